import { AsyncLocalStorage } from 'node:async_hooks'
import { type Translation, takeLanguageFrom } from '#contract/languages/in-force.ts'
import type { Language } from '#contract/languages/language.ts'
import { translations } from '#contract/languages/translations.ts'

const loaded = { en: null, hi: await translations.hi(), mr: await translations.mr() }

interface Spoken {
  translation: Translation | null
  /** The names of the texts that were read, by their translation. */
  names: Map<string, string>
}

const spoken = new AsyncLocalStorage<Spoken>()

takeLanguageFrom(() => spoken.getStore()?.translation ?? null)

/** Runs something in a language: the texts that it reads are in it, also after it has waited. English without one. */
export function speaking<T>(language: Language, work: () => T): T {
  const texts = loaded[language]
  const names = new Map<string, string>()
  const translation: Translation | null = texts && {
    ...texts,
    text(english, name) {
      const text = texts.text(english, name)
      if (name) names.set(text, name)
      return text
    },
  }
  return spoken.run({ translation, names }, work)
}

/** Returns the name, `cases.created`, of a translated text that was read under `speaking`. */
export const nameOfText = (text: string): string | undefined => spoken.getStore()?.names.get(text)
