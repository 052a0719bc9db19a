import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import type { ExpiryType } from '#contract/cases/expiry.ts'
import { messages } from '#contract/messages.ts'
import { usePageSearch } from '#web/lib/current-page.ts'
import { toastFailure } from '#web/lib/failure.ts'
import { lazyNamed } from '#web/lib/lazy-named.ts'
import { queryClient } from '#web/lib/query.ts'
import { FilterForm } from '#web/table/filter-form.tsx'
import { filterFromSearch, useFilterSearch } from '#web/table/filter-search.ts'
import type { FilterSearch } from '#web/table/table-search.ts'
import { Card } from '#web/ui/card.tsx'
import { DialogLoading } from '#web/ui/dialog-loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { summaryQuery } from '../expiry/expiry-query.ts'
import { summarySearch } from '../expiry/expiry-search.ts'
import { ExpiryTiles, SkeletonExpiryTiles } from '../expiry/expiry-tiles.tsx'

const ExpiryDialog = lazyNamed(async () => (await import('../expiry/expiry-dialog.tsx')).ExpiryDialog)

/** Prefetches the summary while the page's code loads. */
export const preloadSummary = (search: FilterSearch): void =>
  void queryClient.prefetchQuery(summaryQuery(filterFromSearch(search)))

/** "Summary of the Cases": the number of expiries per type in a range of days (spec/1 "Staff home screens"). */
export function SummaryPanel() {
  const [filter, setFilter] = useFilterSearch()
  // The open card is a search parameter, so that Back from a case reopens the dialog.
  const [{ expiry, fromDate }, setSearch] = usePageSearch(summarySearch)
  const openDialog = (type: ExpiryType | null) => setSearch({ expiry: type ?? undefined }, { replace: type === null })
  const query = useQuery({ ...summaryQuery(filter), placeholderData: keepPreviousData })
  const { data, error } = query
  const failed = fromDate ? messages.filter.failed : messages.summary.fetchFailed
  useEffect(() => {
    if (error) toastFailure(failed, error)
  }, [error, failed])

  const shown = expiry && data?.data.find(({ expiryType }) => expiryType === expiry)
  return (
    <Card title={messages.summary.title}>
      <FilterForm
        value={filter}
        pending={query.isFetching && query.isPlaceholderData}
        onFilter={(next) => {
          if (next.fromDate === filter.fromDate && next.toDate === filter.toDate) void query.refetch()
          // The cards determine the kind of date.
          setFilter({ ...next, filterType: '' })
        }}
      />
      <QueryView query={query} errorTitle={failed} skeleton={<SkeletonExpiryTiles />} dimsPlaceholder>
        {({ data: summary }) => <ExpiryTiles summary={summary} onOpen={openDialog} />}
      </QueryView>
      <Suspense fallback={<DialogLoading />}>
        {shown && <ExpiryDialog item={shown} filter={filter} onClose={() => openDialog(null)} />}
      </Suspense>
    </Card>
  )
}
