import { inEnglish, type Sentence, translationInForce } from './in-force.ts'

type Loose = (...values: unknown[]) => unknown

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
  const translation = translationInForce()
  if (!translation) return english
  const made = kept.get(english)
  const sentence = made && (translation.value(made.name) as Loose | undefined)
  if (!made || !sentence) return translation.text(english)
  return String(sentence(...made.values.map((value) => (typeof value === 'string' ? translated(value) : value))))
}
