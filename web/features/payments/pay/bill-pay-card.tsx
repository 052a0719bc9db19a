import { messages } from '#contract/messages.ts'
import { PayCard } from './pay-card.tsx'
import { useBillPayment } from './use-payment.ts'

interface BillPayCardProps {
  billId: string
  /** The month of the bill, such as "October 2026". */
  month: string
  total: number
}

/**
 * The payment form of a bill: Cash or UPI, in full and with a proof (spec/2 screen 19). Use the bill's id as its key.
 */
export function BillPayCard({ billId, month, total }: BillPayCardProps) {
  const { draft, change, pay, mutation } = useBillPayment(billId)
  return (
    <PayCard
      draft={draft}
      change={change}
      mutation={mutation}
      total={total}
      onPay={() => pay(total)}
      proofMissingReason={messages.payments.billProofFirst}
      note={messages.payments.billUpiNote(month.toUpperCase())}
    />
  )
}
