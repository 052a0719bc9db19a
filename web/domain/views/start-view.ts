import { redirect } from '@tanstack/react-router'
import type { ListName } from '#contract/views/list-names.ts'
import type { View } from '#contract/views/view.ts'
import { viewEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import type { RawSearch } from '#web/lib/search-schema.ts'
import { parametersOf, searchOfView, type ViewSearch } from './view-address.ts'

/** The parameter of the address that names the list of which a person has chosen all rows. */
export const ALL = 'all'

export const allViews = () => apiQuery(viewEndpoints.all, {})

/** Returns the search parameters with which a list begins that is opened without any filter; undefined if it shows all rows. */
export function startSearch(list: ListName, views: readonly View[], search: RawSearch): ViewSearch | undefined {
  const start = views.find((view) => view.list === list && view.isStart)
  const isOpenedPlain = search[ALL] !== list && parametersOf(list).every((name) => search[name] === undefined)
  return start && isOpenedPlain ? searchOfView(start) : undefined
}

/** Lets a list begin with its start view before its rows are asked for, if the views are known; else `ViewBar` does so. */
export function beginWithStartView(list: ListName, search: RawSearch): void {
  const start = startSearch(list, queryClient.getQueryData(allViews().queryKey)?.data ?? [], search)
  // A view of columns alone asks for the same rows.
  const isOther = parametersOf(list).some((name) => start?.[name] !== undefined)
  if (isOther) throw redirect({ to: '.', search: { ...search, ...start }, replace: true })
}
