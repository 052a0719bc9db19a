import { messages } from '#contract/messages.ts'
import { Plate } from '#web/domain/plate.tsx'
import { StatusBadge } from '#web/domain/status-badge.tsx'
import { ClientGeneralCard, OwnerCard, TransactionCard, VehicleCard } from '#web/features/cases/detail/case-cards.tsx'
import { CaseDetailSkeleton } from '#web/features/cases/detail/case-detail-skeleton.tsx'
import { prefetchCase, useCase } from '#web/features/cases/detail/use-case.ts'
import { useCaseNo } from '#web/lib/current-page.ts'
import { paths } from '#web/paths.ts'
import { EntityPage } from '#web/shell/entity-page.tsx'

export const loader = prefetchCase

/** A client's own case: application date, firm, vehicle, owners, transaction (spec/2 screen 4). */
export function Page() {
  const caseNo = useCaseNo()
  const fallback = paths.client.cases
  const query = useCase(caseNo, { lost: messages.cases.noCaseId, fallback })
  return (
    <EntityPage
      query={query}
      kind={messages.cases.heading}
      current={caseNo}
      errorTitle={messages.cases.fetchOneFailed}
      skeleton={<CaseDetailSkeleton />}
      header={({ CaseNo, status, vehicleDetail }) => ({
        title: CaseNo,
        description: (
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <StatusBadge kind="case" status={status} />
            <Plate number={vehicleDetail.vehicleNo} />
          </span>
        ),
      })}
    >
      {(caseData) => (
        <div className="grid gap-5 xl:grid-cols-2 print:grid-cols-2">
          <ClientGeneralCard caseData={caseData} />
          <VehicleCard caseData={caseData} viewer="client" />
          <OwnerCard caseData={caseData} party="seller" />
          <OwnerCard caseData={caseData} party="buyer" />
          <div className="xl:col-span-2 print:col-span-2">
            <TransactionCard caseData={caseData} viewer="client" />
          </div>
        </div>
      )}
    </EntityPage>
  )
}
