import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { type Bill, WaivePenalty as Body } from '#contract/bills/bill.ts'
import { billEndpoints } from '#contract/bills/bill-endpoints.ts'
import { reasonNotToWaive } from '#contract/bills/bill-rules.ts'
import { messages } from '#contract/messages.ts'
import { showRupees } from '#contract/money.ts'
import { transactionEndpoints } from '#contract/transactions/transaction-endpoints.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { ReasonField } from '#web/forms/reason-field.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { invalidate } from '#web/lib/query.ts'
import { toast } from '#web/lib/toast.ts'
import { GuardedButton } from '#web/ui/guarded-button.tsx'

/** Takes the penalty of a bill back, with a reason; for the superadmin. */
export function WaivePenalty({ bill, month }: { bill: Bill; month: string }) {
  const [asking, setAsking] = useState(false)
  const reason = reasonNotToWaive({
    status: bill.status,
    hasPenalty: bill.penaltyAmount > 0,
    isWaived: bill.waiver !== undefined,
  })
  return (
    <>
      <GuardedButton size="sm" reason={reason} onClick={() => setAsking(true)}>
        <Undo2 aria-hidden="true" />
        {messages.bills.waivePenalty}
      </GuardedButton>
      {asking && <WaiveDialog bill={bill} month={month} onClose={() => setAsking(false)} />}
    </>
  )
}

function WaiveDialog({ bill, month, onClose }: { bill: Bill; month: string; onClose: () => void }) {
  const form = useZodForm(Body, { reason: '' })
  const reload = () => invalidate(billEndpoints.get, billEndpoints.ofClient)
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages.bills.waivePenalty}
      description={`The penalty of ${showRupees(bill.penaltyAmount)} comes off the bill of ${month}. The client is told by mail.`}
      submit="Waive"
      form={form}
      onSubmit={async (body) => {
        await call(billEndpoints.waivePenalty, { params: { billId: bill.billId }, body })
        await reload()
        void invalidate(transactionEndpoints.statement)
        toast({ kind: 'success', title: messages.bills.penaltyWaived })
      }}
      onFailure={(error) => {
        toast({ kind: 'error', title: errorText(error) })
        // It was paid or waived in another window.
        if (error instanceof ApiError && error.status === 409) void reload()
      }}
    >
      <ReasonField
        control={form.control}
        name="reason"
        required
        hint="It stays in the activity log. The client does not see it."
      />
    </FormDialog>
  )
}
