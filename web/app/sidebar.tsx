import { Link, useLocation } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ChevronRight, PanelLeft, X } from 'lucide-react'
import { useId, useState } from 'react'
import type { SessionUser } from '#contract/identity/identity.ts'
import { t } from '#contract/texts.ts'
import { caseListInView } from '#web/features/cases/case-breadcrumbs.ts'
import { BellButton } from '#web/features/notifications/bell.tsx'
import { OfficeMark, OfficeName } from '#web/features/office/office-mark.tsx'
import { exactMatch } from '#web/lib/address.ts'
import { groupBy } from '#web/lib/cursor-list.ts'
import { CTRL } from '#web/lib/keys.ts'
import { type MenuSectionName, menuSections, usePages } from '#web/lib/pages.ts'
import { roleHome } from '#web/lib/paths.ts'
import { readLocal, session, writeLocal } from '#web/lib/session.ts'
import { sheetOpen, useStore } from '#web/lib/store.ts'
import { Tooltip } from '#web/ui/guarded-button.tsx'
import { ariaCurrent, type MenuGroup, type MenuLink, menuForRole, NavLink } from './menu.tsx'
import { type MenuCounts, useMenuCounts } from './menu-counts.ts'
import { Pinned } from './pinned.tsx'
import { SearchButton } from './search-button.tsx'
import { UserBlock } from './user-block.tsx'

/** A scroll bar of Windows is as wide as an icon of the rail, and would cover half of each. */
const noBar = { scrollbarWidth: 'none' } as const

interface SidebarProps {
  user: SessionUser
  variant: 'whole' | 'rail' | 'sheet'
  onToggle: () => void
}

export function Sidebar({ user, variant, onToggle }: SidebarProps) {
  const rail = variant === 'rail'
  const pathname = useLocation({ select: (location) => location.pathname })
  const caseList = useStore(caseListInView)
  const pages = usePages()
  const counts = useMenuCounts(user.role)
  const current = (link: MenuLink) => ariaCurrent(link, pathname, caseList)
  const Icon = variant === 'sheet' ? X : PanelLeft
  const toggle = (
    <button
      type="button"
      {...(variant === 'sheet'
        ? { 'aria-label': t.shell('closeMenu') }
        : {
            'aria-label': t.shell('toggleSidebar'),
            'aria-expanded': !rail,
            'aria-keyshortcuts': 'Control+B Meta+B',
          })}
      onClick={onToggle}
      className="grid size-9 shrink-0 place-items-center rounded-md text-faint transition-colors hover:bg-hover hover:text-ink max-md:size-11"
    >
      <Icon className="size-4" />
    </button>
  )
  return (
    <div className="flex h-full flex-col">
      <div
        className={clsx(
          'flex min-h-14 shrink-0 items-center',
          rail ? 'justify-center gap-2' : `pr-2 ${variant === 'whole' ? 'gap-0.5 pl-3.5' : 'gap-2 pl-4'}`,
        )}
      >
        {!rail && (
          <Link
            to={roleHome[user.role]}
            activeOptions={exactMatch}
            onClick={() => sheetOpen.set(false)}
            className="flex min-w-0 flex-1 items-center gap-2 rounded-md"
          >
            <OfficeMark />
            <OfficeName
              unnamed={t.shell('shortName')}
              className="line-clamp-3 break-words font-semibold leading-tight tracking-tight"
            />
          </Link>
        )}
        {variant === 'whole' && <BellButton className="size-8 text-faint" />}
        {variant === 'sheet' ? (
          toggle
        ) : (
          <Tooltip content={t.shell('toggleSidebarWithKey', { ctrl: CTRL })} side="right" delay={0}>
            {toggle}
          </Tooltip>
        )}
      </div>
      <div className={rail ? 'grid justify-items-center px-1.5 pb-1' : 'px-3 pb-1'}>
        {rail && <BellButton className="size-9 text-muted" />}
        <SearchButton variant={rail ? 'rail' : 'whole'} />
      </div>
      <nav
        aria-label={t.shell('mainMenu')}
        style={rail ? noBar : undefined}
        className={clsx('min-h-0 flex-1 overflow-y-auto py-2 md:low:py-1', rail ? 'px-1.5' : 'px-3')}
      >
        <Pinned pages={pages} user={user} current={current} counts={counts} isRail={rail} />
        <ul className={clsx('grid gap-0.5', rail && 'justify-items-center')}>
          {menuForRole(pages, user.role).map((entry) => (
            <li key={entry.label}>
              {'items' in entry ? (
                <NavGroup group={entry} current={current} counts={counts} isRail={rail} />
              ) : (
                <NavLink link={entry} current={current(entry)} count={counts.get(entry.to)} isRail={rail} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <UserBlock user={user} isRail={rail} />
    </div>
  )
}

interface NavGroupProps {
  group: MenuGroup
  current: (link: MenuLink) => ReturnType<typeof ariaCurrent>
  counts: MenuCounts
  isRail: boolean
}

/** An expandable group of the menu, open at first; its pages may be grouped under headings. */
function NavGroup({ group, current, counts, isRail }: NavGroupProps) {
  const [open, setOpen] = useState(true)
  const listId = useId()
  const Icon = group.icon
  if (isRail) {
    return (
      <ul aria-label={group.label} className="grid gap-0.5 border-y py-1">
        {group.items.map((item) => (
          <li key={item.to}>
            <NavLink link={item} current={current(item)} isRail />
          </li>
        ))}
      </ul>
    )
  }
  const containsPage = group.items.some(current)
  const parts = [...groupBy(group.items, ({ section }) => section)]
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        className={clsx(
          'flex h-9 w-full items-center gap-2.5 rounded-md px-2 text-base transition-colors hover:bg-hover hover:text-ink max-md:h-11 md:low:h-7',
          containsPage ? 'text-ink' : 'text-muted',
        )}
      >
        <Icon className="size-4 shrink-0" />
        <span className="flex-1 truncate text-left">{group.label}</span>
        <Fold isOpen={open} />
      </button>
      <div id={listId} hidden={!open} className="mt-0.5 ml-4 grid gap-0.5 border-l pl-2.5">
        {parts.map(([section, items]) =>
          section && parts.length > 1 ? (
            <Section key={section} section={section} items={items} current={current} counts={counts} />
          ) : (
            <Links key="" items={items} current={current} counts={counts} />
          ),
        )}
      </div>
    </>
  )
}

interface LinksProps extends Pick<NavGroupProps, 'current' | 'counts'> {
  items: readonly MenuLink[]
}

const Links = ({ items, current, counts }: LinksProps) => (
  <ul className="grid gap-0.5">
    {items.map((item) => (
      <li key={item.to}>
        <NavLink link={item} current={current(item)} count={counts.get(item.to)} isRail={false} isNested />
      </li>
    ))}
  </ul>
)

/** The sections that a person has opened stay open in this browser; the daily work is open at first. */
const keyOf = (section: MenuSectionName) => `menu-${section}:${session.get().user?.id}`

function Section({ section, items, current, counts }: LinksProps & { section: MenuSectionName }) {
  const [isChosen, setChosen] = useState(() => (readLocal(keyOf(section)) ?? String(section === 'work')) === 'true')
  const listId = useId()
  const isOpen = isChosen || items.some(current)
  const toggle = () => {
    writeLocal(keyOf(section), String(!isOpen))
    setChosen(!isOpen)
  }
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={toggle}
        className="flex h-8 w-full items-center gap-2 rounded-md px-2 font-medium text-faint text-sm hover:bg-hover hover:text-ink max-md:h-11 md:low:h-7"
      >
        <span className="flex-1 truncate text-left">{menuSections()[section]}</span>
        <Fold isOpen={isOpen} />
      </button>
      <div id={listId} hidden={!isOpen}>
        <Links items={items} current={current} counts={counts} />
      </div>
    </div>
  )
}

const Fold = ({ isOpen }: { isOpen: boolean }) => (
  <ChevronRight className={clsx('size-4 text-faint transition-transform duration-150', isOpen && 'rotate-90')} />
)
