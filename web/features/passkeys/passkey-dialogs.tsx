import { MAX_KEY_NAME } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { type Passkey, PasskeyName } from '#contract/passkeys/passkey.ts'
import { makePasskey } from '#web/domain/browser-passkey.ts'
import { describeDevice } from '#web/domain/device-name.ts'
import { passkeyEndpoints } from '#web/endpoints.generated.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'

interface DialogProps {
  onOpenChange: (open: boolean) => void
}

/** Names a passkey and lets the device make it. Stays open where the device made none. */
export function AddPasskeyDialog({ onOpenChange }: DialogProps) {
  const form = useNameForm(describeDevice(navigator.userAgent))
  const options = { failureTitle: messages.passkeys.addFailed }
  const start = useApiMutation(passkeyEndpoints.start, { ...options, success: null })
  const add = useApiMutation(passkeyEndpoints.add, { ...options, invalidates: [passkeyEndpoints.all] })
  return (
    <FormDialog
      onOpenChange={onOpenChange}
      title={messages.passkeys.add}
      description={messages.passkeys.addDescription}
      form={form}
      onSubmit={async ({ name }) => {
        const answer = await makePasskey(await start.mutateAsync({}))
        if (!answer) throw new Error('no passkey was made, which a toast has told')
        await add.mutateAsync({ body: { name, answer } })
      }}
    >
      <NameField form={form} />
    </FormDialog>
  )
}

export function RenamePasskeyDialog({ passkey: { id, name }, onOpenChange }: DialogProps & { passkey: Passkey }) {
  const form = useNameForm(name)
  const edit = useApiMutation(passkeyEndpoints.edit, {
    invalidates: [passkeyEndpoints.all],
    failureTitle: messages.passkeys.changeFailed,
  })
  return (
    <FormDialog
      onOpenChange={onOpenChange}
      title={messages.passkeys.rename}
      form={form}
      onSubmit={(body) => edit.mutateAsync({ params: { id }, body })}
    >
      <NameField form={form} />
    </FormDialog>
  )
}

const useNameForm = (name: string) => useZodForm(PasskeyName, { name })

const NameField = ({ form }: { form: ReturnType<typeof useNameForm> }) => (
  <TextField
    control={form.control}
    name="name"
    label={messages.passkeys.nameLabel}
    hint={messages.passkeys.nameHint}
    required
    maxLength={MAX_KEY_NAME}
  />
)
