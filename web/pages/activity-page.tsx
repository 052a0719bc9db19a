import { messages } from '#contract/messages.ts'
import { activityColumns } from '#web/features/activity/activity-columns.tsx'
import { ActivityFilters } from '#web/features/activity/activity-filters.tsx'
import { COUNTED_TO, prefetchActivity, useActivity } from '#web/features/activity/activity-list.ts'
import { paths } from '#web/paths.ts'
import { crumbTo } from '#web/shell/case-trail.ts'
import type { PageLocation } from '#web/shell/router.tsx'
import { DataTable } from '#web/table/data-table.tsx'
import { FilterForm } from '#web/table/filter-form.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

/** Asks for the log while the page is on its way. */
export const loader = ({ search }: PageLocation) => prefetchActivity(search)

/** Who did what when, for the superadmin: filtered, exported, and never altered. */
export function Page() {
  const { query, state, setState, filter, setFilter, choice, choose, loadAll, about } = useActivity()
  const { data, error, refetch, isPlaceholderData, isFetching } = query
  return (
    <>
      <PageHeader
        title="Activity"
        above={<Breadcrumbs above={[crumbTo('superadmin', paths.superadmin.profile)]} here="Activity" />}
        description="Who did what when, newest first. Entries can be neither changed nor removed."
      />
      <FilterForm value={filter} onFilter={setFilter} pending={isFetching && isPlaceholderData} />
      <ActivityFilters choice={choice} onChoose={choose} />
      <DataTable
        label="Activity"
        columns={activityColumns}
        rows={data?.data}
        rowId={(row) => row.id}
        total={data?.meta?.total}
        countedTo={COUNTED_TO}
        state={state}
        onStateChange={setState}
        stale={isPlaceholderData}
        error={error}
        errorTitle={messages.activity.fetchFailed}
        onRetry={() => void refetch()}
        emptyDetail={messages.activity.none}
        exports={{ title: 'Activity', about, load: loadAll }}
      />
    </>
  )
}
