import { expect, test } from 'vitest'
import { lookAlikes } from './look-alikes.ts'

const looksLike = (...names: string[]) =>
  lookAlikes(names.map((name, at) => ({ id: String(at), name }))).get(String(names.length - 1))

test.each([
  ['Cyrillic letters', 'Shah Motors', 'Ѕhаh Mоtоrs'],
  ['a Greek capital', 'SHAH MOTORS', 'SHΑH MOTORS'],
  ['a Cyrillic capital in another letter case', 'hdfc bank', 'HDFC ВANK'],
  ['a Greek small letter in another letter case', 'DAVE MOTORS', 'Daνe Motors'],
  ['an accent on a Cyrillic letter', 'Café Motors', 'Cafе́ Motors'],
  ['full width', 'HDFC Bank', 'ＨＤＦＣ Bank'],
  ['digits for letters', 'Shah Motors', 'Shah M0tors'],
  ['a capital I for a small l', 'Sal Motors', 'SaI Motors'],
  ['a digit of Devanagari', 'Shah Motors', 'Shah M०tors'],
  ['an Armenian letter', 'Home Motors', 'Hօme Motors'],
  ['two letters for one', 'Burma Motors', 'Burrna Motors'],
  ['the same name', 'Shah Motors', 'Shah Motors'],
  ['another letter case', 'Shah Motors', 'SHAH MOTORS'],
])('%s', (_, one, other) => {
  expect(looksLike(one, 'Patel Autos', other)).toBe(one)
})

test.each([
  ['Shah Motors', 'Shaha Motors'],
  ['Ali Motors', 'All Motors'],
  ['ALI MOTORS', 'ALL MOTORS'],
  ['Shah Motors 1', 'Shah Motors 2'],
  ['शाह मोटर्स', 'शहा मोटर्स'],
])('%s is not %s', (one, other) => {
  expect(looksLike(one, other)).toBeUndefined()
})

test('the first of several names that look the same is named', () => {
  expect(looksLike('Shah Motors', 'SHAH MOTORS', 'Shah M0tors')).toBe('Shah Motors')
})
