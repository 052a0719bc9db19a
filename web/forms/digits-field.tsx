import type { FieldValues } from 'react-hook-form'
import { PHONE_DIGITS } from '#contract/limits.ts'
import { digitsOnly, mobileDigits } from './filters.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** A field that takes digits only, at most `maxLength` of them: Aadhaar, PIN code. Ten are a phone number, which is not cut. */
export function DigitsField<Input extends FieldValues, Context, Output>({
  maxLength,
  ...rest
}: TextFieldProps<Input, Context, Output> & { maxLength: number }) {
  // The limit counts digits: a pasted "98200 12345" is filtered before it is cut.
  const isPhone = maxLength === PHONE_DIGITS
  const filter = isPhone ? mobileDigits : (text: string) => digitsOnly(text).slice(0, maxLength)
  return <TextField {...rest} maxLength={undefined} inputMode={isPhone ? 'tel' : 'numeric'} filter={filter} />
}
