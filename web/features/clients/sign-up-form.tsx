import { SignUp } from '#contract/clients/client.ts'
import { messages } from '#contract/messages.ts'
import { clientEndpoints } from '#web/endpoints.generated.ts'
import { Form } from '#web/forms/form.tsx'
import { SubmitButton } from '#web/forms/submit-button.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { useCoarsePointer } from '#web/lib/media.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { ClientFields, emptySignUp, signUpFields } from './client-fields.tsx'

/** The public sign-up form (spec/2 point 5); `onDone` receives the e-mail address. */
export function SignUpForm({ onDone }: { onDone: (email: string) => void }) {
  const form = useZodForm(SignUp, emptySignUp)
  const { control } = form
  // On a touch screen, autoFocus would open the keyboard over the page.
  const isTouch = useCoarsePointer()
  const signUp = useApiMutation(clientEndpoints.signUp, { failureTitle: messages.client.signUpFailed })
  return (
    <Form
      form={form}
      className="grid gap-4"
      onSubmit={async (body) => {
        await signUp.mutateAsync({ body })
        onDone(body.email)
      }}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ClientFields control={control} fields={signUpFields} autoFocus={!isTouch} />
      </div>
      <SubmitButton control={control} size="lg" className="mt-2 w-full">
        {messages.client.signUp}
      </SubmitButton>
    </Form>
  )
}
