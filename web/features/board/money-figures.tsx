import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Board, Sum } from '#contract/board/board.ts'
import { sumRupees } from '#contract/money.ts'
import { Money } from '#web/domain/money.tsx'
import { paths } from '#web/paths.ts'

/** What came in, and what the office waits for. */
export function MoneyFigures({ money }: { money: Board['money'] }) {
  const { received, verifying, unpaid, credit, billed, overdue } = money
  return (
    <div className="@container">
      <dl className="grid grid-cols-2 gap-5 @md:grid-cols-3">
        <Figure label={`Received, ${received.length} days`} rupees={sumRupees(received.map(({ amount }) => amount))} />
        <Figure
          label="Under verification"
          rupees={verifying.amount}
          detail={
            <Link to={paths.superadmin.payments} className="text-accent-ink underline-offset-4 hover:underline">
              {counted(verifying, 'payment', 'payments')}
            </Link>
          }
        />
        <Figure label="Unpaid with clients" rupees={unpaid.amount} detail={counted(unpaid, 'case', 'cases')} />
        <Figure label="Credit in use" rupees={credit} />
        <Figure label="Bills to be paid" rupees={billed.amount} detail={counted(billed, 'bill', 'bills')} />
        <Figure
          label="Overdue"
          rupees={overdue.amount}
          detail={counted(overdue, 'bill', 'bills')}
          bad={overdue.amount > 0}
        />
      </dl>
    </div>
  )
}

const counted = ({ count }: Sum, one: string, many: string) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`

interface FigureProps {
  label: string
  rupees: number
  detail?: ReactNode
  bad?: boolean
}

const Figure = ({ label, rupees, detail, bad = false }: FigureProps) => (
  <div className="min-w-0">
    <dt className="text-faint text-sm">{label}</dt>
    <dd className={`mt-0.5 font-semibold text-lg tracking-tight ${bad ? 'text-bad' : ''}`}>
      <Money rupees={rupees} />
      {detail && <span className="block font-normal text-muted text-sm tracking-normal">{detail}</span>}
    </dd>
  </div>
)
