import { keepPreviousData } from '@tanstack/react-query'
import type { Reminder } from '#contract/reminders/reminder.ts'
import { usePageSearch } from '#web/lib/current-page.ts'
import { useCursorList } from '#web/lib/use-cursor-list.ts'
import { worklistPage } from './reminder-queries.ts'
import { type ReminderSearch, reminderSearch } from './reminder-search.ts'

export const reminderKey = ({ vehicleId, kind }: Pick<Reminder, 'vehicleId' | 'kind'>): string => `${vehicleId}-${kind}`

/** The worklist of the address: its filters, its rows, and the current row. */
export function useWorklist() {
  const [search, setSearch] = usePageSearch(reminderSearch)
  const shown = search.shown ?? 1
  const { meta, ...cursor } = useCursorList({
    pages: Array.from({ length: shown }, (_, page) => ({
      ...worklistPage(search, page),
      placeholderData: keepPreviousData,
    })),
    keyOf: reminderKey,
  })
  return {
    ...cursor,
    search,
    bands: meta?.bands,
    /** Selects the row before or after the current one, if there is one. */
    move(step: 1 | -1) {
      const next = cursor.rows[cursor.index + step]
      if (next) cursor.select(next)
    },
    filter: (change: ReminderSearch) => setSearch({ ...change, shown: undefined }, { replace: true }),
    showMore: () => setSearch({ shown: shown + 1 }, { replace: true }),
  }
}
