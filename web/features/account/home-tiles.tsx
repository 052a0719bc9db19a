import { Link } from '@tanstack/react-router'
import { ArrowRight, FileStack, type LucideIcon, ReceiptIndianRupee, ScrollText, UserRound } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import { type PagePath, paths } from '#web/paths.ts'

const tiles: readonly { to: PagePath; icon: LucideIcon; title: string; text: string }[] = [
  {
    to: paths.client.cases,
    icon: FileStack,
    title: messages.menu.myCases,
    text: messages.account.myCasesDescription,
  },
  {
    to: paths.client.transactions,
    icon: ScrollText,
    title: messages.menu.myTransactions,
    text: messages.account.myTransactionsDescription,
  },
  {
    to: paths.client.bills,
    icon: ReceiptIndianRupee,
    title: messages.menu.myBills,
    text: messages.account.myBillsDescription,
  },
  {
    to: paths.client.profile,
    icon: UserRound,
    title: messages.menu.myProfile,
    text: messages.account.myProfileDescription,
  },
]

/** The links of a client's home (spec/1 "Client home"). */
export function HomeTiles() {
  return (
    <ul className="mb-5 grid grid-cols-2 gap-2 sm:gap-4 xl:grid-cols-4">
      {tiles.map(({ to, icon: Icon, title, text }) => (
        <li key={to}>
          <Link
            to={to}
            className="group flex h-full flex-col rounded-lg border bg-surface p-5 max-sm:p-3.5 shadow-card transition-colors hover:border-accent-line hover:bg-hover/40"
          >
            <span className="mb-4 grid size-10 max-sm:mb-2 max-sm:size-8 place-items-center rounded-lg bg-accent-soft text-accent-ink">
              <Icon className="size-5" aria-hidden="true" />
            </span>
            <span className="flex items-center gap-1.5 font-semibold text-lg max-sm:text-base tracking-tight">
              {title}
              <ArrowRight
                className="size-4 shrink-0 max-sm:hidden text-faint transition-transform group-hover:translate-x-0.5 group-hover:text-accent-ink"
                aria-hidden="true"
              />
            </span>
            <span className="mt-1 text-muted max-sm:hidden">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
