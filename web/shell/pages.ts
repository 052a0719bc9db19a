import { useRouter, useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { PageEntry } from './page-entry.ts'

/** The route table, as the router carries it: its own module brings every page along, so that no page can import it. */
export function usePages(): readonly PageEntry[] {
  const { routesById } = useRouter()
  return useMemo(
    () => Object.values(routesById).flatMap(({ options }) => options.staticData?.entry ?? []),
    [routesById],
  )
}

/** The route table's line of the present page; undefined where there is no page. */
export const useCurrentPage = (): PageEntry | undefined =>
  useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.entry })
