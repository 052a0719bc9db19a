import { Link } from '@tanstack/react-router'
import { FilePlus2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import { VerifyButton, VerifyDialog } from '#web/features/cases/actions/verify-case.tsx'
import { ViewDetails } from '#web/features/cases/list/case-cells.tsx'
import { caseListLoader } from '#web/features/cases/list/case-list.ts'
import { draftCases } from '#web/features/cases/list/case-lists.ts'
import { CaseTable } from '#web/features/cases/list/case-table.tsx'
import { paths } from '#web/paths.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

export const loader = caseListLoader(draftCases, paths.employee.draftCases)

/** Employee: own cases that wait to be verified (spec/2 screen 8). */
export function Page() {
  const [asked, setAsked] = useState<CaseRow | null>(null)
  const actions = useCallback(
    (row: CaseRow) => (
      <>
        <ViewDetails row={row} />
        <VerifyButton row={row} by="employee" onAsk={setAsked} />
      </>
    ),
    [],
  )
  const newCase = (
    <Link to={paths.employee.newCase} className={buttonStyle({ variant: 'primary' })}>
      <FilePlus2 aria-hidden="true" />
      New Case
    </Link>
  )
  return (
    <>
      <PageHeader description="Your cases that wait to be verified." actions={newCase} />
      <CaseTable
        list={draftCases}
        actions={actions}
        emptyDetail="A case that you create shows up here until it is verified."
      />
      {asked && <VerifyDialog row={asked} onClose={() => setAsked(null)} />}
    </>
  )
}
