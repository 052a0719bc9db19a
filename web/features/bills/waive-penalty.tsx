import { Undo2 } from 'lucide-react'
import { type Bill, WaivePenalty as Body } from '#contract/bills/bill.ts'
import { reasonNotToWaive } from '#contract/bills/bill-rules.ts'
import { showRupees } from '#contract/money.ts'
import { t, textOf } from '#contract/texts.ts'
import { billEndpoints, transactionEndpoints } from '#web/endpoints.generated.ts'
import { ReasonDialog } from '#web/forms/form-dialog.tsx'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { DialogButton } from '#web/ui/guarded-button.tsx'

interface WaivedBill {
  bill: Bill
  month: string
}

/** Waives the penalty of a bill with a reason; for the superadmin. */
export const WaivePenaltyButton = ({ bill, month }: WaivedBill) => (
  <DialogButton
    icon={Undo2}
    size="sm"
    label={t.bills('waivePenalty')}
    reason={textOf(
      reasonNotToWaive({
        status: bill.status,
        hasPenalty: bill.penaltyAmount > 0,
        isWaived: bill.waiver !== undefined,
      }),
    )}
    dialog={(close) => <WaiveDialog bill={bill} month={month} onClose={close} />}
  />
)

function WaiveDialog({ bill, month, onClose }: WaivedBill & { onClose: () => void }) {
  const waive = useApiMutation(billEndpoints.waivePenalty, {
    invalidates: [billEndpoints.get, billEndpoints.ofClient, transactionEndpoints.statement],
  })
  return (
    <ReasonDialog
      schema={Body}
      onClose={onClose}
      title={t.bills('waivePenalty')}
      description={t.bills('waiveExplained', { penaltyAmount: showRupees(bill.penaltyAmount), month })}
      submit={t.bills('waive')}
      draft={`waive-${bill.billId}`}
      onSubmit={(body) => waive.mutateAsync({ params: { billId: bill.billId }, body })}
      hint={t.general('reasonHint')}
    />
  )
}
