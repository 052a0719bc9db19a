import { oneOf, pageNumber, type SearchOf, searchSchema, text } from '#web/lib/address.ts'

/** The options of "Rows per page". */
export const pageSizes = [5, 10, 20, 50] as const

/** The search parameters of a table. `sort` is `field` or `-field`, `hide` the ids of hidden columns. */
export const tableParameters = {
  q: text,
  page: pageNumber,
  size: oneOf(pageSizes),
  sort: text,
  hide: text,
}

/** The search parameters of a filter by a kind of date and two days; `filterFromSearch` validates them. */
export const filterParameters = { filterType: text, fromDate: text, toDate: text }

export const tableSearch = searchSchema(tableParameters)
export type TableSearch = ReturnType<typeof tableSearch>

export const secondTableParameters = {
  'v-q': text,
  'v-page': pageNumber,
  'v-size': oneOf(pageSizes),
  'v-sort': text,
  'v-hide': text,
}
export const secondTableSearch = searchSchema(secondTableParameters)

export type FilterSearch = SearchOf<typeof filterParameters>
