import { clsx } from 'clsx'
import { Check, Minus } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, type MouseEvent, useId } from 'react'

interface CheckboxProps extends Omit<ComponentProps<'button'>, 'type' | 'role' | 'value' | 'onChange' | 'onClick'> {
  checked?: boolean | 'indeterminate'
  onCheckedChange?: (checked: boolean, event: MouseEvent) => void
}

const states = { true: 'checked', false: 'unchecked', indeterminate: 'indeterminate' }

/**
 * A checkbox, with an indeterminate state, which a click turns into a checked one. Own code, since it is part of the
 * first load of every list.
 */
export function Checkbox({ checked = false, onCheckedChange, onKeyDown, className, ...rest }: CheckboxProps) {
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event)
    // Space toggles a checkbox; Enter does not.
    if (event.key === 'Enter') event.preventDefault()
  }
  return (
    // an input cannot hold the icons
    <button
      {...rest}
      type="button"
      role="checkbox"
      aria-checked={checked === 'indeterminate' ? 'mixed' : checked}
      data-state={states[`${checked}`]}
      onKeyDown={press}
      onClick={(event) => onCheckedChange?.(checked !== true, event)}
      className={clsx(
        'group grid size-4.5 shrink-0 place-items-center rounded-sm border border-control bg-surface transition-colors disabled:cursor-not-allowed disabled:opacity-50 data-[state=checked]:border-accent data-[state=indeterminate]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:bg-accent',
        className,
      )}
    >
      {checked === true && <Check className="size-3.5 text-white" strokeWidth={3} />}
      {checked === 'indeterminate' && <Minus className="size-3.5 text-white" strokeWidth={3} />}
    </button>
  )
}

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
