import { clsx } from 'clsx'
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
