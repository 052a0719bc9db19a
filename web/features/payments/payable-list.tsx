import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import type { PayableCase } from '#contract/payments/payment.ts'
import { isPayable, type PaymentTab } from '#contract/payments/payment-rules.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PayableCard } from './payable-card.tsx'
import type { PayableSelection } from './use-payable-selection.ts'

/** The number of cards that "Show more" adds. */
const PAGE_SIZE = 50

/** The empty-state text of each tab. */
const emptyTexts: Record<PaymentTab, string> = {
  Unpaid: messages.payments.unpaidEmpty,
  'Under Verification': messages.payments.underVerificationEmpty,
  Verified: messages.payments.verifiedEmpty,
}

interface PayableListProps {
  tab: PaymentTab
  cases: readonly PayableCase[]
  query: string
  selection: PayableSelection
}

/** The cases of one tab as cards. */
export function PayableList({ tab, cases, query, selection }: PayableListProps) {
  const [shownCount, setShownCount] = useState(PAGE_SIZE)
  if (cases.length === 0) {
    return (
      <EmptyState
        title={messages.cases.emptyTab(tab)}
        detail={query ? messages.table.nothingMatches(query) : emptyTexts[tab]}
      />
    )
  }
  return (
    <>
      <ul aria-label={messages.payments.casesOfTab(tab)} className="divide-y">
        {cases.slice(0, shownCount).map((payableCase) => (
          <PayableCard
            key={payableCase.id}
            payableCase={payableCase}
            query={query}
            selection={
              selection.on
                ? {
                    selected: selection.selected.has(payableCase.id),
                    reason: isPayable(payableCase.payment)
                      ? null
                      : messages.payments.notPayable(payableCase.case.CaseNo),
                    onSelect: (on) => selection.select(payableCase.id, on),
                  }
                : undefined
            }
          />
        ))}
      </ul>
      {cases.length > shownCount && (
        <div className="border-t p-3 text-center">
          <Button variant="ghost" onClick={() => setShownCount(shownCount + PAGE_SIZE)}>
            {messages.table.showMore(shownCount, cases.length)}
          </Button>
        </div>
      )}
    </>
  )
}
