import type { FieldValues } from 'react-hook-form'
import { Input } from '#web/ui/input.tsx'
import { Field, type FieldOptions } from './field.tsx'
import { type FieldBinding, useFieldBinding } from './field-binding.ts'

/** A time of day, `HH:mm`, or an empty string. */
export function TimeField<Input extends FieldValues, Context, Output>(
  props: FieldBinding<Input, Context, Output> & FieldOptions,
) {
  const { control, name, ...field } = props
  const bound = useFieldBinding({ control, name })
  return (
    <Field {...field} error={bound.error}>
      {({ labelId: _, ...aria }) => (
        <Input
          {...aria}
          type="time"
          name={name}
          ref={bound.ref}
          className="tnum"
          value={typeof bound.value === 'string' ? bound.value : ''}
          onChange={(event) => bound.change(event.target.value)}
          onBlur={bound.blur}
        />
      )}
    </Field>
  )
}
