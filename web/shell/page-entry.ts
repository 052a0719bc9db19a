import type { HistoryState } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { Role } from '#contract/endpoint.ts'
import type { RawSearch } from '#web/lib/search-schema.ts'
import type { CasePath, PagePath } from '#web/paths.ts'
import type { IconName, MenuGroupName } from './menu-icons.ts'

/** What a page's loader is told. */
export interface PageLocation<Search = object> {
  params: Readonly<Record<string, string>>
  search: Search
  state: HistoryState
}

/** A page's module: `export function Page()`, and optionally a loader that asks for its data early. */
export interface PageModule<Search = object> {
  Page: ComponentType
  loader?: (where: PageLocation<Search>) => unknown
}

/** One line of the route table: a page with all that the rest of the app knows of it. */
export interface PageEntry<
  Path extends PagePath | CasePath = PagePath | CasePath,
  Search extends object = object,
  Module = unknown,
> {
  path: Path
  roles: 'public' | readonly Role[]
  /** The page's chunk. Its type is left open here, since the pages use the types that the router takes from this line. */
  page: () => Promise<Module>
  /** Reads the search parameters; none is read without it. */
  search?: (search: RawSearch) => Search
  /** The page's name in the menu, in breadcrumbs and in the search over everything. */
  label?: string
  /** The picture beside the label; a page with one is found by the search over everything. */
  icon?: IconName
  /** Its place in the menu of its role, within a group or not; a page without is reached from others. */
  menu?: number | readonly [group: MenuGroupName, order: number]
  /** The address of the page above: the way back, and the entry that the menu marks. */
  above?: PagePath
}

/** One line of the route table, with its address and search parameters as types. */
export const page = <const Path extends PagePath | CasePath, Module, Search extends object = object>(
  entry: PageEntry<Path, Search, Module>,
) => entry

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    entry?: PageEntry
  }
}
