import { Link, useLocation } from '@tanstack/react-router'
import type { SessionUser } from '#contract/identity/identity.ts'
import { messages } from '#contract/messages.ts'
import { OfficeMark, OfficeName } from '#web/domain/office-mark.tsx'
import { BellButton } from '#web/features/notifications/bell.tsx'
import { PanelLeft, X } from '#web/icons/index.generated.ts'
import { exactMatch } from '#web/lib/exact-match.ts'
import { useStore } from '#web/lib/store.ts'
import { roleHome } from '#web/paths.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { caseListInView } from './case-breadcrumbs.ts'
import { CTRL } from './key-name.ts'
import { ariaCurrent, type MenuLink, menuForRole } from './menu.ts'
import { NavGroup } from './nav-group.tsx'
import { NavLink } from './nav-link.tsx'
import { usePages } from './pages.ts'
import { SearchButton } from './search-button.tsx'
import { sheetOpen } from './sheet-state.ts'
import { UserBlock } from './user-block.tsx'

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
  const current = (link: MenuLink) => ariaCurrent(link, pathname, caseList)
  const Icon = variant === 'sheet' ? X : PanelLeft
  const toggle = (
    <button
      type="button"
      {...(variant === 'sheet'
        ? { 'aria-label': messages.shell.closeMenu }
        : {
            'aria-label': messages.shell.toggleSidebar,
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
        className={`flex h-14 shrink-0 items-center ${rail ? 'justify-center gap-2' : `pr-2 ${variant === 'whole' ? 'gap-0.5 pl-3.5' : 'gap-2 pl-4'}`}`}
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
              unnamed={messages.shell.shortName}
              className="line-clamp-2 break-words font-semibold leading-tight tracking-tight"
            />
          </Link>
        )}
        {variant === 'whole' && <BellButton className="size-8 text-faint" />}
        {variant === 'sheet' ? (
          toggle
        ) : (
          <Tooltip content={messages.shell.toggleSidebarWithKey(CTRL)} side="right" delay={0}>
            {toggle}
          </Tooltip>
        )}
      </div>
      <div className={rail ? 'grid justify-items-center px-1.5 pb-1' : 'px-3 pb-1'}>
        {rail && <BellButton className="size-9 text-muted" />}
        <SearchButton variant={rail ? 'rail' : 'whole'} />
      </div>
      <nav
        aria-label={messages.shell.mainMenu}
        className={`min-h-0 flex-1 overflow-y-auto py-2 md:low:py-1 ${rail ? 'px-1.5' : 'px-3'}`}
      >
        <ul className={`grid gap-0.5 ${rail ? 'justify-items-center' : ''}`}>
          {menuForRole(pages, user.role).map((entry) => (
            <li key={entry.label}>
              {'items' in entry ? (
                <NavGroup group={entry} current={current} isRail={rail} />
              ) : (
                <NavLink link={entry} current={current(entry)} isRail={rail} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <UserBlock user={user} isRail={rail} />
    </div>
  )
}
