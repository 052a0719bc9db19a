import { useRouter, useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { PageEntry } from './page-entry.ts'

/** The route table from the router's context; pages cannot import its module, which imports them. */
export function usePages(): readonly PageEntry[] {
  const { routesById } = useRouter()
  return useMemo(
    () => Object.values(routesById).flatMap(({ options }) => options.staticData?.entry ?? []),
    [routesById],
  )
}

export const useCurrentPage = (): PageEntry | undefined =>
  useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.entry })
