import type { Client } from '#contract/clients/client.ts'
import { clientEndpoints } from '#contract/clients/client-endpoints.ts'
import { messages } from '#contract/messages.ts'
import { call } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { toastFailure } from '#web/lib/failure.ts'
import { invalidate } from '#web/lib/query.ts'
import { toast } from '#web/lib/toast.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { clientName } from './client-columns.tsx'

interface RejectClientDialogProps {
  client: Client
  onOpenChange: (open: boolean) => void
}

/** Asks before a sign-up is rejected, which forgets it. */
export function RejectClientDialog({ client, onOpenChange }: RejectClientDialogProps) {
  const reject = async () => {
    try {
      await call(clientEndpoints.reject, { params: { id: client.id } })
      toast({ kind: 'success', title: messages.client.rejected })
    } catch (error) {
      toastFailure(messages.client.rejectFailed, error)
      // Somebody else decided it: nothing is left to ask for here.
      if (!(error instanceof ApiError && (error.status === 409 || error.status === 404))) throw error
    } finally {
      // Before the dialog closes: the focus must not go back to a row that is about to vanish.
      await invalidate(clientEndpoints.all)
    }
  }
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={onOpenChange}
      title="Reject Client"
      description={
        <>
          The sign-up of {clientName(client)}, {client.firmName}, is deleted. {messages.client.cannotBeUndone}
        </>
      }
      confirm="Reject"
      onConfirm={reject}
    />
  )
}
