import { clsx } from 'clsx'
import { Root, Thumb } from 'radix-ui/switch'
import type { ComponentProps } from 'react'

/** A switch that takes effect at once. Name it by `aria-label` or a label. */
export function Switch({ className, ...rest }: ComponentProps<typeof Root>) {
  return (
    <Root
      {...rest}
      className={clsx(
        'relative h-5 w-9 shrink-0 rounded-full bg-control transition-colors after:absolute after:-inset-2.5 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 data-[state=checked]:bg-accent print:hidden',
        className,
      )}
    >
      <Thumb className="block size-4 translate-x-0.5 rounded-full bg-white shadow-card transition-transform data-[state=checked]:translate-x-4.5" />
    </Root>
  )
}
