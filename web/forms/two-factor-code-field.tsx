import type { FieldValues } from 'react-hook-form'
import { t } from '#contract/texts.ts'
import type { FieldBinding } from './field-binding.ts'
import { TextField } from './text-field.tsx'

/** A required code of the second factor, for dialogs; the sign-in page has its own field. */
export function TwoFactorCodeField<Input extends FieldValues, Context, Output>(
  props: FieldBinding<Input, Context, Output>,
) {
  return <TextField {...props} label={t.fields('code')} autoComplete="one-time-code" hint={t.forms('codeHint')} />
}
