import { useRef, useState } from 'react'
import { MAX_CODE } from '#contract/limits.ts'
import type { PasskeyAnswer } from '#contract/passkeys/passkey.ts'
import { t } from '#contract/texts.ts'
import { useTask } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError, FieldLabel, Input } from '#web/ui/input.tsx'
import { askForPasskey } from './passkey-sign-in.ts'

interface CodeFieldProps {
  value: string
  wrong: string | undefined
  onChange: (code: string) => void
  /** Takes a passkey in place of the code; null for a user who has none. */
  onPasskey: ((passkey: PasskeyAnswer) => void) | null
}

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export function CodeField({ value, wrong, onChange, onPasskey }: CodeFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null)
  const [recovery, setRecovery] = useState(false)
  const [isAsking, ask] = useTask(t.session('loginErrorTitle'))
  const toggleKind = () => {
    setRecovery(!recovery)
    onChange('')
    inputRef.current?.focus()
  }
  return (
    <div>
      <FieldLabel htmlFor="code">{recovery ? t.identity('recoveryCode') : t.identity('appCode')}</FieldLabel>
      <Input
        ref={inputRef}
        id="code"
        name="code"
        autoFocus
        autoComplete="one-time-code"
        inputMode={recovery ? 'text' : 'numeric'}
        autoCapitalize={recovery ? 'characters' : 'none'}
        spellCheck={false}
        maxLength={MAX_CODE}
        placeholder={recovery ? t.identity('recoveryCodeExample') : '123456'}
        required
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? 'code-error code-hint' : 'code-hint'}
        value={value}
        onValueChange={onChange}
        className="tnum h-11"
      />
      {wrong && <FieldError id="code-error">{wrong}</FieldError>}
      <p id="code-hint" className="mt-1.5 text-faint text-sm">
        {recovery ? t.identity('recoveryCodeHint') : t.identity('appCodeHint')}{' '}
        <Button variant="link" size="inline" onClick={toggleKind}>
          {recovery ? t.identity('switchToApp') : t.identity('switchToRecoveryCode')}
        </Button>
        {onPasskey && (
          <>
            {' · '}
            <Button
              variant="link"
              size="inline"
              pending={isAsking}
              onClick={() =>
                void ask(async () => {
                  const passkey = await askForPasskey()
                  if (passkey) onPasskey(passkey)
                })
              }
            >
              {t.passkeys('use')}
            </Button>
          </>
        )}
      </p>
    </div>
  )
}
