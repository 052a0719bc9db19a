import { Link, type LinkOptions } from '@tanstack/react-router'
import type { Board } from '#contract/board/board.ts'
import { messages } from '#contract/messages.ts'
import { sumRupees } from '#contract/money.ts'
import { Money } from '#web/domain/money.tsx'
import { dues, overdueBills, paymentsOfDays, waitingPayments } from './board-links.ts'

/** Received and outstanding amounts, each with a link to the list behind it. */
export function MoneyFigures({ money }: { money: Board['money'] }) {
  const { received, verifying, unpaid, credit, billed, overdue } = money
  return (
    <div className="@container">
      <dl className="grid grid-cols-2 gap-5 @md:grid-cols-3">
        <Figure
          label={messages.board.receivedInDays(received.length)}
          rupees={sumRupees(received.map(({ amount }) => amount))}
          link={paymentsOfDays(received[0]?.day, received.at(-1)?.day)}
        />
        <Figure
          label={messages.board.underVerification}
          rupees={verifying.amount}
          detail={messages.board.payments(verifying.count)}
          link={waitingPayments}
        />
        <Figure
          label={messages.board.unpaidWithClients}
          rupees={unpaid.amount}
          detail={messages.general.caseTotal(unpaid.count)}
          link={dues}
        />
        <Figure label={messages.board.creditInUse} rupees={credit} link={dues} />
        <Figure
          label={messages.board.billsToBePaid}
          rupees={billed.amount}
          detail={messages.board.bills(billed.count)}
          link={dues}
        />
        <Figure
          label={messages.board.overdue}
          rupees={overdue.amount}
          detail={messages.board.bills(overdue.count)}
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
    <dd className={`mt-0.5 font-semibold text-lg tracking-tight ${bad ? 'text-bad' : ''}`}>
      <Link {...link} className="block rounded-sm underline-offset-4 hover:underline">
        <Money rupees={rupees} />
        {detail && <span className="block font-normal text-accent-ink text-sm tracking-normal">{detail}</span>}
      </Link>
    </dd>
  </div>
)
