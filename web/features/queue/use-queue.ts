import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { QueueRow } from '#contract/queue/queue.ts'
import { type QueueKind, queueKindsOf } from '#contract/queue/queue-kinds.ts'
import type { StaffRole } from '#contract/roles.ts'
import { combinePages } from '#web/lib/combine-pages.ts'
import { usePageSearch } from '#web/lib/current-page.ts'
import { queueRows } from './queue-queries.ts'
import { queueSearch } from './queue-search.ts'
import { rowKey } from './row-texts.ts'

/** The current row of a queue; once its key is gone, the row that took its place is current. */
interface Place {
  kind: QueueKind
  key: string
  index: number
}

/** The queue of the address: its kind, its rows, the current row, and whether the current row's panel is open. */
export function useQueue(role: StaffRole) {
  const [search, setSearch] = usePageSearch(queueSearch)
  const kinds = queueKindsOf(role)
  const kind = kinds.find((one) => one === search.kind) ?? 'toVerify'
  const shown = search.shown ?? 1
  const { rows, total, query } = useQueries({
    queries: Array.from({ length: shown }, (_, page) => queueRows(kind, page)),
    combine: (pages) => combinePages(pages, rowKey),
  })
  const [place, setPlace] = useState<Place>({ kind, key: search.open ?? '', index: 0 })
  const found = place.kind === kind ? rows.findIndex((row) => rowKey(row) === place.key) : 0
  const index = found >= 0 ? found : Math.max(0, Math.min(place.index, rows.length - 1))
  const current = rows[index]
  const isOpen = search.open !== undefined

  const select = (row: QueueRow) => {
    setPlace({ kind, key: rowKey(row), index: rows.indexOf(row) })
    if (isOpen) setSearch({ open: rowKey(row) }, { replace: true })
  }
  return {
    kinds,
    kind,
    rows,
    total,
    query,
    current,
    index,
    isOpen: isOpen && current !== undefined,
    select,
    /** Selects the row before or after the current one, if there is one. */
    move(step: 1 | -1) {
      const next = rows[index + step]
      if (next) select(next)
    },
    /** Opens the panel of a row. */
    open(row: QueueRow) {
      select(row)
      setSearch({ open: rowKey(row) })
    },
    close: () => setSearch({ open: undefined }, { replace: true }),
    choose: (next: QueueKind) => setSearch({ kind: next, open: undefined, shown: undefined }, { replace: true }),
    showMore: () => setSearch({ shown: shown + 1 }, { replace: true }),
  }
}
