import { cva, type VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { showCount } from '#contract/count.ts'
import { TableHighlight } from './highlight.tsx'

const badge = cva(
  'inline-flex items-center gap-1 whitespace-nowrap rounded-full border px-2 py-px font-medium text-xs',
  {
    variants: {
      tone: {
        plain: 'border-edge bg-plain-soft text-muted',
        accent: 'border-accent-line bg-accent-soft text-accent-ink',
        good: 'border-good-line bg-good-soft text-good',
        bad: 'border-bad-line bg-bad-soft text-bad',
        warn: 'border-warn-line bg-warn-soft text-warn',
        info: 'border-info-line bg-info-soft text-info',
      },
    },
  },
)

export type Tone = NonNullable<VariantProps<typeof badge>['tone']>

export function Badge({
  tone = 'plain',
  icon: Icon,
  children,
}: {
  tone?: Tone
  icon?: LucideIcon
  children: ReactNode
}) {
  return (
    <span className={badge({ tone })}>
      {Icon && <Icon className="-ml-0.5 size-3.5 shrink-0" />}
      <span className="inline-block first-letter:uppercase">
        {typeof children === 'string' ? <TableHighlight>{children}</TableHighlight> : children}
      </span>
    </span>
  )
}

/** The text of a badge where no badge is drawn. */
export const badgeText = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const countBadge = cva(
  'tnum inline-grid h-4.5 min-w-4.5 place-items-center rounded-full px-1.5 font-semibold text-2xs',
  {
    variants: {
      tone: { plain: 'bg-plain-soft text-muted', bad: 'bg-bad-fill text-white', accent: 'bg-accent text-white' },
    },
  },
)

export function CountBadge({ count, tone = 'plain' }: { count: number; tone?: 'plain' | 'bad' | 'accent' }) {
  return <span className={countBadge({ tone })}>{showCount(count)}</span>
}

const sizes = { md: 'size-8 text-xs', lg: 'size-16 text-xl' }

export function Avatar({ name, size = 'md' }: { name: string; size?: keyof typeof sizes }) {
  const words = name.trim().split(/\s+/)
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('')
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent-ink uppercase',
        sizes[size],
      )}
    >
      {initials}
    </span>
  )
}
