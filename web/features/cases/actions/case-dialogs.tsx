import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { AssignCase, type Case, CloseCase, RejectForm, ReopenCase, UnassignCase } from '#contract/cases/case.ts'
import { RevealAadhaar, type RevealedAadhaar } from '#contract/cases/case-history.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { fullName } from '#contract/full-name.ts'
import { t } from '#contract/texts.ts'
import { caseEndpoints } from '#web/endpoints.generated.ts'
import { creditUse } from '#web/features/clients/credit-used.tsx'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog, ReasonDialog } from '#web/forms/form-dialog.tsx'
import { ReasonField } from '#web/forms/text-field.tsx'
import { paths } from '#web/lib/paths.ts'
import { assignReads, caseReads } from '#web/lib/query.ts'
import { useStaffRole } from '#web/lib/session.ts'
import { toast } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Money } from '#web/ui/values.tsx'
import { DealerField, dealerId, useDealers } from './assign-many.tsx'
import { RejectionFields } from './bulk-dialogs.tsx'
import { VerifyDialog } from './verify-dialog.tsx'

interface CaseDialogProps {
  caseData: Case
  onClose: () => void
}

interface DecisionProps {
  onDecided?: () => void
  onClose: () => void
}

type AssignedRow = Pick<CaseRow, 'id' | 'CaseNo' | 'firmName' | 'vehicleNo' | 'totalAmount' | 'dealerId'>

/** Assigns a ready case to a client; the dealer that the case named is preselected, by its id: names are passed on. */
export function AssignCaseDialog({ row, onDecided, onClose }: DecisionProps & { row: AssignedRow }) {
  const form = useZodForm(AssignCase, { caseId: row.id, clientId: '' })
  const unassign = useUnassign()
  const assign = useApiMutation(caseEndpoints.assign, {
    invalidates: assignReads,
    success: null,
    failureTitle: t.cases('assignFailed'),
    onSuccess: () => {
      onDecided?.()
      toast({
        kind: 'success',
        title: t.cases('assigned'),
        description: t.cases('nowWith', { caseNo: row.CaseNo, dealer: chosen?.firmName ?? '' }),
        undo: () => unassign.mutate({ params: { id: row.id }, body: { reason: t.cases('assignedByMistake') } }),
      })
    },
  })
  const clients = useDealers()
  const list = clients.data?.data ?? []
  const dealer = list.find(({ id }) => id === row.dealerId)
  const chosenId = useWatch({ control: form.control, name: 'clientId' })
  const chosen = list.find((client) => dealerId(client) === chosenId)

  const ownClientId = dealer && dealerId(dealer)
  useEffect(() => {
    // The list may load after the dialog has opened; a choice of the user is kept.
    if (ownClientId && !form.getValues('clientId') && !form.formState.isDirty) form.setValue('clientId', ownClientId)
  }, [ownClientId, form])

  return (
    <FormDialog
      onClose={onClose}
      title={t.cases('assignTitle', { caseNumber: row.CaseNo })}
      description={t.cases('plateForFirm', { plate: showPlate(row.vehicleNo), firmName: row.firmName })}
      submit={t.cases('assign')}
      draft={null}
      form={form}
      onSubmit={(body) => assign.mutateAsync({ body })}
    >
      <DealerField control={form.control} name="clientId" clients={clients} />
      <dl className="grid grid-cols-2 gap-4 rounded-md bg-sunken px-4 py-3">
        <div>
          <dt className="text-faint text-sm">{t.cases('amountToPay')}</dt>
          <dd className="font-medium">
            <Money rupees={row.totalAmount} />
          </dd>
        </div>
        <div>
          <dt className="text-faint text-sm">{t.cases('creditLeft')}</dt>
          <dd className="font-medium">
            <Money rupees={chosen ? creditUse(chosen.creditLimit, chosen.utilizedCredit).available : null} />
          </dd>
        </div>
      </dl>
    </FormDialog>
  )
}

const useUnassign = () =>
  useApiMutation(caseEndpoints.unassign, { invalidates: assignReads, failureTitle: t.cases('unassignFailed') })

function UnassignCaseDialog({ caseData, onClose }: CaseDialogProps) {
  const { assignedTo } = caseData
  const unassign = useUnassign()
  return (
    <ReasonDialog
      schema={UnassignCase}
      onClose={onClose}
      title={t.cases('unassignTitle', { caseNumber: caseData.CaseNo })}
      description={t.cases('unassignDescription', { dealer: assignedTo ? fullName(assignedTo) : '' })}
      submit={t.cases('unassign')}
      draft={`unassign-${caseData.id}`}
      onSubmit={(body) => unassign.mutateAsync({ params: { id: caseData.id }, body })}
      placeholder={t.cases('unassignReason')}
    />
  )
}

type RejectedRow = Pick<CaseRow, 'id' | 'CaseNo'>

export function RejectCaseDialog({ row, onDecided, onClose }: DecisionProps & { row: RejectedRow }) {
  const form = useZodForm(RejectForm, { rejectionRemarks: '', reasonCode: '' })
  const reject = useApiMutation(caseEndpoints.reject, {
    invalidates: [caseReads],
    failureTitle: t.cases('rejectFailed'),
    onSuccess: () => onDecided?.(),
  })
  return (
    <FormDialog
      onClose={onClose}
      title={t.cases('rejectTitle', { caseNumber: row.CaseNo })}
      description={t.cases('rejectDescription')}
      submit={t.general('reject')}
      danger
      draft={`reject-${row.id}`}
      form={form}
      onSubmit={(body) => reject.mutateAsync({ params: { id: row.id }, body })}
    >
      <RejectionFields form={form} />
    </FormDialog>
  )
}

/** Reopens a rejected case with a note, and opens its form. */
function ReopenCaseDialog({ caseData, onClose }: CaseDialogProps) {
  const { id, CaseNo } = caseData
  const form = useZodForm(ReopenCase, { note: '' })
  const role = useStaffRole()
  const navigate = useNavigate()
  const reopen = useApiMutation(caseEndpoints.reopen, {
    invalidates: [caseReads],
    failureTitle: t.cases('reopenFailed'),
  })
  return (
    <FormDialog
      onClose={onClose}
      title={t.cases('reopenTitle', { caseNumber: CaseNo })}
      description={t.cases('reopenDescription')}
      submit={t.cases('reopen')}
      draft={`reopen-${id}`}
      form={form}
      onSubmit={async (body) => {
        await reopen.mutateAsync({ params: { id }, body })
        await navigate({ to: paths[role].caseEdit.pattern, params: { caseNo: CaseNo }, state: { id } })
      }}
    >
      <ReasonField control={form.control} name="note" label={t.cases('reopenNote')} />
    </FormDialog>
  )
}

/** Closes a rejected case that needs no more work, with a reason. */
function CloseCaseDialog({ caseData: { id, CaseNo }, onClose }: CaseDialogProps) {
  const close = useApiMutation(caseEndpoints.close, {
    invalidates: [caseReads],
    failureTitle: t.cases('closeFailed'),
  })
  return (
    <ReasonDialog
      schema={CloseCase}
      onClose={onClose}
      title={t.cases('closeTitle', { caseNumber: CaseNo })}
      description={t.cases('closeDescription')}
      submit={t.cases('close')}
      draft={`close-${id}`}
      onSubmit={(body) => close.mutateAsync({ params: { id }, body })}
    />
  )
}

export type CaseDialog = 'verify' | 'assign' | 'unassign' | 'reject' | 'reopen' | 'close'

export function ActionDialog({ dialog, ...props }: CaseDialogProps & { dialog: CaseDialog }) {
  const { id, CaseNo, generalDetail, vehicleDetail, totalAmount = 0, dealerId: dealer } = props.caseData
  const { firmName } = generalDetail
  const row = { id, CaseNo, firmName, vehicleNo: vehicleDetail.vehicleNo, totalAmount, dealerId: dealer }
  switch (dialog) {
    case 'verify':
      return <VerifyDialog row={{ ...row, ...generalDetail }} onClose={props.onClose} />
    case 'assign':
      return <AssignCaseDialog row={row} onClose={props.onClose} />
    case 'reject':
      return <RejectCaseDialog row={row} onClose={props.onClose} />
    case 'unassign':
      return <UnassignCaseDialog {...props} />
    case 'reopen':
      return <ReopenCaseDialog {...props} />
    case 'close':
      return <CloseCaseDialog {...props} />
  }
}

export type Revealed = z.infer<typeof RevealedAadhaar>

/** Asks for a reason, which the case's history records, and fetches the Aadhaar numbers. */
export function RevealDialog({
  caseData: { id, CaseNo },
  onRevealed,
  onClose,
}: CaseDialogProps & { onRevealed: (numbers: Revealed) => void }) {
  const reveal = useApiMutation(caseEndpoints.revealAadhaar, {
    success: null,
    invalidates: [caseEndpoints.history],
    onSuccess: onRevealed,
  })
  return (
    <ReasonDialog
      schema={RevealAadhaar}
      onClose={onClose}
      title={t.cases('revealTitle')}
      description={t.cases('revealDescription', { caseNumber: CaseNo })}
      submit={t.cases('reveal')}
      draft={`reveal-${id}`}
      onSubmit={(body) => reveal.mutateAsync({ params: { id }, body })}
      placeholder={t.cases('revealReason')}
    />
  )
}
