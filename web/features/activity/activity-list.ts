import { useMemo } from 'react'
import {
  type ActivityAction,
  type ActivityKind,
  actionsOf,
  activityKinds,
  activityLabels,
  NO_ACTOR,
} from '#contract/activity-actions.ts'
import { showDay } from '#contract/dates.ts'
import { t } from '#contract/texts.ts'
import { activityEndpoints } from '#web/endpoints.generated.ts'
import { usePageSearch } from '#web/lib/address.ts'
import { type DateFilter, filterFromSearch, useFilterSearch } from '#web/table/filter-form.tsx'
import { callOf, inAddress, listCall, prefetchList, serverList, useServerList } from '#web/table/server-list.ts'
import { type ActivitySearch, activitySearch } from './activity-search.ts'

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

const activity = serverList({
  table: { name: 'activity' },
  call: (query, { days, choice }: { days: DateFilter; choice: ActivityChoice }) =>
    listCall(
      activityEndpoints.list,
      {
        query: {
          fromDate: days.fromDate,
          toDate: days.toDate,
          ...(choice.kind && { kind: choice.kind }),
          ...(choice.action && { action: choice.action }),
          ...(choice.by && { by: choice.by }),
          ...inAddress(query),
        },
      },
      (rows) => rows,
    ),
  failed: () => t.activity('fetchFailed'),
})

const filterOf = (search: ActivitySearch) => ({ days: filterFromSearch(search), choice: choiceOfSearch(search) })

export const activityCall = (search: ActivitySearch) => callOf(activity, search, filterOf(search))

export const prefetchActivity = (search: ActivitySearch) => prefetchList(activity, search, filterOf(search))

export function useActivity() {
  const [filter, setFilter] = useFilterSearch()
  const [search, setSearch] = usePageSearch(activitySearch)
  const choice = useMemo(() => choiceOfSearch(search), [search])
  const { table, state, isPending, loadAll } = useServerList(activity, { days: filter, choice })

  const choose = (next: Partial<ActivityChoice>) => {
    const nextChoice = choiceOfSearch({ ...choice, ...next })
    const { kind, action, by } = nextChoice
    setSearch({ kind: kind || undefined, action: action || undefined, by: by || undefined, page: undefined })
  }
  const filterParts = [
    t.filter('period', { fromDate: showDay(filter.fromDate), toDate: showDay(filter.toDate) }),
    choice.kind && activityLabels()[choice.kind],
    choice.action && t.history(`actions.${choice.action}`),
    state.q && t.table('searchedFor', { text: state.q }),
  ]
  return {
    table,
    isPending,
    filter,
    setFilter,
    choice,
    choose,
    load: loadAll,
    filterSummary: filterParts.filter(Boolean).join(' · '),
  }
}
