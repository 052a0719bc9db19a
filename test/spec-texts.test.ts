import { expect, test } from 'vitest'
import { catalogue } from '#test/e2e/spec-texts/catalogue.ts'
import { textsNotOnScreens } from '#test/e2e/spec-texts/not-on-screens.ts'
import { quotedTexts } from '#test/e2e/spec-texts/quoted.ts'

/* The catalogue of texts that the browser test checks one by one is complete. */

const provoked = new Set(
  catalogue.flatMap(({ texts, parts = [], logs = [], textsCheckedByAct: asked = [] }) => [
    ...texts,
    ...parts,
    ...logs,
    ...asked,
  ]),
)
const escaped = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')
const patternOf = (text: string) => new RegExp(`^${escaped(text).replaceAll(/\{[^}]*\}/g, '.+')}$`)

/** Returns whether a text is checked, parameters replaced. */
const isProvoked = (text: string) =>
  provoked.has(text) || (/\{|X of Y/.test(text) && [...provoked].some((one) => patternOf(asPattern(text)).test(one)))
const asPattern = (text: string) => text.replace('X of Y', '{x} of {y}')

test('every text that the spec quotes is provoked, or listed with the reason why it cannot be', () => {
  const missing = quotedTexts.filter(([, text]) => !isProvoked(text) && !(text in textsNotOnScreens))
  expect(missing).toEqual([])
  expect(isProvoked('A text that nobody provokes')).toBe(false)
})

test('what is listed as out of reach is quoted by the spec, and not provoked after all', () => {
  const spec = new Set(quotedTexts.map(([, text]) => text))
  expect(Object.keys(textsNotOnScreens).filter((text) => !spec.has(text) && text !== 'Case Details Report')).toEqual([])
  expect(Object.keys(textsNotOnScreens).filter((text) => provoked.has(text))).toEqual([])
})
