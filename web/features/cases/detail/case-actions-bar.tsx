import { Suspense } from 'react'
import type { Case } from '#contract/cases/case.ts'
import { nextStep } from '#contract/cases/next-step.ts'
import type { Role } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import type { StaffRole } from '#contract/roles.ts'
import type { ReportOffice } from '#reports/letterhead.ts'
import { PdfButton } from '#web/domain/pdf-button.tsx'
import { lazyNamed } from '#web/lib/lazy-named.ts'
import { toCaseRow } from '../list/to-case-row.ts'
import { CaseAction, type CaseDialog } from './case-action.tsx'

const VerifyDialog = lazyNamed(async () => (await import('../actions/verify-case.tsx')).VerifyDialog)
const AssignCaseDialog = lazyNamed(async () => (await import('../actions/assign-case-dialog.tsx')).AssignCaseDialog)
const UnassignCaseDialog = lazyNamed(
  async () => (await import('../actions/unassign-case-dialog.tsx')).UnassignCaseDialog,
)
const ReopenCaseDialog = lazyNamed(async () => (await import('../actions/reopen-case-dialog.tsx')).ReopenCaseDialog)
const RejectCaseDialog = lazyNamed(async () => (await import('../actions/reject-case-dialog.tsx')).RejectCaseDialog)

interface CaseActionsBarProps {
  caseData: Case
  role: StaffRole
  onAsk: (dialog: CaseDialog) => void
}

const actions = ['unassign', 'reject', 'edit', 'verify', 'assign'] as const

/** Print, and the actions of a case that are not its next step. */
export function CaseActionsBar({ caseData, role, onAsk }: CaseActionsBarProps) {
  const next = nextStep(role, caseData, new Date())?.action
  return (
    <>
      <PrintCaseButton caseData={caseData} role={role} />
      {actions.map(
        (action) =>
          action !== next && <CaseAction key={action} action={action} caseData={caseData} role={role} onAsk={onAsk} />,
      )}
    </>
  )
}

/** The dialog of an action on a case. */
export function CaseActionDialog({
  dialog,
  caseData,
  onClose,
}: {
  dialog: CaseDialog | null
  caseData: Case
  onClose: () => void
}) {
  const row = toCaseRow(caseData)
  return (
    <Suspense fallback={null}>
      {dialog === 'verify' && <VerifyDialog row={row} onClose={onClose} />}
      {dialog === 'assign' && <AssignCaseDialog row={row} onClose={onClose} />}
      {dialog === 'unassign' && <UnassignCaseDialog caseData={caseData} onClose={onClose} />}
      {dialog === 'reopen' && <ReopenCaseDialog caseData={caseData} onClose={onClose} />}
      {dialog === 'reject' && <RejectCaseDialog row={row} onClose={onClose} />}
    </Suspense>
  )
}

/** The button that saves the report of a case. */
function PrintCaseButton({ caseData, role }: { caseData: Case; role: Role }) {
  const make = async (office: ReportOffice) => {
    const { caseReport } = await import('#reports/case-report.ts')
    return {
      report: caseReport(caseData, { role, now: new Date(), office }),
      fileName: messages.cases.printFile(caseData.CaseNo),
    }
  }
  return <PdfButton makeReport={make} />
}
