/** The languages of the portal (contract-trade section 12): English, Hindi, Marathi. */
export const languages = ['en', 'hi', 'mr'] as const
export type Language = (typeof languages)[number]

/**
 * Returns the choice between the forms of a text by number in a language: `one` where the language counts the number as
 * one (in Hindi 0 and 1, in English and Marathi 1), else `other`.
 */
export const pluralOf = (language: Language) => {
  const rules = new Intl.PluralRules(language)
  return (count: number, one: string, other: string) => (rules.select(count) === 'one' ? one : other)
}
