import clsx from 'clsx'

/** A small turning ring in the colour of the text around it; purely a picture. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-block shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent opacity-80',
        className ?? 'size-4',
      )}
    />
  )
}
