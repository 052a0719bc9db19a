import type { BillState } from '#contract/bills/bill-rules.ts'
import { messages } from '#contract/messages.ts'
import { StatusBadge } from '#web/domain/status-badge.tsx'
import { TableHighlight } from '#web/ui/highlight.tsx'

/** What a state leaves open: "paid" is the server's value while the office has not checked the payment. */
const moreOf = (state: BillState) => (state === 'paid' ? messages.payments.statusUnderVerification : '')

export const billStateText = (state: BillState) => `${state} ${moreOf(state)}`.trim()

export function ShownBillState({ state }: { state: BillState }) {
  return (
    <>
      <StatusBadge kind="bill" status={state} />
      {moreOf(state) && (
        <span className="block whitespace-nowrap text-sm">
          <TableHighlight>{moreOf(state)}</TableHighlight>
        </span>
      )}
    </>
  )
}
