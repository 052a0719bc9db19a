import { messages } from '#contract/messages.ts'
import { TwoFactorProof } from '#contract/two-factor/two-factor.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { PasswordField } from '#web/forms/password-field.tsx'
import { TwoFactorCodeField } from '#web/forms/two-factor-code-field.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'

interface ProveDialogProps {
  title: string
  description: string
  submit: string
  danger?: boolean
  onOpenChange: (open: boolean) => void
  onProved: (body: TwoFactorProof) => Promise<unknown>
}

/** Asks for password and code before a change of two-factor sign-in. */
export function TwoFactorProofDialog({
  title,
  description,
  submit,
  danger = false,
  onOpenChange,
  onProved,
}: ProveDialogProps) {
  const form = useZodForm(TwoFactorProof, { currentPassword: '', code: '' })
  return (
    <FormDialog
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      submit={submit}
      danger={danger}
      form={form}
      onSubmit={onProved}
    >
      <PasswordField control={form.control} name="currentPassword" label={messages.identity.currentPassword} />
      <TwoFactorCodeField control={form.control} name="code" />
    </FormDialog>
  )
}
