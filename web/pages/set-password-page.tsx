import { Link, useNavigate } from '@tanstack/react-router'
import { Link2Off } from 'lucide-react'
import { useEffect, useState } from 'react'
import { messages } from '#contract/messages.ts'
import { useEnter } from '#web/features/identity/enter.ts'
import { ResetDialog } from '#web/features/identity/reset-dialog.tsx'
import { isDeadLink, SetPasswordForm } from '#web/features/identity/set-password-form.tsx'
import { WelcomeLayout } from '#web/features/identity/welcome-layout.tsx'
import { identityEndpoints } from '#web/identity-endpoints.generated.ts'
import { call } from '#web/lib/api.ts'
import { exactMatch } from '#web/lib/exact-match.ts'
import { endSession } from '#web/lib/session.ts'
import { useDocumentTitle } from '#web/lib/title.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Notice } from '#web/ui/notice.tsx'

/** The target of a mailed link: `/set-password#token=…`; a fragment does not appear in logs (contract section 3). */
export function Page() {
  useDocumentTitle(messages.password.setTitle)
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
    // Two-factor sign-in asks for a code, and a deactivated account is told so, on the page for signing in.
    onFailure: () => navigate({ to: paths.signIn, replace: true }),
  })
  const done = (password: string) => {
    // The new password ended all sessions of its user; a session of this browser may be another user's, and ends as
    // well.
    endSession('logout')
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
            {messages.password.setTitle}
          </h1>
          <p className="mt-2 mb-8 text-muted">{messages.password.setDescription}</p>
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
      <Notice icon={Link2Off} tone="warn" size="welcome" title={messages.password.linkDeadTitle}>
        {messages.password.linkDead}
      </Notice>
      <div className="mt-8 grid gap-2.5">
        <Button variant="primary" size="lg" onClick={() => setIsOpen(true)}>
          {messages.password.askForLink}
        </Button>
        <Link to={paths.signIn} activeOptions={exactMatch} className={buttonStyle({ size: 'lg' })}>
          {messages.session.goToSignIn}
        </Link>
      </div>
      {isOpen && <ResetDialog email="" onOpenChange={setIsOpen} />}
    </div>
  )
}
