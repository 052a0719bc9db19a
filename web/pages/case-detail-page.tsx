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
import { paths } from '#web/paths.ts'
import { useParentListOfCase } from '#web/shell/case-breadcrumbs.ts'
import { EntityPage } from '#web/shell/entity-page.tsx'

export const loader = prefetchCase

/** One case in full, for staff (spec/2 screen 3). */
export function Page() {
  const caseNo = useCaseNo()
  const role = useUser()?.role === 'employee' ? 'employee' : 'superadmin'
  const fallback = role === 'employee' ? paths.employee.draftCases : paths.superadmin.myCases
  const query = useCase(caseNo, { lost: messages.cases.noCaseId, fallback })
  return (
    <EntityPage
      query={query}
      kind={messages.cases.heading}
      current={caseNo}
      parent={useParentListOfCase(role, query.data?.status)}
      errorTitle={messages.cases.fetchOneFailed}
      skeleton={<CaseDetailSkeleton />}
      header={(caseData) => ({
        title: caseData.CaseNo,
        description: <CaseByline caseData={caseData} />,
        actions: <CaseActionsBar caseData={caseData} role={role} />,
      })}
    >
      {(caseData) => (
        <>
          <Rejection caseData={caseData} />
          <CaseSummary caseData={caseData} />
          <div className="grid gap-5 xl:grid-cols-2 print:grid-cols-2">
            <GeneralCard caseData={caseData} viewer={role} />
            <VehicleCard caseData={caseData} viewer={role} />
            <ExpireCard caseData={caseData} viewer={role} />
            <TransactionCard caseData={caseData} viewer={role} />
            <OwnerCards caseData={caseData} />
            <ExpenseCard caseData={caseData} viewer={role} />
            <ReferenceCard caseData={caseData} viewer={role} />
            <div className="xl:col-span-2 print:col-span-2">
              <CaseHistory id={caseData.id} />
            </div>
          </div>
        </>
      )}
    </EntityPage>
  )
}
