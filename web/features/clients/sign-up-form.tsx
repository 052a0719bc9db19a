import { SignUp } from '#contract/clients/client.ts'
import { MAX_EMAIL, MAX_NAME, MAX_TEXT, PHONE_DIGITS, PINCODE_DIGITS } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { states } from '#contract/reference/states.ts'
import { clientEndpoints } from '#web/endpoints.generated.ts'
import { DigitsField } from '#web/forms/digits-field.tsx'
import { Form } from '#web/forms/form.tsx'
import { ComboboxField } from '#web/forms/select-field.tsx'
import { SubmitButton } from '#web/forms/submit-button.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'

const stateOptions = states.map((state) => ({ value: state, label: state }))

const empty: Partial<SignUp> = {
  firstName: '',
  lastName: '',
  email: '',
  mobileNo: '',
  firmName: '',
  address1: '',
  address2: '',
  city: '',
  pincode: '',
}

/** The public sign-up form (spec/2 point 5); `onDone` receives the e-mail address. */
export function SignUpForm({ onDone }: { onDone: (email: string) => void }) {
  const form = useZodForm(SignUp, empty)
  const { control } = form
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
        <TextField
          control={control}
          name="firstName"
          label={messages.fields.firstName}
          required
          maxLength={MAX_NAME}
          autoComplete="given-name"
        />
        <TextField
          control={control}
          name="lastName"
          label={messages.fields.lastName}
          required
          maxLength={MAX_NAME}
          autoComplete="family-name"
        />
        <TextField
          control={control}
          name="email"
          label={messages.fields.email}
          required
          type="email"
          maxLength={MAX_EMAIL}
          autoComplete="email"
        />
        <DigitsField
          control={control}
          name="mobileNo"
          label={messages.fields.mobileNo}
          required
          maxLength={PHONE_DIGITS}
          autoComplete="tel-national"
        />
        <TextField
          className="sm:col-span-2"
          control={control}
          name="firmName"
          label={messages.fields.firmName}
          required
          maxLength={MAX_TEXT}
          autoComplete="organization"
        />
        <TextField
          control={control}
          name="address1"
          label={messages.fields.address1}
          required
          maxLength={MAX_TEXT}
          autoComplete="address-line1"
        />
        <TextField
          control={control}
          name="address2"
          label={messages.fields.address2}
          required
          maxLength={MAX_TEXT}
          autoComplete="address-line2"
        />
        <TextField
          control={control}
          name="city"
          label={messages.fields.city}
          required
          maxLength={MAX_NAME}
          autoComplete="address-level2"
        />
        <DigitsField
          control={control}
          name="pincode"
          label={messages.fields.pincode}
          required
          maxLength={PINCODE_DIGITS}
          autoComplete="postal-code"
        />
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
