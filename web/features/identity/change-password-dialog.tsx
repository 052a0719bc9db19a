import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { ChangePassword } from '#contract/identity/identity.ts'
import { MIN_PASSWORD } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { PasswordField } from '#web/forms/password-field.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { identityEndpoints } from '#web/identity-endpoints.generated.ts'
import { errorText } from '#web/lib/api-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { PasswordStrengthBar } from './password-strength-bar.tsx'

const { confirmRequired, confirmTooShort, mismatch, mismatchOnSubmit, change, failureTitle } = messages.password

/** The form has the new password twice; the request has it once. */
const ChangePasswordForm = ChangePassword.extend({
  confirmPassword: z.string().min(1, confirmRequired).min(MIN_PASSWORD, confirmTooShort),
}).superRefine(({ newPassword, confirmPassword }, context) => {
  if (newPassword !== confirmPassword)
    context.addIssue({ code: 'custom', path: ['confirmPassword'], message: mismatch })
})

/** "Change Password" (spec/2 points 5 and 8). */
export function ChangePasswordDialog({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  const form = useZodForm(ChangePasswordForm, { currentPassword: '', newPassword: '', confirmPassword: '' })
  const { control } = form
  const changePassword = useApiMutation(identityEndpoints.changePassword, {
    logsFailure: true,
    // Required by the specification: the title of a failure is "Success".
    onFailure: (error) => toast({ kind: 'error', title: failureTitle, description: errorText(error) }),
  })
  return (
    <FormDialog
      onOpenChange={onOpenChange}
      title={change}
      description={messages.identity.changeDescription}
      form={form}
      onSubmit={({ currentPassword, newPassword }) =>
        changePassword.mutateAsync({ body: { currentPassword, newPassword } })
      }
      onInvalid={(errors) => {
        if (errors.confirmPassword?.message === mismatch) toast({ kind: 'error', title: mismatchOnSubmit })
      }}
    >
      <PasswordField control={control} name="currentPassword" label={messages.identity.currentPassword} />
      <div>
        <PasswordField control={control} name="newPassword" label={messages.identity.newPassword} isNew />
        <PasswordStrengthBar password={useWatch({ control, name: 'newPassword' }) ?? ''} />
      </div>
      <PasswordField control={control} name="confirmPassword" label={messages.identity.confirmPassword} isNew />
    </FormDialog>
  )
}
