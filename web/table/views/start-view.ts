import { redirect } from '@tanstack/react-router'
import type { ListName } from '#contract/views/list-names.ts'
import type { View } from '#contract/views/view.ts'
import { viewEndpoints } from '#web/endpoints.generated.ts'
import type { RawSearch } from '#web/lib/address.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { session } from '#web/lib/session.ts'
import { parametersOf, searchOfView, type ViewSearch } from './view-address.ts'

/** The parameter of the address that names the list of which a person has chosen all rows. */
export const ALL = 'all'

export const allViews = () => apiQuery(viewEndpoints.all, {})

/** Returns the search parameters with which a list begins that is opened without any filter; undefined if it shows all rows. */
export function startSearch(list: ListName, views: readonly View[], search: RawSearch): ViewSearch | undefined {
  const start = views.find((view) => view.list === list && view.isStart)
  return start && isOpenedPlain(list, search) ? searchOfView(start) : undefined
}

const isOpenedPlain = (list: ListName, search: RawSearch) =>
  search[ALL] !== list && parametersOf(list).every((name) => search[name] === undefined)

/** How a page is opened, as its loader hears. */
export interface OpenedPage {
  rawSearch: RawSearch
  isPreload: boolean
}

/**
 * Prefetches the rows of a list that is opened, or lets it begin with its start view, whose rows are the only ones that
 * are asked for. Staff who open it without any filter wait for their views, if these are not known yet.
 */
export function openList(list: ListName, { rawSearch, isPreload }: OpenedPage, prefetchRows: () => void) {
  const begin = (views: readonly View[]) => {
    const start = startSearch(list, views, rawSearch)
    // A view of columns alone asks for the same rows.
    const isOther = parametersOf(list).some((name) => start?.[name] !== undefined)
    if (isOther) throw redirect({ to: '.', search: { ...rawSearch, ...start }, replace: true })
    prefetchRows()
  }
  const known = queryClient.getQueryData(allViews().queryKey)?.data
  if (known || !isOpenedPlain(list, rawSearch) || session.get().user?.role === 'client') return begin(known ?? [])
  // Views that do not load keep no row back.
  const views = queryClient.fetchQuery({ ...allViews(), retry: false }).catch(() => ({ data: [] }))
  const begun = views.then(({ data }) => begin(data))
  if (!isPreload) return begun
  // The router gives a preload that still runs to the next address of the same page, which must not get its redirect.
  begun.catch(() => {})
}
