import type { ComponentProps } from 'react'

/** A multi-line input that grows with its text. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={`field field-sizing-content min-h-20 [contain:inline-size] px-3 py-2 ${className ?? ''}`}
    />
  )
}
