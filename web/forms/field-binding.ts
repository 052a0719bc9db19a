import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { textOf } from '#contract/texts.ts'
import { schemaRules } from './schema-rules.ts'

/** The props that bind a field to a form: `control={form.control} name="vehicleDetail.vehicleNo"`. */
export interface FieldBinding<Input extends FieldValues, Context, Output> {
  control: Control<Input, Context, Output>
  name: FieldPath<Input>
}

/** `empty` is the value of a field that is not filled, for one that the schema of the form may require. */
export function useFieldBinding<Input extends FieldValues, Context, Output>(
  { control, name }: FieldBinding<Input, Context, Output>,
  empty?: '' | null,
) {
  const { field, fieldState } = useController({ control, name })
  return {
    ...(empty !== undefined && schemaRules(control._options.context, name, empty)),
    value: field.value as unknown,
    error: fieldState.error?.message && textOf(fieldState.error.message),
    change: field.onChange as (value: unknown) => void,
    blur: field.onBlur,
    ref: field.ref,
    name: field.name,
  }
}
