import { useQueries } from '@tanstack/react-query'
import { NOT_FINANCED } from '#contract/reference/financiers.ts'
import { clientEndpoints, referenceEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import type { ViewedQuery } from '#web/ui/query-view.tsx'
import type { CasePickers } from './case-form-parts.tsx'

const firmNames = apiQuery(clientEndpoints.firmNames, {})
const rtos = apiQuery(referenceEndpoints.activeRtos, {})
const firms = apiQuery(referenceEndpoints.activeFirms, {})

export function prefetchCasePickers(): void {
  for (const list of [firmNames, rtos, firms] as const) void queryClient.prefetchQuery(list as typeof firms)
}

export interface LoadedPickers {
  pickers: CasePickers
  /** The id of the firm `NA`, for a vehicle without a loan. */
  notFinanced: string
}

export function useCasePickers(): ViewedQuery<LoadedPickers> {
  const lists = useQueries({ queries: [firmNames, rtos, firms] })
  const [names, offices, financiers] = lists
  const refetch = () => {
    for (const list of lists) if (list.isError) void list.refetch()
  }
  const error = lists.find((list) => list.isError)?.error ?? null
  if (!names.data || !offices.data || !financiers.data) return { data: undefined, error, refetch }
  const pickers = {
    firmNames: names.data.data.map((name) => ({ value: name, label: name })),
    rtos: offices.data.data.map(({ displayName }) => ({ value: displayName, label: displayName })),
    financiers: financiers.data.data.map(({ id, name }) => ({ value: id, label: name })),
  }
  const notFinanced = financiers.data.data.find(({ name }) => name === NOT_FINANCED)?.id ?? ''
  return { data: { pickers, notFinanced }, error: null, refetch }
}
