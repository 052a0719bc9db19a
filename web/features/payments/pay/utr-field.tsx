import { useId } from 'react'
import { messages } from '#contract/messages.ts'
import { Input } from '#web/ui/input.tsx'
import { FieldError, FieldLabel } from '#web/ui/label.tsx'

interface UtrFieldProps {
  value: string
  onChange: (utr: string) => void
  /** The server's error message about the field. */
  error?: string | undefined
}

/** The input for the optional bank reference of a transfer (UTR). */
export function UtrField({ value, onChange, error }: UtrFieldProps) {
  const id = useId()
  return (
    <div>
      <FieldLabel htmlFor={id}>{messages.fields.utr}</FieldLabel>
      <Input
        id={id}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="tnum uppercase"
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <p id={`${id}-hint`} className="mt-1.5 text-faint text-sm">
        {messages.payments.utrHint}
      </p>
    </div>
  )
}
