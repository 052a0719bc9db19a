import { messages } from '#contract/messages.ts'
import { Plate } from '#web/domain/plate.tsx'
import { StatusBadge } from '#web/domain/status-badge.tsx'
import { ClientGeneralCard, OwnerCard, TransactionCard, VehicleCard } from '#web/features/cases/detail/case-cards.tsx'
import { CaseDetailSkeleton } from '#web/features/cases/detail/case-detail-skeleton.tsx'
import { prefetchCase, useCase } from '#web/features/cases/detail/use-case.ts'
import { useCaseNo } from '#web/lib/current-page.ts'
import { paths } from '#web/paths.ts'
import { PageTrail } from '#web/shell/page-trail.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

export const loader = prefetchCase

/** One of a client's own cases: application date, firm, vehicle, owners, transaction (spec/2 screen 4). */
export function Page() {
  const caseNo = useCaseNo()
  const fallback = paths.client.cases
  const { found, error, retry } = useCase(caseNo, { lost: messages.cases.noCaseId, fallback })
  const above = <PageTrail here={found?.CaseNo ?? caseNo} />
  if (error) {
    return (
      <>
        <PageHeader title="Case" above={above} />
        <Card flush>
          <ErrorState title={messages.cases.fetchOneFailed} detail={error.message} onRetry={retry} />
        </Card>
      </>
    )
  }
  if (!found) return <CaseDetailSkeleton />
  return (
    <>
      <PageHeader
        title={found.CaseNo}
        above={above}
        description={
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <StatusBadge of="case" status={found.status} />
            <Plate number={found.vehicleDetail.vehicleNo} />
          </span>
        }
      />
      <div className="grid gap-5 xl:grid-cols-2 print:grid-cols-2">
        <ClientGeneralCard found={found} />
        <VehicleCard found={found} />
        <OwnerCard found={found} who="seller" />
        <OwnerCard found={found} who="buyer" />
        <div className="xl:col-span-2 print:col-span-2">
          <TransactionCard found={found} />
        </div>
      </div>
    </>
  )
}
