import { hindiTexts } from '#contract/texts/hindi.ts'
import { marathiTexts } from '#contract/texts/marathi.ts'
import { addTexts, textsIn } from '#contract/texts.ts'

addTexts('hi', hindiTexts)
addTexts('mr', marathiTexts)

/** The texts in Hindi and in Marathi, whatever the language in force is. */
export const hindi = textsIn(() => 'hi')
export const marathi = textsIn(() => 'mr')
