import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { Reminder } from '#contract/reminders/reminder.ts'
import { combinePages } from '#web/lib/combine-pages.ts'
import { usePageSearch } from '#web/lib/current-page.ts'
import { worklistPage } from './reminder-queries.ts'
import { type ReminderSearch, reminderSearch } from './reminder-search.ts'

export const reminderKey = ({ vehicleId, kind }: Pick<Reminder, 'vehicleId' | 'kind'>): string => `${vehicleId}-${kind}`

/** The worklist of the address: its filters, its rows, and the current row. */
export function useWorklist() {
  const [search, setSearch] = usePageSearch(reminderSearch)
  const shown = search.shown ?? 1
  const { rows, total, meta, query } = useQueries({
    queries: Array.from({ length: shown }, (_, page) => ({
      ...worklistPage(search, page),
      placeholderData: keepPreviousData,
    })),
    combine: (pages) => combinePages(pages, reminderKey),
  })
  // Once the current row is gone, the row that took its place is current.
  const [place, setPlace] = useState({ key: '', index: 0 })
  const found = rows.findIndex((row) => reminderKey(row) === place.key)
  const index = found >= 0 ? found : Math.max(0, Math.min(place.index, rows.length - 1))
  const selectAt = (at: number) => {
    const row = rows[at]
    if (row) setPlace({ key: reminderKey(row), index: at })
  }
  return {
    search,
    rows,
    total,
    bands: meta?.bands,
    query,
    index,
    current: rows[index],
    select: (row: Reminder) => selectAt(rows.indexOf(row)),
    /** Selects the row before or after the current one, if there is one. */
    move: (step: 1 | -1) => selectAt(index + step),
    filter: (change: ReminderSearch) => setSearch({ ...change, shown: undefined }, { replace: true }),
    showMore: () => setSearch({ shown: shown + 1 }, { replace: true }),
  }
}
