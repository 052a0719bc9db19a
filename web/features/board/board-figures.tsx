import { Link, type LinkOptions } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { Board } from '#contract/board/board.ts'
import { showCount } from '#contract/count.ts'
import { sumRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import { StatusBadge } from '#web/features/cases/status-badge.tsx'
import { Money } from '#web/ui/values.tsx'
import { casesOfStatus, dues, overdueBills, paymentsOfDays, waitingPayments } from './board-links.ts'

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
          label={t.board('underVerification')}
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
                <span className="sr-only"> {status}</span>
              </Link>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
