import { Pencil, UserPlus } from 'lucide-react'
import {
  AddClient,
  ChangeCredit as Body,
  type Client,
  EditClient,
  OverrideCredit,
  VerifyClient,
} from '#contract/clients/client.ts'
import { fullName } from '#contract/full-name.ts'
import type { Invited } from '#contract/mails/mail.ts'
import { MAX_RUPEES, showRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import { clientEndpoints, duesEndpoints, setUpEndpoints, transactionEndpoints } from '#web/endpoints.generated.ts'
import { otherStateHint } from '#web/features/office/state-of-gstin.ts'
import { findState } from '#web/features/reference/reference-dialogs.tsx'
import { useKeyedMutation } from '#web/forms/draft.tsx'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog, ReasonDialog } from '#web/forms/form-dialog.tsx'
import { ReasonField, TextField } from '#web/forms/text-field.tsx'
import { ignoreConflict, useApiMutation } from '#web/lib/use-api-mutation.ts'
import type { ButtonProps } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { DialogButton } from '#web/ui/guarded-button.tsx'
import { ClientFields, CreditFields, editFields, emptySignUp, signUpFields } from './client-fields.tsx'

const empty: Partial<AddClient> = emptySignUp

interface AddClientDialogProps {
  onClose: () => void
  /** Receives whom the link to set a password was mailed to. */
  onAdded: (invited: Invited) => void
}

/** "Add Client": the office signs a dealer up and verifies it in one step. */
function AddClientDialog({ onClose, onAdded }: AddClientDialogProps) {
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
        const { email, mobileNo } = await add.mutateAsync({ body })
        onAdded({ email, phoneNo: mobileNo })
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

interface AddClientButtonProps extends Pick<ButtonProps, 'variant' | 'className'> {
  /** Receives whom the link to set a password was mailed to. */
  onAdded: (invited: Invited) => void
}

export function AddClientButton({ onAdded, ...style }: AddClientButtonProps) {
  return (
    <DialogButton
      {...style}
      icon={UserPlus}
      label={t.client('add')}
      dialog={(close) => <AddClientDialog onClose={close} onAdded={onAdded} />}
    />
  )
}

interface ClientDialogProps {
  client: Client
  onClose: () => void
}

interface VerifyClientDialogProps extends ClientDialogProps {
  /** Receives whom the link to set a password was mailed to. */
  onVerified: (invited: Invited) => void
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
        onVerified({ email: client.email, phoneNo: client.mobileNo })
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
