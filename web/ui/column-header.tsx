import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export function ColumnHeader({ className, children }: { className: string; children: ReactNode }) {
  return (
    <th scope="col" className={clsx(className, 'font-medium')}>
      {children}
    </th>
  )
}
