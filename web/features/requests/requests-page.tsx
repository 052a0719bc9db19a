import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { showPlate } from '#contract/cases/plate.ts'
import { type DealerRequest, DeclineRequest } from '#contract/requests/request.ts'
import { type RequestStatus, requestStatuses } from '#contract/requests/request-values.ts'
import { t } from '#contract/texts.ts'
import { requestEndpoints } from '#web/endpoints.generated.ts'
import { allServices } from '#web/features/services/service-reads.ts'
import { ReasonDialog } from '#web/forms/form-dialog.tsx'
import { usePageSearch } from '#web/lib/address.ts'
import { paths } from '#web/lib/paths.ts'
import { queryClient } from '#web/lib/query.ts'
import { useStaffRole } from '#web/lib/session.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button, buttonStyle, OpenPage } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { RequestList } from './request-list.tsx'
import { requestReads, requestsPage, requestsSearch } from './request-queries.ts'

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

interface DeclineDialogProps {
  request: DealerRequest
  onClose: () => void
}

function DeclineDialog({ request: { id, vehicleNo }, onClose }: DeclineDialogProps) {
  const decline = useApiMutation(requestEndpoints.decline, {
    invalidates: [requestReads],
    failureTitle: t.requests('declineFailed'),
  })
  return (
    <ReasonDialog
      danger
      schema={DeclineRequest}
      onClose={onClose}
      title={t.requests('declineTitle', { plate: showPlate(vehicleNo) })}
      description={t.requests('declineDescription')}
      submit={t.requests('decline')}
      draft={`decline-${id}`}
      onSubmit={(body) => decline.mutateAsync({ params: { id }, body })}
    />
  )
}
