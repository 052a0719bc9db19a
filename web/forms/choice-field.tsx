import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { t } from '#contract/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import type { MissingOption, Option } from '#web/ui/listbox.tsx'
import { RadioGroup } from '#web/ui/toggle.tsx'
import { WhatsAppLink } from '#web/ui/values.tsx'
import { Field, type FieldOptions, useTabProps } from './field.tsx'
import { type FieldBinding, useFieldBinding } from './form.tsx'

interface ChoiceProps<Input extends FieldValues, Context, Output>
  extends FieldBinding<Input, Context, Output>,
    FieldOptions {
  options: readonly Option[]
  /** Called with what a person chooses, and not when the form sets the value. */
  onChosen?: ((value: string) => void) | undefined
}

export function ComboboxField<Input extends FieldValues, Context, Output>(
  props: ChoiceProps<Input, Context, Output> & {
    placeholder?: string
    loading?: boolean
    autoFocus?: boolean
    /** What an empty list says below the field, and what the list offers if nothing matches. */
    missing?: MissingOption | undefined
  },
) {
  const { control, name, options, placeholder, loading = false, autoFocus = false, ...rest } = props
  const { onChosen, missing, ...field } = rest
  const isEmpty = options.length === 0 && !loading
  const bound = useFieldBinding({ control, name }, '')
  return (
    <Field
      required={bound.required}
      {...field}
      hint={isEmpty && missing ? <EmptyList missing={missing} /> : field.hint}
      error={bound.error}
    >
      {({ labelId, ...aria }) => (
        <Combobox
          {...aria}
          aria-labelledby={aria['aria-labelledby'] ?? labelId}
          ref={bound.ref}
          loading={loading}
          missing={missing}
          autoFocus={autoFocus}
          options={options}
          placeholder={placeholder ?? t.forms('typeToFind')}
          value={typeof bound.value === 'string' ? bound.value : ''}
          onValueChange={(value) => {
            bound.change(value)
            onChosen?.(value)
          }}
          onBlur={bound.blur}
        />
      )}
    </Field>
  )
}

/** "No RTO yet · Add RTO", below the field; or who can add one. */
function EmptyList({ missing: { emptyText, advice, action, message } }: { missing: MissingOption }) {
  return (
    <>
      {[emptyText, advice].filter(Boolean).join('. ')}
      {action && (
        <>
          {' · '}
          <Button variant="link" size="inline" onClick={() => action.run('')}>
            {action.label('')}
          </Button>
        </>
      )}
      {message && (
        <>
          {' · '}
          <WhatsAppLink isInline message={message} />
        </>
      )}
    </>
  )
}

export function RadioField<Input extends FieldValues, Context, Output>(
  props: ChoiceProps<Input, Context, Output> & { autoFocus?: boolean },
) {
  const { control, name, options, onChosen, autoFocus = false, ...field } = props
  const bound = useFieldBinding({ control, name })
  return (
    <Field {...field} group error={bound.error}>
      {({ labelId, id, ...aria }) => (
        <RadioGroup
          {...aria}
          id={id}
          aria-labelledby={labelId}
          ref={bound.ref}
          autoFocus={autoFocus}
          options={options}
          value={typeof bound.value === 'string' ? bound.value : ''}
          onValueChange={(value) => {
            bound.change(value)
            onChosen?.(value)
          }}
        />
      )}
    </Field>
  )
}

export function CheckboxField<Input extends FieldValues, Context, Output>({
  control,
  name,
  label,
}: FieldBinding<Input, Context, Output> & { label: string }) {
  const bound = useFieldBinding({ control, name })
  const id = useId()
  const tabProps = useTabProps()
  return (
    <div className="flex min-h-9 items-center gap-2.5 max-md:min-h-11">
      <Checkbox
        id={id}
        {...tabProps}
        ref={bound.ref}
        checked={bound.value === true}
        onCheckedChange={(checked) => bound.change(checked === true)}
        onBlur={bound.blur}
      />
      <label htmlFor={id} className="select-none">
        {label}
      </label>
    </div>
  )
}
