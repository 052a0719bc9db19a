import { List } from 'lucide-react'
import { t } from '#contract/texts.ts'
import { RowAction, wideRowLabel } from '#web/table/row-actions.tsx'

/** Opens the cases of a payment. */
export function ViewCasesAction({ payer, ...button }: { payer: string; className: string; onClick: () => void }) {
  return (
    <RowAction
      {...button}
      variant="ghost"
      icon={List}
      title={t.general('viewDetails')}
      name={t.general('viewDetailsOf', { name: payer })}
    >
      <span className={wideRowLabel}>{t.general('viewDetails')}</span>
    </RowAction>
  )
}
