import { useState } from 'react'
import { MAX_BULK_PAYMENTS } from '#contract/limits.ts'
import type { PendingPayment } from '#contract/payments/payment.ts'
import { t } from '#contract/texts.ts'
import { BulkBar, ClearSelection, chosenWithSum, SelectMatching } from '#web/features/cases/bulk/bulk-bar.tsx'
import { lazyDialog } from '#web/lib/lazy.tsx'
import { letterOf, verbProps } from '#web/lib/verbs.ts'
import { Button } from '#web/ui/button.tsx'
import { KeyHint } from '#web/ui/kbd.tsx'

const TogetherDialog = lazyDialog(async () => (await import('./together-dialog.tsx')).TogetherDialog)

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
        <BulkBar chosen={chosenWithSum(chosen.map(({ Amount }) => Amount))} outcome={null}>
          <SelectMatching
            chosen={chosen.length}
            total={total}
            most={MAX_BULK_PAYMENTS}
            onSelect={async () => onChoose((await loadAll()).rows)}
          />
          <ClearSelection onClear={() => onChoose([])} />
          <Button variant="primary" {...verbProps('verify')} onClick={() => setShown(chosen)}>
            {t.payments('checkTogether')}
            <KeyHint keyName={letterOf('verify')} />
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
