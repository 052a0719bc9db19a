import { messages } from '#contract/messages.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { passwordStrength } from './password-strength.ts'

/** The strength of a new password, or the shortest length before there is one. `id` names the text for its input. */
export function PasswordStrengthBar({ id, password }: { id?: string; password: string }) {
  const strength = passwordStrength(password)
  return (
    <>
      <div className="mt-2.5">
        <ProgressBar
          share={password ? strength.share : 0}
          tone={strength.tone}
          label={messages.identity.passwordStrength}
        />
      </div>
      <p id={id} className="mt-1.5 text-faint text-sm">
        {password ? strength.text : messages.identity.minimumLength}
      </p>
    </>
  )
}
