import { useLayoutEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { DateInput } from '#web/ui/date-input.tsx'
import { Input, selectOnFocus } from '#web/ui/input.tsx'
import { Field, type FieldOptions } from './field.tsx'
import { type AmountInput, moneyText, readAmount } from './filters.ts'
import { type FieldBinding, useFieldBinding } from './form.tsx'

/** A calendar day, `YYYY-MM-DD`, or an empty string; text that is not a day stays, and the schema rejects it. */
export function DateField<Input extends FieldValues, Context, Output>(
  props: FieldBinding<Input, Context, Output> & FieldOptions & { min?: string; max?: string },
) {
  const { control, name, min, max, ...field } = props
  const bound = useFieldBinding({ control, name }, '')
  return (
    <Field required={bound.required} {...field} error={bound.error}>
      {({ labelId: _, ...aria }) => (
        <DateInput
          {...aria}
          name={name}
          ref={bound.ref}
          min={min}
          max={max ?? '2199-12-31'}
          value={typeof bound.value === 'string' ? bound.value.slice(0, 10) : ''}
          onValueChange={bound.change}
          onBlur={bound.blur}
        />
      )}
    </Field>
  )
}

interface MoneyProps extends FieldOptions {
  /** True for a value that the form filled in: typing replaces it. */
  replaceable?: boolean
}

/** An amount in rupees. Text that is not an amount stays in the form, and the schema rejects it. */
export function MoneyField<Input extends FieldValues, Context, Output>(
  props: FieldBinding<Input, Context, Output> & MoneyProps,
) {
  const { control, name, replaceable = false, ...field } = props
  const bound = useFieldBinding({ control, name }, null)
  const value = (bound.value ?? null) as AmountInput
  // The text may contain more than the number: "12.50" and "012.5" are both 12.5.
  const [inputText, setInputText] = useState('')
  const text = readAmount(inputText) === value ? inputText : String(value ?? '')
  const box = useRef<HTMLInputElement | null>(null)
  useLayoutEffect(() => {
    // A value that arrives while the box has the focus, and was not typed.
    if (replaceable && text !== inputText && box.current === document.activeElement) box.current?.select()
  }, [replaceable, text, inputText])
  return (
    <Field required={bound.required} {...field} error={bound.error}>
      {({ labelId: _, ...aria }) => (
        <div className="relative">
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-faint"
          >
            ₹
          </span>
          <Input
            {...aria}
            name={name}
            ref={(element) => {
              box.current = element
              bound.ref(element)
            }}
            {...(replaceable && selectOnFocus)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
            className="tnum pl-7"
            value={text}
            onBlur={bound.blur}
            filter={moneyText}
            onValueChange={(typed) => {
              setInputText(typed)
              bound.change(readAmount(typed))
            }}
          />
        </div>
      )}
    </Field>
  )
}
