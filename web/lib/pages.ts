import { type RegisteredRouter, useRouter, useRouterState } from '@tanstack/react-router'
import { Ellipsis, FileText, type LucideIcon, Wrench } from 'lucide-react'
import { useMemo } from 'react'
import { t } from '#contract/texts.ts'
import type { CasePath, PagePath, ParameterPath } from './paths.ts'

declare module '@tanstack/react-router' {
  /** What a route says of its page. */
  interface StaticDataRouteOption extends MenuPlace {
    /** The name in the menu (if the page has no parent), the breadcrumbs and the global search, and the icon beside it. */
    label?: () => string
    icon?: LucideIcon
    /** The page above: the breadcrumb, and the entry that the menu marks. */
    parent?: PagePath
  }
}

/** A page of the web app: its address, and what its route says of it. */
export interface PageEntry extends MenuPlace {
  path: PagePath | CasePath | ParameterPath
  label?: () => string
  icon?: LucideIcon
  parent?: PagePath
}

/** Returns the pages of the routes, in their order. */
export const pagesOf = ({ routesById }: Pick<RegisteredRouter, 'routesById'>): readonly PageEntry[] =>
  Object.values(routesById)
    .filter(({ children }) => !children)
    .map(({ fullPath, options }) => ({
      ...options.staticData,
      path: (fullPath.replace(/(?<=.)\/$/, '') || '/') as PageEntry['path'],
    }))

/** The pages from the router's context; pages cannot import its module, which imports them. */
export function usePages(): readonly PageEntry[] {
  const router = useRouter()
  return useMemo(() => pagesOf(router), [router])
}

/** What the route of the current page says of it. */
export const useCurrentPage = () => useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData })

export const menuGroups = {
  Utilities: { label: () => t.menu('utilities'), icon: Wrench },
  Case: { label: () => t.menu('caseGroup'), icon: FileText },
  /** The screens beside those of the specification, above `My Profile`. */
  More: { label: () => t.menu('more'), icon: Ellipsis },
}

/** The headings of a group that has several. */
export const menuSections = () => ({
  work: t.menu('work'),
  money: t.menu('money'),
  settings: t.menu('settings'),
})

export type MenuSectionName = keyof ReturnType<typeof menuSections>

/** The place of a page in the menu; on its own without a group. */
export interface MenuPlace {
  group?: keyof typeof menuGroups
  section?: MenuSectionName
}
