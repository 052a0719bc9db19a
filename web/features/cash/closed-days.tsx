import type { CashBook } from '#contract/cash/cash.ts'
import { showDay } from '#contract/dates.ts'
import { fullName } from '#contract/full-name.ts'
import { showRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import { cashEndpoints } from '#web/endpoints.generated.ts'
import { useUser } from '#web/lib/session.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DayText } from '#web/ui/values.tsx'
import { cashReads } from './cash-reads.ts'

export const balanceText = (balance: number): string =>
  balance < 0 ? t.cash('owes', { amount: showRupees(-balance) }) : showRupees(balance)

/** The closed days of a book; the superadmin confirms them. */
export function ClosedDays({ book: { days } }: { book: CashBook }) {
  const isAdmin = useUser()?.role === 'superadmin'
  const confirm = useApiMutation(cashEndpoints.confirm, {
    invalidates: cashReads,
    failureTitle: t.cash('confirmFailed'),
  })
  return (
    <div className="mt-4 max-w-2xl">
      <Card title={t.cash('days')} flush dense>
        {days.length === 0 ? (
          <p className="px-5 py-4 text-muted">{t.cash('noDays')}</p>
        ) : (
          <ul aria-label={t.cash('days')} className="divide-y">
            {days.map(({ id, day, balance, closedBy, confirmedAt }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 px-5 py-2.5">
                <div className="min-w-0">
                  <p className="font-medium">
                    <DayText day={day} /> · <span className="tnum">{balanceText(balance)}</span>
                  </p>
                  <p className="text-muted text-sm">{t.cash('closedBy', { name: fullName(closedBy) })}</p>
                </div>
                {confirmedAt !== null ? (
                  <Badge tone="good">{t.cash('isConfirmed')}</Badge>
                ) : isAdmin ? (
                  <Button
                    size="sm"
                    aria-label={t.cash('confirmNamed', { day: showDay(day) })}
                    disabled={confirm.isPending}
                    onClick={() => confirm.mutate({ params: { id } })}
                  >
                    {t.cash('confirm')}
                  </Button>
                ) : (
                  <Badge tone="warn">{t.cash('isWaiting')}</Badge>
                )}
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  )
}
