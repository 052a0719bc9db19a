import { RevealAadhaar } from '#contract/cases/case-history.ts'
import { messages } from '#contract/messages.ts'
import { caseEndpoints } from '#web/endpoints.generated.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { ReasonField } from '#web/forms/reason-field.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import type { Revealed } from './owner-cards.tsx'

/** Asks for a reason, which the case's history records, and fetches the numbers. */
export function RevealDialog({
  id,
  caseNo,
  onRevealed,
  onClose,
}: {
  id: string
  caseNo: string
  onRevealed: (numbers: Revealed) => void
  onClose: () => void
}) {
  const form = useZodForm(RevealAadhaar, { reason: '' })
  const reveal = useApiMutation(caseEndpoints.revealAadhaar, {
    success: null,
    invalidates: [caseEndpoints.history],
    onSuccess: onRevealed,
  })
  return (
    <FormDialog
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={messages.cases.revealTitle}
      description={messages.cases.revealDescription(caseNo)}
      submit={messages.cases.reveal}
      form={form}
      onSubmit={(body) => reveal.mutateAsync({ params: { id }, body })}
    >
      <ReasonField control={form.control} name="reason" required placeholder={messages.cases.revealReason} />
    </FormDialog>
  )
}
