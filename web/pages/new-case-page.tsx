import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { messages } from '#contract/messages.ts'
import { newCaseSearch } from '#web/features/cases/case-search.ts'
import { CaseFormSkeleton } from '#web/features/cases/form/case-form.tsx'
import { prefetchCasePickers, useCasePickers } from '#web/features/cases/form/case-form-parts.tsx'
import { NewCaseForm } from '#web/features/cases/form/new-case-form.tsx'
import { AcceptedRequest } from '#web/features/requests/accepted-request.tsx'
import { openRequests } from '#web/features/requests/request-queries.ts'
import { usePageSearch } from '#web/lib/current-page.ts'
import { useUser } from '#web/lib/session.ts'
import { paths } from '#web/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryView } from '#web/ui/query-view.tsx'

export const loader = prefetchCasePickers

/** New Case, for superadmin and employee (spec/2 screen 1). */
export function Page() {
  const user = useUser()
  const navigate = useNavigate()
  const [{ vehicle = '', request: requestId }] = usePageSearch(newCaseSearch)
  const query = useCasePickers()
  // The form begins with what it finds now; a decision meanwhile is told when it is sent.
  const requests = useQuery({
    ...openRequests(),
    enabled: requestId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!user) return null
  const request = requests.data?.data.find(({ id }) => id === requestId)
  const isReady = requestId === undefined || !requests.isPending
  const created = () =>
    navigate({ to: user.role === 'superadmin' ? paths.superadmin.myCases : paths.employee.draftCases })
  return (
    <>
      <PageHeader description={messages.cases.newDescription} />
      <QueryView
        query={query}
        errorTitle={messages.cases.pickersFailed}
        frame={(error) => <Card flush>{error}</Card>}
        skeleton={<CaseFormSkeleton />}
      >
        {({ pickers, notFinanced }) =>
          isReady ? (
            <>
              {requestId && <AcceptedRequest request={request} />}
              <NewCaseForm
                user={user}
                pickers={pickers}
                notFinanced={notFinanced}
                vehicle={vehicle}
                request={request}
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
