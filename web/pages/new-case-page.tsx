import { useNavigate } from '@tanstack/react-router'
import { CaseFormSkeleton } from '#web/features/cases/form/case-form-skeleton.tsx'
import { NewCaseForm } from '#web/features/cases/form/new-case-form.tsx'
import { prefetchCasePickers, useCasePickers } from '#web/features/cases/form/use-case-pickers.ts'
import { useUser } from '#web/lib/session.ts'
import { paths } from '#web/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

export const loader = prefetchCasePickers

/** New Case, for superadmin and employee (spec/2 screen 1). */
export function Page() {
  const user = useUser()
  const navigate = useNavigate()
  const { pickers, notFinanced, error, retry } = useCasePickers()
  if (!user) return null
  const created = () =>
    navigate({ to: user.role === 'superadmin' ? paths.superadmin.myCases : paths.employee.draftCases })
  return (
    <>
      <PageHeader description="Only what is marked with an asterisk must be filled in." />
      {pickers ? (
        <NewCaseForm user={user} pickers={pickers} notFinanced={notFinanced} onCreated={created} />
      ) : error ? (
        <Card flush>
          <ErrorState title="The lists of this form could not be loaded" detail={error.message} onRetry={retry} />
        </Card>
      ) : (
        <CaseFormSkeleton />
      )}
    </>
  )
}
