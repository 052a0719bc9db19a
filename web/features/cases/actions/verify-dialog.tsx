import { useQuery } from '@tanstack/react-query'
import { missingForVerify } from '#contract/cases/case-actions.ts'
import { AppointmentForm, type CaseEditInput } from '#contract/cases/case-form.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import { t } from '#contract/texts.ts'
import { caseEndpoints } from '#web/endpoints.generated.ts'
import { caseQuery } from '#web/features/cases/detail/use-case.ts'
import { checklistOf, LackingPapersNotice } from '#web/features/cases/file-state.tsx'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { DateField } from '#web/forms/value-field.tsx'
import { caseReads, expiryReads, queryClient } from '#web/lib/query.ts'
import { useStaffRole } from '#web/lib/session.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

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
