import type { Query } from '@tanstack/react-query'
import { ArrowUp } from 'lucide-react'
import { t } from '#contract/texts.ts'
import { queryClient } from '#web/lib/query.ts'
import { byItself } from '#web/lib/request-headers.ts'
import { createStore, useStore } from '#web/lib/store.ts'

/** The lists on the page whose rows have changed, by their queries, and how many of the rows are new; 0 for none. */
interface NewRows {
  queries: ReadonlySet<string>
  count: number
}

const NO_NEW_ROWS: NewRows = { queries: new Set(), count: 0 }

/** The rows of a list stay where they are until the reader asks for the new ones. */
const newRows = createStore(NO_NEW_ROWS)

/** The keys of the new state of lists whose rows have changed, by the hash of their query. */
const changed = new Map<string, readonly string[]>()

const queries = queryClient.getQueryCache()

/** Returns the keys of an answer's rows; null for anything but a paged list. */
export function keysOfRows(answer: unknown): string[] | null {
  const { data, meta } = Object(answer) as { data?: unknown; meta?: { total?: number } }
  if (!Array.isArray(data) || meta?.total === undefined) return null
  const keys = data.flatMap(keyOfRow)
  return keys.length === data.length ? keys : null
}

/** A row is known by its id; a paper of a case or a vehicle by the two. */
function keyOfRow(row: unknown): string[] {
  const { id, caseId, vehicleId, ...rest } = Object(row) as Record<string, unknown>
  if (typeof id === 'string') return [id]
  const parts = [caseId ?? vehicleId, rest.paperId ?? rest.name ?? rest.expiryType ?? rest.kind]
  return parts.every((part) => typeof part === 'string') ? [parts.join(' ')] : []
}

/** True for a list that is on the page. */
export const isShownList = (query: Query): boolean => query.isActive() && keysOfRows(query.state.data) !== null

/**
 * Reads a list of the page anew. Rows that stay where they are take the new values, and rows at the end are added, if
 * `mayShow`; a list whose rows were moved, added or removed waits for its reader.
 */
export async function refreshList(query: Query, mayShow: boolean): Promise<void> {
  const { queryFn } = query.options
  if (typeof queryFn !== 'function') return
  await query.promise?.catch(() => {})
  const began = query.state.dataUpdatedAt
  const options = { queryKey: ['anew', ...query.queryKey], queryFn: queryFn as () => unknown, staleTime: 0, gcTime: 0 }
  const fresh = await byItself(() => queryClient.fetchQuery(options)).catch(() => null)
  const now = keysOfRows(fresh)
  const before = keysOfRows(query.state.data)
  if (!now || !before || !query.isActive() || query.state.dataUpdatedAt !== began) return
  if (!before.every((key, index) => now[index] === key)) {
    changed.set(query.queryHash, now)
    tellOfChanged()
  } else if (mayShow) query.setData(fresh)
}

function tellOfChanged(): void {
  const shown = queries.getAll().filter(isShownList)
  const known = new Set(shown.flatMap((query) => keysOfRows(query.state.data) ?? []))
  const fresh = new Set([...changed.values()].flat().filter((key) => !known.has(key)))
  newRows.set(changed.size > 0 ? { queries: new Set(changed.keys()), count: fresh.size } : NO_NEW_ROWS)
}

/** Shows the new state of all lists of the page. */
async function showNewRows(): Promise<void> {
  await queryClient.refetchQueries({ predicate: ({ queryHash }) => changed.has(queryHash) })
}

export function forgetNewRows(): void {
  changed.clear()
  newRows.set(NO_NEW_ROWS)
}

// A list that was read otherwise, or has left the page, waits no more.
queries.subscribe(({ type, query }) => {
  if (!changed.has(query.queryHash)) return
  if (type === 'observerRemoved' ? query.isActive() : type !== 'updated' || query.state.fetchStatus !== 'idle') return
  changed.delete(query.queryHash)
  if (!query.isActive()) query.invalidate()
  tellOfChanged()
})

/** Says how many rows are new in the lists of the page, above it and without moving it; a click shows them. */
export function NewRowsButton() {
  const { count, queries } = useStore(newRows)
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-3 z-30 flex justify-center max-md:top-17 md:pl-(--sidebar) print:hidden"
    >
      {queries.size > 0 && (
        <button
          type="button"
          onClick={() => void showNewRows()}
          className="pointer-events-auto flex h-9 items-center gap-1.5 rounded-full bg-accent px-4 font-medium text-sm text-white shadow-pop hover:bg-accent-strong max-md:h-11"
        >
          <ArrowUp className="size-4" />
          {count > 0 ? t.notifications('newRows', { count }) : t.notifications('rowsChanged')}
        </button>
      )}
    </div>
  )
}
