import { useId, useState } from 'react'
import { messages } from '#contract/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldLabel } from '#web/ui/label.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'

interface PdfPasswordFormProps {
  /** The name of the file. */
  name: string
  pending?: boolean
  onPassword: (password: string) => void
}

/** Asks for the password of a PDF. */
export function PdfPasswordForm({ name, pending = false, onPassword }: PdfPasswordFormProps) {
  const id = useId()
  const [password, setPassword] = useState('')
  return (
    <form
      className="mt-2 grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        onPassword(password)
      }}
    >
      <div>
        <FieldLabel htmlFor={id}>
          <span className="wrap-anywhere">{messages.upload.pdfPassword(name)}</span>
        </FieldLabel>
        <PasswordInput
          id={id}
          // The browser would fill in the one of the account.
          autoComplete="new-password"
          required
          aria-describedby={`${id}-hint`}
          value={password}
          onValueChange={setPassword}
        />
        <p id={`${id}-hint`} className="mt-1.5 text-faint text-sm">
          {messages.upload.pdfPasswordHint}
        </p>
      </div>
      <Button type="submit" pending={pending} className="justify-self-start">
        {messages.upload.openPdf}
      </Button>
    </form>
  )
}
