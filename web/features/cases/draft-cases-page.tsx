import { Link } from '@tanstack/react-router'
import { FilePlus2 } from 'lucide-react'
import { t } from '#contract/texts.ts'
import { useVerifyActions } from '#web/features/cases/actions/verify-case.tsx'
import { caseListLoader } from '#web/features/cases/list/case-list.ts'
import { draftCases } from '#web/features/cases/list/case-lists.ts'
import { CaseTable } from '#web/features/cases/list/case-table.tsx'
import { paths } from '#web/lib/paths.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

export const loader = caseListLoader(draftCases, paths.employee.draftCases)

const bulk = ['verify'] as const

/** Employee: own cases that wait for verification. */
export function Page() {
  const { actions, dialog, verified } = useVerifyActions('employee')
  const newCase = (
    <Link to={paths.employee.newCase} className={buttonStyle({ variant: 'primary' })}>
      <FilePlus2 />
      {t.menu('newCase')}
    </Link>
  )
  return (
    <>
      <PageHeader description={t.cases('draftsDescription')} actions={newCase} />
      <CaseTable list={draftCases} actions={actions} bulk={bulk} decided={verified} />
      {dialog}
    </>
  )
}
