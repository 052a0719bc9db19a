import { AddClient, type Client, EditClient } from '#contract/clients/client.ts'
import { MAX_RUPEES, showRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import { clientEndpoints, duesEndpoints, setUpEndpoints } from '#web/endpoints.generated.ts'
import { otherStateHint } from '#web/features/office/state-of-gstin.ts'
import { findState } from '#web/features/reference/state-options.ts'
import { useKeyedMutation } from '#web/forms/draft.tsx'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { ClientFields, CreditFields, editFields, emptySignUp, signUpFields } from './client-fields.tsx'

const empty: Partial<AddClient> = emptySignUp

interface AddClientDialogProps {
  onClose: () => void
  /** Receives the address that the link to set a password was mailed to. */
  onAdded: (email: string) => void
}

/** "Add Client": the office signs a dealer up and verifies it in one step. */
export function AddClientDialog({ onClose, onAdded }: AddClientDialogProps) {
  const form = useZodForm(AddClient, empty)
  const { control } = form
  const { all, active, firmNames } = clientEndpoints
  const add = useKeyedMutation(clientEndpoints.add, {
    invalidates: [all, active, firmNames, duesEndpoints.list, setUpEndpoints.progress],
    failureTitle: t.client('addFailed'),
  })
  return (
    <FormDialog
      onClose={onClose}
      title={t.client('add')}
      description={t.client('addExplained')}
      size="md"
      draft="new-client"
      form={form}
      onSubmit={async (body) => {
        const { email } = await add.mutateAsync({ body })
        onAdded(email)
      }}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ClientFields control={control} fields={signUpFields} autoComplete="off" />
        <CreditFields
          control={control}
          limitHint={t.client('creditLimitHint', { most: showRupees(MAX_RUPEES) })}
          penaltyHint={t.client('fixedPenaltyHint')}
        />
      </div>
    </FormDialog>
  )
}

function valuesOf(client: Client) {
  const { firstName, lastName, mobileNo, firmName, address1, address2, city, pincode } = client
  const state = findState(client.state)
  const gstin = client.gstin ?? ''
  return { firstName, lastName, mobileNo, firmName, address1, address2, city, ...(state && { state }), pincode, gstin }
}

export function EditClientDialog({ client, onClose }: { client: Client; onClose: () => void }) {
  const form = useZodForm(EditClient, valuesOf(client))
  const { control } = form
  const [gstin, state] = form.watch(['gstin', 'state'])
  const { all, active, firmNames } = clientEndpoints
  const edit = useApiMutation(clientEndpoints.edit, {
    invalidates: [all, active, firmNames, duesEndpoints.list],
    failureTitle: t.client('editFailed'),
  })
  return (
    <FormDialog
      onClose={onClose}
      title={t.client('editTitle')}
      description={t.client('editExplained', { email: client.email })}
      submit={t.general('save')}
      size="md"
      draft={`client-${client.id}`}
      form={form}
      onSubmit={(body) => edit.mutateAsync({ params: { id: client.id }, body })}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ClientFields control={control} fields={editFields} autoComplete="off" />
        <TextField
          className="sm:col-span-2"
          control={control}
          name="gstin"
          label={t.gst('gstin')}
          hint={otherStateHint(gstin?.trim() ?? '', state) ?? t.gst('gstinOfClientHint')}
          autoComplete="off"
        />
      </div>
    </FormDialog>
  )
}
