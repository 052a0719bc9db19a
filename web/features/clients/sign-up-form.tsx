import { SignUp } from '#contract/clients/client.ts'
import { messages } from '#contract/messages.ts'
import { stateOptions } from '#web/domain/state-options.ts'
import { clientEndpoints } from '#web/endpoints.generated.ts'
import { DigitsField } from '#web/forms/digits-field.tsx'
import { Form } from '#web/forms/form.tsx'
import { ComboboxField } from '#web/forms/select-field.tsx'
import { SubmitButton } from '#web/forms/submit-button.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { useCoarsePointer } from '#web/lib/media.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { emptySignUp, signUpFields } from './client-fields.ts'

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
        {signUpFields.map(({ digits, ...field }, index) => {
          const Field = digits ? DigitsField : TextField
          return (
            <Field
              key={field.name}
              control={control}
              label={messages.fields[field.name]}
              required
              autoFocus={index === 0 && !isTouch}
              {...field}
            />
          )
        })}
        <ComboboxField
          className="sm:col-span-2"
          control={control}
          name="state"
          label={messages.fields.state}
          required
          options={stateOptions}
        />
      </div>
      <SubmitButton control={control} size="lg" className="mt-2 w-full">
        {messages.client.signUp}
      </SubmitButton>
    </Form>
  )
}
