import { messages } from '#contract/messages.ts'
import { PayCard } from './pay-card.tsx'
import { useBillPayment } from './use-bill-payment.ts'

interface BillPayCardProps {
  billId: string
  /** "October 2026". */
  month: string
  total: number
}

/** The ways to pay a bill: Cash or UPI, whole and with a proof (spec/2 screen 19). Give it the bill as its key. */
export function BillPayCard({ billId, month, total }: BillPayCardProps) {
  const { draft, change, pay, mutation } = useBillPayment(billId)
  return (
    <PayCard
      draft={draft}
      change={change}
      mutation={mutation}
      total={total}
      onPay={() => pay(total)}
      proofFirst={messages.payments.billProofFirst}
      note={messages.payments.upiNoteOfBill(month.toUpperCase())}
    />
  )
}
