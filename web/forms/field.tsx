import { createContext, type ReactNode, useContext, useId } from 'react'
import { FieldError, FieldLabel } from '#web/ui/input.tsx'

export interface FieldOptions {
  label: string
  /** By default as the schema of the form demands; given where other values of the form decide. */
  required?: boolean | undefined
  hint?: ReactNode
  className?: string | undefined
}

/**
 * The id of a heading that completes the names of the fields below it, where two groups have equal labels: "Name,
 * Registered Owner". The labels on the screen stay short.
 */
export const FieldGroupHeading = createContext('')

export interface FieldAria {
  id: string
  'aria-labelledby': string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required: true | undefined
}

interface FieldProps extends FieldOptions {
  error?: string | undefined
  /** Renders the label as plain text, for groups that reference it by `aria-labelledby`. */
  group?: boolean
  children: (aria: FieldAria & { labelId: string }) => ReactNode
}

export function Field({ label, required = false, hint, error, group = false, className, children }: FieldProps) {
  const id = useId()
  const heading = useContext(FieldGroupHeading)
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <FieldLabel {...(group ? {} : { htmlFor: id })} id={`${id}-label`} required={required}>
        {label}
      </FieldLabel>
      {children({
        id,
        labelId: `${id}-label`,
        'aria-labelledby': heading ? `${id}-label ${heading}` : undefined,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        required: required || undefined,
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
