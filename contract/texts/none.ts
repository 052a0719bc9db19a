/**
 * What `contract/texts.ts` begins with in a browser, which loads one language alone (`web/lib/language.ts`); everywhere else
 * it begins with English (`#first-texts` in package.json).
 */
export const englishTexts = null
