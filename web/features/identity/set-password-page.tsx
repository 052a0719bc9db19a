import { Link, useNavigate } from '@tanstack/react-router'
import { Link2Off } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { MIN_PASSWORD } from '#contract/limits.ts'
import { normalizePassword } from '#contract/text.ts'
import { t } from '#contract/texts.ts'
import { identityEndpoints } from '#web/endpoints.generated.ts'
import { LabelledPasswordInput } from '#web/features/identity/labelled-password-input.tsx'
import { PasswordStrengthBar } from '#web/features/identity/password-strength-bar.tsx'
import { ResetDialog } from '#web/features/identity/reset-dialog.tsx'
import { exactMatch } from '#web/lib/address.ts'
import { call } from '#web/lib/api.ts'
import { useDocumentTitle } from '#web/lib/dom.ts'
import { ApiError, errorText } from '#web/lib/errors.ts'
import { revokeToken } from '#web/lib/logout.ts'
import { paths } from '#web/lib/paths.ts'
import { endSession, session } from '#web/lib/session.ts'
import { toast } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/card.tsx'
import { FieldLabel, Input } from '#web/ui/input.tsx'
import { useEnter } from './enter.ts'
import { WelcomeLayout } from './welcome-layout.tsx'

/** The target of a mailed link: `/set-password#token=…`; a fragment does not appear in logs. */
export function Page() {
  useDocumentTitle(t.password('setTitle'))
  const navigate = useNavigate()
  const [token] = useState(() => new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '')
  const [email, setEmail] = useState('')
  const [isLinkInvalid, setIsLinkInvalid] = useState(token === '')
  useEffect(() => {
    if (token === '') return
    call(identityEndpoints.linkOwner, { body: { token } }).then(
      (owner) => setEmail(owner.email),
      (error: unknown) => setIsLinkInvalid(isDeadLink(error)),
    )
  }, [token])
  const signIn = useApiMutation(identityEndpoints.signIn, {
    success: null,
    onSuccess: useEnter(),
    // Two-factor sign-in asks for a code, and a deactivated account gets its message, on the page for signing in.
    onFailure: () => navigate({ to: paths.signIn, replace: true }),
  })
  const done = (password: string) => {
    // The new password ended all sessions of its user; a session of this browser may be another user's, and ends as
    // well, here and at the server.
    const { token: other } = session.get()
    endSession('logout')
    if (other) void revokeToken(other)
    if (email) signIn.mutate({ body: { email, password } })
    else void navigate({ to: paths.signIn, replace: true })
  }
  return (
    <WelcomeLayout>
      {isLinkInvalid ? (
        <InvalidLink />
      ) : (
        <>
          <h1 tabIndex={-1} data-page-focus="" className="font-semibold text-2xl tracking-tight">
            {t.password('setTitle')}
          </h1>
          <p className="mt-2 mb-8 text-muted">{t.password('setDescription')}</p>
          <SetPasswordForm token={token} email={email} onDone={done} onInvalidLink={() => setIsLinkInvalid(true)} />
        </>
      )}
    </WelcomeLayout>
  )
}

/** The next step for a link that was used, has expired, or is incomplete. */
function InvalidLink() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div role="alert">
      <Notice icon={Link2Off} tone="warn" size="welcome" title={t.password('linkDeadTitle')}>
        {t.password('linkDead')}
      </Notice>
      <div className="mt-8 grid gap-2.5">
        <Button variant="primary" size="lg" onClick={() => setIsOpen(true)}>
          {t.password('askForLink')}
        </Button>
        <Link to={paths.signIn} activeOptions={exactMatch} className={buttonStyle({ size: 'lg' })}>
          {t.session('goToSignIn')}
        </Link>
      </div>
      {isOpen && <ResetDialog email="" onClose={() => setIsOpen(false)} />}
    </div>
  )
}

interface FieldErrors {
  password?: string
  confirm?: string
}

/** The form for a new password and its repetition. */
function SetPasswordForm({
  token,
  email,
  onDone,
  onInvalidLink,
}: {
  token: string
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
        <FieldLabel htmlFor="account">{t.fields('email')}</FieldLabel>
        <Input
          id="account"
          name="username"
          type="email"
          autoComplete="username"
          readOnly
          value={email}
          className="h-11"
        />
      </div>
      <LabelledPasswordInput
        id="new-password"
        name="password"
        label={t.identity('newPassword')}
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
        label={t.identity('confirmPassword')}
        isNew
        error={errors.confirm}
        value={confirm}
        onChange={setConfirm}
      />
      <Button type="submit" variant="primary" size="lg" pending={setPasswordByLink.isPending} className="mt-2 w-full">
        {t.identity('setPassword')}
      </Button>
    </form>
  )
}

function validatePasswords(password: string, confirm: string): FieldErrors {
  const errors: FieldErrors = {}
  if (!password) errors.password = t.password('newRequired')
  else if (password.length < MIN_PASSWORD) errors.password = t.password('newTooShort')
  if (!confirm) errors.confirm = t.password('confirmRequired')
  else if (confirm.length < MIN_PASSWORD) errors.confirm = t.password('confirmTooShort')
  else if (normalizePassword(password) !== normalizePassword(confirm)) errors.confirm = t.password('mismatch')
  return errors
}

/** True for the refusal of a link that was used or has ended. */
const isDeadLink = (error: unknown) =>
  error instanceof ApiError && (error.fields.token !== undefined || error.message === t.password('linkDead'))
