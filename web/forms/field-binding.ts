import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { translated } from '#contract/languages/originals.ts'

/** The props that bind a field to a form: `control={form.control} name="vehicleDetail.vehicleNo"`. */
export interface FieldBinding<Input extends FieldValues, Context, Output> {
  control: Control<Input, Context, Output>
  name: FieldPath<Input>
}

export function useFieldBinding<Input extends FieldValues, Context, Output>({
  control,
  name,
}: FieldBinding<Input, Context, Output>) {
  const { field, fieldState } = useController({ control, name })
  return {
    value: field.value as unknown,
    error: fieldState.error?.message && translated(fieldState.error.message),
    change: field.onChange as (value: unknown) => void,
    blur: field.onBlur,
    ref: field.ref,
    name: field.name,
  }
}
