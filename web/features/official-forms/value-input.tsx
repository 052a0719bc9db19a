import { messages } from '#contract/messages.ts'
import { TEXT_PREFIX } from '#contract/official-forms/form-values.ts'
import { Field } from '#web/forms/field.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { Input } from '#web/ui/input.tsx'
import { fixedTextOf, optionOf, valueOptions } from './value-options.ts'

interface ValueInputProps {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  autoFocus?: boolean
}

/** The most characters of a fixed text; with its prefix it has as many as a value. */
const MAX_FIXED_TEXT = 190

/** A value of a case from a list that is searched by typing, or a fixed text. */
export function ValueInput({ label, value, onChange, error, autoFocus = false }: ValueInputProps) {
  const text = fixedTextOf(value)
  return (
    <div className="grid gap-2">
      <Field label={label} error={text === null ? error : undefined}>
        {({ labelId, ...aria }) => (
          <Combobox
            {...aria}
            aria-labelledby={labelId}
            options={valueOptions}
            placeholder={messages.forms.typeToFind}
            value={optionOf(value)}
            onValueChange={onChange}
            autoFocus={autoFocus}
          />
        )}
      </Field>
      {text !== null && (
        <Field label={messages.officialForms.textOf(label)} error={error}>
          {({ labelId: _, ...aria }) => (
            <Input
              {...aria}
              value={text}
              maxLength={MAX_FIXED_TEXT}
              onChange={(event) => onChange(TEXT_PREFIX + event.target.value)}
            />
          )}
        </Field>
      )}
    </div>
  )
}
