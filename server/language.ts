import { AsyncLocalStorage } from 'node:async_hooks'
import { createRequire } from 'node:module'
import { type Translation, takeLanguageFrom } from '#contract/languages/in-force.ts'
import { type Language, languages } from '#contract/languages/language.ts'
import { translationOf } from '#contract/languages/translation-of.ts'

const require = createRequire(import.meta.url)
const modules = {
  hi: (): object => require('#contract/languages/hi/index.generated.ts').texts,
  mr: (): object => require('#contract/languages/mr/index.generated.ts').texts,
}
const loaded = new Map<Language, Translation>()

/** Returns the texts of a language, null for English; loads them when it is first spoken, which takes 30 to 60 ms. */
function textsIn(language: Language): Translation | null {
  if (language === 'en') return null
  const texts = loaded.get(language) ?? translationOf(language, modules[language]())
  loaded.set(language, texts)
  return texts
}

/** Loads the texts of every language now, for a process that may read no file later. */
export const loadLanguages = (): void => languages.forEach((language) => void textsIn(language))

interface Spoken {
  translation: Translation | null
  /** The names of the texts that were read, by their translation. */
  names: Map<string, string>
}

const spoken = new AsyncLocalStorage<Spoken>()

takeLanguageFrom(() => spoken.getStore()?.translation ?? null)

/** Runs something in a language: the texts that it reads are in it, also after it has waited. English without one. */
export function withLanguage<T>(language: Language, work: () => T): T {
  const texts = textsIn(language)
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

/** Returns the name, `cases.created`, of a translated text that was read under `withLanguage`. */
export const nameOfText = (text: string): string | undefined => spoken.getStore()?.names.get(text)
