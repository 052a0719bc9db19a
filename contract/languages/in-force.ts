import type { Language } from './language.ts'

/** The texts of one language other than English. */
export interface Translation {
  language: Language
  /** Returns a text without values, by its name (`cases.created`), for a catalogue with translations; else English. */
  text(english: string, name?: string): string
  /** Returns a text with values, or a table of texts, by its name; undefined if there is none. */
  value(name: string): unknown
}

let source: () => Translation | null = () => null

/** Sets where the language in force comes from, and returns where it came from; at first the texts are English. */
export function takeLanguageFrom(inForce: () => Translation | null): () => Translation | null {
  const former = source
  source = inForce
  return former
}

/** Returns the texts in force; null for English. */
export const translationInForce = (): Translation | null => source()

export const languageInForce = (): Language => source()?.language ?? 'en'

/** Returns a text of the catalogue in the language in force. */
export const textInForce = (english: string, name?: string): string => source()?.text(english, name) ?? english

/** Returns a table of texts in the language in force. */
export const tableInForce = <T>(name: string, english: T): T => (source()?.value(name) as T | undefined) ?? english

/** A text with values. */
export type Sentence = (...values: never[]) => unknown
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
