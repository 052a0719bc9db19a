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
import { useCoarsePointer } from '#web/lib/media.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'

const stateOptions = states.map((state) => ({ value: state, label: state }))

interface SignUpTextField {
  name: Exclude<keyof SignUp, 'state'>
  /** True for a field that takes digits only. */
  digits?: boolean
  type?: 'email'
  maxLength: number
  autoComplete: string
  className?: string
}

/** The text fields in their order; the label of each has the name of its field. */
const textFields: readonly SignUpTextField[] = [
  { name: 'firstName', maxLength: MAX_NAME, autoComplete: 'given-name' },
  { name: 'lastName', maxLength: MAX_NAME, autoComplete: 'family-name' },
  { name: 'email', type: 'email', maxLength: MAX_EMAIL, autoComplete: 'email' },
  { name: 'mobileNo', digits: true, maxLength: PHONE_DIGITS, autoComplete: 'tel-national' },
  { name: 'firmName', maxLength: MAX_TEXT, autoComplete: 'organization', className: 'sm:col-span-2' },
  { name: 'address1', maxLength: MAX_TEXT, autoComplete: 'address-line1' },
  { name: 'address2', maxLength: MAX_TEXT, autoComplete: 'address-line2' },
  { name: 'city', maxLength: MAX_NAME, autoComplete: 'address-level2' },
  { name: 'pincode', digits: true, maxLength: PINCODE_DIGITS, autoComplete: 'postal-code' },
]

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
        {textFields.map(({ digits, ...field }, index) => {
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
