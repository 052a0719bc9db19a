import type { FieldValues } from 'react-hook-form'
import { Input, type InputProps } from '#web/ui/input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { Field, type FieldOptions } from './field.tsx'
import { type FieldBinding, useFieldBinding } from './field-binding.ts'
import { upperCase } from './filters.ts'

type Box = Pick<
  InputProps,
  'placeholder' | 'maxLength' | 'autoComplete' | 'inputMode' | 'readOnly' | 'autoFocus' | 'tabIndex'
>

export interface TextFieldProps<Input extends FieldValues, Context, Output>
  extends FieldBinding<Input, Context, Output>,
    FieldOptions,
    Box {
  /** The value of `time` is `HH:mm`. */
  type?: 'text' | 'email' | 'password' | 'tel' | 'time' | 'url'
  upper?: boolean
  /** Removes characters that are not allowed. */
  filter?: (text: string) => string
  multiline?: boolean
}

export function TextField<Input extends FieldValues, Context, Output>(props: TextFieldProps<Input, Context, Output>) {
  const {
    control,
    name,
    label,
    required,
    hint,
    className,
    type = 'text',
    upper,
    filter,
    multiline,
    ...inputProps
  } = props
  const bound = useFieldBinding({ control, name }, '')
  return (
    <Field label={label} required={required ?? bound.required} hint={hint} className={className} error={bound.error}>
      {({ labelId: _, ...aria }) => {
        const shared = {
          maxLength: bound.maxLength,
          ...inputProps,
          ...aria,
          name,
          ref: bound.ref,
          value: typeof bound.value === 'string' ? bound.value : '',
          onBlur: bound.blur,
          filter: filter ?? (upper ? upperCase : undefined),
          onValueChange: bound.change,
          // As it will be, while the word is composed.
          className: upper ? 'uppercase placeholder:normal-case' : undefined,
        }
        if (multiline) return <Textarea {...shared} />
        if (type === 'password') return <PasswordInput {...shared} />
        return <Input {...shared} type={type} />
      }}
    </Field>
  )
}
