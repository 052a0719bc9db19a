import { UserCheck, X } from 'lucide-react'
import { useCallback, useState } from 'react'
import { disabledReason } from '#contract/cases/case-actions.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import { t } from '#contract/texts.ts'
import { ViewDetails } from '#web/features/cases/list/case-columns.tsx'
import { caseListLoader } from '#web/features/cases/list/case-list.ts'
import { verifiedCases } from '#web/features/cases/list/case-lists.ts'
import { CaseTable } from '#web/features/cases/list/case-table.tsx'
import { lazyDialog } from '#web/lib/lazy.tsx'
import { paths } from '#web/lib/paths.ts'
import { verbProps } from '#web/lib/verbs.ts'
import { mainRowLabel, RowAction, rowLabel } from '#web/table/row-actions.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

const caseDialogs = () => import('#web/features/cases/actions/case-dialogs.tsx')
const AssignCaseDialog = lazyDialog(async () => (await caseDialogs()).AssignCaseDialog)
const RejectCaseDialog = lazyDialog(async () => (await caseDialogs()).RejectCaseDialog)

export const loader = caseListLoader(verifiedCases, paths.superadmin.verifiedCases)

const bulk = ['assign', 'stage', 'reject'] as const

/** Superadmin: verified cases; ready ones can be assigned or rejected here. */
export function Page() {
  const [openDialog, setOpenDialog] = useState<{ row: CaseRow; what: 'assign' | 'reject' } | null>(null)
  const [decided, setDecided] = useState<CaseRow | null>(null)
  const actions = useCallback((row: CaseRow) => {
    const open = (what: 'assign' | 'reject') => () => setOpenDialog({ row, what })
    return (
      <>
        {disabledReason('assign', row.status) === null && (
          <RowAction
            icon={UserCheck}
            {...verbProps('assign')}
            name={t.cases('assignNamed', { caseNo: row.CaseNo })}
            onClick={open('assign')}
          >
            <span className={mainRowLabel}>{t.cases('assign')}</span>
          </RowAction>
        )}
        {disabledReason('reject', row.status) === null && (
          <RowAction
            icon={X}
            {...verbProps('reject')}
            name={t.general('rejectNamed', { name: row.CaseNo })}
            onClick={open('reject')}
          >
            <span className={rowLabel}>{t.general('reject')}</span>
          </RowAction>
        )}
        <ViewDetails row={row} />
      </>
    )
  }, [])
  const Dialog = openDialog?.what === 'assign' ? AssignCaseDialog : RejectCaseDialog
  return (
    <>
      <PageHeader description={t.cases('verifiedDescription')} />
      <CaseTable list={verifiedCases} actions={actions} bulk={bulk} decided={decided} />
      {openDialog && (
        <Dialog row={openDialog.row} onDecided={() => setDecided(openDialog.row)} onClose={() => setOpenDialog(null)} />
      )}
    </>
  )
}
