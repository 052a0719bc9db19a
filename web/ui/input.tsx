import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { type TextBox, useTextBox } from './use-text-box.ts'

export interface InputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'>, TextBox {}

export function Input({ className, type = 'text', ...rest }: InputProps) {
  return <input {...useTextBox(rest)} type={type} className={clsx('field h-9 px-3 max-md:h-11', className)} />
}
