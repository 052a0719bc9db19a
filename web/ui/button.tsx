import clsx from 'clsx'
import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonStyle, buttonStyle } from './button-style.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonStyle {
  /** Shows a spinner and takes no further click; the button keeps the focus. */
  pending?: boolean | undefined
  disabled?: boolean | undefined
  /** A click on a disabled button, which does nothing else. */
  onRefused?: (() => void) | undefined
}

/**
 * A button. Disabled and pending ones stay reachable by keyboard (`aria-disabled`), so that the
 * focus is never lost and a reason can be read; they take no click. `type` is `button` unless said.
 */
export function Button({
  variant,
  size,
  pending = false,
  disabled = false,
  className,
  children,
  onClick,
  onRefused,
  type = 'button',
  ...rest
}: ButtonProps) {
  const off = pending || disabled
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (!off) return onClick?.(event)
    event.preventDefault()
    if (!pending) onRefused?.()
  }
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={off || undefined}
      aria-busy={pending || undefined}
      className={clsx(buttonStyle({ variant, size }), className)}
      onClick={click}
    >
      {pending && <Spinner />}
      {children}
    </button>
  )
}
