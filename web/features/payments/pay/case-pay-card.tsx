import { messages } from '#contract/messages.ts'
import { showRupees } from '#contract/money.ts'
import { WaitingBills } from '#web/domain/waiting-bills.tsx'
import { creditDisabledReason, useCredit } from './credit.ts'
import { PayCard } from './pay-card.tsx'
import type { usePayment } from './use-payment.ts'

interface CasePayCardProps {
  payment: ReturnType<typeof usePayment>
  total: number
  onDone: () => void
}

/** The payment form of cases: Cash, UPI, or the client's credit. */
export function CasePayCard({ payment: { draft, change, pay, mutation }, total, onDone }: CasePayCardProps) {
  const credit = useCredit()
  if (!draft) return null
  return (
    <PayCard
      draft={draft}
      change={change}
      mutation={mutation}
      total={total}
      onPay={() => pay(total, onDone)}
      credit={{
        available: credit.available,
        reason: creditDisabledReason(credit, total),
        note: <WaitingBills className="mt-3" />,
        description: messages.payments.creditExplained(showRupees(total)),
      }}
    />
  )
}
