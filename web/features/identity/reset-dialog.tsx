import { CircleCheck } from 'lucide-react'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { t } from '#contract/texts.ts'
import { identityEndpoints } from '#web/endpoints.generated.ts'
import { ApiError, errorText } from '#web/lib/errors.ts'
import { endSession } from '#web/lib/session.ts'
import { toast } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FieldError, FieldLabel, Input } from '#web/ui/input.tsx'

/** "Reset Your Password": requests a mail with a one-time link. */
export function ResetDialog({ email: initialEmail, onClose }: { email: string; onClose: () => void }) {
  const id = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState(initialEmail)
  const [wrong, setWrong] = useState('')
  const [sent, setSent] = useState('')
  const resend = useApiMutation(identityEndpoints.resendCredentials, {
    success: null,
    onSuccess: (_data, message) => setSent(message || t.reset('sent')),
    onFailure: (error) => {
      setWrong(errorText(error, t.reset('failed')))
      showFailure(error)
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (resend.isPending) return
    const problem = validateEmail(email)
    setWrong(problem)
    setSent('')
    if (problem) inputRef.current?.focus()
    else resend.mutate({ body: { email: email.trim() } })
  }

  return (
    <Dialog onClose={onClose} title={t.reset('title')} description={t.identity('resetDescription')}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <div>
          <FieldLabel htmlFor={id}>{t.fields('email')}</FieldLabel>
          <Input
            ref={inputRef}
            id={id}
            type="email"
            inputMode="email"
            autoComplete="username"
            spellCheck={false}
            required
            aria-invalid={Boolean(wrong)}
            aria-describedby={wrong ? `${id}-error` : undefined}
            value={email}
            onValueChange={setEmail}
          />
          {wrong && <FieldError id={`${id}-error`}>{wrong}</FieldError>}
        </div>
        <p role="status" className={sent ? 'flex items-center gap-2 font-medium text-good' : 'hidden'}>
          {sent && <CircleCheck className="size-4 shrink-0" />}
          {sent}
        </p>
        <Button type="submit" variant="primary" pending={resend.isPending} className="w-full">
          {resend.isPending ? t.reset('sending') : t.reset('send')}
        </Button>
      </form>
    </Dialog>
  )
}

function validateEmail(email: string): string {
  if (!email.trim()) return t.general('isRequired', { label: t.fields('email') })
  return /^[^\s@]+@[^\s@]+$/.test(email.trim()) ? '' : t.fields('badEmail')
}

/** The toasts of this dialog. */
function showFailure(error: unknown) {
  if (error instanceof ApiError && error.status === 401) {
    toast({ kind: 'error', title: t.reset('errorTitle'), description: t.session('expired') })
    endSession('expired')
    return
  }
  toast({
    kind: 'error',
    title: t.reset('errorTitle'),
    description: errorText(error, t.reset('errorDuring')),
  })
}
