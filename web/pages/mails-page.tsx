import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { MAX_SEARCH } from '#contract/limits.ts'
import type { OutboxMail } from '#contract/mails/mail.ts'
import { messages } from '#contract/messages.ts'
import { LocalLinksNotice } from '#web/domain/local-links-notice.tsx'
import { OpenPage } from '#web/domain/open-page.tsx'
import { mailEndpoints } from '#web/endpoints.generated.ts'
import { LinkDialog, type OneTimeLink } from '#web/features/mails/link-dialog.tsx'
import { MailActions } from '#web/features/mails/mail-actions.tsx'
import { mailColumns } from '#web/features/mails/mail-columns.tsx'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { paths } from '#web/paths.ts'
import { PageBreadcrumbs } from '#web/shell/page-breadcrumbs.tsx'
import type { PageLocation } from '#web/shell/page-entry.ts'
import { DataTable } from '#web/table/data-table.tsx'
import type { TableSearch } from '#web/table/table-search.ts'
import { startState, stateFromSearch, type TableState, useTableSearch } from '#web/table/table-state.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

const sorts = ['recipient', '-recipient', 'state', '-state', 'createdAt', '-createdAt'] as const
const isSort = (sort: string): sort is (typeof sorts)[number] => (sorts as readonly string[]).includes(sort)

/** The refetch interval of a list with waiting mails, in ms. */
const WAITING_MS = 5000

const table = { name: 'mails' }

const mails = ({ q, page, size, sort }: TableState) => {
  const search = q.trim().slice(0, MAX_SEARCH)
  return apiQuery(mailEndpoints.all, {
    query: {
      page: String(page),
      pageSize: String(size),
      ...(search && { search }),
      ...(isSort(sort) && { sort }),
    },
  })
}

/** Prefetches the list while the page's code loads. */
export const loader = ({ search }: PageLocation<TableSearch>) =>
  void queryClient.prefetchQuery(mails(stateFromSearch(search, startState(table))))

/** The mails that the portal has written, with their outcome; for the superadmin. */
export function Page() {
  const [state, setState] = useTableSearch(table)
  const query = useQuery({
    ...mails(state),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some((mail) => mail.state === 'waiting') ? WAITING_MS : false),
  })
  const [openLink, setOpenLink] = useState<OneTimeLink | null>(null)
  const actions = useCallback((mail: OutboxMail) => <MailActions mail={mail} onLink={setOpenLink} />, [])
  return (
    <>
      <PageHeader breadcrumbs={<PageBreadcrumbs />} description={messages.mail.description} />
      <div className="mb-4 empty:hidden">
        <LocalLinksNotice />
      </div>
      <DataTable
        label={messages.menu.mails}
        columns={mailColumns}
        rows={query.data?.data}
        rowId={(row) => row.id}
        total={query.data?.meta?.total}
        state={state}
        onStateChange={setState}
        query={query}
        actions={actions}
        errorTitle={messages.mail.fetchFailed}
        emptyDetail={messages.mail.emptyDetail}
        emptyAction={<OpenPage page={paths.superadmin.clients} label={messages.menu.clients} />}
      />
      {openLink && <LinkDialog oneTimeLink={openLink} onOpenChange={() => setOpenLink(null)} />}
    </>
  )
}
