import type { ImportEntry } from '#contract/imports/import.ts'
import { importEndpoints } from '#web/endpoints.generated.ts'
import { searchSchema, text } from '#web/lib/address.ts'
import { apiQuery, type Reads } from '#web/lib/query.ts'

/** The import that the page shows. */
export const importSearch = searchSchema({ import: text })

/** What an import, its check or its correction makes outdated. */
export const importReads: Reads = { below: '/import/' }

const EVERY = 1000

/** The imports of the last 24 hours, asked again each second while one is being written. */
export const recentImports = (isWriting = false) => ({
  ...apiQuery(importEndpoints.all, {}),
  refetchInterval: ({ state }: { state: { data?: { data: ImportEntry[] } | undefined } }) =>
    isWriting || state.data?.data.some(({ progress }) => progress !== null) ? EVERY : (false as const),
})

/** The first rows that cannot be imported. */
export const badRowsOf = (id: string, pageSize: number) =>
  apiQuery(importEndpoints.badRows, { params: { id }, query: { page: '0', pageSize: String(pageSize) } })
