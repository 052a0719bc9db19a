import { useMatch, useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { MAX_PAGE } from '#contract/long-lists.ts'
import { plateKey } from '#contract/vehicles/plate-key.ts'

/**
 * Parses a search parameter; undefined if it is missing or malformed. Parsing an already parsed value returns the same
 * value.
 */
type Parameter<T> = (value: unknown) => T | undefined

type Parameters = Readonly<Record<string, Parameter<unknown>>>

export type SearchOf<P extends Parameters> = { [Name in keyof P]?: ReturnType<P[Name]> }

export type RawSearch = Readonly<Record<string, unknown>>

/**
 * A schema of search parameters, for `validateSearch`: malformed values count as missing, unknown parameters are kept.
 * It does not use zod, since it is part of the sign-in page's first load.
 */
export const searchSchema =
  <const P extends Parameters>(parameters: P) =>
  (search: RawSearch): SearchOf<P> =>
    Object.fromEntries(Object.entries(parameters).map(([name, parse]) => [name, parse(search[name])])) as SearchOf<P>

export const text: Parameter<string> = (value) => (typeof value === 'string' ? value : undefined)

export const oneOf =
  <const T extends string | number>(values: readonly T[]): Parameter<T> =>
  (value) =>
    values.find((allowed) => allowed === value || String(allowed) === value)

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The id that a parameter holds; undefined for any other text. */
export const uuidIn = (value: string | undefined) => (value && UUID.test(value) ? value : undefined)

/** A page number, counted from 1. */
export const pageNumber: Parameter<number> = (value) => {
  const page = Number(value)
  return Number.isInteger(page) && page >= 1 ? Math.min(page, MAX_PAGE + 1) : undefined
}

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

/** Navigates back one page, or to `fallback` if there is no previous page. */
export function useGoBack(fallback: string): () => void {
  const router = useRouter()
  return useCallback(() => {
    if (router.history.canGoBack()) router.history.back()
    else void router.navigate({ href: fallback, replace: true })
  }, [router, fallback])
}

/**
 * `activeOptions` of a link to a page with subpages: without it the router marks the link as the current page
 * (`aria-current="page"`) on those as well.
 */
export const exactMatch = { exact: true, includeSearch: false } as const
