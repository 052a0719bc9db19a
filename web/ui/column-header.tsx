import type { ReactNode } from 'react'

export function ColumnHeader({ className, children }: { className: string; children: ReactNode }) {
  return (
    <th scope="col" className={`${className} font-medium`}>
      {children}
    </th>
  )
}
