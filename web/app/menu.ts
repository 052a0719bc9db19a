import type { LucideIcon } from 'lucide-react'
import type { Role } from '#contract/endpoint.ts'
import { groupBy } from '#web/lib/cursor-list.ts'
import { type MenuPlace, menuGroups, type PageEntry } from '#web/lib/pages.ts'
import { type PagePath, roleFromPath } from '#web/lib/paths.ts'

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
