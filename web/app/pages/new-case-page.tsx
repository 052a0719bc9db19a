import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { DealerRequest } from '#contract/requests/request.ts'
import { t } from '#contract/texts.ts'
import { newCaseSearch } from '#web/features/cases/case-search.ts'
import { CaseFormSkeleton } from '#web/features/cases/form/case-form.tsx'
import { prefetchCasePickers, useCasePickers } from '#web/features/cases/form/case-form-values.tsx'
import { NewCaseForm } from '#web/features/cases/form/new-case-form.tsx'
import { proposalsOf } from '#web/features/readings/proposals-of-papers.ts'
import { usePapersToStart } from '#web/features/readings/read-papers.ts'
import { StartFromPapers } from '#web/features/readings/start-from-papers.tsx'
import { RequestItem } from '#web/features/requests/request-list.tsx'
import { openRequests } from '#web/features/requests/request-queries.ts'
import { usePageSearch } from '#web/lib/address.ts'
import { paths } from '#web/lib/paths.ts'
import { useUser } from '#web/lib/session.ts'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryView } from '#web/ui/query-view.tsx'

export const loader = prefetchCasePickers

/** New Case, for superadmin and employee. */
export function Page() {
  const user = useUser()
  const navigate = useNavigate()
  const [{ vehicle = '', request: requestId, sample }] = usePageSearch(newCaseSearch)
  const query = useCasePickers()
  const requests = useQuery({
    ...openRequests(),
    enabled: requestId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const open = requests.data?.data.find(({ id }) => id === requestId)
  // A decision meanwhile takes nothing from the form that began with the request.
  const [kept, keep] = useState<DealerRequest>()
  if (open && open.id !== kept?.id) keep(open)
  const papers = usePapersToStart()
  if (!user) return null
  const isReady = requestId === undefined || !requests.isPending
  const created = (id: string) => {
    papers.attachTo(id)
    return navigate({ to: user.role === 'superadmin' ? paths.superadmin.myCases : paths.employee.draftCases })
  }
  return (
    <>
      <PageHeader description={t.cases('newDescription')} />
      <QueryView
        query={query}
        errorTitle={t.cases('pickersFailed')}
        frame={(error) => <Card flush>{error}</Card>}
        skeleton={<CaseFormSkeleton />}
      >
        {({ pickers, notFinanced }) =>
          isReady ? (
            <>
              {requestId && <AcceptedRequest request={open} />}
              {sample === 1 && (
                <p role="status" className="mb-5 rounded-lg border bg-sunken px-4 py-2 text-muted">
                  {t.cases('isSample')}
                </p>
              )}
              <NewCaseForm
                user={user}
                pickers={pickers}
                notFinanced={notFinanced}
                vehicle={vehicle}
                requestId={requestId}
                request={kept?.id === requestId ? kept : undefined}
                isRequestOpen={open !== undefined}
                isSample={sample === 1}
                papers={{
                  proposals: proposalsOf(
                    papers.read.map(({ reading }) => reading),
                    pickers,
                  ),
                  list: <StartFromPapers papers={papers} />,
                }}
                onCreated={created}
              />
            </>
          ) : (
            <CaseFormSkeleton />
          )
        }
      </QueryView>
    </>
  )
}

/** The request that the form below accepts; undefined for one that is no longer open. */
function AcceptedRequest({ request }: { request: DealerRequest | undefined }) {
  if (!request)
    return (
      <p role="status" className="mb-5 rounded-lg border border-warn-line bg-warn-soft px-4 py-2 text-warn">
        {t.requests('gone')}
      </p>
    )
  const { firmName, services, attachments } = request
  const hints = [
    attachments.length > 0 && t.requests('filesFollow', { count: attachments.length }),
    services.some((code) => code === 'hpt' || code === 'hpa') && t.requests('financierLeft'),
  ]
  return (
    <div className="mb-5">
      <Card flush title={t.requests('accepting', { firmName })} description={hints.filter(Boolean).join(' ')}>
        <ul>
          <RequestItem request={request} isOfStaff />
        </ul>
      </Card>
    </div>
  )
}
