import type { FieldValues } from 'react-hook-form'
import { Input } from '#web/ui/input.tsx'
import { type Bound, useBound } from './bound.ts'
import { Field, type FieldOptions } from './field.tsx'

/** A calendar day, `YYYY-MM-DD`, or an empty string. */
export function DateField<Input extends FieldValues, Context, Output>(
  props: Bound<Input, Context, Output> & FieldOptions & { min?: string; max?: string; readOnly?: boolean },
) {
  const { control, name, min, max, readOnly = false, ...field } = props
  const bound = useBound({ control, name })
  return (
    <Field {...field} error={bound.error}>
      {({ labelId: _, ...aria }) => (
        <Input
          {...aria}
          type="date"
          name={name}
          ref={bound.ref}
          min={min}
          max={max ?? '2199-12-31'}
          readOnly={readOnly}
          className="tnum"
          value={typeof bound.value === 'string' ? bound.value.slice(0, 10) : ''}
          onBlur={bound.blur}
          onChange={(event) => bound.change(event.target.value)}
        />
      )}
    </Field>
  )
}
