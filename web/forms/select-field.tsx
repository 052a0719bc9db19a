import type { FieldValues } from 'react-hook-form'
import { messages } from '#contract/messages.ts'
import { Combobox } from '#web/ui/combobox.tsx'
import type { Option } from '#web/ui/option.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Field, type FieldOptions } from './field.tsx'
import { type FieldBinding, useFieldBinding } from './field-binding.ts'

interface ChoiceProps<Input extends FieldValues, Context, Output>
  extends FieldBinding<Input, Context, Output>,
    FieldOptions {
  options: readonly Option[]
  placeholder?: string
  disabled?: boolean
}

/** A combobox: one of many options, filtered by typing. */
export function ComboboxField<Input extends FieldValues, Context, Output>(
  props: ChoiceProps<Input, Context, Output> & { loading?: boolean; autoFocus?: boolean },
) {
  const { control, name, options, placeholder, disabled = false, loading = false, autoFocus = false, ...field } = props
  const bound = useFieldBinding({ control, name })
  return (
    <Field {...field} error={bound.error}>
      {({ labelId, ...aria }) => (
        <Combobox
          {...aria}
          aria-labelledby={labelId}
          ref={bound.ref}
          disabled={disabled}
          loading={loading}
          autoFocus={autoFocus}
          options={options}
          placeholder={placeholder ?? messages.forms.typeToFind}
          value={typeof bound.value === 'string' ? bound.value : ''}
          onValueChange={bound.change}
          onBlur={bound.blur}
        />
      )}
    </Field>
  )
}

/** Radio buttons: one of a few options. */
export function RadioField<Input extends FieldValues, Context, Output>(props: ChoiceProps<Input, Context, Output>) {
  const { control, name, options, disabled = false, placeholder: _, ...field } = props
  const bound = useFieldBinding({ control, name })
  return (
    <Field {...field} group error={bound.error}>
      {({ labelId, id, ...aria }) => (
        <RadioGroup
          {...aria}
          id={id}
          aria-labelledby={labelId}
          ref={bound.ref}
          disabled={disabled}
          options={options}
          value={typeof bound.value === 'string' ? bound.value : ''}
          onValueChange={bound.change}
        />
      )}
    </Field>
  )
}
