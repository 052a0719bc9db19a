import { clsx } from 'clsx'
import { Indicator, Item, Root } from 'radix-ui/radio-group'
import { Root as SwitchRoot, Thumb as SwitchThumb } from 'radix-ui/switch'
import { type ComponentProps, type ReactNode, useId } from 'react'

export interface RadioOption {
  value: string
  label: string
  detail?: ReactNode
  disabled?: boolean
}

export function RadioGroup({
  options,
  className,
  autoFocus,
  ...rest
}: Omit<ComponentProps<typeof Root>, 'children'> & { options: readonly RadioOption[] }) {
  const id = useId()
  return (
    <Root
      {...rest}
      className={clsx(
        'group/radios grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]',
        // On a phone short options stand two in a row.
        options.every(({ detail }) => !detail) && 'max-sm:grid-cols-2',
        className,
      )}
    >
      {options.map((option, place) => (
        <div
          key={option.value}
          className="relative flex items-start gap-2.5 rounded-md border border-edge bg-surface px-3 py-2.5 transition-colors group-aria-invalid/radios:border-bad-fill hover:bg-hover has-data-[state=checked]:border-accent has-data-[disabled]:opacity-55 has-data-[state=checked]:bg-accent-soft"
        >
          <Item
            id={`${id}-${option.value}`}
            // The detail describes the option, whose name is its label alone.
            aria-labelledby={`${id}-${option.value}-name`}
            aria-describedby={option.detail ? `${id}-${option.value}-detail` : undefined}
            value={option.value}
            autoFocus={autoFocus === true && place === 0}
            disabled={option.disabled ?? false}
            className="relative z-1 mt-0.5 grid size-4 shrink-0 place-items-center rounded-full border border-control bg-surface data-[state=checked]:border-accent"
          >
            <Indicator className="size-2 rounded-full bg-accent" />
          </Item>
          {/* The whole card is the label. */}
          <label htmlFor={`${id}-${option.value}`} className="font-medium after:absolute after:inset-0">
            <span id={`${id}-${option.value}-name`}>{option.label}</span>
            {option.detail && (
              <span id={`${id}-${option.value}-detail`} className="block font-normal text-muted text-sm">
                {option.detail}
              </span>
            )}
          </label>
        </div>
      ))}
    </Root>
  )
}

/** A switch that takes effect at once. Name it by `aria-label` or a label. */
export function Switch({ className, ...rest }: ComponentProps<typeof SwitchRoot>) {
  return (
    <SwitchRoot
      {...rest}
      className={clsx(
        'relative h-5 w-9 shrink-0 rounded-full bg-control transition-colors after:absolute after:-inset-2.5 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 data-[state=checked]:bg-accent print:hidden',
        className,
      )}
    >
      <SwitchThumb className="block size-4 translate-x-0.5 rounded-full bg-white shadow-card transition-transform data-[state=checked]:translate-x-4.5" />
    </SwitchRoot>
  )
}
