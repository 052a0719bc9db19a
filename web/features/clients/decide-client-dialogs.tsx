import { type Client, VerifyClient } from '#contract/clients/client.ts'
import { fullName } from '#contract/full-name.ts'
import { MAX_RUPEES, showRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import { clientEndpoints } from '#web/endpoints.generated.ts'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { ignoreConflict, useApiMutation } from '#web/lib/use-api-mutation.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { CreditFields } from './client-fields.tsx'

interface ClientDialogProps {
  client: Client
  onClose: () => void
}

interface VerifyClientDialogProps extends ClientDialogProps {
  /** Receives the address that the link to set a password was mailed to. */
  onVerified: (email: string) => void
}

/** "Verify Client": grants a credit limit and sets the penalty of late bills. */
export function VerifyClientDialog({ client, onClose, onVerified }: VerifyClientDialogProps) {
  const form = useZodForm(VerifyClient, {})
  const verify = useApiMutation(clientEndpoints.verify, {
    invalidates: [clientEndpoints.all, clientEndpoints.active, clientEndpoints.firmNames],
  })
  return (
    <FormDialog
      onClose={onClose}
      title={t.client('verifyClient')}
      description={t.client('verifyExplained', {
        firmName: client.firmName,
        name: fullName(client),
        email: client.email,
      })}
      submit={t.general('confirm')}
      draft={`verify-client-${client.id}`}
      form={form}
      onSubmit={async (body) => {
        await verify.mutateAsync({ params: { id: client.id }, body })
        onVerified(client.email)
      }}
    >
      <CreditFields
        control={form.control}
        limitHint={t.client('creditLimitHint', { most: showRupees(MAX_RUPEES) })}
        penaltyHint={t.client('fixedPenaltyHint')}
      />
    </FormDialog>
  )
}

/** Confirms the rejection of a sign-up, which deletes it. */
export function RejectClientDialog({ client, onClose }: ClientDialogProps) {
  const reject = useApiMutation(clientEndpoints.reject, {
    invalidates: [clientEndpoints.all],
    failureTitle: t.client('rejectFailed'),
  })
  return (
    <ConfirmDialog
      danger
      onClose={onClose}
      title={t.client('rejectClient')}
      description={`${t.client('signUpIsDeleted', { name: fullName(client), firmName: client.firmName })} ${t.client('cannotBeUndone')}`}
      confirm={t.general('reject')}
      onConfirm={() => reject.mutateAsync({ params: { id: client.id } }).catch(ignoreConflict)}
    />
  )
}
