import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { RawSearch } from './search-schema.ts'

/*
 * What the present page's address says, for parts that stand on pages of several routes and so can name none of them:
 * the only place that reads an address without naming its route (`strict: false`). The schema makes up for it.
 */

/** Search parameters of the present page, and how to change some of them; undefined takes one away. */
export function usePageSearch<Search extends object>(schema: (search: RawSearch) => Search) {
  const all = useSearch({ strict: false })
  const search = useMemo(() => schema(all), [schema, all])
  const navigate = useNavigate()
  const setSearch = useCallback(
    (change: { [Name in keyof Search]?: Search[Name] | undefined }, { replace = false } = {}) =>
      void navigate({ to: '.', search: (before) => ({ ...before, ...change }), replace, resetScroll: false }),
    [navigate],
  )
  return [search, setSearch] as const
}

/** The number of the case that the present page shows. */
export const useCaseNo = (): string => useParams({ strict: false, select: ({ caseNo }) => caseNo ?? '' })
