import type { CaseRow } from '#contract/cases/case-lists.ts'
import { t } from '#contract/texts.ts'
import { IncentiveActions } from '#web/features/cases/actions/incentive-actions.tsx'
import { ViewDetails } from '#web/features/cases/list/case-columns.tsx'
import { caseListLoader } from '#web/features/cases/list/case-list.ts'
import { myVerifiedCases } from '#web/features/cases/list/case-lists.ts'
import { CaseTable } from '#web/features/cases/list/case-table.tsx'
import { paths } from '#web/lib/paths.ts'
import { useUser } from '#web/lib/session.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

export const loader = caseListLoader(myVerifiedCases, paths.employee.verifiedCases)

const viewDetails = (row: CaseRow) => <ViewDetails row={row} />

const bulk = ['stage'] as const

/** Employee: own verified cases in any later status, and their incentive. */
export function Page() {
  const user = useUser()
  return (
    <>
      <PageHeader
        description={t.cases('ownVerifiedDescription')}
        actions={user && <IncentiveActions employee={user} list={myVerifiedCases} />}
      />
      <CaseTable list={myVerifiedCases} actions={viewDetails} bulk={bulk} />
    </>
  )
}
