import type { Client } from '#contract/clients/client.ts'
import { messages } from '#contract/messages.ts'
import { clientEndpoints } from '#web/endpoints.generated.ts'
import { ignoreConflict, useApiMutation } from '#web/lib/use-api-mutation.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { clientName } from './client-columns.tsx'

interface RejectClientDialogProps {
  client: Client
  onOpenChange: (open: boolean) => void
}

/** Confirms the rejection of a sign-up, which deletes it. */
export function RejectClientDialog({ client, onOpenChange }: RejectClientDialogProps) {
  const reject = useApiMutation(clientEndpoints.reject, {
    invalidates: [clientEndpoints.all],
    failureTitle: messages.client.rejectFailed,
  })
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={onOpenChange}
      title={messages.client.rejectClient}
      description={`${messages.client.signUpIsDeleted(clientName(client), client.firmName)} ${messages.client.cannotBeUndone}`}
      confirm={messages.general.reject}
      onConfirm={() => reject.mutateAsync({ params: { id: client.id } }).catch(ignoreConflict)}
    />
  )
}
