import { useMatch, useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { plateKey } from '#contract/vehicles/plate-key.ts'
import type { RawSearch } from './search-schema.ts'

/*
 * The search parameters of the current page, for components on pages of several routes, which cannot name one route:
 * the only module that reads an address without its route (`strict: false`). The schema validates it instead.
 */

/**
 * The search parameters of the current page and a function that changes some of them; undefined removes a parameter.
 */
export function usePageSearch<Search extends object>(schema: (search: RawSearch) => Search) {
  const all = useSearch({ strict: false })
  const search = useMemo(() => schema(all), [schema, all])
  const navigate = useNavigate()
  const router = useRouter()
  const page = useMatch({ strict: false, select: ({ id }) => id })
  const setSearch = useCallback(
    (change: { [Name in keyof Search]?: Search[Name] | undefined }, { replace = false } = {}) => {
      // Another page is opening: a late change of this one (a search is written after a pause) must not reach its address.
      if (router.matchRoutes(router.latestLocation).at(-1)?.id !== page) return
      void navigate({ to: '.', search: (before) => ({ ...before, ...change }), replace, resetScroll: false })
    },
    [navigate, page, router],
  )
  return [search, setSearch] as const
}

export const usePlate = (): string => useParams({ strict: false, select: ({ plate }) => plateKey(plate ?? '') })

export const useCaseNo = (): string => useParams({ strict: false, select: ({ caseNo }) => caseNo ?? '' })
