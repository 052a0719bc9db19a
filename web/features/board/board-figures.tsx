import { useQuery } from '@tanstack/react-query'
import { Link, type LinkOptions, linkOptions } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ShieldCheck, TriangleAlert } from 'lucide-react'
import type { Board } from '#contract/board/board.ts'
import type { CaseStatus } from '#contract/cases/case-values.ts'
import type { ExpiryType } from '#contract/cases/expiry.ts'
import { showCount } from '#contract/count.ts'
import { addDays } from '#contract/dates.ts'
import { sumRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import { boardEndpoints } from '#web/endpoints.generated.ts'
import { StatusBadge } from '#web/features/cases/status-badge.tsx'
import { paths } from '#web/lib/paths.ts'
import { apiQuery } from '#web/lib/query.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { InstantText, Money } from '#web/ui/values.tsx'

export function MoneyFigures({ money }: { money: Board['money'] }) {
  const { received, verifying, unpaid, credit, billed, overdue } = money
  return (
    <div className="@container">
      <dl className="grid grid-cols-2 gap-5 @md:grid-cols-3 @4xl:grid-cols-6">
        <Figure
          label={t.board('receivedInDays', { count: received.length })}
          rupees={sumRupees(received.map(({ amount }) => amount))}
          link={paymentsOfDays(received[0]?.day, received.at(-1)?.day)}
        />
        <Figure
          label={t.states('payment.paid')}
          rupees={verifying.amount}
          detail={t.board('payments', { count: verifying.count })}
          link={waitingPayments}
        />
        <Figure
          label={t.board('unpaidWithClients')}
          rupees={unpaid.amount}
          detail={t.general('caseTotal', { count: unpaid.count })}
          link={dues}
        />
        <Figure label={t.board('creditInUse')} rupees={credit} link={dues} />
        <Figure
          label={t.board('billsToBePaid')}
          rupees={billed.amount}
          detail={t.board('bills', { count: billed.count })}
          link={dues}
        />
        <Figure
          label={t.board('overdue')}
          rupees={overdue.amount}
          detail={t.board('bills', { count: overdue.count })}
          link={overdueBills}
          bad={overdue.amount > 0}
        />
      </dl>
    </div>
  )
}

interface FigureProps {
  label: string
  rupees: number
  detail?: string
  link: LinkOptions
  bad?: boolean
}

const Figure = ({ label, rupees, detail, link, bad = false }: FigureProps) => (
  <div className="min-w-0">
    <dt className="text-faint text-sm">{label}</dt>
    <dd className={clsx('mt-0.5 font-semibold text-lg tracking-tight', bad && 'text-bad')}>
      <Link {...link} className="block rounded-sm underline-offset-4 hover:underline">
        <Money rupees={rupees} />
        {detail && <span className="block font-normal text-accent-ink text-sm tracking-normal">{detail}</span>}
      </Link>
    </dd>
  </div>
)

const fills: Record<Board['cases'][number]['status'], string> = {
  Created: 'bg-control',
  Updated: 'bg-warn-fill',
  ready: 'bg-accent',
  assigned: 'bg-info',
  paid: 'bg-good-fill',
  rejected: 'bg-bad-fill',
}

/** The number of cases per status, in the order of a case's life; each opens the list of those cases. */
export function StatusBars({ cases }: { cases: Board['cases'] }) {
  const most = Math.max(1, ...cases.map(({ count }) => count))
  return (
    <dl className="grid gap-4">
      {cases.map(({ status, count }) => (
        <div key={status} className="relative grid grid-cols-[6rem_1fr_4rem] items-center gap-3">
          <dt>
            <StatusBadge kind="case" status={status} />
          </dt>
          <dd className="contents">
            <span className="forced-color-adjust-none h-2.5 rounded-full bg-plain-soft" aria-hidden="true">
              <span
                className={clsx('block h-full rounded-full', fills[status])}
                // A minimum width keeps small counts visible.
                style={{ width: count === 0 ? 0 : `max(0.5rem, ${(100 * count) / most}%)` }}
              />
            </span>
            <span className={clsx('tnum text-right font-semibold', count === 0 && 'text-faint')}>
              <Link
                {...casesOfStatus(status)}
                className="rounded-sm underline-offset-4 after:-inset-y-1 after:absolute after:inset-x-0 hover:underline"
              >
                {showCount(count)}
                <span className="sr-only"> {t.states(`case.${status}`)}</span>
              </Link>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The money of the office in one line, on the superadmin's home; its charts are on the page of reports. */
export function MoneyCard() {
  const query = useQuery(boardQuery())
  return (
    <Card>
      <QueryView query={query} errorTitle={t.board('fetchFailed')} skeleton={<MoneySkeleton />} inlineError>
        {({ data: { money, ledger } }) => (
          <>
            <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
              <h2 className="sr-only">{t.board('moneyTitle')}</h2>
              <div className="min-w-0 grow basis-60">
                <MoneyFigures money={money} />
              </div>
              <Link to={paths.superadmin.reports} className={buttonStyle({ size: 'sm', variant: 'ghost' })}>
                {t.board('reports')}
              </Link>
            </div>
            {ledger.brokenLaws.length > 0 && <LedgerNote ledger={ledger} />}
          </>
        )}
      </QueryView>
    </Card>
  )
}

/** As high as the figures, so that nothing below them moves. */
const MoneySkeleton = () => <Skeleton className="h-52 w-full rounded-md sm:h-36 xl:h-18" />

/** The result of the ledger's audit: a note if all laws hold, otherwise the broken laws and the next step. */
export function LedgerNote({ ledger: { auditedAt, brokenLaws } }: { ledger: Board['ledger'] }) {
  if (!auditedAt) return null
  if (brokenLaws.length === 0) {
    return (
      <p className="mt-5 flex items-start gap-2 border-t pt-4 text-faint text-sm">
        <ShieldCheck className="mt-0.5 size-4 shrink-0" />
        <span>{t.board.rich('ledgerAudited', { auditedAt: () => <InstantText instant={auditedAt} time /> })}</span>
      </p>
    )
  }
  return (
    <div role="status" className="mt-5 flex gap-3 rounded-md border border-bad-line bg-bad-soft px-4 py-3">
      <TriangleAlert className="mt-0.5 size-4.5 shrink-0 text-bad" />
      <div className="wrap-anywhere min-w-0">
        <p className="font-semibold text-bad">{t.board('ledgerBroken')}</p>
        <p className="mt-0.5">
          {t.board.rich('lawsBroken', { auditedAt: () => <InstantText instant={auditedAt} time /> })}
        </p>
        <ul className="mt-1 list-disc pl-5">
          {brokenLaws.map((law) => (
            <li key={law}>{law}</li>
          ))}
        </ul>
        <p className="mt-1 text-muted text-sm">{t.board('ledgerAdvice')}</p>
      </div>
    </div>
  )
}

const { superadmin } = paths

const weekFrom = (week: string) => ({ fromDate: week, toDate: addDays(week, 6) })

/** The cases of a status, of any date. */
export function casesOfStatus(status: CaseStatus) {
  if (status === 'rejected') return linkOptions({ to: superadmin.rejectedCases, search: { any: 1 } })
  return status === 'Created' || status === 'Updated'
    ? linkOptions({ to: superadmin.myCases, search: { statuses: status } })
    : linkOptions({ to: superadmin.verifiedCases, search: { statuses: status, any: 1 } })
}

export const paymentsOfDays = (first = '', last = first) =>
  linkOptions({ to: superadmin.payments, search: { tab: 'decided', fromDate: first, toDate: last } })

const waitingPayments = linkOptions({ to: superadmin.payments })

export const overdueBills = linkOptions({ to: superadmin.queue, search: { kind: 'overdueBills' } })

const dues = linkOptions({ to: superadmin.dues })

/** The papers that expire in a week: the summary of that week, for a type with its cases. */
export const expiriesOfWeek = (week: string, expiry?: ExpiryType) =>
  linkOptions({ to: superadmin.home, search: { ...weekFrom(week), expiry } })

export const assignmentsOfWeek = (week: string) =>
  linkOptions({ to: superadmin.activity, search: { kind: 'case', action: 'assigned', ...weekFrom(week) } })

export type BoardLink = ReturnType<
  typeof casesOfStatus | typeof paymentsOfDays | typeof expiriesOfWeek | typeof assignmentsOfWeek
>

/** The figures of the office, which a page that stays open loads again every 5 minutes. */
export const boardQuery = () => ({
  ...apiQuery(boardEndpoints.board, {}),
  staleTime: 60_000,
  refetchInterval: 5 * 60_000,
})
