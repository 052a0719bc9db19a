import { Link } from '@tanstack/react-router'
import { cva, type VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { t } from '#contract/texts.ts'
import type { PagePath } from '#web/lib/paths.ts'

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

/** The classes of buttons, for `Button` and for links that look like buttons. Print hides them. */
export const buttonStyle = cva(
  'inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-md border font-medium transition-colors duration-150 [&_svg]:size-4 [&_svg]:shrink-0 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 print:hidden',
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-accent text-white shadow-card not-aria-disabled:hover:bg-accent-strong',
        secondary: 'border-edge bg-surface text-ink shadow-card not-aria-disabled:hover:bg-hover',
        /** Transparent, unless a container sets `--ghost`, as the page header does on a phone. */
        ghost:
          'border-transparent bg-[var(--ghost,transparent)] text-muted not-aria-disabled:hover:bg-hover not-aria-disabled:hover:text-ink',
        danger:
          'border-transparent bg-bad-fill text-white shadow-card not-aria-disabled:hover:[filter:brightness(1.1)]',
        link: 'border-transparent text-accent-ink underline-offset-4 not-aria-disabled:hover:underline',
      },
      size: {
        sm: 'h-8 px-2.5 text-sm max-md:h-10',
        md: 'h-9 px-3.5 text-base max-md:h-11',
        lg: 'h-11 px-5 text-base',
        icon: 'size-9 max-md:size-11',
        'icon-sm': 'size-8 max-md:size-10',
        inline: 'h-auto p-0 text-[length:inherit]',
      },
    },
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
)

export type ButtonStyle = VariantProps<typeof buttonStyle>

/** "Open Clients": a link from an empty list to the page where its rows are created. */
export const OpenPage = ({ page, label }: { page: PagePath; label: string }) => (
  <Link to={page} className={buttonStyle()}>
    {t.general('openPage', { label })}
  </Link>
)

/** A small spinner in the colour of the surrounding text; decorative. */
export function Spinner({ className = 'size-4' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-block shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent opacity-80',
        className,
      )}
    />
  )
}
