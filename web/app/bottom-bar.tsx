import { Link, useLocation } from '@tanstack/react-router'
import { clsx } from 'clsx'
import {
  ClipboardList,
  FileClock,
  FilePlus2,
  FileStack,
  House,
  IndianRupee,
  ListChecks,
  type LucideIcon,
  ReceiptIndianRupee,
} from 'lucide-react'
import type { Role } from '#contract/endpoint.ts'
import { t } from '#contract/texts.ts'
import { menuGroups } from '#web/lib/pages.ts'
import { type PagePath, paths } from '#web/lib/paths.ts'
import { sheetOpen } from '#web/lib/store.ts'

const { cases, home, payment, bills } = paths.client
const { superadmin, employee } = paths

interface Place {
  label: string
  icon: LucideIcon
  link: { to: PagePath; search?: { pay: 1 } }
  isAt: (pathname: string, isPaying: boolean) => boolean
}

const ofClient = (): readonly Place[] => [
  { label: t.menu('home'), icon: House, link: { to: home }, isAt: (pathname) => pathname === home },
  {
    label: t.payments('cases'),
    icon: FileStack,
    link: { to: cases },
    isAt: (pathname, isPaying) => pathname.startsWith(cases) && !isPaying,
  },
  {
    label: t.bills('pay'),
    icon: IndianRupee,
    link: { to: cases, search: { pay: 1 } },
    isAt: (pathname, isPaying) => pathname === payment || (pathname === cases && isPaying),
  },
  {
    label: t.bills('title'),
    icon: ReceiptIndianRupee,
    link: { to: bills },
    isAt: (pathname) => pathname === bills.toLowerCase(),
  },
]

const at = (to: PagePath, label: string, icon: LucideIcon): Place => ({
  label,
  icon,
  link: { to },
  isAt: (pathname) => pathname === to.toLowerCase(),
})

const ofStaff = ({ runSheet, queue, rto, newCase }: typeof superadmin | typeof employee): readonly Place[] => [
  at(runSheet, t.runSheet('title'), ClipboardList),
  at(queue, t.queue('title'), ListChecks),
  at(rto, t.stages('title'), FileClock),
  at(newCase, t.menu('newCase'), FilePlus2),
]

const placesOf: Record<Role, () => readonly Place[]> = {
  superadmin: () => ofStaff(superadmin),
  employee: () => ofStaff(employee),
  client: ofClient,
}

/** The router also compares search parameters before it marks a link: two links lead to one page. */
const exactWithSearch = { exact: true, includeSearch: true } as const
const MoreIcon = menuGroups.More.icon
const itemClass =
  'flex h-14 flex-col items-center justify-center gap-0.5 font-medium text-xs focus-visible:-outline-offset-2'
const inkOf = (isCurrent: boolean) => (isCurrent ? 'text-accent-ink' : 'text-muted')

/** The bar at the bottom of a phone: the places of every day, and the menu for the rest. */
export function BottomBar({ role }: { role: Role }) {
  const pathname = useLocation({ select: (location) => location.pathname.toLowerCase().replace(/\/+$/, '') })
  const isPaying = useLocation({ select: ({ search }) => 'pay' in search && Number(search.pay) === 1 })
  return (
    <nav
      aria-label={t.shell('bottomBar')}
      data-bottom-bar=""
      className="fixed inset-x-0 bottom-0 z-20 border-t bg-rail print:hidden not-tall:hidden"
    >
      <ul className="grid grid-cols-5">
        {placesOf[role]().map(({ label, icon: Icon, link, isAt }) => {
          const isCurrent = isAt(pathname, isPaying)
          return (
            <li key={label}>
              <Link
                {...link}
                activeOptions={exactWithSearch}
                aria-current={isCurrent ? (pathname === link.to.toLowerCase() ? 'page' : 'true') : undefined}
                className={clsx(itemClass, inkOf(isCurrent))}
              >
                <Icon className="size-5" strokeWidth={isCurrent ? 2.25 : 2} />
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
            className={clsx(itemClass, 'w-full', inkOf(false))}
          >
            <MoreIcon className="size-5" />
            {t.menu('more')}
          </button>
        </li>
      </ul>
    </nav>
  )
}
