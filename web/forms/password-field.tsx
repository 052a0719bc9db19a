import type { FieldValues } from 'react-hook-form'
import { useUser } from '#web/lib/session.ts'
import { Input } from '#web/ui/input.tsx'
import type { FieldBinding } from './field-binding.ts'
import { TextField } from './text-field.tsx'

interface PasswordFieldProps<Input extends FieldValues, Context, Output> extends FieldBinding<Input, Context, Output> {
  label: string
  /** True for a password that is being chosen, so that the browser does not fill in the stored one. */
  isNew?: boolean
}

/** A password of the signed-in user. */
export function PasswordField<Input extends FieldValues, Context, Output>({
  isNew = false,
  ...rest
}: PasswordFieldProps<Input, Context, Output>) {
  // The browser would cut a longer password that is pasted, and nobody sees it.
  return (
    <>
      {!isNew && <Username />}
      <TextField
        {...rest}
        maxLength={undefined}
        type="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
      />
    </>
  )
}

/** Tells password managers, of which some skip a field that is not rendered, whose password the form asks for. */
function Username() {
  const email = useUser()?.email ?? ''
  return (
    <div aria-hidden="true" className="sr-only">
      <Input type="email" name="username" autoComplete="username" value={email} readOnly tabIndex={-1} />
    </div>
  )
}
