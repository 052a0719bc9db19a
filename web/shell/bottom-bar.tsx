import { Link, useLocation } from '@tanstack/react-router'
import { messages } from '#contract/messages.ts'
import type { LucideIcon } from '#web/icons/make-icon.ts'
import { paths } from '#web/paths.ts'
import { menuGroups, menuIcons } from './menu-icons.ts'
import { sheetOpen } from './sheet-state.ts'

const { cases, home, payment, bills } = paths.client

interface Place {
  label: string
  icon: LucideIcon
  link: { to: typeof home | typeof cases | typeof bills; search?: { pay: 1 } }
  isAt: (pathname: string, isPaying: boolean) => boolean
}

const places = (): readonly Place[] => [
  { label: messages.menu.home, icon: menuIcons.House, link: { to: home }, isAt: (pathname) => pathname === home },
  {
    label: messages.payments.cases,
    icon: menuIcons.FileStack,
    link: { to: cases },
    isAt: (pathname, isPaying) => pathname.startsWith(cases) && !isPaying,
  },
  {
    label: messages.bills.pay,
    icon: menuIcons.IndianRupee,
    link: { to: cases, search: { pay: 1 } },
    isAt: (pathname, isPaying) => pathname === payment || (pathname === cases && isPaying),
  },
  {
    label: messages.bills.title,
    icon: menuIcons.ReceiptIndianRupee,
    link: { to: bills },
    isAt: (pathname) => pathname === bills.toLowerCase(),
  },
]

/** The router marks a link only where the search parameters fit, too: two of them lead to one page. */
const exactWithSearch = { exact: true, includeSearch: true } as const
const MoreIcon = menuGroups.More.icon
const itemClass =
  'flex h-14 flex-col items-center justify-center gap-0.5 font-medium text-xs focus-visible:-outline-offset-2'
const inkOf = (isCurrent: boolean) => (isCurrent ? 'text-accent-ink' : 'text-muted')

/** The bar at the bottom of a client's phone: the places of every day, and the menu for the rest. */
export function BottomBar() {
  const pathname = useLocation({ select: (location) => location.pathname.toLowerCase().replace(/\/+$/, '') })
  const isPaying = useLocation({ select: ({ search }) => 'pay' in search && Number(search.pay) === 1 })
  return (
    <nav
      aria-label={messages.shell.bottomBar}
      data-bottom-bar=""
      className="fixed inset-x-0 bottom-0 z-20 border-t bg-rail pb-[env(safe-area-inset-bottom)] print:hidden [@media(max-height:399.98px)]:hidden"
    >
      <ul className="grid grid-cols-5">
        {places().map(({ label, icon: Icon, link, isAt }) => {
          const isCurrent = isAt(pathname, isPaying)
          return (
            <li key={label}>
              <Link
                {...link}
                activeOptions={exactWithSearch}
                aria-current={isCurrent ? (pathname === link.to.toLowerCase() ? 'page' : 'true') : undefined}
                className={`${itemClass} ${inkOf(isCurrent)}`}
              >
                <Icon className="size-5" strokeWidth={isCurrent ? 2.25 : 2} aria-hidden="true" />
                {label}
              </Link>
            </li>
          )
        })}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => sheetOpen.set(true)}
            className={`${itemClass} w-full ${inkOf(false)}`}
          >
            <MoreIcon className="size-5" aria-hidden="true" />
            {messages.menu.more}
          </button>
        </li>
      </ul>
    </nav>
  )
}
