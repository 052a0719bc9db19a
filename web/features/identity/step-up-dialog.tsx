import { KeyRound } from 'lucide-react'
import { StepUp } from '#contract/identity/step-up.ts'
import { t } from '#contract/texts.ts'
import { passkeyEndpoints, stepUpEndpoints } from '#web/endpoints.generated.ts'
import { answerByPasskey } from '#web/features/passkeys/browser-passkey.ts'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { PasswordField, TwoFactorCodeField } from '#web/forms/text-field.tsx'
import { call } from '#web/lib/api.ts'
import type { StepUpRequest } from '#web/lib/step-up.ts'
import { useTask } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button } from '#web/ui/button.tsx'

/** Asks for the password, for a code of two-factor sign-in, or for a passkey, before a sensitive change. */
export function StepUpDialog({ by, hasPasskey, answer }: StepUpRequest) {
  const form = useZodForm(StepUp, { [by]: '' })
  const { control } = form
  const prove = useApiMutation(stepUpEndpoints.prove, { success: null, failureTitle: t.stepUp('failed') })
  const [isAsking, ask] = useTask(t.stepUp('failed'))
  const proveByPasskey = async () => {
    const passkey = await answerByPasskey(await call(passkeyEndpoints.proof, {}))
    if (!passkey) return
    await call(stepUpEndpoints.prove, { body: { passkey } })
    answer(true)
  }
  return (
    <FormDialog
      onClose={() => answer(false)}
      title={t.stepUp('title')}
      description={t.stepUp('explanation')}
      submit={t.general('confirm')}
      draft={null}
      form={form}
      onSubmit={async (body) => {
        await prove.mutateAsync({ body })
        answer(true)
      }}
    >
      {by === 'password' ? (
        <PasswordField control={control} name="password" label={t.fields('password')} />
      ) : (
        <TwoFactorCodeField control={control} name="code" />
      )}
      {hasPasskey && (
        <Button
          icon={KeyRound}
          className="justify-self-start"
          pending={isAsking}
          onClick={() => void ask(proveByPasskey)}
        >
          {t.passkeys('use')}
        </Button>
      )}
    </FormDialog>
  )
}
