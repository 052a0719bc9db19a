import type { ComponentProps } from 'react'

export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type={type} className={`field h-9 px-3 max-md:h-11 ${className ?? ''}`} />
}
