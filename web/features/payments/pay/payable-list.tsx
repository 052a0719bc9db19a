import { Link } from '@tanstack/react-router'
import { Clock } from 'lucide-react'
import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import { showRupees } from '#contract/money.ts'
import type { PayableCase } from '#contract/payments/payment.ts'
import { isPayable, type PaymentTab } from '#contract/payments/payment-rules.ts'
import { paths } from '#web/paths.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { PayableCard } from './payable-card.tsx'
import { totalOf } from './payable-cases.ts'
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

/** What happens next to payments under verification. */
function Checking({ cases }: { cases: readonly PayableCase[] }) {
  return (
    <div role="status" className="flex gap-3 border-b bg-info-soft px-5 py-3.5 max-md:px-4">
      <Clock className="mt-0.5 size-4.5 shrink-0 text-info" aria-hidden="true" />
      <div>
        <p className="font-semibold text-info">{messages.clientCases.weAreChecking(showRupees(totalOf(cases)))}</p>
        <p className="text-muted">{messages.clientCases.checkingExplained}</p>
      </div>
    </div>
  )
}

/** The cases of one tab as cards. */
export function PayableList({ tab, cases, query, selection }: PayableListProps) {
  const [shownCount, setShownCount] = useState(PAGE_SIZE)
  if (cases.length === 0) {
    return (
      <EmptyState
        title={messages.cases.emptyTab(tab)}
        detail={query ? messages.table.nothingMatches(query) : emptyTexts[tab]}
        action={
          !query &&
          tab !== 'Unpaid' && (
            <Link to={paths.client.cases} className={buttonStyle()}>
              {messages.payments.toUnpaid}
            </Link>
          )
        }
      />
    )
  }
  return (
    <>
      {tab === 'Under Verification' && <Checking cases={cases} />}
      <ul aria-label={messages.clientCases.casesOfTab(tab)} className="divide-y">
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
                      : messages.clientCases.notPayable(payableCase.case.CaseNo),
                    onSelect: (on) => selection.select(payableCase.id, on),
                  }
                : undefined
            }
          />
        ))}
      </ul>
      <ShowMore shown={shownCount} total={cases.length} onMore={() => setShownCount(shownCount + PAGE_SIZE)} />
    </>
  )
}
