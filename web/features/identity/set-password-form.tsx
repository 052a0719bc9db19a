import { type SubmitEvent, useRef, useState } from 'react'
import { MIN_PASSWORD } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { identityEndpoints } from '#web/identity-endpoints.generated.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { FieldLabel } from '#web/ui/label.tsx'
import { LabelledPasswordInput } from './labelled-password-input.tsx'
import { PasswordStrengthBar } from './password-strength-bar.tsx'

interface FieldErrors {
  password?: string
  confirm?: string
}

/** The form for a new password and its repetition (spec/2 point 5 "Change password"). */
export function SetPasswordForm({
  token,
  email,
  onDone,
  onInvalidLink,
}: {
  token: string
  /** The account of the link; empty until it is known. */
  email: string
  onDone: (password: string) => void
  onInvalidLink: () => void
}) {
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [confirm, setConfirm] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})

  const show = (nextErrors: FieldErrors) => {
    setErrors(nextErrors)
    const name = nextErrors.password ? 'password' : nextErrors.confirm ? 'confirm' : ''
    form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()
    return name === ''
  }

  const setPasswordByLink = useApiMutation(identityEndpoints.setPassword, {
    onFailure: (error) => {
      if (isDeadLink(error)) return onInvalidLink()
      const text = errorText(error)
      show({ password: (error instanceof ApiError && error.fields.password) || text })
      toast({ kind: 'error', title: text })
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (setPasswordByLink.isPending || !show(validatePasswords(password, confirm))) return
    setPasswordByLink.mutate({ body: { token, password } }, () => onDone(password))
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <div>
        <FieldLabel htmlFor="account">{messages.fields.email}</FieldLabel>
        <Input id="account" type="email" autoComplete="username" readOnly value={email} className="h-11" />
      </div>
      <LabelledPasswordInput
        id="new-password"
        name="password"
        label={messages.identity.newPassword}
        describedBy="strength"
        autoFocus
        isNew
        error={errors.password}
        value={password}
        onChange={setPassword}
      >
        <PasswordStrengthBar id="strength" password={password} />
      </LabelledPasswordInput>
      <LabelledPasswordInput
        id="confirm-password"
        name="confirm"
        label={messages.identity.confirmPassword}
        isNew
        error={errors.confirm}
        value={confirm}
        onChange={setConfirm}
      />
      <Button type="submit" variant="primary" size="lg" pending={setPasswordByLink.isPending} className="mt-2 w-full">
        {messages.identity.setPassword}
      </Button>
    </form>
  )
}

/** Validates a new password and its repetition with the specified messages. */
export function validatePasswords(password: string, confirm: string): FieldErrors {
  const { newRequired, newTooShort, confirmRequired, confirmTooShort, mismatch } = messages.password
  const errors: FieldErrors = {}
  if (!password) errors.password = newRequired
  else if (password.length < MIN_PASSWORD) errors.password = newTooShort
  if (!confirm) errors.confirm = confirmRequired
  else if (confirm.length < MIN_PASSWORD) errors.confirm = confirmTooShort
  else if (password !== confirm) errors.confirm = mismatch
  return errors
}

/** True for the refusal of a link that was used or has ended. */
export const isDeadLink = (error: unknown) =>
  error instanceof ApiError && (error.fields.token !== undefined || error.message === messages.password.linkDead)
