import { clsx } from 'clsx'
import { type Language, languageNames, languages } from '#contract/languages/language.ts'
import { t } from '#contract/texts.ts'
import { identityEndpoints } from '#web/endpoints.generated.ts'
import { keepLanguage, switchLanguage, useLanguage } from '#web/lib/language.ts'
import { invalidate } from '#web/lib/query.ts'
import { refreshUser, session, useUser } from '#web/lib/session.ts'
import { toastFailure } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'

/** Returns what changes the language: at once on this page, and for a signed-in user in all sessions. */
export function useChooseLanguage(): (next: Language) => Promise<void> {
  const user = useUser()
  const edit = useApiMutation(identityEndpoints.editPreferences, { success: null })
  const say = (next: Language) => {
    const now = session.get().user
    if (now) refreshUser({ ...now, language: next })
    return switchLanguage(next)
  }
  return async (next) => {
    if (!user) keepLanguage(next)
    const before = user?.language ?? 'en'
    try {
      await say(next)
      if (!user) return
      await edit.mutateAsync({ body: { language: next } }).catch(() => say(before))
      // The answers of the server contain texts as well.
      await invalidate({ below: '/' })
    } catch (error) {
      toastFailure(t.languages('changeFailed'), error)
    }
  }
}

/** The three languages, each by its own name. What is typed on the page stays. */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  const spoken = useLanguage()
  const choose = useChooseLanguage()
  return (
    <fieldset className={clsx('flex flex-wrap gap-1 text-sm', className)}>
      <legend className="sr-only">{t.languages('title')}</legend>
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          translate="no"
          aria-pressed={one === spoken}
          onClick={() => void choose(one)}
          className="rounded-md px-3 py-1.5 text-muted hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent-ink max-md:min-h-11"
        >
          {languageNames[one]}
        </button>
      ))}
    </fieldset>
  )
}
