import { type RegisteredRouter, useRouter, useRouterState } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import { useMemo } from 'react'
import type { CasePath, PagePath, ParameterPath } from '#web/lib/paths.ts'
import type { MenuPlace } from './menu-groups.ts'

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
