import type { HistoryState } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { RawSearch } from '#web/lib/search-schema.ts'
import type { CasePath, PagePath, ParameterPath } from '#web/paths.ts'
import type { MenuPlace } from './menu-groups.ts'

/** The arguments of a page's loader. */
export interface PageLocation<Search = object> {
  params: Readonly<Record<string, string>>
  search: Search
  /** The search parameters as the address has them. */
  rawSearch: RawSearch
  state: HistoryState
  /** Whether a pointer only rests on a link to the page. */
  isPreload: boolean
}

/** The module of a page: `export function Page()`, and optionally a loader that prefetches its data. */
export interface PageModule<Search = object> {
  Page: ComponentType
  loader?: (where: PageLocation<Search>) => unknown
}

/** The name and icon of a page. */
export interface PageLabel extends MenuPlace {
  label: () => string
  icon: LucideIcon
}

export interface PageEntry<
  Path extends PagePath | CasePath | ParameterPath = PagePath | CasePath | ParameterPath,
  Search extends object = object,
  Module = unknown,
> {
  /** The first segment names the role that the page is for; an address without one is public. */
  path: Path
  /**
   * Imports the page's module. The type is open here, since the pages use types that the router derives from this
   * entry.
   */
  page: () => Promise<Module>
  /** Parses the search parameters; without it the page has none. */
  search?: (search: RawSearch) => Search
  /** The page in the menu (if it has no parent), the breadcrumbs and the global search. */
  link?: PageLabel
  /** The parent page: the breadcrumb, and the entry that the menu marks. */
  parent?: PagePath
}

/** An entry of the route table, typed by its address and search parameters. */
export const page = <const Path extends PagePath | CasePath | ParameterPath, Module, Search extends object = object>(
  path: Path,
  entry: Omit<PageEntry<Path, Search, Module>, 'path'>,
): PageEntry<Path, Search, Module> => ({ path, ...entry })

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    entry?: PageEntry
  }
}
