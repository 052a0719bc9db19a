import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { disabledReason } from '#contract/cases/case-actions.ts'
import { messages } from '#contract/messages.ts'
import { StatusBadge } from '#web/domain/status-badge.tsx'
import { loadCase, useCase } from '#web/features/cases/detail/use-case.ts'
import { CaseFormSkeleton } from '#web/features/cases/form/case-form-skeleton.tsx'
import { EditCaseForm } from '#web/features/cases/form/edit-case-form.tsx'
import { prefetchCasePickers, useCasePickers } from '#web/features/cases/form/use-case-pickers.ts'
import { useCaseNo } from '#web/lib/current-page.ts'
import { useGoBack } from '#web/lib/go-back.ts'
import { useUser } from '#web/lib/session.ts'
import { paths } from '#web/paths.ts'
import { useListOfCase } from '#web/shell/case-trail.ts'
import { PageTrail } from '#web/shell/page-trail.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

/** The case as it is now, before the form is shown: an edit must not begin from an old one. */
export const loader = ({ params }: { params: Readonly<Record<string, string>> }) => {
  prefetchCasePickers()
  return loadCase(params.caseNo ?? '')
}

/** Edits a case (spec/2 screen 2). */
export function Page() {
  const caseNo = useCaseNo()
  const role = useUser()?.role === 'employee' ? 'employee' : 'superadmin'
  const detail = paths[role].caseDetail
  const { found, error, retry } = useCase(caseNo, {
    lost: messages.cases.noCaseData,
    fallback: role === 'employee' ? paths.employee.draftCases : paths.superadmin.myCases,
  })
  const list = useListOfCase(role, found?.status)
  const lists = useCasePickers()
  const goBack = useGoBack(detail(caseNo))
  const locked = found && disabledReason('edit', found.status)
  const failure = error ?? lists.error
  return (
    <>
      <PageHeader
        title={`Edit ${found?.CaseNo ?? 'case'}`}
        above={<PageTrail above={list} between={{ label: caseNo, to: detail.pattern, caseNo }} here="Edit" />}
        description={found && <StatusBadge of="case" status={found.status} />}
      />
      {failure ? (
        <Card flush>
          <ErrorState
            title={messages.cases.fetchOneFailed}
            detail={failure.message}
            onRetry={() => {
              if (error) retry()
              lists.retry()
            }}
          />
        </Card>
      ) : locked ? (
        <Card flush>
          <EmptyState
            icon={Lock}
            title={locked}
            action={
              <Link to={detail.pattern} params={{ caseNo }} className={buttonStyle()}>
                View Details
              </Link>
            }
          />
        </Card>
      ) : found && lists.pickers ? (
        <EditCaseForm key={found.id} saved={found} role={role} pickers={lists.pickers} goBack={goBack} />
      ) : (
        <CaseFormSkeleton />
      )}
    </>
  )
}
