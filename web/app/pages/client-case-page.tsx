import { t } from '#contract/texts.ts'
import { CaseSteps } from '#web/features/cases/case-steps.tsx'
import { GroupCard, OwnerCard, TransactionCard } from '#web/features/cases/detail/case-cards.tsx'
import { CaseDetailSkeleton, CaseHead } from '#web/features/cases/detail/case-head.tsx'
import { prefetchCase, useCase } from '#web/features/cases/detail/use-case.ts'
import { StatusBadge } from '#web/features/cases/status-badge.tsx'
import { CaseComments } from '#web/features/comments/case-comments.tsx'
import { OriginalsCard } from '#web/features/originals/originals-card.tsx'
import { CountedPapers, PapersCard } from '#web/features/papers/papers-card.tsx'
import { FileStages } from '#web/features/stages/file-stages.tsx'
import { useCaseNo } from '#web/lib/address.ts'
import { paths } from '#web/lib/paths.ts'
import { EntityPage } from '#web/ui/entity-page.tsx'

export const loader = prefetchCase

/** A client's own case: application date, firm, vehicle, owners, transaction. */
export function Page() {
  const caseNo = useCaseNo()
  const fallback = paths.client.cases
  const query = useCase(caseNo, { lost: t.cases('noCaseId'), fallback })
  return (
    <EntityPage
      query={query}
      kind={t.cases('heading')}
      current={caseNo}
      errorTitle={t.cases('fetchOneFailed')}
      skeleton={<CaseDetailSkeleton />}
      header={({ CaseNo, status }) => ({
        title: CaseNo,
        description: <StatusBadge kind="case" status={status} />,
        actions: <CaseSteps caseNo={CaseNo} viewer="client" />,
      })}
    >
      {(caseData) => (
        <>
          <CaseHead caseData={caseData} viewer="client" />
          <div className="grid gap-5 xl:grid-cols-[7fr_5fr] xl:items-start">
            <div className="grid min-w-0 gap-5 xl:col-span-2">
              <FileStages file={caseData} viewer="client" papers={<CountedPapers caseId={caseData.id} />} />
              <PapersCard caseData={caseData} viewer="client" />
              <OriginalsCard caseData={caseData} viewer="client" />
              <CaseComments caseId={caseData.id} viewer="client" />
            </div>
            <div className="grid gap-5">
              <GroupCard
                caseData={caseData}
                viewer="client"
                group="generalDetail"
                names={['firmName', 'applicationDate']}
              />
              <GroupCard caseData={caseData} viewer="client" group="vehicleDetail" />
            </div>
            <div className="grid gap-5">
              <OwnerCard caseData={caseData} party="seller" />
              <OwnerCard caseData={caseData} party="buyer" />
            </div>
            <div className="xl:col-span-2">
              <TransactionCard caseData={caseData} viewer="client" />
            </div>
          </div>
        </>
      )}
    </EntityPage>
  )
}
