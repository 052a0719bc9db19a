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
  const { table, isPending, filter, setFilter, choice, choose, load, filterSummary } = useActivity()
  return (
    <>
      <PageHeader
        title={messages.activity.title}
        breadcrumbs={<PageBreadcrumbs current={messages.activity.title} />}
        description={messages.activity.description}
      />
      <FilterForm value={filter} onFilter={setFilter} pending={isPending} />
      <ActivityFilters filter={choice} onChange={choose} />
      <DataTable
        label={messages.activity.title}
        columns={activityColumns}
        rowId={(row) => row.id}
        {...table}
        emptyDetail={messages.activity.empty}
        emptyAction={<Button onClick={() => choose({ kind: '', action: '', by: '' })}>{messages.facets.clear}</Button>}
        exports={{ title: messages.activity.title, filterSummary, load }}
      />
    </>
  )
}
