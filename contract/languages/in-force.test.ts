import { afterAll, afterEach, expect, test } from 'vitest'
import { messages, originals } from '../messages.ts'
import { texts as hindi } from './hi/index.generated.ts'
import { inEnglish, languageInForce, takeLanguageFrom, translationInForce } from './in-force.ts'
import { translated } from './originals.ts'
import { translationOf } from './translation-of.ts'

const inHindi = translationOf('hi', hindi)
// The worker goes on with other files.
const former = takeLanguageFrom(() => null)
afterEach(() => void takeLanguageFrom(() => null))
afterAll(() => void takeLanguageFrom(former))

test('a text, a sentence and a table are read in the language in force', () => {
  const read = () => [
    messages.general.save,
    messages.payments.caseCount(2),
    messages.dates.months[0],
    languageInForce(),
  ]
  expect(read()).toEqual(['Save', '2 cases', 'January', 'en'])
  takeLanguageFrom(() => inHindi)
  expect(read()).toEqual([hindi.general.save, hindi.payments.caseCount(2), hindi.dates.months[0], 'hi'])
  expect(translationInForce()).toBe(inHindi)
})

test('whoever sets the language gets the source before', () => {
  const source = () => inHindi
  takeLanguageFrom(source)
  expect(takeLanguageFrom(() => null)).toBe(source)
})

test('something runs in English, and the language is in force again after a failure, too', () => {
  takeLanguageFrom(() => inHindi)
  expect(inEnglish(() => messages.general.save)).toBe('Save')
  expect(languageInForce()).toBe('hi')
  expect(() =>
    inEnglish(() => {
      throw new Error('failed')
    }),
  ).toThrow('failed')
  expect(languageInForce()).toBe('hi')
})

test('a text of a schema is translated where it is shown, with its values', () => {
  const sentence = originals.bulk.selected('7')
  expect(translated(sentence)).toBe(sentence)
  takeLanguageFrom(() => inHindi)
  // Schemas are made in English, whatever is in force.
  expect(originals.bulk.selected('7')).toBe(sentence)
  expect(translated(sentence)).toBe(hindi.bulk.selected('7'))
  expect(translated('Save')).toBe(hindi.general.save)
  expect(translated('A text of the office')).toBe('A text of the office')
})

test('a text that a language lacks is English', () => {
  const { text, value } = translationOf('hi', { general: { save: 'सहेजें' } })
  expect(text('Save')).toBe('सहेजें')
  expect(text('Save', 'general.save')).toBe('सहेजें')
  expect(text('Cancel', 'general.cancel')).toBe('Cancel')
  expect(text('Save', 'nowhere.save')).toBe('सहेजें')
  expect([value('general.cancel'), value('nowhere.save'), value('general')]).toEqual([undefined, undefined, undefined])
})
