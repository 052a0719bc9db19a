import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonStyle, buttonStyle } from './button-style.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonStyle {
  /** Shown before the label. */
  icon?: LucideIcon | undefined
  /** Shows a spinner and ignores clicks; the button keeps the focus. */
  pending?: boolean | undefined
  disabled?: boolean | undefined
  /** Called for a click on a disabled button. */
  onRefused?: (() => void) | undefined
}

/**
 * A button. Disabled and pending buttons stay focusable (`aria-disabled`), so that the focus is never lost and the
 * reason can be read; they ignore clicks. `type` is `button` by default.
 */
export function Button({
  variant,
  size,
  icon: Icon,
  pending = false,
  disabled = false,
  className,
  children,
  onClick,
  onRefused,
  type = 'button',
  ...rest
}: ButtonProps) {
  const isDisabled = pending || disabled
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isDisabled) return onClick?.(event)
    event.preventDefault()
    if (!pending) onRefused?.()
  }
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- its own prop, which has a default
      type={type}
      aria-disabled={isDisabled || undefined}
      aria-busy={pending || undefined}
      className={clsx(buttonStyle({ variant, size }), className)}
      onClick={click}
    >
      {pending && <Spinner />}
      {Icon && <Icon />}
      {children}
    </button>
  )
}
