import { Pencil } from 'lucide-react'
import { ChangeCredit as Body, type Client, OverrideCredit } from '#contract/clients/client.ts'
import { MAX_RUPEES, showRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import { clientEndpoints, duesEndpoints, transactionEndpoints } from '#web/endpoints.generated.ts'
import { useKeyedMutation } from '#web/forms/draft.tsx'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog, ReasonDialog } from '#web/forms/form-dialog.tsx'
import { ReasonField } from '#web/forms/text-field.tsx'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { DialogButton } from '#web/ui/guarded-button.tsx'
import { CreditFields } from './client-fields.tsx'

/** Changes a client's credit limit and penalty; for the superadmin. */
export const ChangeCreditButton = ({ client }: { client: Client }) => (
  <DialogButton
    icon={Pencil}
    size="sm"
    label={t.client('changeCredit')}
    reason={client.isVerified ? null : t.client('notVerified')}
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
      title={t.client('changeCredit')}
      description={t.client('usesCredit', { firmName: client.firmName, utilizedCredit: showRupees(utilizedCredit) })}
      submit={t.general('save')}
      draft={`credit-${client.id}`}
      form={form}
      onSubmit={(body) => change.mutateAsync({ params: { id: client.id }, body })}
    >
      <CreditFields
        control={form.control}
        limitHint={t.client('newLimitHint', {
          utilizedCredit: showRupees(utilizedCredit),
          most: showRupees(MAX_RUPEES),
        })}
        penaltyHint={t.client('newPenaltyHint')}
      />
      <ReasonField control={form.control} name="reason" hint={t.general('reasonHint')} />
    </FormDialog>
  )
}

/** Allows a client one payment by credit beyond its limit; for the superadmin. */
export const OverrideCreditButton = ({ client }: { client: Client }) => (
  <DialogButton
    size="sm"
    variant="ghost"
    label={t.client('overrideCredit')}
    reason={client.isVerified ? null : t.client('notVerified')}
    dialog={(close) => <OverrideDialog client={client} onClose={close} />}
  />
)

function OverrideDialog({ client: { id, firmName }, onClose }: Pick<CreditDialogProps, 'client' | 'onClose'>) {
  const override = useKeyedMutation(clientEndpoints.overrideCredit)
  return (
    <ReasonDialog
      schema={OverrideCredit}
      onClose={onClose}
      title={t.client('overrideCredit')}
      description={t.client('overrideExplained', { firmName })}
      submit={t.client('allow')}
      draft={`override-${id}`}
      onSubmit={(body) => override.mutateAsync({ params: { id }, body })}
      hint={t.general('reasonHint')}
    />
  )
}
