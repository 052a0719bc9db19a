import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { openPdf } from '#web/lib/download.ts'
import { withLoading } from '#web/lib/toast.ts'
import { RowAction } from '#web/table/row-actions.tsx'

export interface NumberedPdfProps {
  /** The number of the paper; null if there is none; then there is no action. */
  number: string | null
  /** The accessible name, which names the row. */
  name: string
  icon: LucideIcon
  fetch: () => Promise<{ file: Blob; name: string }>
  failureTitle: string
  className?: string | undefined
  children: ReactNode
}

/** Opens a numbered paper, which the server prints. */
export const openNumbered = ({ fetch, failureTitle }: Pick<NumberedPdfProps, 'fetch' | 'failureTitle'>): void =>
  void withLoading(failureTitle, async () => openPdf(await fetch()))

/** The action of a row that opens a numbered paper of it. */
export function NumberedPdf({ number, name, icon, children, className, ...paper }: NumberedPdfProps) {
  if (number === null) return null
  return (
    <RowAction
      {...(className && { className })}
      variant="ghost"
      icon={icon}
      title={number}
      name={name}
      onClick={() => openNumbered(paper)}
    >
      {children}
    </RowAction>
  )
}
