import type { FieldValues } from 'react-hook-form'
import { digitsOnly } from './filters.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** A field that takes digits only, at most `maxLength` of them: phone, Aadhaar, PIN code. */
export function DigitsField<Input extends FieldValues, Context, Output>({
  maxLength,
  ...rest
}: TextFieldProps<Input, Context, Output> & { maxLength: number }) {
  // The limit counts digits: a pasted "98200 12345" is filtered before it is cut.
  return <TextField {...rest} inputMode="numeric" filter={(text) => digitsOnly(text).slice(0, maxLength)} />
}
