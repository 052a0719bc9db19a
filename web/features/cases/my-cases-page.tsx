import { Link } from '@tanstack/react-router'
import { FilePlus2 } from 'lucide-react'
import { t } from '#contract/texts.ts'
import { useVerifyActions } from '#web/features/cases/actions/verify-case.tsx'
import { caseListLoader } from '#web/features/cases/list/case-list.ts'
import { myCases } from '#web/features/cases/list/case-lists.ts'
import { CaseTable } from '#web/features/cases/list/case-table.tsx'
import { paths } from '#web/lib/paths.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

export const loader = caseListLoader(myCases, paths.superadmin.myCases)

const bulk = ['verify'] as const

/** Superadmin: all cases that wait for verification. */
export function Page() {
  const { actions, dialog, verified } = useVerifyActions('superadmin')
  return (
    <>
      <PageHeader
        description={t.cases('myCasesDescription')}
        actions={
          <Link to={paths.superadmin.newCase} className={buttonStyle({ variant: 'primary' })}>
            <FilePlus2 />
            {t.cases('addNew')}
          </Link>
        }
      />
      <CaseTable list={myCases} actions={actions} bulk={bulk} decided={verified} />
      {dialog}
    </>
  )
}
