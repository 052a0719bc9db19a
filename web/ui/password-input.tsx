import { clsx } from 'clsx'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { t } from '#contract/texts.ts'
import { Input, type InputProps } from './input.tsx'

export function PasswordInput({ className, ...rest }: Omit<InputProps, 'type'>) {
  const [isVisible, setIsVisible] = useState(false)
  const Icon = isVisible ? EyeOff : Eye
  return (
    <div className="relative">
      <Input {...rest} type={isVisible ? 'text' : 'password'} className={clsx('pr-11', className)} />
      <button
        type="button"
        aria-label={isVisible ? t.ui('hidePassword') : t.ui('showPassword')}
        aria-pressed={isVisible}
        onClick={() => setIsVisible(!isVisible)}
        className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-md text-faint hover:text-ink focus-visible:-outline-offset-2"
      >
        <Icon className="size-4" />
      </button>
    </div>
  )
}
