import { useState } from 'react'
import { showCount } from '#contract/count.ts'
import { MAX_BULK_PAYMENTS } from '#contract/limits.ts'
import type { PendingPayment } from '#contract/payments/payment.ts'
import { t } from '#contract/texts.ts'
import { BulkBar } from '#web/features/cases/bulk/bulk-bar.tsx'
import { SelectMatching } from '#web/features/cases/bulk/select-matching.tsx'
import { Button } from '#web/ui/button.tsx'
import { TogetherDialog } from './together-dialog.tsx'

interface ChosenPaymentsProps {
  chosen: readonly PendingPayment[]
  onChoose: (rows: readonly PendingPayment[]) => void
  /** The number of payments that match the list, and the call for all of them. */
  total: number | undefined
  loadAll: () => Promise<{ rows: readonly PendingPayment[] }>
}

/** What can be done with the chosen payments: they are checked with their proofs side by side. */
export function ChosenPayments({ chosen, onChoose, total, loadAll }: ChosenPaymentsProps) {
  const [shown, setShown] = useState<readonly PendingPayment[] | null>(null)
  return (
    <>
      {chosen.length > 0 && (
        <BulkBar chosen={t.bulk('selected', { count: showCount(chosen.length) })} outcome={null}>
          <SelectMatching
            chosen={chosen.length}
            total={total}
            most={MAX_BULK_PAYMENTS}
            onSelect={async () => onChoose((await loadAll()).rows)}
          />
          <Button variant="ghost" onClick={() => onChoose([])}>
            {t.bulk('clear')}
          </Button>
          <Button variant="primary" onClick={() => setShown(chosen)}>
            {t.payments('checkTogether')}
          </Button>
        </BulkBar>
      )}
      {shown && (
        <TogetherDialog
          chosen={shown}
          onDecided={(ids) => onChoose(chosen.filter(({ id }) => !ids.has(id)))}
          onClose={() => setShown(null)}
        />
      )}
    </>
  )
}
