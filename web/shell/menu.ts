import type { LucideIcon } from 'lucide-react'
import type { Role } from '#contract/endpoint.ts'
import type { CasePath, PagePath } from '#web/paths.ts'
import { menuGroups, menuIcons } from './menu-icons.ts'
import type { PageEntry } from './page-entry.ts'

/** A page as others lead to it. */
export interface PageLink {
  label: string
  to: PagePath
  icon: LucideIcon
}

export interface MenuLink extends PageLink {
  /** Addresses of the pages beneath this entry, by their start. */
  covers: readonly string[]
}

export interface MenuGroup {
  label: string
  icon: LucideIcon
  items: readonly MenuLink[]
}

export type MenuEntry = MenuLink | MenuGroup

const isPagePath = (path: PagePath | CasePath): path is PagePath => !path.includes('$')

/** The pages of a role that have a name and a picture. */
const namedPages = (pages: readonly PageEntry[], role: Role) =>
  pages.flatMap(({ path, roles, label, icon, menu }) =>
    roles !== 'public' && roles.includes(role) && isPagePath(path) && label && icon
      ? [{ to: path, label, icon: menuIcons[icon], menu }]
      : [],
  )

/** The menu of a role, with the labels and addresses of spec/1 "Navigation shell". */
export function menuOf(pages: readonly PageEntry[], role: Role): readonly MenuEntry[] {
  const placed = namedPages(pages, role).flatMap(({ menu, ...link }) => {
    if (menu === undefined) return []
    const [group, order] = typeof menu === 'number' ? [null, menu] : menu
    const beneath = pages.filter(({ above }) => above === link.to)
    return [{ group, order, link: { ...link, covers: beneath.map(({ path }) => path.replace(/\$.*/, '')) } }]
  })
  const entries = new Map<string, MenuEntry>()
  for (const { group, link } of placed.sort((a, b) => a.order - b.order)) {
    if (!group) entries.set(link.to, link)
    else {
      const items = placed.filter((one) => one.group === group).map((one) => one.link)
      entries.set(group, { ...menuGroups[group], items })
    }
  }
  return [...entries.values()]
}

/** Every page of a role that the search over everything finds by name: those of the menu first. */
export const screensOf = (pages: readonly PageEntry[], role: Role): readonly PageLink[] => [
  ...menuOf(pages, role).flatMap((entry) => ('items' in entry ? entry.items : [entry])),
  ...namedPages(pages, role).filter(({ menu }) => menu === undefined),
]

/**
 * What `aria-current` says of an entry: `page` where it is the page itself, in any letter case; `true` where the page
 * lies beneath it, so that a screen reader names one current page and the eye still sees where it is. `caseList` is the
 * list that the case of the present page stands in.
 */
export function currentOf(link: MenuLink, pathname: string, caseList: string | null): 'page' | 'true' | undefined {
  const here = pathname.toLowerCase().replace(/\/+$/, '')
  if (here === link.to.toLowerCase()) return 'page'
  const isAbove = link.to === caseList || link.covers.some((start) => here.startsWith(start.toLowerCase()))
  return isAbove ? 'true' : undefined
}
