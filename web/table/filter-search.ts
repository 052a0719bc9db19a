import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { isDay, istDay, monthEnd, monthStart, showDay } from '#contract/dates.ts'
import { expiryFields, isExpiryType } from '#web/domain/expiry-fields.ts'
import { type DateFilter, defaultFilter, filterLabels } from './filter-form.tsx'

type Search = Readonly<Record<string, unknown>>

/** The filter that an address says, field by field; what is missing or malformed is as it starts. */
export function filterOfSearch(search: Search, start: DateFilter = defaultFilter()): DateFilter {
  const day = (name: string, otherwise: string) => {
    const value = search[name]
    return typeof value === 'string' && isDay(value) ? value : otherwise
  }
  const { filterType } = search
  return {
    filterType:
      typeof filterType === 'string' && Object.hasOwn(filterLabels, filterType) ? filterType : start.filterType,
    fromDate: day('fromDate', start.fromDate),
    toDate: day('toDate', start.toDate),
  }
}

/** A filter in the address: `const [filter, setFilter] = useFilterSearch()`. Back undoes a filtering. */
export function useFilterSearch(): readonly [DateFilter, (filter: DateFilter) => void] {
  const search = useSearch({ strict: false }) as Search
  const navigate = useNavigate()
  return useMemo(() => {
    const setFilter = (filter: DateFilter) =>
      void navigate({
        to: '.',
        // Other rows: the page starts at the first one again.
        search: ((before: Search) => ({ ...before, ...filter, page: undefined })) as never,
        resetScroll: false,
      })
    return [filterOfSearch(search), setFilter] as const
  }, [search, navigate])
}

/**
 * The filter that a navigation state of an expiry shortcut stands for, or null: the matching
 * expiry, from the first to the last day of the month (spec/2 point 5).
 */
export function shortcutFilter(type: unknown, now = new Date()): DateFilter | null {
  if (!isExpiryType(type)) return null
  const today = istDay(now)
  return { filterType: expiryFields[type], fromDate: monthStart(today), toDate: monthEnd(today) }
}

/** `Application Date, 01 Nov 2026 to 21 Nov 2026`. */
export function showFilter({ filterType, fromDate, toDate }: DateFilter): string {
  return `${filterLabels[filterType] ?? filterType}, ${showDay(fromDate)} to ${showDay(toDate)}`
}
