import { RejectCase } from '#contract/cases/case.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import { messages } from '#contract/messages.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { ReasonField } from '#web/forms/reason-field.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { call } from '#web/lib/api.ts'
import { toastFailure } from '#web/lib/failure.ts'
import { toast } from '#web/lib/toast.ts'
import { caseChanged } from './case-changed.ts'

/** Rejects a ready case with a reason. */
export function RejectCaseDialog({ row, onClose }: { row: CaseRow; onClose: () => void }) {
  const form = useZodForm(RejectCase, { rejectionRemarks: '' })
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Reject case ${row.CaseNo}`}
      description="A rejected case can no longer be edited or assigned."
      submit="Reject"
      danger
      form={form}
      onSubmit={async (values) => {
        await call(caseEndpoints.reject, { params: { id: row.id }, body: values })
        toast({ kind: 'success', title: messages.cases.rejected })
        await caseChanged()
      }}
      onFailure={(error) => {
        toastFailure(messages.cases.rejectFailed, error)
        void caseChanged()
      }}
    >
      <ReasonField control={form.control} name="rejectionRemarks" required placeholder="What is missing or wrong" />
    </FormDialog>
  )
}
