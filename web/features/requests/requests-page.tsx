import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { showPlate } from '#contract/cases/plate.ts'
import type { DealerRequest } from '#contract/requests/request.ts'
import { type RequestStatus, requestStatuses } from '#contract/requests/request-values.ts'
import { t } from '#contract/texts.ts'
import { DeclineDialog } from '#web/features/requests/decline-dialog.tsx'
import { RequestList } from '#web/features/requests/request-list.tsx'
import { requestsPage } from '#web/features/requests/request-queries.ts'
import { requestsSearch } from '#web/features/requests/request-search.ts'
import { allServices } from '#web/features/services/service-reads.ts'
import { usePageSearch } from '#web/lib/address.ts'
import { paths } from '#web/lib/paths.ts'
import { queryClient } from '#web/lib/query.ts'
import { useStaffRole } from '#web/lib/session.ts'
import { Button, buttonStyle, OpenPage } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

export function loader() {
  void queryClient.prefetchQuery(allServices())
  void queryClient.prefetchQuery(requestsPage('open', 0))
}

/** The requests of dealers: open ones are accepted by a case or declined. */
export function Page() {
  const role = useStaffRole()
  const [{ tab = 'open' }, setSearch] = usePageSearch(requestsSearch)
  const [declining, setDeclining] = useState<DealerRequest | null>(null)
  const open = useQuery({ ...requestsPage('open', 0), refetchInterval: 60_000 }).data?.meta?.total
  const acts = (request: DealerRequest) => {
    const plate = showPlate(request.vehicleNo)
    return (
      <>
        <Button aria-label={t.requests('declineNamed', { plate })} onClick={() => setDeclining(request)}>
          {t.requests('decline')}
        </Button>
        <Link
          to={paths[role].newCase}
          search={{ request: request.id }}
          aria-label={t.requests('acceptNamed', { plate })}
          className={buttonStyle({ variant: 'primary' })}
        >
          {t.requests('accept')}
        </Link>
      </>
    )
  }
  const listOf = (status: RequestStatus) => (
    <Card flush>
      <RequestList
        status={status}
        isOfStaff
        empty={{
          title: t.requests(`emptyTitles.${status}`),
          detail: t.requests('emptyDetail'),
          action: <OpenPage page={paths[role].queue} label={t.queue('title')} />,
        }}
        // Of an employee only the cases that it made.
        {...(role === 'superadmin' && { caseLink })}
        {...(status === 'open' && { actions: acts })}
      />
    </Card>
  )
  return (
    <>
      <PageHeader description={t.requests('description')} />
      <Tabs
        besideTitle
        label={t.requests('title')}
        value={tab}
        onValueChange={(next) =>
          setSearch({ tab: next === 'open' ? undefined : (next as RequestStatus) }, { replace: true })
        }
        tabs={requestStatuses.map((status) => ({
          value: status,
          label: t.requests(`statuses.${status}`),
          ...(status === 'open' && { count: open, countTone: 'accent' as const }),
          content: listOf(status),
        }))}
      />
      {declining && <DeclineDialog request={declining} onClose={() => setDeclining(null)} />}
    </>
  )
}

const caseLink = (caseNo: string) => (
  <Link
    to={paths.superadmin.caseDetail.pattern}
    params={{ caseNo }}
    className="rounded-sm text-accent-ink underline-offset-4 hover:underline"
  >
    {t.requests('caseOf', { caseNo })}
  </Link>
)
