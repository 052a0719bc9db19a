import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck, PencilLine } from 'lucide-react'
import { useCallback, useState } from 'react'
import { disabledReason, missingForVerify } from '#contract/cases/case-actions.ts'
import { AppointmentForm, type CaseEditInput } from '#contract/cases/case-form.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import type { StaffRole } from '#contract/roles.ts'
import { t, textOf } from '#contract/texts.ts'
import { caseEndpoints } from '#web/endpoints.generated.ts'
import { APPOINTMENT, caseQuery } from '#web/features/cases/detail/use-case.ts'
import { checklistOf, LackingPapersNotice } from '#web/features/cases/file-state.tsx'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { DateField } from '#web/forms/value-field.tsx'
import { paths } from '#web/lib/paths.ts'
import { caseReads, expiryReads, queryClient } from '#web/lib/query.ts'
import { useStaffRole } from '#web/lib/session.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { verbProps } from '#web/lib/verbs.ts'
import { rowLabel } from '#web/table/row-actions.tsx'
import { buttonStyle } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { GuardedButton } from '#web/ui/guarded-button.tsx'
import { ViewDetails } from '../list/case-columns.tsx'

/** "Verify" in a row; disabled while a field that this role needs for verification is empty: a press asks for it. */
function VerifyButton({ row, by, onAsk }: { row: CaseRow; by: StaffRole; onAsk: (row: CaseRow) => void }) {
  return (
    <GuardedButton
      icon={CircleCheck}
      size="sm"
      {...verbProps('verify')}
      reason={textOf(disabledReason('verify', row.status) ?? missingForVerify(by, row))}
      aria-label={t.cases('verifyCase', { caseNumber: row.CaseNo })}
      onClick={() => onAsk(row)}
      onRefused={disabledReason('verify', row.status) ? undefined : () => onAsk(row)}
    >
      {t.general('verify')}
    </GuardedButton>
  )
}

/** Opens the form at the Appointment Date, without which a case cannot be verified. */
function AddAppointment({ row: { CaseNo, ...row }, by }: { row: CaseRow; by: StaffRole }) {
  if (disabledReason('verify', row.status) || !missingForVerify(by, row)) return null
  return (
    <Link
      to={paths[by].caseEdit.pattern}
      params={{ caseNo: CaseNo }}
      state={{ field: APPOINTMENT }}
      {...verbProps('edit')}
      title={t.cases('addAppointment')}
      className={buttonStyle({ variant: 'ghost', size: 'sm' })}
    >
      <PencilLine />
      <span className={rowLabel}>{t.general('edit')}</span>
      <span className="sr-only"> {t.cases('caseSuffix', { caseNumber: CaseNo })}</span>
    </Link>
  )
}

interface VerifyDialogProps {
  row: Pick<CaseRow, 'id' | 'CaseNo' | 'appointmentDate' | 'applicationNo'>
  onVerified?: () => void
  onClose: () => void
}

const useVerify = (onVerified?: () => void) =>
  useApiMutation(caseEndpoints.verify, {
    invalidates: [caseReads],
    failureTitle: t.cases('verifyFailed'),
    onSuccess: () => onVerified?.(),
  })

/** Verifies a case, after its appointment date where that is needed and missing. */
export function VerifyDialog(props: VerifyDialogProps) {
  const isIncomplete = missingForVerify(useStaffRole(), props.row) !== null
  return isIncomplete ? <VerifyWithDate {...props} /> : <ConfirmVerify {...props} />
}

/** Saves the appointment date of a case, and verifies it; the rest of the case stays as it is. */
function VerifyWithDate({ row: { id, CaseNo }, onVerified, onClose }: VerifyDialogProps) {
  const form = useZodForm(AppointmentForm, { appointmentDate: '' })
  const edit = useApiMutation(caseEndpoints.edit, {
    success: null,
    invalidates: expiryReads,
    failureTitle: t.cases('verifyFailed'),
  })
  const verify = useVerify(onVerified)
  const submit = async ({ appointmentDate }: AppointmentForm) => {
    const { data } = await queryClient.fetchQuery({ ...caseQuery(CaseNo), staleTime: 0 })
    const { generalDetail, vehicleDetail, expireDetail, transactionDetail, version } = data
    const { ownerDetails, expenseDetail, referenceDetail } = data
    const groups = { vehicleDetail, expireDetail, transactionDetail, ownerDetails, expenseDetail, referenceDetail }
    // What a case answers can be sent back.
    const body = { ...groups, generalDetail: { ...generalDetail, appointmentDate }, version } as CaseEditInput
    await edit.mutateAsync({ params: { id }, body })
    await verify.mutateAsync({ params: { id } })
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t.cases('verifyTitle')}
      description={t.cases('dateBeforeVerify', { caseNo: CaseNo })}
      submit={t.general('verify')}
      draft={`appointment-${id}`}
      form={form}
      onSubmit={submit}
    >
      <DateField control={form.control} name="appointmentDate" label={t.caseFields('appointmentDate')} />
      <LackingPapersNotice caseId={id} />
    </FormDialog>
  )
}

/** Confirms and verifies a case; names the papers that it lacks. */
function ConfirmVerify({ row, onVerified, onClose }: VerifyDialogProps) {
  const verify = useVerify(onVerified)
  // Confirming waits for the warning of missing papers; a failure to load them does not prevent it.
  const { isPending: isUnknown } = useQuery(checklistOf(row.id))
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t.cases('verifyTitle')}
      description={t.cases('confirmVerify', { caseNo: row.CaseNo })}
      confirm={t.general('verify')}
      waiting={isUnknown}
      onConfirm={() => verify.mutateAsync({ params: { id: row.id } })}
    >
      <LackingPapersNotice caseId={row.id} />
    </ConfirmDialog>
  )
}

/** The actions of a case that waits for verification, the dialog that "Verify" opens, and the case that it has verified last. */
export function useVerifyActions(by: StaffRole) {
  const [caseToVerify, setCaseToVerify] = useState<CaseRow | null>(null)
  const [verified, setVerified] = useState<CaseRow | null>(null)
  const actions = useCallback(
    (row: CaseRow) => (
      <>
        <ViewDetails row={row} />
        <VerifyButton row={row} by={by} onAsk={setCaseToVerify} />
        <AddAppointment row={row} by={by} />
      </>
    ),
    [by],
  )
  const dialog = caseToVerify && (
    <VerifyDialog
      row={caseToVerify}
      onVerified={() => setVerified(caseToVerify)}
      onClose={() => setCaseToVerify(null)}
    />
  )
  return { actions, dialog, verified }
}
