import type { ReactNode } from 'react'

/** The header of a column, in a table without sorting. */
export function ColumnHeader({ className, children }: { className: string; children: ReactNode }) {
  return (
    <th scope="col" className={`${className} font-medium`}>
      {children}
    </th>
  )
}
