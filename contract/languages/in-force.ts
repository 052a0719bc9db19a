import type { Language } from './language.ts'

/** The texts of one language other than English. */
export interface Translation {
  language: Language
  /** Returns a text without values, by its name (`cases.created`) where its translation is one of several; else English. */
  text(english: string, name?: string): string
  /** Returns a text with values, or a table of texts, by its name; undefined if there is none. */
  value(name: string): unknown
}

let source: () => Translation | null = () => null

/** Sets where the language in force comes from; without it the texts are English. */
export function takeLanguageFrom(inForce: () => Translation | null): void {
  source = inForce
}

/** Returns the language in force. */
export const languageInForce = (): Language => source()?.language ?? 'en'

/** Returns a text of the catalogue in the language in force. */
export const textInForce = (english: string, name?: string): string => source()?.text(english, name) ?? english

/** Returns a table of texts in the language in force. */
export const tableInForce = <T>(name: string, english: T): T => (source()?.value(name) as T | undefined) ?? english

type Sentence = (...values: never[]) => unknown
type Loose = (...values: unknown[]) => unknown

/** Returns a text with values that follows the language in force; `english` of it stays as it is. */
export const sentenceInForce = <F extends Sentence>(name: string, english: F): F =>
  Object.assign((...values: unknown[]) => ((source()?.value(name) ?? english) as Loose)(...values), {
    english,
  }) as unknown as F

/** Runs something with the English texts. */
export function inEnglish<T>(work: () => T): T {
  const before = source
  source = () => null
  try {
    return work()
  } finally {
    source = before
  }
}

/** How many sentences with values are kept for `translated`; those of the schemas are a few hundred. */
const MOST_KEPT = 5000
const kept = new Map<string, { name: string; values: readonly unknown[] }>()

/** Returns an English text with values; each sentence that it makes can be given to `translated`. */
export const originalSentence = <F extends Sentence>(name: string, sentence: F): F =>
  ((...values: unknown[]) => {
    const english = inEnglish(() => (sentence as unknown as Loose)(...values))
    if (typeof english === 'string' && kept.size < MOST_KEPT) kept.set(english, { name, values })
    return english
  }) as unknown as F

/**
 * Returns an English text of `originals`, such as the message of a schema, in the language in force; anything else as it
 * is.
 */
export function translated(english: string): string {
  const translation = source()
  if (!translation) return english
  const made = kept.get(english)
  const sentence = made && (translation.value(made.name) as Loose | undefined)
  if (!made || !sentence) return translation.text(english)
  return String(sentence(...made.values.map((value) => (typeof value === 'string' ? translated(value) : value))))
}
