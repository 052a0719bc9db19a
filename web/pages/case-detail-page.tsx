import { Suspense, useState } from 'react'
import { messages } from '#contract/messages.ts'
import type { CaseDialog } from '#web/features/cases/actions/case-dialogs.tsx'
import { CaseActionDialog, CaseActionsBar } from '#web/features/cases/detail/case-action.tsx'
import {
  ExpenseCard,
  GeneralCard,
  ReferenceCard,
  TransactionCard,
  VehicleCard,
} from '#web/features/cases/detail/case-cards.tsx'
import { CaseByline, CaseDetailSkeleton, CaseHead } from '#web/features/cases/detail/case-head.tsx'
import { CaseHistory } from '#web/features/cases/detail/case-history.tsx'
import { ExpireCard } from '#web/features/cases/detail/expire-card.tsx'
import { OwnerCards } from '#web/features/cases/detail/owner-cards.tsx'
import { prefetchCase, useCase } from '#web/features/cases/detail/use-case.ts'
import { CaseComments } from '#web/features/comments/case-comments.tsx'
import { PrintFormsButton } from '#web/features/official-forms/print-forms-button.tsx'
import { CasePapers, PapersCount } from '#web/features/papers/case-papers.tsx'
import { FileStages } from '#web/features/stages/file-stages.tsx'
import { useCaseNo } from '#web/lib/current-page.ts'
import { lazyNamed } from '#web/lib/lazy-named.ts'
import { useUser } from '#web/lib/session.ts'
import { paths } from '#web/paths.ts'
import { useParentListOfCase } from '#web/shell/case-breadcrumbs.ts'
import { EntityPage } from '#web/shell/entity-page.tsx'

export const loader = prefetchCase

const CasePrintView = lazyNamed(
  async () => (await import('#web/features/cases/detail/case-print-view.tsx')).CasePrintView,
)

/** One case in full, for staff (spec/2 screen 3). */
export function Page() {
  const caseNo = useCaseNo()
  const [dialog, setDialog] = useState<CaseDialog | null>(null)
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
        actions: (
          <>
            <PrintFormsButton caseData={caseData} />
            <CaseActionsBar caseData={caseData} role={role} onAsk={setDialog} />
          </>
        ),
      })}
    >
      {(caseData) => (
        <>
          <CaseHead caseData={caseData} viewer={role} onAsk={setDialog} />
          <FileStages file={caseData} viewer={role} papers={<PapersCount caseId={caseData.id} />} />
          <div className="grid gap-5 xl:grid-cols-[7fr_5fr] xl:items-start">
            <div className="grid gap-5">
              <GeneralCard caseData={caseData} viewer={role} />
              <VehicleCard caseData={caseData} viewer={role} />
              <ExpireCard caseData={caseData} />
              <TransactionCard caseData={caseData} viewer={role} />
            </div>
            <div className="grid gap-5">
              <OwnerCards caseData={caseData} />
              <ExpenseCard caseData={caseData} viewer={role} />
              <ReferenceCard caseData={caseData} viewer={role} />
            </div>
            <div className="min-w-0 xl:col-span-2">
              <CasePapers caseData={caseData} viewer={role} />
            </div>
            <div className="min-w-0 xl:col-span-2">
              <CaseComments caseId={caseData.id} viewer={role} />
            </div>
            <div className="xl:col-span-2">
              <CaseHistory id={caseData.id} />
            </div>
          </div>
          <Suspense fallback={null}>
            <CasePrintView caseData={caseData} role={role} />
          </Suspense>
          <CaseActionDialog dialog={dialog} caseData={caseData} onClose={() => setDialog(null)} />
        </>
      )}
    </EntityPage>
  )
}
