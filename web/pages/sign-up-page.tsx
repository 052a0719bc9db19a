import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import { SignUpForm } from '#web/features/clients/sign-up-form.tsx'
import { SignUpSuccess } from '#web/features/clients/sign-up-success.tsx'
import { WelcomeLayout } from '#web/features/identity/welcome-layout.tsx'
import { exactMatch } from '#web/lib/exact-match.ts'
import { richText } from '#web/lib/rich-text.ts'
import { useDocumentTitle } from '#web/lib/title.ts'
import { paths } from '#web/paths.ts'
import { buttonStyle } from '#web/ui/button-style.ts'

/** The public sign-up of clients (spec/2 screen 11). */
export function Page() {
  useDocumentTitle(messages.client.signUpTitle)
  const [email, setEmail] = useState('')
  if (email) {
    return (
      <WelcomeLayout>
        <SignUpSuccess email={email} />
        <Link to={paths.signIn} activeOptions={exactMatch} className={`${buttonStyle({ size: 'lg' })} mt-8 w-full`}>
          {messages.client.backToLogIn}
        </Link>
      </WelcomeLayout>
    )
  }
  return (
    <WelcomeLayout isWide>
      <h1 tabIndex={-1} data-page-focus="" className="font-semibold text-2xl tracking-tight">
        {messages.client.signUpHeading}
      </h1>
      <p className="mt-2 mb-8 text-muted">{messages.client.signUpDescription}</p>
      <SignUpForm onDone={setEmail} />
      <p className="mt-6 text-center text-muted">
        {richText(
          messages.client.haveAccount(
            <Link
              to={paths.signIn}
              activeOptions={exactMatch}
              className="rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline"
            >
              {messages.client.logIn}
            </Link>,
          ),
        )}
      </p>
    </WelcomeLayout>
  )
}
