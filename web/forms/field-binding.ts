import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'

/** What binds a field to a form: `control={form.control} name="vehicleDetail.vehicleNo"`. */
export interface FieldBinding<Input extends FieldValues, Context, Output> {
  control: Control<Input, Context, Output>
  name: FieldPath<Input>
}

/** The value of a field with its error and the ways to change it. */
export function useFieldBinding<Input extends FieldValues, Context, Output>({
  control,
  name,
}: FieldBinding<Input, Context, Output>) {
  const { field, fieldState } = useController({ control, name })
  return {
    value: field.value as unknown,
    error: fieldState.error?.message,
    change: field.onChange as (value: unknown) => void,
    blur: field.onBlur,
    ref: field.ref,
    name: field.name,
  }
}
