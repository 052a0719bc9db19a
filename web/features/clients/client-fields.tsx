import { Fragment } from 'react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import type { EditClient, SignUp } from '#contract/clients/client.ts'
import { PHONE_DIGITS, PINCODE_DIGITS } from '#contract/limits.ts'
import { t } from '#contract/texts.ts'
import { stateOptions } from '#web/features/reference/reference-dialogs.tsx'
import { ComboboxField } from '#web/forms/choice-field.tsx'
import { DigitsField, TextField } from '#web/forms/text-field.tsx'
import { MoneyField } from '#web/forms/value-field.tsx'

interface ClientTextField<Name extends string> {
  name: Name
  /** How many digits it takes, of a field that takes nothing else. */
  digits?: number
  type?: 'email'
  autoComplete: string
  className?: string
}

const labels = (): Record<Exclude<keyof SignUp, 'state'>, string> => ({
  firstName: t.fields('firstName'),
  lastName: t.fields('lastName'),
  email: t.fields('email'),
  mobileNo: t.fields('mobileNo'),
  firmName: t.fields('firmName'),
  address1: t.fields('address1'),
  address2: t.fields('address2'),
  city: t.fields('city'),
  pincode: t.fields('pincode'),
})

const nameFields: readonly ClientTextField<'firstName' | 'lastName'>[] = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
]
const emailField = { name: 'email', type: 'email', autoComplete: 'email' } as const
const mobileField = { name: 'mobileNo', digits: PHONE_DIGITS, autoComplete: 'tel-national' } as const
const firmFields: readonly ClientTextField<
  Exclude<keyof EditClient, 'state' | 'gstin' | 'firstName' | 'lastName' | 'mobileNo'>
>[] = [
  { name: 'firmName', autoComplete: 'organization', className: 'sm:col-span-2' },
  { name: 'address1', autoComplete: 'address-line1' },
  { name: 'address2', autoComplete: 'address-line2' },
  { name: 'city', autoComplete: 'address-level2' },
  { name: 'pincode', digits: PINCODE_DIGITS, autoComplete: 'postal-code' },
]

export const signUpFields: readonly ClientTextField<Exclude<keyof SignUp, 'state'>>[] = [
  ...nameFields,
  emailField,
  mobileField,
  ...firmFields,
]

/** The text fields of a correction in their order; the e-mail address stays. */
export const editFields: readonly ClientTextField<Exclude<keyof EditClient, 'state' | 'gstin'>>[] = [
  ...nameFields,
  { ...mobileField, className: 'sm:col-span-2' },
  ...firmFields,
]

export const emptySignUp: Partial<SignUp> = {
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

/** The values of such a form, which begin incomplete. */
type ClientValues = Partial<Record<keyof EditClient, unknown>>

interface ClientFieldsProps<Input extends ClientValues, Context, Output> {
  control: Control<Input, Context, Output>
  /** The text fields; the state stands before the pincode. */
  fields: readonly ClientTextField<Exclude<keyof Input & keyof SignUp, 'state'>>[]
  /** Replaces the suggestions of the browser: the office types another person's data. */
  autoComplete?: 'off'
  autoFocus?: boolean
}

export function ClientFields<Input extends ClientValues, Context, Output>({
  control,
  fields,
  autoComplete,
  autoFocus = false,
}: ClientFieldsProps<Input, Context, Output>) {
  return (
    <>
      {fields.map(({ digits, name, ...field }, index) => {
        const props = {
          ...{ control, name: name as FieldPath<Input>, label: labels()[name] },
          ...{ autoFocus: autoFocus && index === 0, ...field, ...(autoComplete && { autoComplete }) },
        }
        const input = digits ? <DigitsField maxLength={digits} {...props} /> : <TextField {...props} />
        return (
          <Fragment key={name}>
            {name === 'pincode' && (
              <ComboboxField
                control={control}
                name={'state' as FieldPath<Input>}
                label={t.fields('state')}
                options={stateOptions}
              />
            )}
            {input}
          </Fragment>
        )
      })}
    </>
  )
}

interface CreditFieldsProps<Input extends FieldValues, Context, Output> {
  control: Control<Input, Context, Output>
  limitHint: string
  penaltyHint: string
}

export function CreditFields<Input extends FieldValues, Context, Output>({
  control,
  limitHint,
  penaltyHint,
}: CreditFieldsProps<Input, Context, Output>) {
  return (
    <>
      <MoneyField
        control={control}
        name={'creditLimit' as FieldPath<Input>}
        label={t.fields('creditLimit')}
        hint={limitHint}
      />
      <MoneyField
        control={control}
        name={'fixedPenaltyAmount' as FieldPath<Input>}
        label={t.fields('fixedPenalty')}
        hint={penaltyHint}
      />
    </>
  )
}
