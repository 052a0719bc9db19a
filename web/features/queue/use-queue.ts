import { useEffect } from 'react'
import type { QueueRow } from '#contract/queue/queue.ts'
import { type QueueKind, queueKindsOf } from '#contract/queue/queue-values.ts'
import type { StaffRole } from '#contract/roles.ts'
import { usePageSearch } from '#web/lib/address.ts'
import { useCursorList } from '#web/lib/cursor-list.ts'
import { queueRows } from './queue-queries.ts'
import { queueSearch } from './queue-search.ts'
import { rowKey } from './work-kinds.tsx'

/** A rest in ms, after which the address names the row: WebKit takes 100 addresses in 10 s, and a held key goes faster. */
const REST_MS = 250

export function useQueue(role: StaffRole) {
  const [search, setSearch] = usePageSearch(queueSearch)
  const kinds = queueKindsOf(role)
  const kind = kinds.find((one) => one === search.kind) ?? 'toVerify'
  const shown = search.shown ?? 1
  const cursor = useCursorList({
    pages: Array.from({ length: shown }, (_, page) => queueRows(kind, page)),
    keyOf: rowKey,
    listKey: kind,
    startKey: search.open ?? '',
  })
  const isOpen = search.open !== undefined && cursor.current !== undefined
  const shownKey = isOpen && cursor.current ? rowKey(cursor.current) : search.open
  useEffect(() => {
    if (shownKey === search.open) return
    const timer = window.setTimeout(() => setSearch({ open: shownKey }, { replace: true }), REST_MS)
    return () => window.clearTimeout(timer)
  }, [shownKey, search.open, setSearch])
  return {
    ...cursor,
    kinds,
    kind,
    isOpen,
    open(row: QueueRow) {
      cursor.select(row)
      setSearch({ open: rowKey(row) })
    },
    close: () => setSearch({ open: undefined }, { replace: true }),
    choose: (next: QueueKind) => setSearch({ kind: next, open: undefined, shown: undefined }, { replace: true }),
    showMore: () => setSearch({ shown: shown + 1 }, { replace: true }),
  }
}
