import { showPlate } from '#contract/cases/plate.ts'
import { messages } from '#contract/messages.ts'
import { type DealerRequest, DeclineRequest } from '#contract/requests/request.ts'
import { requestEndpoints } from '#web/endpoints.generated.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { ReasonField } from '#web/forms/reason-field.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { requestReads } from './request-queries.ts'

interface DeclineDialogProps {
  request: DealerRequest
  onClose: () => void
}

export function DeclineDialog({ request: { id, vehicleNo }, onClose }: DeclineDialogProps) {
  const form = useZodForm(DeclineRequest, { reason: '' })
  const decline = useApiMutation(requestEndpoints.decline, {
    invalidates: [requestReads],
    failureTitle: messages.requests.declineFailed,
  })
  return (
    <FormDialog
      danger
      onClose={onClose}
      title={messages.requests.declineTitle(showPlate(vehicleNo))}
      description={messages.requests.declineDescription}
      submit={messages.requests.decline}
      draft={`decline-${id}`}
      form={form}
      onSubmit={(body) => decline.mutateAsync({ params: { id }, body })}
    >
      <ReasonField control={form.control} name="reason" />
    </FormDialog>
  )
}
