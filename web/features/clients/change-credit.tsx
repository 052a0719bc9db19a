import { Pencil } from 'lucide-react'
import { ChangeCredit as Body, type Client, OverrideCredit } from '#contract/clients/client.ts'
import { messages } from '#contract/messages.ts'
import { MAX_RUPEES, showRupees } from '#contract/money.ts'
import { clientEndpoints, duesEndpoints, transactionEndpoints } from '#web/endpoints.generated.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { ReasonDialog } from '#web/forms/reason-dialog.tsx'
import { ReasonField } from '#web/forms/reason-field.tsx'
import { useKeyedMutation } from '#web/forms/use-keyed-mutation.ts'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { DialogButton } from '#web/ui/dialog-button.tsx'
import { CreditFields } from './client-fields.tsx'

/** Changes a client's credit limit and penalty; for the superadmin. */
export const ChangeCreditButton = ({ client }: { client: Client }) => (
  <DialogButton
    icon={Pencil}
    size="sm"
    label={messages.client.changeCredit}
    reason={client.isVerified ? null : messages.client.notVerified}
    dialog={(close) => <CreditDialog client={client} onClose={close} />}
  />
)

interface CreditDialogProps {
  client: Pick<Client, 'id' | 'firmName' | 'creditLimit' | 'fixedPenaltyAmount' | 'utilizedCredit'>
  onClose: () => void
}

export function CreditDialog({ client, onClose }: CreditDialogProps) {
  const { creditLimit, fixedPenaltyAmount, utilizedCredit } = client
  const form = useZodForm(Body, { creditLimit, fixedPenaltyAmount, reason: '' })
  const { history, statement } = transactionEndpoints
  const change = useApiMutation(clientEndpoints.changeCredit, {
    invalidates: [clientEndpoints.all, clientEndpoints.active, duesEndpoints.list, history, statement],
  })
  return (
    <FormDialog
      onClose={onClose}
      title={messages.client.changeCredit}
      description={messages.client.usesCredit(client.firmName, showRupees(utilizedCredit))}
      submit={messages.general.save}
      draft={`credit-${client.id}`}
      form={form}
      onSubmit={(body) => change.mutateAsync({ params: { id: client.id }, body })}
    >
      <CreditFields
        control={form.control}
        limitHint={messages.client.newLimitHint(showRupees(utilizedCredit), showRupees(MAX_RUPEES))}
        penaltyHint={messages.client.newPenaltyHint}
      />
      <ReasonField control={form.control} name="reason" hint={messages.general.reasonHint} />
    </FormDialog>
  )
}

/** Allows a client one payment by credit beyond its limit; for the superadmin. */
export const OverrideCreditButton = ({ client }: { client: Client }) => (
  <DialogButton
    size="sm"
    variant="ghost"
    label={messages.client.overrideCredit}
    reason={client.isVerified ? null : messages.client.notVerified}
    dialog={(close) => <OverrideDialog client={client} onClose={close} />}
  />
)

function OverrideDialog({ client: { id, firmName }, onClose }: Pick<CreditDialogProps, 'client' | 'onClose'>) {
  const override = useKeyedMutation(clientEndpoints.overrideCredit)
  return (
    <ReasonDialog
      schema={OverrideCredit}
      onClose={onClose}
      title={messages.client.overrideCredit}
      description={messages.client.overrideExplained(firmName)}
      submit={messages.client.allow}
      draft={`override-${id}`}
      onSubmit={(body) => override.mutateAsync({ params: { id }, body })}
      hint={messages.general.reasonHint}
    />
  )
}
