import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { messages } from '#contract/messages.ts'
import { Input } from './input.tsx'

/** A password input with a button that shows and hides the password. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <div className="relative">
      <Input {...rest} type={shown ? 'text' : 'password'} className={`pr-11 ${className ?? ''}`} />
      <button
        type="button"
        aria-label={shown ? messages.ui.hidePassword : messages.ui.showPassword}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-md text-faint hover:text-ink focus-visible:-outline-offset-2"
      >
        <Icon className="size-4" aria-hidden="true" />
      </button>
    </div>
  )
}
