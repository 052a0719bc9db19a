import { AsyncLocalStorage } from 'node:async_hooks'
import { createRequire } from 'node:module'
import { type Language, languages } from '#contract/languages/language.ts'
import { addTexts, hasTexts, takeLanguageFrom } from '#contract/texts.ts'

const require = createRequire(import.meta.url)
const texts = {
  hi: () => require('#contract/texts/hindi.ts').hindiTexts,
  mr: () => require('#contract/texts/marathi.ts').marathiTexts,
}

/** Loads the texts of a language when it is first spoken. */
function load(language: Language): void {
  if (language !== 'en' && !hasTexts(language)) addTexts(language, texts[language]())
}

/** Loads the texts of every language now, for a process that may read no file later. */
export const loadLanguages = (): void => languages.forEach(load)

const spoken = new AsyncLocalStorage<Language>()

takeLanguageFrom(() => spoken.getStore() ?? 'en')

/** Runs something in a language: the texts that it reads are in it, also after it has waited. English without one. */
export function withLanguage<T>(language: Language, work: () => T): T {
  load(language)
  return spoken.run(language, work)
}
