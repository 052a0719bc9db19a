import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { MAX_CODE } from '#contract/limits.ts'
import type { PasskeyAnswer } from '#contract/passkeys/passkey.ts'
import { t } from '#contract/texts.ts'
import { identityEndpoints } from '#web/endpoints.generated.ts'
import { useDocumentTitle } from '#web/lib/dom.ts'
import { ApiError, offlineOrErrorText } from '#web/lib/errors.ts'
import { lazyDialog } from '#web/lib/lazy.tsx'
import { paths } from '#web/lib/paths.ts'
import { toast, useTask } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { FieldError, FieldLabel, Input } from '#web/ui/input.tsx'
import { LanguageSwitch } from '#web/ui/language-switch.tsx'
import { askForPasskey, signInByPasskey, useEnter, useLoadAhead } from './enter.ts'
import { LabelledPasswordInput } from './labelled-password-input.tsx'
import { WelcomeLayout } from './welcome-layout.tsx'

/** The sign-in screen. */
export function Page() {
  useDocumentTitle(t.session('signInTitle'))
  const [question = '', invitation = ''] = t.session('noAccount').split(/(?<=\?) /)
  return (
    <WelcomeLayout>
      <h1 tabIndex={-1} data-page-focus="" className="font-semibold text-2xl tracking-tight">
        {t.session('welcome')}
      </h1>
      <p className="mt-2 mb-8 text-muted">{t.session('welcomeText')}</p>
      <SignInForm />
      <p className="mt-8 text-center text-muted">
        <Link to={paths.signUp} className="rounded-sm py-3">
          {question}{' '}
          <span className="font-medium text-accent-ink underline-offset-4 hover:underline">{invitation}</span>
        </Link>
      </p>
      <LanguageSwitch className="mt-4 justify-center" />
    </WelcomeLayout>
  )
}

const ResetDialog = lazyDialog(async () => (await import('./reset-dialog.tsx')).ResetDialog)

type FieldErrors = Partial<Record<'email' | 'password' | 'code' | 'all', () => string>>

/** The address of the reset dialog. */
const RESET_HASH = '#reset-password'

/** Email, password and Login. It does not use the form library, for a small first load. */
function SignInForm() {
  const form = useRef<HTMLFormElement>(null)
  /** Undefined until the server asks for a code, which it does after the right password. */
  const [code, setCode] = useState<string>()
  const [orPasskey, setOrPasskey] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  /** The email of a reset, while its dialog is open. */
  const [resetting, setResetting] = useState(location.hash === RESET_HASH ? '' : null)

  const focus = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()

  const enter = useEnter()
  const loadAhead = useLoadAhead()
  const [isAsking, ask] = useTask(t.session('loginErrorTitle'))
  const signIn = useApiMutation(identityEndpoints.signIn, {
    success: null,
    onSuccess: enter,
    onFailure: (error) => {
      const text = offlineOrErrorText(error, t.session('loginFailed'))
      if (error instanceof ApiError && error.fields.code) {
        setCode(code ?? '')
        setOrPasskey('passkey' in error.fields)
        if (code === undefined) return
        setErrors({ code: () => text })
        return focus('code')
      }
      setErrors({ all: () => text })
      toast({ kind: 'error', title: t.session('loginErrorTitle'), description: text })
      focus('password')
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (signIn.isPending) return
    const { email, password } = inputOf(event.currentTarget)
    const problems = validate(email, password)
    setErrors(problems)
    if (problems.email) return focus('email')
    if (problems.password) return focus('password')
    signInWith({ code })
  }
  const signInWith = (second: { code: string | undefined } | { passkey: PasskeyAnswer }) => {
    const { email, password } = inputOf(form.current)
    signIn.mutate({ body: { email: email.trim(), password, ...second } })
    // After the call: a browser opens six connections, and the call would wait for a script's.
    setTimeout(loadAhead)
  }

  return (
    <>
      <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4">
        {errors.all && (
          <p
            role="alert"
            className="flex items-start gap-2.5 rounded-md border border-bad-line bg-bad-soft px-3 py-2.5 text-bad"
          >
            <CircleAlert className="mt-0.5 size-4 shrink-0" />
            {errors.all()}
          </p>
        )}
        <div>
          <FieldLabel htmlFor="email">{t.fields('email')}</FieldLabel>
          <Input
            id="email"
            name="email"
            type="email"
            autoComplete="username"
            autoFocus
            inputMode="email"
            spellCheck={false}
            autoCapitalize="none"
            placeholder={t.identity('emailExample')}
            required
            aria-invalid={Boolean(errors.email)}
            aria-describedby={errors.email ? 'email-error' : undefined}
            onValueChange={() => setCode(undefined)}
            className="h-11"
          />
          {errors.email && <FieldError id="email-error">{errors.email()}</FieldError>}
        </div>
        <LabelledPasswordInput id="password" name="password" label={t.fields('password')} error={errors.password?.()} />
        {code !== undefined && (
          <CodeField
            value={code}
            wrong={errors.code?.()}
            onChange={setCode}
            onPasskey={orPasskey ? (passkey) => signInWith({ passkey }) : null}
          />
        )}
        <div className="-mt-1 flex justify-end">
          <a
            href={RESET_HASH}
            className={clsx(buttonStyle({ variant: 'link', size: 'inline' }), 'text-sm')}
            onClick={(event) => {
              event.preventDefault()
              setResetting(inputOf(form.current).email)
            }}
          >
            {t.session('forgot')}
          </a>
        </div>
        <Button type="submit" variant="primary" size="lg" pending={signIn.isPending} className="w-full">
          {t.identity('login')}
        </Button>
      </form>
      <Button
        size="lg"
        className="mt-3 w-full"
        pending={isAsking}
        onClick={() => void ask(() => signInByPasskey(enter))}
      >
        {t.passkeys('signIn')}
      </Button>
      {resetting !== null && <ResetDialog email={resetting} onClose={() => setResetting(null)} />}
    </>
  )
}

const inputOf = (form: HTMLFormElement | null) =>
  Object.fromEntries(new FormData(form ?? undefined)) as { email: string; password: string }

/** Each error is read when it is shown, in the language of then. */
function validate(email: string, password: string): FieldErrors {
  const errors: FieldErrors = {}
  if (!email.trim()) errors.email = () => t.general('isRequired', { label: t.fields('email') })
  else if (!/^[^\s@]+@[^\s@]+$/.test(email.trim())) errors.email = () => t.fields('badEmail')
  if (!password) errors.password = () => t.general('isRequired', { label: t.fields('password') })
  return errors
}

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
