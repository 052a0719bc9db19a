import type { FieldValues } from 'react-hook-form'
import { LONG_TEXT_LENGTH } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

type Props<Input extends FieldValues, Context, Output> = Pick<
  TextFieldProps<Input, Context, Output>,
  'control' | 'name' | 'required' | 'hint' | 'placeholder'
> & {
  /** The label; "Reason" where it is missing. */
  label?: string
}

export function ReasonField<Input extends FieldValues, Context, Output>(props: Props<Input, Context, Output>) {
  return <TextField label={messages.fields.reason} multiline maxLength={LONG_TEXT_LENGTH} {...props} />
}
