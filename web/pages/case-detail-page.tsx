import type { Case } from '#contract/cases/case.ts'
import { messages } from '#contract/messages.ts'
import { CaseActionsBar } from '#web/features/cases/detail/case-actions-bar.tsx'
import {
  ExpenseCard,
  ExpireCard,
  GeneralCard,
  ReferenceCard,
  TransactionCard,
  VehicleCard,
} from '#web/features/cases/detail/case-cards.tsx'
import { CaseDetailSkeleton } from '#web/features/cases/detail/case-detail-skeleton.tsx'
import { CaseHistory } from '#web/features/cases/detail/case-history.tsx'
import { CaseByline, CaseSummary, Rejection } from '#web/features/cases/detail/case-summary.tsx'
import { OwnerCards } from '#web/features/cases/detail/owner-cards.tsx'
import { prefetchCase, useCase } from '#web/features/cases/detail/use-case.ts'
import { useCaseNo } from '#web/lib/current-page.ts'
import { useUser } from '#web/lib/session.ts'
import { type PagePath, paths } from '#web/paths.ts'
import { useListOfCase } from '#web/shell/case-trail.ts'
import { PageTrail } from '#web/shell/page-trail.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

export const loader = prefetchCase

/** One case in full, for staff (spec/2 screen 3). */
export function Page() {
  const caseNo = useCaseNo()
  const role = useUser()?.role === 'employee' ? 'employee' : 'superadmin'
  const fallback = role === 'employee' ? paths.employee.draftCases : paths.superadmin.myCases
  const { found, error, retry } = useCase(caseNo, { lost: messages.cases.noCaseId, fallback })
  const list = useListOfCase(role, found?.status)
  if (found) return <CaseDetail found={found} role={role} list={list} />
  if (!error) return <CaseDetailSkeleton />
  return (
    <>
      <PageHeader title="Case" above={<PageTrail above={list} here={caseNo} />} />
      <Card flush>
        <ErrorState title={messages.cases.fetchOneFailed} detail={error.message} onRetry={retry} />
      </Card>
    </>
  )
}

interface CaseDetailProps {
  found: Case
  role: 'superadmin' | 'employee'
  list: PagePath
}

function CaseDetail({ found, role, list }: CaseDetailProps) {
  const isAdmin = role === 'superadmin'
  return (
    <>
      <PageHeader
        title={found.CaseNo}
        above={<PageTrail above={list} here={found.CaseNo} />}
        description={<CaseByline found={found} />}
        actions={<CaseActionsBar found={found} role={role} />}
      />
      <Rejection found={found} />
      <CaseSummary found={found} />
      <div className="grid gap-5 xl:grid-cols-2 print:grid-cols-2">
        <GeneralCard found={found} isAdmin={isAdmin} />
        <VehicleCard found={found} />
        <ExpireCard found={found} />
        <TransactionCard found={found} />
        <OwnerCards found={found} />
        <ExpenseCard found={found} isAdmin={isAdmin} />
        <ReferenceCard found={found} />
        <div className="xl:col-span-2 print:col-span-2">
          <CaseHistory id={found.id} />
        </div>
      </div>
    </>
  )
}
