import { MIN_PASSWORD } from '#contract/limits.ts'
import { t } from '#contract/texts.ts'
import { ProgressBar } from '#web/ui/progress.tsx'

/** The strength of a new password, or the shortest length before there is one. `id` names the text for its input. */
export function PasswordStrengthBar({ id, password }: { id?: string; password: string }) {
  const strength = passwordStrength(password)
  return (
    <>
      <div className="mt-2.5">
        <ProgressBar
          share={password ? strength.share : 0}
          tone={strength.tone}
          label={t.identity('passwordStrength')}
        />
      </div>
      <p id={id} className="mt-1.5 text-faint text-sm">
        {password ? strength.text : t.identity('minimumLength')}
      </p>
    </>
  )
}

interface Strength {
  share: number
  tone: 'bad' | 'warn' | 'good'
  text: string
}

/** Estimates the strength of a password: length counts most, variety a little. */
function passwordStrength(password: string): Strength {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length
  const different = new Set(password).size
  const points = Math.min(password.length, different * 2) + kinds * 2
  if (password.length < MIN_PASSWORD)
    return { share: Math.min(points / 24, 0.25), tone: 'bad', text: t.identity('strengthTooShort') }
  if (points < 16) return { share: 0.4, tone: 'warn', text: t.identity('strengthEasy') }
  if (points < 21) return { share: 0.7, tone: 'good', text: t.identity('strengthGood') }
  return { share: 1, tone: 'good', text: t.identity('strengthStrong') }
}
