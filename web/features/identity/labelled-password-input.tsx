import type { ReactNode } from 'react'
import { FieldError, FieldLabel, PasswordInput } from '#web/ui/input.tsx'

interface LabelledPasswordInputProps {
  id: string
  name: string
  label: string
  /** True for a password that is being chosen: the label has an asterisk, and the browser fills in no stored one. */
  isNew?: boolean
  error: string | undefined
  describedBy?: string
  autoFocus?: boolean
  /** The input is uncontrolled without a value. */
  value?: string
  onChange?: (password: string) => void
  children?: ReactNode
}

/** A password with its label and error, for forms that do not use the form library. */
export function LabelledPasswordInput(props: LabelledPasswordInputProps) {
  const { id, name, label, isNew = false, error, describedBy, autoFocus = false, value, onChange, children } = props
  const errorId = `${id}-error`
  return (
    <div>
      <FieldLabel htmlFor={id} required={isNew}>
        {label}
      </FieldLabel>
      <PasswordInput
        id={id}
        name={name}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        autoFocus={autoFocus}
        required
        aria-invalid={Boolean(error)}
        aria-describedby={[error && errorId, describedBy].filter(Boolean).join(' ') || undefined}
        value={value}
        onValueChange={onChange}
        className="h-11"
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {children}
    </div>
  )
}
