import { List } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import { RowAction, wideRowLabel } from '#web/table/row-action.tsx'

/** Opens the cases of a payment. */
export function ViewCasesAction({ payer, ...button }: { payer: string; className: string; onClick: () => void }) {
  return (
    <RowAction
      {...button}
      variant="ghost"
      icon={List}
      title={messages.general.viewDetails}
      name={messages.general.viewDetailsOf(payer)}
    >
      <span className={wideRowLabel}>{messages.general.viewDetails}</span>
    </RowAction>
  )
}
