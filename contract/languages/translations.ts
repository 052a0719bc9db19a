import type { Translation } from './in-force.ts'
import type { Language } from './language.ts'
import { translationOf } from './translation-of.ts'

/** Loads the texts of each language other than English: a chunk of the web app each. */
export const translations: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Translation>>> = {
  hi: async () => translationOf('hi', (await import('./hi/index.generated.ts')).texts),
  mr: async () => translationOf('mr', (await import('./mr/index.generated.ts')).texts),
}
