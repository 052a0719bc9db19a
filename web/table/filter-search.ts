import { useCallback, useMemo } from 'react'
import { expiryFields, isExpiryType } from '#contract/cases/case-list-fields.ts'
import type { ExpiryType } from '#contract/cases/expiry.ts'
import { isDay, monthEnd, monthStart, officeDay } from '#contract/dates.ts'
import { pageNumber, searchSchema, usePageSearch } from '#web/lib/address.ts'
import { today, useStore } from '#web/lib/store.ts'
import { type FilterSearch, filterParameters } from '#web/table/table-search.ts'
import { type DateFilter, defaultFilter, isFilterType } from './filter-form.tsx'

/** The filter of an address; missing or malformed fields take the default. */
export function filterFromSearch(
  { filterType, fromDate, toDate }: FilterSearch,
  start: DateFilter = defaultFilter(),
): DateFilter {
  return {
    filterType: filterType !== undefined && isFilterType(filterType) ? filterType : start.filterType,
    fromDate: fromDate && isDay(fromDate) ? fromDate : start.fromDate,
    toDate: toDate && isDay(toDate) ? toDate : start.toDate,
  }
}

const filterAndPage = searchSchema({ ...filterParameters, page: pageNumber })

/**
 * A filter as search parameters: `const [filter, setFilter] = useFilterSearch()`. Back restores the previous filter.
 */
export function useFilterSearch(): readonly [DateFilter, (filter: DateFilter) => void] {
  const [search, setSearch] = usePageSearch(filterAndPage)
  // A changed filter starts at the first page.
  const setFilter = useCallback((filter: DateFilter) => setSearch({ ...filter, page: undefined }), [setSearch])
  // Days that the address leaves out are of the day that the page shows: it changes under nobody's hands.
  const day = useStore(today)
  const filter = useMemo(() => filterFromSearch(search), [search, day]) // oxlint-disable-line react-hooks/exhaustive-deps
  return [filter, setFilter]
}

/** The filter of an expiry shortcut: the expiry, from the first to the last day of the month. */
export function filterOfExpiry(type: ExpiryType, now = new Date()): DateFilter {
  const today = officeDay(now)
  return { filterType: expiryFields[type], fromDate: monthStart(today), toDate: monthEnd(today) }
}

/** The filter for the navigation state of an expiry shortcut, or null. */
export const filterFromShortcut = (type: unknown, now = new Date()): DateFilter | null =>
  isExpiryType(type) ? filterOfExpiry(type, now) : null
