import { COUNTED_ACTIVITY } from '#contract/long-lists.ts'
import { messages } from '#contract/messages.ts'
import { activityColumns } from '#web/features/activity/activity-columns.tsx'
import { ActivityFilters } from '#web/features/activity/activity-filters.tsx'
import { prefetchActivity, useActivity } from '#web/features/activity/activity-list.ts'
import type { ActivitySearch } from '#web/features/activity/activity-search.ts'
import { PageBreadcrumbs } from '#web/shell/page-breadcrumbs.tsx'
import type { PageLocation } from '#web/shell/page-entry.ts'
import { DataTable } from '#web/table/data-table.tsx'
import { FilterForm } from '#web/table/filter-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

/** Prefetches the log while the page's code loads. */
export const loader = ({ search }: PageLocation<ActivitySearch>) => prefetchActivity(search)

/** The activity log, for the superadmin: filters, export; entries are read-only. */
export function Page() {
  const { query, state, setState, filter, setFilter, choice, choose, loadAll, filterSummary } = useActivity()
  const { data, isPlaceholderData, isFetching } = query
  return (
    <>
      <PageHeader
        title={messages.activity.title}
        breadcrumbs={<PageBreadcrumbs current={messages.activity.title} />}
        description={messages.activity.description}
      />
      <FilterForm value={filter} onFilter={setFilter} pending={isFetching && isPlaceholderData} />
      <ActivityFilters filter={choice} onChange={choose} />
      <DataTable
        label={messages.activity.title}
        columns={activityColumns}
        rows={data?.data}
        rowId={(row) => row.id}
        total={data?.meta?.total}
        countLimit={COUNTED_ACTIVITY}
        state={state}
        onStateChange={setState}
        query={query}
        errorTitle={messages.activity.fetchFailed}
        emptyDetail={messages.activity.empty}
        emptyAction={<Button onClick={() => choose({ kind: '', action: '', by: '' })}>{messages.facets.clear}</Button>}
        exports={{ title: messages.activity.title, filterSummary, load: loadAll }}
      />
    </>
  )
}
