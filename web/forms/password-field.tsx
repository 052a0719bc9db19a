import type { FieldValues } from 'react-hook-form'
import type { FieldBinding } from './field-binding.ts'
import { TextField } from './text-field.tsx'

interface PasswordFieldProps<Input extends FieldValues, Context, Output> extends FieldBinding<Input, Context, Output> {
  label: string
  /** True for a password that is being chosen, so that the browser does not fill in the stored one. */
  isNew?: boolean
}

export function PasswordField<Input extends FieldValues, Context, Output>({
  isNew = false,
  ...rest
}: PasswordFieldProps<Input, Context, Output>) {
  // The browser would cut a longer password that is pasted, and nobody sees it.
  return (
    <TextField
      {...rest}
      maxLength={undefined}
      type="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
    />
  )
}
