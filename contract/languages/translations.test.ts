import { expect, test } from 'vitest'
import * as english from '../messages/index.generated.ts'
import { texts as hindi } from './hi/index.generated.ts'
import { texts as marathi } from './mr/index.generated.ts'

type Areas = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Returns the texts that are the same as in English, as `area.name`. */
const leftInEnglish = (texts: Areas) =>
  Object.entries(english as Areas).flatMap(([area, names]) =>
    Object.entries(names)
      .filter(([name, text]) => typeof text === 'string' && texts[area]?.[name] === text)
      .map(([name]) => `${area}.${name}`),
  )

test('a text that one language translates, the other translates, too', () => {
  expect(leftInEnglish(hindi)).toEqual(leftInEnglish(marathi))
})

/** Words for which the language has another one everywhere (docs/glossary.md, docs/languages-hi.md, docs/languages-mr.md). */
const replaced: Record<string, [Areas, RegExp]> = {
  English: [english, /Turnaround/],
  Hindi: [hindi, /ग़|प्रमाण पत्र|प्रोत्साहन|हिंदी/u],
  Marathi: [marathi, /तुम[^ा]|फाईल्स|कागद(?!पत्र)|प्रोत्साहन(?! भत्त)|हिंदी|आरटीओ (?:एकत्र केला|जोडला|सुचवला)/u],
}

test.each(Object.entries(replaced))('%s has one word for a thing', (_, [texts, other]) => {
  const found = Object.entries(texts).flatMap(([area, names]) =>
    Object.entries(names).map(
      ([name, text]) => `${area}.${name}: ${typeof text === 'function' ? String(text) : JSON.stringify(text)}`,
    ),
  )
  expect(found.filter((text) => other.test(text))).toEqual([])
})

test('one rate and one RTO are singular in Marathi', () => {
  expect(marathi.rates.readRows(1, 0)).toContain('1 दर वाचला.')
  expect(marathi.rates.readRows(2, 1)).toContain('2 दर वाचले, 1 दुरुस्त करायचा आहे.')
  expect(marathi.setUp.rtosAdded(1)).toBe('1 आरटीओ जोडले')
  expect(marathi.setUp.rtosAdded(2)).toBe('2 आरटीओ जोडली')
})

test('the number of what is chosen or done fits one and many of either gender', () => {
  expect(hindi.bulk.selected('1')).toBe('1 चयनित')
  expect(hindi.bulk.outcome(1, 0)).toBe('1 पूर्ण')
  expect(hindi.clientCases.casesSelected(1)).toEqual([1, ' चयनित'])
  expect(hindi.setUp.progress(1, 7)).toBe('7 में से 1 पूर्ण')
  expect(marathi.bulk.selected('1')).toBe('निवड: 1')
  expect(marathi.clientCases.casesSelected(1)).toEqual(['निवड: ', 1])
  expect(marathi.imports.countBad('1')).toBe('दुरुस्तीसाठी 1')
})

test.each([hindi, marathi])('two actions or fields of the history have different names', ({ history }) => {
  for (const names of [history.actions, history.fields].map((table) => Object.values(table)))
    expect(names.filter((name, place) => names.indexOf(name) < place)).toEqual([])
})

test.each([hindi, marathi])('what is read out of a button holds what is seen on it (WCAG 2.5.3)', (texts) => {
  const { bills, clientCases, general, keys, summary } = texts
  expect(clientCases.payBillOf('')).toContain(bills.pay)
  expect(keys.revokeNamed('')).toContain(keys.revoke)
  expect(summary.editExpiryDate('')).toContain(general.edit)
})
