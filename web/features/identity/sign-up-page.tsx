import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { SignUp } from '#contract/clients/client.ts'
import { t } from '#contract/texts.ts'
import { clientEndpoints } from '#web/endpoints.generated.ts'
import { ClientFields, emptySignUp, signUpFields } from '#web/features/clients/client-fields.tsx'
import { DiscardDraft, useTabDraft } from '#web/forms/draft.tsx'
import { Form, SubmitButton, useZodForm } from '#web/forms/form.tsx'
import { exactMatch } from '#web/lib/address.ts'
import { useCoarsePointer, useDocumentTitle } from '#web/lib/dom.ts'
import { ApiError } from '#web/lib/errors.ts'
import { paths } from '#web/lib/paths.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/card.tsx'
import { WelcomeLayout } from './welcome-layout.tsx'

/** The public sign-up of clients. */
export function Page() {
  useDocumentTitle(t.client('signUpTitle'))
  const [email, setEmail] = useState('')
  if (email) {
    return (
      <WelcomeLayout>
        <SignUpSuccess email={email} />
        <Link to={paths.signIn} activeOptions={exactMatch} className={clsx(buttonStyle({ size: 'lg' }), 'mt-8 w-full')}>
          {t.client('backToLogIn')}
        </Link>
      </WelcomeLayout>
    )
  }
  return (
    <WelcomeLayout isWide>
      <h1 tabIndex={-1} data-page-focus="" className="font-semibold text-2xl tracking-tight">
        {t.client('signUpHeading')}
      </h1>
      <p className="mt-2 mb-8 text-muted">{t.client('signUpDescription')}</p>
      <SignUpForm onDone={setEmail} />
      <p className="mt-6 text-center text-muted">
        {t.client.rich('haveAccount', {
          logInLink: () => (
            <Link
              to={paths.signIn}
              activeOptions={exactMatch}
              className="rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline"
            >
              {t.client('logIn')}
            </Link>
          ),
        })}
      </p>
    </WelcomeLayout>
  )
}

/** The public sign-up form; `onDone` receives the e-mail address. */
function SignUpForm({ onDone }: { onDone: (email: string) => void }) {
  const form = useZodForm(SignUp, emptySignUp)
  const { control } = form
  const draft = useTabDraft(form, 'sign-up')
  // On a touch screen, autoFocus would open the keyboard over the page.
  const isTouch = useCoarsePointer()
  const signUp = useApiMutation(clientEndpoints.signUp, {
    success: null, // the page that follows says it
    failureTitle: t.client('signUpFailed'),
  })
  /** The server may have the sign-up, and then refuses its e-mail. */
  const [isUnanswered, setUnanswered] = useState(false)
  return (
    <Form
      form={form}
      className="grid gap-4"
      onSubmit={async (body) => {
        await signUp.mutateAsync({ body }).catch((error: unknown) => {
          if (error instanceof ApiError && error.serverMessage === null) setUnanswered(true)
          throw error
        })
        draft.clear()
        onDone(body.email)
      }}
    >
      <DiscardDraft draft={draft} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ClientFields control={control} fields={signUpFields} autoFocus={!isTouch} />
      </div>
      <SubmitButton control={control} size="lg" className="mt-2 w-full">
        {t.client('signUp')}
      </SubmitButton>
      {isUnanswered && (
        <p role="status" className="text-center text-muted text-sm">
          {t.client('signUpUnanswered')}
        </p>
      )}
    </Form>
  )
}

const nextSteps = () => [t.client('stepReview'), t.client('stepPasswordLink'), t.client('stepLogIn')]

function SignUpSuccess({ email }: { email: string }) {
  return (
    <div>
      <Notice icon={CircleCheck} tone="good" size="welcome" title={t.client('signedUp')}>
        {t.client.rich('thankYou', { email: () => <span className="break-all font-medium text-ink">{email}</span> })}
      </Notice>
      <h2 className="mt-8 font-semibold">{t.client('nextStepsTitle')}</h2>
      <ol className="mt-3 grid gap-3">
        {nextSteps().map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="tnum grid size-6 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent-ink text-xs"
            >
              {index + 1}
            </span>
            <span className="pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
