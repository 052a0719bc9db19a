import { useId } from 'react'
import { Checkbox } from './checkbox.tsx'

interface ChoicesProps<Value extends string> {
  options: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
}

export function Choices<Value extends string>({ options, chosen, onChange }: ChoicesProps<Value>) {
  const id = useId()
  return options.map(({ value, label }) => (
    <div key={value} className="flex min-h-9 items-center gap-2.5 max-md:min-h-11">
      <Checkbox
        id={`${id}-${value}`}
        checked={chosen.includes(value)}
        onCheckedChange={(checked) =>
          onChange(checked ? [...chosen, value] : chosen.filter((other) => other !== value))
        }
      />
      <label htmlFor={`${id}-${value}`} className="min-w-0 select-none break-words">
        {label}
      </label>
    </div>
  ))
}
