import { Link } from '@tanstack/react-router'
import { t } from '#contract/texts.ts'
import { SignInForm } from '#web/features/identity/sign-in-form.tsx'
import { WelcomeLayout } from '#web/features/identity/welcome-layout.tsx'
import { useDocumentTitle } from '#web/lib/dom.ts'
import { paths } from '#web/lib/paths.ts'
import { LanguageSwitch } from '#web/ui/language-switch.tsx'

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
