import { StepUp } from '#contract/identity/step-up.ts'
import { messages } from '#contract/messages.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { PasswordField } from '#web/forms/password-field.tsx'
import { TwoFactorCodeField } from '#web/forms/two-factor-code-field.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { stepUpEndpoints } from '#web/identity-endpoints.generated.ts'
import type { ProofRequest } from '#web/lib/step-up.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'

/** Asks for the password, or for a code of two-factor sign-in, before a sensitive change (contract section 10). */
export function StepUpDialog({ by, answer }: ProofRequest) {
  const form = useZodForm(StepUp, { [by]: '' })
  const { control } = form
  const prove = useApiMutation(stepUpEndpoints.prove, { success: null, failureTitle: messages.stepUp.failed })
  return (
    <FormDialog
      onOpenChange={() => answer(false)}
      title={messages.stepUp.title}
      description={messages.stepUp.explanation}
      submit={messages.general.confirm}
      form={form}
      onSubmit={async (body) => {
        await prove.mutateAsync({ body })
        answer(true)
      }}
    >
      {by === 'password' ? (
        <PasswordField control={control} name="password" label={messages.fields.password} />
      ) : (
        <TwoFactorCodeField control={control} name="code" />
      )}
    </FormDialog>
  )
}
