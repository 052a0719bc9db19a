import { FileStack } from 'lucide-react'
import { useState } from 'react'
import type { Case } from '#contract/cases/case.ts'
import { t } from '#contract/texts.ts'
import type { CaseDialog } from '#web/features/cases/actions/case-dialogs.tsx'
import { useParentListOfCase } from '#web/features/cases/case-breadcrumbs.ts'
import { CaseSteps } from '#web/features/cases/case-steps.tsx'
import { CaseActionDialog, CaseActionsBar } from '#web/features/cases/detail/case-action.tsx'
import { ExpenseCard, GroupCard, TransactionCard } from '#web/features/cases/detail/case-cards.tsx'
import { CaseByline, CaseDetailSkeleton, CaseHead } from '#web/features/cases/detail/case-head.tsx'
import { CaseHistory } from '#web/features/cases/detail/case-history.tsx'
import { CasePrintView } from '#web/features/cases/detail/case-print-view.tsx'
import { ExpireCard } from '#web/features/cases/detail/expire-card.tsx'
import { CaseContacts, OwnerCards } from '#web/features/cases/detail/owner-cards.tsx'
import { prefetchCase, useCase } from '#web/features/cases/detail/use-case.ts'
import { CaseComments } from '#web/features/comments/case-comments.tsx'
import { PrintFormsDialog } from '#web/features/official-forms/print-forms-dialog.tsx'
import { OriginalsCard } from '#web/features/originals/originals-card.tsx'
import { CountedPapers, PapersCard } from '#web/features/papers/papers-card.tsx'
import { useCaseReadings } from '#web/features/readings/case-readings.tsx'
import { FileStages } from '#web/features/stages/file-stages.tsx'
import { useCaseNo } from '#web/lib/address.ts'
import { useMedia } from '#web/lib/dom.ts'
import { paths } from '#web/lib/paths.ts'
import { useStaffRole } from '#web/lib/session.ts'
import { EntityPage } from '#web/ui/entity-page.tsx'
import { DialogButton } from '#web/ui/guarded-button.tsx'

export const loader = prefetchCase

/** From `xl` on, stage, contacts and comments are beside the papers. */
const WIDE = '(min-width: 80rem)'

/** The papers of a case, with what they say. */
function ReadPapers({ caseData }: { caseData: Case }) {
  return <PapersCard caseData={caseData} viewer={useStaffRole()} readingOf={useCaseReadings(caseData)} />
}

/** One case in full, for staff. */
export function Page() {
  const isWide = useMedia(WIDE)
  const caseNo = useCaseNo()
  const [dialog, setDialog] = useState<CaseDialog | null>(null)
  const role = useStaffRole()
  const fallback = role === 'employee' ? paths.employee.draftCases : paths.superadmin.myCases
  const query = useCase(caseNo, { lost: t.cases('noCaseId'), fallback })
  const comments = (caseId: string) => (
    <div key="comments" className="min-w-0">
      <CaseComments caseId={caseId} viewer={role} />
    </div>
  )
  const papers = (caseData: Case) => (
    <div key="papers" className="min-w-0">
      <ReadPapers caseData={caseData} />
    </div>
  )
  const beside = (caseData: Case) => (
    <div key="beside" className="contents gap-4 xl:sticky xl:top-5 xl:grid">
      <FileStages file={caseData} viewer={role} papers={<CountedPapers caseId={caseData.id} />} />
      <CaseContacts caseData={caseData} />
      <OriginalsCard caseData={caseData} viewer={role} />
      {isWide && comments(caseData.id)}
    </div>
  )
  return (
    <EntityPage
      query={query}
      kind={t.cases('heading')}
      current={caseNo}
      parent={useParentListOfCase(role, query.data?.status)}
      errorTitle={t.cases('fetchOneFailed')}
      skeleton={<CaseDetailSkeleton />}
      header={(caseData) => ({
        title: caseData.CaseNo,
        description: <CaseByline caseData={caseData} />,
        actions: (
          <>
            <CaseSteps caseNo={caseData.CaseNo} viewer={role} />
            <DialogButton
              icon={FileStack}
              label={t.officialForms('print')}
              dialog={(close) => <PrintFormsDialog caseData={caseData} onClose={close} />}
            />
            <CaseActionsBar caseData={caseData} role={role} onAsk={setDialog} />
          </>
        ),
      })}
    >
      {(caseData) => (
        <>
          <CaseHead caseData={caseData} viewer={role} onAsk={setDialog} />
          <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_23rem] xl:items-start">
            {/* For Tab and a screen reader in the order of the screen. */}
            {isWide
              ? [papers(caseData), beside(caseData)]
              : [beside(caseData), papers(caseData), comments(caseData.id)]}
          </div>
          <div className="my-4 gap-4 md:columns-2 xl:columns-3 *:mb-4 *:break-inside-avoid">
            <GroupCard caseData={caseData} viewer={role} group="generalDetail" />
            <GroupCard caseData={caseData} viewer={role} group="vehicleDetail" />
            <ExpireCard caseId={caseData.id} dates={caseData.expireDetail} />
            <TransactionCard caseData={caseData} viewer={role} />
            <OwnerCards caseData={caseData} />
            <ExpenseCard caseData={caseData} viewer={role} />
            <GroupCard caseData={caseData} viewer={role} group="referenceDetail" />
          </div>
          <CaseHistory id={caseData.id} />
          <CasePrintView caseData={caseData} role={role} />
          <CaseActionDialog dialog={dialog} caseData={caseData} onClose={() => setDialog(null)} />
        </>
      )}
    </EntityPage>
  )
}
