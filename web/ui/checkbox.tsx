import { Check, Minus } from 'lucide-react'
import { Indicator, Root } from 'radix-ui/checkbox'
import type { ComponentProps } from 'react'

/** A checkbox, with an indeterminate state. */
export function Checkbox({ className, ...rest }: ComponentProps<typeof Root>) {
  return (
    <Root
      {...rest}
      className={`group grid size-4.5 shrink-0 place-items-center rounded-sm border border-control bg-surface transition-colors disabled:cursor-not-allowed disabled:opacity-50 data-[state=checked]:border-accent data-[state=indeterminate]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:bg-accent ${className ?? ''}`}
    >
      <Indicator className="text-white">
        <Check className="size-3.5 group-data-[state=indeterminate]:hidden" strokeWidth={3} aria-hidden="true" />
        <Minus className="hidden size-3.5 group-data-[state=indeterminate]:block" strokeWidth={3} aria-hidden="true" />
      </Indicator>
    </Root>
  )
}
