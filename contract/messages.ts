import { sentenceInForce, tableInForce, textInForce } from './languages/in-force.ts'
import { originalSentence } from './languages/originals.ts'
import * as areas from './messages/index.generated.ts'

/**
 * Every text that a person reads, by area, in the language in force at the moment of reading; its English is the spec's
 * own to the letter (its misspellings are wanted). Read it inside functions: what a module keeps stays in one language
 * (docs/decisions/0092).
 */
export const messages: typeof areas = each((name, english) => {
  if (typeof english === 'string') return () => textInForce(english, name)
  if (typeof english !== 'function') return () => tableInForce(name, english)
  const sentence = sentenceInForce(name, english as () => unknown)
  return () => sentence
})

/** The same texts in English, for schemas and declarations: `translated` is applied where they are answered or shown. */
export const originals: typeof areas = each((name, english) => {
  const original = typeof english === 'function' ? originalSentence(name, english as () => unknown) : english
  return () => original
})

/** Returns the areas with a reader of each text. */
function each(read: (name: string, english: unknown) => () => unknown): typeof areas {
  const all = Object.entries(areas).map(([area, texts]) => {
    const readers = Object.entries(texts).map(([name, english]: [string, unknown]) => [
      name,
      { get: read(`${area}.${name}`, english), enumerable: true },
    ])
    return [area, Object.defineProperties({}, Object.fromEntries(readers))]
  })
  return Object.fromEntries(all)
}

type TextsOf<Area> = { [Name in keyof Area]: Area[Name] extends string ? Area[Name] : never }[keyof Area]

/** Any text of the catalogue that has no values in it: no other sentence can be given where this is asked for. */
export type MessageText = { [Area in keyof typeof areas]: TextsOf<(typeof areas)[Area]> }[keyof typeof areas]
