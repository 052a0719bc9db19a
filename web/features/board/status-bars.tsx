import { Link } from '@tanstack/react-router'
import type { Board } from '#contract/board/board.ts'
import { StatusBadge } from '#web/domain/status-badge.tsx'
import { casesOfStatus } from './board-links.ts'

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
                className={`block h-full rounded-full ${fills[status]}`}
                // A minimum width keeps small counts visible.
                style={{ width: count === 0 ? 0 : `max(0.5rem, ${(100 * count) / most}%)` }}
              />
            </span>
            <span className={`tnum text-right font-semibold ${count === 0 ? 'text-faint' : ''}`}>
              <Link
                {...casesOfStatus(status)}
                className="rounded-sm underline-offset-4 after:-inset-y-1 after:absolute after:inset-x-0 hover:underline"
              >
                {count.toLocaleString('en-IN')}
                <span className="sr-only"> {status}</span>
              </Link>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
