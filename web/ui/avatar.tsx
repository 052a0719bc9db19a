import { clsx } from 'clsx'

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
