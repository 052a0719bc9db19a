import type { Role } from '#contract/endpoint.ts'
import type { LucideIcon } from '#web/icons/make-icon.ts'
import { type PagePath, roleFromPath } from '#web/paths.ts'
import { type MenuSectionName, menuGroups } from './menu-groups.ts'
import { menuOrder } from './menu-order.ts'
import type { PageEntry } from './page-entry.ts'

export interface PageLink {
  label: string
  to: PagePath
  icon: LucideIcon
}

export interface MenuLink extends PageLink {
  /** The heading in its group under which it stands. */
  section?: MenuSectionName
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

/** The pages of a role that have a label and an icon. */
const namedPages = (pages: readonly PageEntry[], role: Role) =>
  pages.flatMap(({ path, link }) =>
    roleFromPath(path) === role && isPagePath(path) && link ? [{ ...link, label: link.label(), to: path }] : [],
  )

/** The menu of a role, with the labels and addresses of spec/1 "Navigation shell". */
export function menuForRole(pages: readonly PageEntry[], role: Role): readonly MenuEntry[] {
  const named = namedPages(pages, role)
  const linkTo = (path: PagePath): MenuLink[] => {
    const covers = pages.filter(({ parent }) => parent === path).map((subpage) => subpage.path.replace(/\$.*/, ''))
    return named.filter(({ to }) => to === path).map((link) => ({ ...link, covers }))
  }
  return menuOrder[role].flatMap((place): MenuEntry[] => {
    if (typeof place === 'string') return linkTo(place)
    const [group, ...places] = place
    const items = places.flatMap((one) => {
      if (typeof one === 'string') return linkTo(one)
      const [section, ...paths] = one
      return paths.flatMap(linkTo).map((link) => ({ ...link, section }))
    })
    const { label, icon } = menuGroups[group]
    return [{ label: label(), icon, items }]
  })
}

/** The pages of a role for the global search: first those of the menu. */
export function screensForRole(pages: readonly PageEntry[], role: Role): readonly PageLink[] {
  const inMenu = menuForRole(pages, role).flatMap((entry) => ('items' in entry ? entry.items : [entry]))
  const others = namedPages(pages, role).filter(({ to }) => !inMenu.some((link) => link.to === to))
  return [...inMenu, ...others]
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
