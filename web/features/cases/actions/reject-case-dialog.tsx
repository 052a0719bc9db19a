import { RejectForm } from '#contract/cases/case.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import { rejectionCodes } from '#contract/cases/case-values.ts'
import { messages } from '#contract/messages.ts'
import { caseEndpoints } from '#web/endpoints.generated.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { ReasonField } from '#web/forms/reason-field.tsx'
import { ComboboxField } from '#web/forms/select-field.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { caseQueries } from './case-queries.ts'

const options = rejectionCodes.map((value) => ({ value, label: messages.cases.reasonCodes[value] }))

/** Rejects a ready case with a reason. */
export function RejectCaseDialog({ row, onClose }: { row: CaseRow; onClose: () => void }) {
  const form = useZodForm(RejectForm, { rejectionRemarks: '', reasonCode: '' })
  const reject = useApiMutation(caseEndpoints.reject, {
    invalidates: [caseQueries],
    failureTitle: messages.cases.rejectFailed,
  })
  return (
    <FormDialog
      onOpenChange={(open) => !open && onClose()}
      title={messages.cases.rejectTitle(row.CaseNo)}
      description={messages.cases.rejectDescription}
      submit={messages.general.reject}
      danger
      form={form}
      onSubmit={(body) => reject.mutateAsync({ params: { id: row.id }, body })}
    >
      <ReasonField control={form.control} name="rejectionRemarks" required placeholder={messages.cases.rejectReason} />
      <ComboboxField control={form.control} name="reasonCode" label={messages.cases.reasonCode} options={options} />
    </FormDialog>
  )
}
