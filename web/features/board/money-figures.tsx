import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Board } from '#contract/board/board.ts'
import { messages } from '#contract/messages.ts'
import { sumRupees } from '#contract/money.ts'
import { Money } from '#web/domain/money.tsx'
import { paths } from '#web/paths.ts'

/** Received and outstanding amounts. */
export function MoneyFigures({ money }: { money: Board['money'] }) {
  const { received, verifying, unpaid, credit, billed, overdue } = money
  return (
    <div className="@container">
      <dl className="grid grid-cols-2 gap-5 @md:grid-cols-3">
        <Figure
          label={messages.board.receivedInDays(received.length)}
          rupees={sumRupees(received.map(({ amount }) => amount))}
        />
        <Figure
          label={messages.board.underVerification}
          rupees={verifying.amount}
          detail={
            <Link to={paths.superadmin.payments} className="text-accent-ink underline-offset-4 hover:underline">
              {messages.board.payments(verifying.count)}
            </Link>
          }
        />
        <Figure
          label={messages.board.unpaidWithClients}
          rupees={unpaid.amount}
          detail={messages.general.caseTotal(unpaid.count)}
        />
        <Figure label={messages.board.creditInUse} rupees={credit} />
        <Figure
          label={messages.board.billsToBePaid}
          rupees={billed.amount}
          detail={messages.board.bills(billed.count)}
        />
        <Figure
          label={messages.board.overdue}
          rupees={overdue.amount}
          detail={messages.board.bills(overdue.count)}
          bad={overdue.amount > 0}
        />
      </dl>
    </div>
  )
}

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
