import { X } from 'lucide-react'
import { t } from '#contract/texts.ts'
import { RowAction } from '#web/table/row-actions.tsx'

interface RejectActionProps {
  /** The accessible name, which names the row. */
  name: string
  className: string
  onClick: () => void
}

/** The action that rejects what waits in a row for a decision. */
export const RejectAction = (props: RejectActionProps) => (
  <RowAction icon={X} {...props}>
    {t.general('reject')}
  </RowAction>
)
