import { useEffect, useMemo, useState } from 'react'
import { type Language, languages } from '#contract/languages/language.ts'
import { addTexts, hasTexts, takeLanguageFrom } from '#contract/texts.ts'
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
  en: async () => (await import('#contract/texts/english.ts')).englishTexts,
  hi: async () => (await import('#contract/texts/hindi.ts')).hindiTexts,
  mr: async () => (await import('#contract/texts/marathi.ts')).marathiTexts,
}

/** Loads the texts of a language, once. Rejects if they cannot be loaded. */
async function loadTexts(one: Language): Promise<void> {
  if (!hasTexts(one)) addTexts(one, await texts[one]())
}

/** Loads English beside the language in force, and renders with it: for names by which something is found. */
export function useEnglish(): void {
  const [, setLoaded] = useState(false)
  useEffect(() => {
    loadTexts('en').then(
      () => setLoaded(true),
      () => undefined,
    )
  }, [])
}

let wanted: Language = 'en'

/** Puts a language in force, once its texts are loaded; of several calls the last one counts. Rejects without its texts. */
export async function switchLanguage(next: Language): Promise<void> {
  if (next === wanted && next === language.get() && hasTexts(next)) return
  wanted = next
  await loadTexts(next)
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

/** Time in ms after which a page without any texts is loaded again. */
const AGAIN_AFTER_MS = 3000

/**
 * Puts the chosen language in force, now and after each change of the user; where its texts do not load the former one
 * stays, at first English. Without any texts the page is loaded again: the network was gone, or a new build came.
 */
export async function followChosenLanguage(): Promise<void> {
  const follow = () => switchLanguage(chosenLanguage()).catch(() => undefined)
  session.subscribe(() => void follow())
  await follow()
  if (!hasTexts(language.get())) await switchLanguage('en').catch(() => undefined)
  if (hasTexts(language.get())) return
  setTimeout(() => location.reload(), AGAIN_AFTER_MS)
  await new Promise(() => undefined)
}
