import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  type ActivityAction,
  type ActivityKind,
  actionsOf,
  activityKinds,
  activityLabels,
  NO_ACTOR,
} from '#contract/activity/activity-actions.ts'
import { showDay } from '#contract/dates.ts'
import { MAX_SEARCH } from '#contract/limits.ts'
import { COUNTED_ACTIVITY } from '#contract/long-lists.ts'
import { messages } from '#contract/messages.ts'
import { activityEndpoints } from '#web/endpoints.generated.ts'
import { requestWithMeta } from '#web/lib/api.ts'
import { usePageSearch } from '#web/lib/current-page.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import type { DateFilter } from '#web/table/filter-form.tsx'
import { filterFromSearch, useFilterSearch } from '#web/table/filter-search.ts'
import { startState, stateFromSearch, type TableState, useTableSearch } from '#web/table/table-state.ts'
import { type ActivitySearch, activitySearch } from './activity-search.ts'

/** The log's filters besides days and text; an empty string selects all. */
export interface ActivityFilter {
  kind: ActivityKind | ''
  action: ActivityAction | ''
  by: string
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The filters of an address; malformed values count as missing. */
function choiceOfSearch({ kind, action, by }: ActivitySearch): ActivityFilter {
  const chosen = activityKinds.find((one) => one === kind) ?? ''
  return {
    kind: chosen,
    action: actionsOf(chosen || undefined).find((one) => one === action) ?? '',
    by: by !== undefined && (by === NO_ACTOR || UUID.test(by)) ? by : '',
  }
}

const argsOf = ({ fromDate, toDate }: DateFilter, choice: ActivityFilter, { q, size }: TableState, page?: number) => {
  const search = q.trim().slice(0, MAX_SEARCH)
  return {
    query: {
      fromDate,
      toDate,
      ...(choice.kind && { kind: choice.kind }),
      ...(choice.action && { action: choice.action }),
      ...(choice.by && { by: choice.by }),
      ...(search && { search }),
      ...(page !== undefined && { page: String(page), pageSize: String(size) }),
    },
  }
}

const table = { name: 'activity' }

const queryOf = (filter: DateFilter, choice: ActivityFilter, state: TableState) =>
  apiQuery(activityEndpoints.list, argsOf(filter, choice, state, state.page))

/** The query of an address of the log. */
export const activityQuery = (search: ActivitySearch) =>
  queryOf(filterFromSearch(search), choiceOfSearch(search), stateFromSearch(search, startState(table)))

/** Prefetches the log while the page's code loads. */
export const prefetchActivity = (search: ActivitySearch) => void queryClient.prefetchQuery(activityQuery(search))

/** The activity log for the search parameters: days, person, kind, action, text, page and hidden columns. */
export function useActivity() {
  const [state, setState] = useTableSearch(table)
  const [filter, setFilter] = useFilterSearch()
  const [search, setSearch] = usePageSearch(activitySearch)
  const choice = useMemo(() => choiceOfSearch(search), [search])
  const query = useQuery({ ...queryOf(filter, choice, state), placeholderData: keepPreviousData })

  const choose = (next: Partial<ActivityFilter>) => {
    const nextChoice = choiceOfSearch({ ...choice, ...next })
    const { kind, action, by } = nextChoice
    setSearch({ kind: kind || undefined, action: action || undefined, by: by || undefined, page: undefined })
  }
  const loadAll = async () => {
    const { data: rows, meta } = await requestWithMeta(activityEndpoints.list, argsOf(filter, choice, state))
    return { rows, total: meta?.total ?? rows.length, countLimit: COUNTED_ACTIVITY }
  }
  const filterParts = [
    messages.filter.period(showDay(filter.fromDate), showDay(filter.toDate)),
    choice.kind && activityLabels[choice.kind],
    choice.action,
    state.q && messages.table.searchedFor(state.q),
  ]
  return {
    query,
    state,
    setState,
    filter,
    setFilter,
    choice,
    choose,
    loadAll,
    filterSummary: filterParts.filter(Boolean).join(' · '),
  }
}
