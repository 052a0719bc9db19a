import type { FieldValues } from 'react-hook-form'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field, type FieldOptions } from './field.tsx'
import { type FieldBinding, useFieldBinding } from './field-binding.ts'

/** A calendar day, `YYYY-MM-DD`, or an empty string; text that is not a day stays, and the schema rejects it. */
export function DateField<Input extends FieldValues, Context, Output>(
  props: FieldBinding<Input, Context, Output> & FieldOptions & { min?: string; max?: string },
) {
  const { control, name, min, max, ...field } = props
  const bound = useFieldBinding({ control, name }, '')
  return (
    <Field required={bound.required} {...field} error={bound.error}>
      {({ labelId: _, ...aria }) => (
        <DateInput
          {...aria}
          name={name}
          ref={bound.ref}
          min={min}
          max={max ?? '2199-12-31'}
          value={typeof bound.value === 'string' ? bound.value.slice(0, 10) : ''}
          onValueChange={bound.change}
          onBlur={bound.blur}
        />
      )}
    </Field>
  )
}
