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
import { WHOLE_LIST } from '#contract/api.ts'
import { showDay } from '#contract/dates.ts'
import { MAX_SEARCH } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { activityEndpoints } from '#web/endpoints.generated.ts'
import { requestWithMeta } from '#web/lib/api.ts'
import { usePageSearch } from '#web/lib/current-page.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import type { DateFilter } from '#web/table/filter-form.tsx'
import { filterOfSearch, useFilterSearch } from '#web/table/filter-search.ts'
import { initialState, stateOfSearch, type TableState, useTableSearch } from '#web/table/table-state.ts'
import { type ActivitySearch, activitySearch } from './activity-search.ts'

/** The server counts no further, and returns at most this many entries for an export. */
export const MAX_COUNTED = WHOLE_LIST

/** The log's filters besides days and text; an empty string selects all. */
export interface ActivityChoice {
  kind: ActivityKind | ''
  action: ActivityAction | ''
  by: string
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The filters of an address; malformed values count as missing. */
function choiceOfSearch({ kind, action, by }: ActivitySearch): ActivityChoice {
  const chosen = activityKinds.find((one) => one === kind) ?? ''
  return {
    kind: chosen,
    action: actionsOf(chosen || undefined).find((one) => one === action) ?? '',
    by: by !== undefined && (by === NO_ACTOR || UUID.test(by)) ? by : '',
  }
}

const argsOf = ({ fromDate, toDate }: DateFilter, choice: ActivityChoice, { q, size }: TableState, page?: number) => {
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

const queryOf = (filter: DateFilter, choice: ActivityChoice, state: TableState) =>
  apiQuery(activityEndpoints.list, argsOf(filter, choice, state, state.page))

/** Prefetches the log while the page's code loads. */
export const prefetchActivity = (search: ActivitySearch) =>
  void queryClient.prefetchQuery(
    queryOf(filterOfSearch(search), choiceOfSearch(search), stateOfSearch(search, initialState())),
  )

/** The activity log for the search parameters: days, person, kind, action, text, page and hidden columns. */
export function useActivity() {
  const [state, setState] = useTableSearch()
  const [filter, setFilter] = useFilterSearch()
  const [search, setSearch] = usePageSearch(activitySearch)
  const choice = useMemo(() => choiceOfSearch(search), [search])
  const query = useQuery({ ...queryOf(filter, choice, state), placeholderData: keepPreviousData })

  const choose = (next: Partial<ActivityChoice>) => {
    const wanted = choiceOfSearch({ ...choice, ...next })
    const { kind, action, by } = wanted
    setSearch({ kind: kind || undefined, action: action || undefined, by: by || undefined, page: undefined })
  }
  const loadAll = async () => {
    const { data: rows, meta } = await requestWithMeta(activityEndpoints.list, argsOf(filter, choice, state))
    return { rows, total: meta?.total ?? rows.length, countedTo: MAX_COUNTED }
  }
  const about = [
    messages.activity.period(showDay(filter.fromDate), showDay(filter.toDate)),
    choice.kind && activityLabels[choice.kind],
    choice.action,
    state.q && messages.activity.searchedFor(state.q),
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
    about: about.filter(Boolean).join(' · '),
  }
}
