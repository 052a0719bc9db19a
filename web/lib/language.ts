import { useMemo } from 'react'
import { type Language, languages } from '#contract/languages/language.ts'
import { addTexts, takeLanguageFrom } from '#contract/texts.ts'
import { readLocal, session, writeLocal } from './session.ts'
import { createStore, today, useStore } from './store.ts'

const KEY = 'language'

/**
 * The language in force. Components that read texts follow it, and midnight: pages and the shell do for all that they
 * render.
 */
export const language = createStore<Language>('en')
export function useLanguage(): Language {
  useStore(today)
  return useStore(language)
}

/** As `useMemo`, for a value with texts: it is computed again when the language changes. */
export function useMemoInLanguage<T>(make: () => T, dependencies: readonly unknown[]): T {
  const spoken = useLanguage()
  return useMemo(make, [spoken, ...dependencies]) // oxlint-disable-line react-hooks/exhaustive-deps, react/use-memo
}

/* Each language is a chunk of its own. */
const texts = {
  hi: async () => (await import('#contract/texts/hindi.ts')).hindiTexts,
  mr: async () => (await import('#contract/texts/marathi.ts')).marathiTexts,
}

let wanted: Language = 'en'

/** Puts a language in force, once its texts are loaded; of several calls the last one counts. Rejects without its texts. */
export async function switchLanguage(next: Language): Promise<void> {
  if (next === wanted && next === language.get()) return
  wanted = next
  if (next !== 'en') addTexts(next, await texts[next]())
  if (next !== wanted) return
  takeLanguageFrom(() => language.get())
  document.documentElement.lang = next === 'en' ? 'en-IN' : next
  language.set(next)
}

/** The language that the user has chosen; before sign-in the one that this browser has. */
function chosenLanguage(): Language {
  const { user } = session.get()
  const chosen = user ? user.language : readLocal(KEY)
  return languages.find((one) => one === chosen) ?? 'en'
}

/** Keeps the language for visits before a sign-in. */
export const keepLanguage = (next: Language) => writeLocal(KEY, next === 'en' ? null : next)

/** Puts the chosen language in force, now and after each change of the user; English where its texts do not load. */
export function followChosenLanguage(): Promise<void> {
  const follow = () => switchLanguage(chosenLanguage()).catch(() => undefined)
  session.subscribe(() => void follow())
  return follow()
}
