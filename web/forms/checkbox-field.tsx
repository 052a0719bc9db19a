import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { type FieldBinding, useFieldBinding } from './field-binding.ts'

export function CheckboxField<Input extends FieldValues, Context, Output>({
  control,
  name,
  label,
}: FieldBinding<Input, Context, Output> & { label: string }) {
  const bound = useFieldBinding({ control, name })
  const id = useId()
  return (
    <div className="flex min-h-9 items-center gap-2.5 max-md:min-h-11">
      <Checkbox
        id={id}
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
