import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { showCount } from '#contract/count.ts'
import type { Role } from '#contract/endpoint.ts'
import { t } from '#contract/texts.ts'
import { exactMatch } from '#web/lib/address.ts'
import { groupBy } from '#web/lib/cursor-list.ts'
import { type MenuPlace, menuGroups, type PageEntry } from '#web/lib/pages.ts'
import { type PagePath, roleFromPath } from '#web/lib/paths.ts'
import { sheetOpen } from '#web/lib/store.ts'
import { Tooltip } from '#web/ui/guarded-button.tsx'

export interface MenuLink extends MenuPlace {
  label: string
  to: PagePath
  icon: LucideIcon
  /** The addresses of subpages, by their prefix. */
  covers: readonly string[]
}

export interface MenuGroup {
  label: string
  icon: LucideIcon
  items: readonly MenuLink[]
}

export type MenuEntry = MenuLink | MenuGroup

const isPagePath = (path: PageEntry['path']): path is PagePath => !path.includes('$')

/** The pages of a role that have a label and an icon, for the global search: first those of the menu, as in the routes. */
export const screensForRole = (pages: readonly PageEntry[], role: Role) =>
  pages.flatMap(({ path, label, icon, ...place }) =>
    roleFromPath(path) === role && isPagePath(path) && label && icon
      ? [{ ...place, icon, label: label(), to: path }]
      : [],
  )

/** The menu of a role: its pages without a parent. */
export function menuForRole(pages: readonly PageEntry[], role: Role): readonly MenuEntry[] {
  const links = screensForRole(pages, role).flatMap(({ parent, ...link }): MenuLink[] => {
    if (parent) return []
    const subpages = pages.filter((page) => page.parent === link.to)
    return [{ ...link, covers: subpages.map(({ path }) => path.replace(/\$.*/, '')) }]
  })
  return [...groupBy(links, ({ group, to }) => group ?? to).values()].flatMap((items): readonly MenuEntry[] => {
    const group = items[0]?.group && menuGroups[items[0].group]
    return group ? [{ icon: group.icon, label: group.label(), items }] : items
  })
}

/**
 * The value of `aria-current` for an entry: `page` for the page itself, in any letter case; `true` for a subpage, so
 * that screen readers announce one current page while the entry is still highlighted. `caseList` is the list of the
 * current page's case.
 */
export function ariaCurrent(link: MenuLink, pathname: string, caseList: string | null): 'page' | 'true' | undefined {
  const currentPath = pathname.toLowerCase().replace(/\/+$/, '')
  if (currentPath === link.to.toLowerCase()) return 'page'
  const isAbove = link.to === caseList || link.covers.some((start) => currentPath.startsWith(start.toLowerCase()))
  return isAbove ? 'true' : undefined
}

/** The menu of a superadmin is longer than most windows. Not `scrollIntoView`, after which the first Tab begins at the link. */
function scrollTo(link: HTMLAnchorElement | null): void {
  const menu = link?.closest('nav')
  if (!link || !menu) return
  const seen = menu.getBoundingClientRect()
  const { top, bottom } = link.getBoundingClientRect()
  menu.scrollTop += Math.min(top - seen.top, 0) + Math.max(bottom - seen.bottom, 0)
}

/** A link of the menu, in view if it is the current one. On the rail it shows only the icon, with an immediate tooltip. */
export function NavLink({
  link,
  current,
  isRail,
  isNested = false,
  count,
}: {
  link: MenuLink
  current: ReturnType<typeof ariaCurrent>
  isRail: boolean
  isNested?: boolean
  /** How much waits behind it. */
  count?: number | undefined
}) {
  const active = current !== undefined
  const Icon = link.icon
  const anchor = (
    <Link
      to={link.to}
      aria-current={current}
      ref={active ? scrollTo : undefined}
      activeOptions={exactMatch}
      {...(isRail ? { 'aria-label': link.label } : {})}
      aria-description={count ? t.menu('waiting', { count }) : undefined}
      onClick={() => sheetOpen.set(false)}
      className={clsx(
        'relative flex h-9 items-center gap-2.5 rounded-md px-2 text-base transition-colors max-md:h-11',
        !isRail && 'md:low:h-7',
        active ? 'bg-accent-soft font-medium text-accent-ink' : 'text-muted hover:bg-hover hover:text-ink',
        isRail && 'w-9 justify-center',
      )}
    >
      {(!isNested || isRail) && <Icon className="size-4 shrink-0" strokeWidth={active ? 2.25 : 2} />}
      {!isRail && <span className="min-w-0 flex-1 truncate">{link.label}</span>}
      {!isRail && count !== undefined && count > 0 && (
        // Not part of the entry's name, which is the specification's.
        <span
          aria-hidden="true"
          data-count={showCount(count)}
          className="tnum shrink-0 rounded-full bg-sunken px-1.5 font-medium text-muted text-xs after:content-[attr(data-count)]"
        />
      )}
    </Link>
  )
  return isRail ? (
    <Tooltip content={link.label} side="right" delay={0}>
      {anchor}
    </Tooltip>
  ) : (
    anchor
  )
}
