import { useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { maskAadhaarIn } from '#contract/aadhaar.ts'
import { Input, type InputProps, PasswordInput, Textarea } from '#web/ui/input.tsx'
import { Field, type FieldOptions } from './field.tsx'
import { type FieldBinding, useFieldBinding } from './field-binding.ts'
import { upperCase } from './filters.ts'
import { MaskedNotice } from './masked-notice.tsx'
import { masksAadhaar } from './schema-rules.ts'

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
  /** Whether Aadhaar numbers in the text are masked; by default as the schema of the form does. */
  masks?: boolean
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
    masks,
    ...inputProps
  } = props
  const bound = useFieldBinding({ control, name }, '')
  const box = useRef<HTMLElement>(null)
  const text = typeof bound.value === 'string' ? bound.value : ''
  const isMasked =
    type === 'text' && maskAadhaarIn(text) !== text && (masks ?? masksAadhaar(control._options.context, name, text))
  const undo = (marked: string) => {
    bound.change(marked)
    // The button is gone.
    box.current?.focus()
  }
  return (
    <Field
      label={label}
      required={required ?? bound.required}
      hint={isMasked ? <MaskedNotice text={text} onUndo={undo} /> : hint}
      className={className}
      error={bound.error}
    >
      {({ labelId: _, ...aria }) => {
        const shared = {
          maxLength: bound.maxLength,
          ...inputProps,
          ...aria,
          name,
          ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => {
            box.current = element
            bound.ref(element)
          },
          value: text,
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
