import { type Case, UnassignCase } from '#contract/cases/case.ts'
import { messages } from '#contract/messages.ts'
import { caseEndpoints, clientEndpoints, duesEndpoints, transactionEndpoints } from '#web/endpoints.generated.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { ReasonField } from '#web/forms/reason-field.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { caseQueries } from './case-queries.ts'

/** Takes an unpaid case back from its dealer with a reason. */
export function UnassignCaseDialog({ caseData, onClose }: { caseData: Case; onClose: () => void }) {
  const form = useZodForm(UnassignCase, { reason: '' })
  const { assignedTo } = caseData
  const { history, statement } = transactionEndpoints
  const unassign = useApiMutation(caseEndpoints.unassign, {
    invalidates: [caseQueries, clientEndpoints.all, duesEndpoints.list, history, statement],
    failureTitle: messages.cases.unassignFailed,
  })
  return (
    <FormDialog
      onOpenChange={(open) => !open && onClose()}
      title={messages.cases.unassignTitle(caseData.CaseNo)}
      description={messages.cases.unassignDescription(`${assignedTo?.firstName} ${assignedTo?.lastName}`)}
      submit={messages.cases.unassign}
      form={form}
      onSubmit={(body) => unassign.mutateAsync({ params: { id: caseData.id }, body })}
    >
      <ReasonField control={form.control} name="reason" required placeholder={messages.cases.unassignReason} />
    </FormDialog>
  )
}
