import type { CaseRow } from '#contract/cases/case-lists.ts'
import { t } from '#contract/texts.ts'
import { ViewDetails } from '#web/features/cases/list/case-columns.tsx'
import { caseListLoader } from '#web/features/cases/list/case-list.ts'
import { rejectedCases } from '#web/features/cases/list/case-lists.ts'
import { CaseTable } from '#web/features/cases/list/case-table.tsx'
import { paths } from '#web/lib/paths.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

export const loader = caseListLoader(rejectedCases, paths.superadmin.rejectedCases)

/** They are printed and exported only. */
const bulk = [] as const

const viewDetails = (row: CaseRow) => <ViewDetails row={row} />

/** Superadmin: rejected cases with their reference and reason. */
export function Page() {
  return (
    <>
      <PageHeader description={t.cases('rejectedDescription')} />
      <CaseTable list={rejectedCases} actions={viewDetails} bulk={bulk} />
    </>
  )
}
