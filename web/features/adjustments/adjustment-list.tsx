import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { Adjustment } from '#contract/adjustments/adjustment.ts'
import { showBillMonth } from '#contract/bills/bill-texts.ts'
import { sumRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import { adjustmentEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { InstantText, Money } from '#web/ui/values.tsx'
import { ReverseDialog } from './reason-dialogs.tsx'

/** The adjustments of a client's account, newest first, each to be reversed once; for the superadmin. */
export function AdjustmentList({ clientId }: { clientId: string }) {
  const query = useQuery(apiQuery(adjustmentEndpoints.ofClient, { params: { id: clientId } }))
  const [reversed, setReversed] = useState<Adjustment | null>(null)
  return (
    <div className="mt-4 print:hidden">
      <Card title={t.adjustments('title')} flush>
        <QueryView
          query={query}
          skeleton={<Skeleton className="m-5 h-6 w-64" />}
          isEmpty={({ data }) => data.length === 0}
          empty={<p className="px-5 py-4 text-muted">{t.adjustments('none')}</p>}
        >
          {({ data }) => (
            <ul aria-label={t.adjustments('title')} className="max-h-96 divide-y overflow-y-auto">
              {data.map((adjustment) => (
                <Item key={adjustment.id} adjustment={adjustment} onReverse={() => setReversed(adjustment)} />
              ))}
            </ul>
          )}
        </QueryView>
      </Card>
      {reversed && <ReverseDialog clientId={clientId} adjustment={reversed} onClose={() => setReversed(null)} />}
    </div>
  )
}

function Item({ adjustment, onReverse }: { adjustment: Adjustment; onReverse: () => void }) {
  const { at, by, amount, reason, caseNo, reverses, takesBack, reversedBy } = adjustment
  const money = () => <Money rupees={Math.abs(amount)} />
  const badge = reverses
    ? t.adjustments('reversal')
    : reversedBy
      ? t.adjustments('reversed')
      : takesBack && t.adjustments('paymentTakenBack')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">
            {t.adjustments.rich(amount > 0 ? 'owesMore' : 'owesLess', { amount: money })}
          </span>
          {badge && <Badge>{badge}</Badge>}
        </p>
        <p className="wrap-anywhere">{[caseNo, reason].filter(Boolean).join(': ')}</p>
        <p className="text-muted text-sm">
          <InstantText instant={at} />, {by.firstName} {by.lastName}. {whereBilled(adjustment)}
        </p>
      </div>
      {!reverses && !reversedBy && (
        <Button icon={Undo2} size="sm" aria-label={t.adjustments('reverseNamed', { reason })} onClick={onReverse}>
          {t.adjustments('reverse')}
        </Button>
      )}
    </li>
  )
}

/** The bills that carry an adjustment, and whether a part of it waits for the next one. */
function whereBilled({ amount, bills }: Adjustment): string {
  const months = bills.map((bill) => t.adjustments('onBill', { month: showBillMonth(bill) }))
  if (months.length === 0) return t.adjustments('onNextBill')
  const isWhole = sumRupees(bills.map((bill) => bill.amount)) === amount
  return [...months, ...(isWhole ? [] : [t.adjustments('restOnNextBill')])].join(', ')
}
