import type { CaseRow } from '#contract/cases/case.ts'
import { ViewDetails } from '#web/features/cases/case-cells.tsx'
import { caseListLoader } from '#web/features/cases/case-list.ts'
import { myVerifiedCases } from '#web/features/cases/case-lists.ts'
import { CaseTable } from '#web/features/cases/case-table.tsx'
import { paths } from '#web/paths.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

export const loader = caseListLoader(myVerifiedCases, paths.employee.verifiedCases)

const viewDetails = (row: CaseRow) => <ViewDetails row={row} />

/** Employee: own cases that were verified, in whatever state they are since (spec/2 screen 9). */
export function Page() {
  return (
    <>
      <PageHeader title={myVerifiedCases.title} description="Your cases that were verified, and what became of them." />
      <CaseTable
        list={myVerifiedCases}
        actions={viewDetails}
        emptyDetail="Try other dates, or the other kind of date."
      />
    </>
  )
}
