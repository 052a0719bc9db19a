import { useId, useState } from 'react'
import { t } from '#contract/texts.ts'
import { focusIfLost } from '#web/lib/dom.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldLabel, PasswordInput } from '#web/ui/input.tsx'

interface PdfPasswordFormProps {
  /** The name of the file. */
  name: string
  /** Why it is asked for. */
  reason: string
  pending?: boolean
  onPassword: (password: string) => void
}

/** Asks for the password of a PDF. */
export function PdfPasswordForm({ name, reason, pending = false, onPassword }: PdfPasswordFormProps) {
  const id = useId()
  const [password, setPassword] = useState('')
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        onPassword(password)
      }}
    >
      <p role="alert" className="text-bad text-sm">
        {reason}
      </p>
      <div>
        <FieldLabel htmlFor={id}>
          <span className="wrap-anywhere">{t.upload('pdfPassword', { name })}</span>
        </FieldLabel>
        <PasswordInput
          id={id}
          // The one before went with its wrong password.
          ref={focusIfLost}
          // The browser would fill in the one of the account.
          autoComplete="new-password"
          required
          aria-describedby={`${id}-hint`}
          value={password}
          onValueChange={setPassword}
        />
        <p id={`${id}-hint`} className="mt-1.5 text-faint text-sm">
          {t.upload('pdfPasswordHint')}
        </p>
      </div>
      <Button type="submit" pending={pending} className="justify-self-start">
        {t.upload('openPdf')}
      </Button>
    </form>
  )
}
