import { expect, test } from 'vitest'
import { messages } from '#contract/messages.ts'
import { catalogue } from '#test/e2e/spec-texts/catalogue.ts'
import { notOnScreens, ownWords } from '#test/e2e/spec-texts/elsewhere.ts'
import { quoted } from '#test/e2e/spec-texts/quoted.ts'

/* That nothing is missing in the catalogue of texts that the browser test provokes one by one. */

const provoked = new Set(
  catalogue.flatMap(({ texts, parts = [], logs = [], asked = [] }) => [...texts, ...parts, ...logs, ...asked]),
)
const own = Object.entries(messages).flatMap(([area, group]) =>
  Object.entries(group).map(([key, text]) => ({ key: `${area}.${key}`, text })),
)
const escaped = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')
const patternOf = (text: string) => new RegExp(`^${escaped(text).replaceAll(/\{[^}]*\}/g, '.+')}$`)

/** What varies in a text is filled in where it is provoked. */
const isProvoked = (text: string) =>
  provoked.has(text) || (/\{|X of Y/.test(text) && [...provoked].some((one) => patternOf(asPattern(text)).test(one)))
const asPattern = (text: string) => text.replace('X of Y', '{x} of {y}')

test('every text that the spec quotes is provoked, or listed with the reason why it cannot be', () => {
  const missing = quoted.filter(([, text]) => !isProvoked(text) && !(text in notOnScreens))
  expect(missing).toEqual([])
  expect(isProvoked('A text that nobody provokes')).toBe(false)
})

test('every message of the product is provoked, listed with a reason, or its own words', () => {
  const isOwn = (key: string) => ownWords.includes(key) || ownWords.includes(`${key.split('.')[0]}.*`)
  const missing = own.filter(({ key, text }) => !isProvoked(text) && !(text in notOnScreens) && !isOwn(key))
  expect(missing).toEqual([])
})

test('what counts as the product’s own words is quoted nowhere, and is still there', () => {
  const spec = new Set(quoted.map(([, text]) => text))
  const keys = new Set(own.map(({ key }) => key))
  const listed = own.filter(({ key }) => ownWords.includes(key))
  expect(listed.filter(({ text }) => spec.has(text))).toEqual([])
  expect(ownWords.filter((key) => !key.endsWith('.*') && !keys.has(key))).toEqual([])
})

test('what is listed as out of reach is quoted by the spec, and not provoked after all', () => {
  const spec = new Set(quoted.map(([, text]) => text))
  expect(Object.keys(notOnScreens).filter((text) => !spec.has(text) && text !== 'Case Details Report')).toEqual([])
  expect(Object.keys(notOnScreens).filter((text) => provoked.has(text))).toEqual([])
})
