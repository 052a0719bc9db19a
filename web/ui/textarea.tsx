import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { type TextBox, useTextBox } from './use-text-box.ts'

interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'>, TextBox {}

/** A multi-line input that grows with its text. */
export function Textarea({ className, rows = 3, ...rest }: TextareaProps) {
  return (
    <textarea
      {...useTextBox(rest)}
      rows={rows}
      className={clsx('field field-sizing-content min-h-20 [contain:inline-size] px-3 py-2', className)}
    />
  )
}
