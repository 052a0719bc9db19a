import { type ReactNode, useId } from 'react'
import { FieldError, FieldLabel } from '#web/ui/label.tsx'

/** What every field can be told. */
export interface FieldOptions {
  label: string
  required?: boolean | undefined
  hint?: ReactNode
  className?: string | undefined
}

/** What the input of a field must carry, so that label, hint and error belong to it. */
export interface FieldAria {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

interface FieldProps extends FieldOptions {
  error?: string | undefined
  /** The label as plain text, for groups that are named by `aria-labelledby`. */
  group?: boolean
  children: (aria: FieldAria & { labelId: string }) => ReactNode
}

/** Label, input, hint and error of one field. */
export function Field({ label, required = false, hint, error, group = false, className, children }: FieldProps) {
  const id = useId()
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <FieldLabel {...(group ? {} : { htmlFor: id })} id={`${id}-label`} required={required}>
        {label}
      </FieldLabel>
      {children({
        id,
        labelId: `${id}-label`,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-faint text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}
