import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { flatTexts } from '#test/texts/flat-texts.ts'
import { hindi, marathi } from '#test/texts/spoken.ts'
import { t, takeLanguageFrom, textKey, textOf } from '../texts.ts'
import { englishTexts } from './english.ts'
import { hindiTexts } from './hindi.ts'
import { marathiTexts } from './marathi.ts'

const english = flatTexts(englishTexts)
const byName = new Map(english)
const others = [
  ['Hindi', hindiTexts, hindi],
  ['Marathi', marathiTexts, marathi],
] as const

/** The names of the values and tags in a message: `{name}`, `{count, plural, one {…} other {…}}`, `<link></link>`. */
const valuesOf = (message: string) => [...new Set(namesIn(parse(message)))].sort()

const namesIn = (pieces: readonly MessageFormatElement[]): string[] =>
  pieces.flatMap((piece) => {
    if (isLiteralElement(piece) || isPoundElement(piece)) return []
    if (isTagElement(piece)) return [`<${piece.value}>`, ...namesIn(piece.children)]
    const branches = isSelectElement(piece) || isPluralElement(piece) ? Object.values(piece.options) : []
    return [piece.value, ...branches.flatMap(({ value }) => namesIn(value))]
  })

test.each(others)(
  '%s has the texts of English, no less and no more, each a message with the same values',
  (_, texts) => {
    const own = flatTexts(texts)
    expect(own.map(([name]) => name).sort()).toEqual(english.map(([name]) => name).sort())
    const others = own.filter(([name, text]) => valuesOf(text).join() !== valuesOf(byName.get(name) ?? '').join())
    expect(others).toEqual([])
  },
)

test('the values of a message are found in all its branches', () => {
  const message =
    "{count, plural, one {1 case} other {{count} cases}} of {name}: <b></b> {by, select, none {} other {by {by}}} '{'x'}'"
  expect(valuesOf(message)).toEqual(['<b>', 'by', 'count', 'name'])
})

/** Words for which the language has another one everywhere (docs/glossary.md, docs/words.csv). */
const replaced: Record<string, [object, RegExp]> = {
  English: [englishTexts, /Turnaround/],
  Hindi: [hindiTexts, /ग़|प्रमाण पत्र|प्रोत्साहन|हिंदी/u],
  Marathi: [marathiTexts, /तुम[^ा]|फाईल्स|कागद(?!पत्र)|प्रोत्साहन(?! भत्त)|हिंदी|आरटीओ (?:एकत्र केला|जोडला|सुचवला)/u],
}

test.each(Object.entries(replaced))('%s has one word for a thing', (_, [texts, other]) => {
  expect(flatTexts(texts).filter(([, text]) => other.test(text))).toEqual([])
})

test('a text that one language translates, the other translates, too', () => {
  const leftInEnglish = (texts: object) =>
    flatTexts(texts).filter(([name, text]) => byName.get(name) === text && !text.includes('{'))
  expect(leftInEnglish(hindiTexts)).toEqual(leftInEnglish(marathiTexts))
})

test('one rate and one RTO are singular in Marathi', () => {
  expect(marathi.rates('readRows', { rows: 1, wrong: 0 })).toContain('1 दर वाचला.')
  expect(marathi.rates('readRows', { rows: 2, wrong: 1 })).toContain('2 दर वाचले, 1 दुरुस्त करायचा आहे.')
  expect(marathi.setUp('rtosAdded', { count: 1 })).toBe('1 आरटीओ जोडले')
  expect(marathi.setUp('rtosAdded', { count: 2 })).toBe('2 आरटीओ जोडली')
})

test('the number of what is chosen or done fits one and many of either gender', () => {
  expect(hindi.bulk('selected', { count: '1' })).toBe('1 चयनित')
  expect(hindi.bulk('outcome', { done: 1, failed: 0 })).toBe('1 पूर्ण')
  expect(hindi.clientCases.rich('casesSelected', { count: () => 1 })).toEqual([1, ' चयनित'])
  expect(hindi.setUp('progress', { done: 1, all: 7 })).toBe('7 में से 1 पूर्ण')
  expect(marathi.bulk('selected', { count: '1' })).toBe('निवड: 1')
  expect(marathi.clientCases.rich('casesSelected', { count: () => 1 })).toEqual(['निवड: ', 1])
  expect(marathi.imports('countBad', { count: '1' })).toBe('दुरुस्तीसाठी 1')
})

test.each(others)('two actions or fields of the history have different names in %s', (_, { history }) => {
  for (const names of [history.actions, history.fields].map((table) => Object.values(table)))
    expect(names.filter((name, place) => names.indexOf(name) < place)).toEqual([])
})

test.each(others)(
  'what is read out of a button holds what is seen on it (WCAG 2.5.3) in %s',
  (_language, _texts, said) => {
    expect(said.clientCases('payBillOf', { month: '' })).toContain(said.bills('pay'))
    expect(said.keys('revokeNamed', { name: '' })).toContain(said.keys('revoke'))
    expect(said.summary('editExpiryDate', { caseNo: '' })).toContain(said.general('edit'))
  },
)

test('a text follows the language in force at the moment of the call; numbers have the digits and groups of India', () => {
  const read = () => [t.general('save'), t.dates.raw('months')[0], t.general('caseTotal', { count: 150_000 })]
  const former = takeLanguageFrom(() => 'mr')
  try {
    expect(read()).toEqual([marathi.general('save'), 'जानेवारी', '1,50,000 केसेस'])
  } finally {
    takeLanguageFrom(former)
  }
  expect(read()).toEqual(['Save', 'January', '1,50,000 cases'])
})

test('what somebody typed is no name of a text, however it looks', () => {
  const typed = [
    'fields.name',
    'fields.tooLong',
    'fields.tooLong{',
    'fields.name{"a":1}',
    textKey('fields.name').slice(1),
  ]
  for (const label of typed) expect(textOf(textKey('general.isRequired', { label }))).toBe(`${label} is required`)
  expect(['fields.tooLong', 'fields.tooLong{"max":1}', 'toString.length'].map((text) => textOf(text))).toEqual([
    'fields.tooLong',
    'fields.tooLong{"max":1}',
    'toString.length',
  ])
})

test('a text that is put into words later follows the language, with the texts among its values', () => {
  const label = textKey('tally.names.cash')
  const keys = [textKey('general.save'), textKey('general.isRequired', { label })]
  expect(keys.map((key) => textOf(key))).toEqual(['Save', 'Cash is required'])
  const former = takeLanguageFrom(() => 'hi')
  try {
    const name = hindi.tally('names.cash')
    expect(keys.map((key) => textOf(key))).toEqual([
      hindi.general('save'),
      hindi.general('isRequired', { label: name }),
    ])
    expect([textOf('A text of the office'), textOf('no.such'), textOf('general.no such')]).toEqual([
      'A text of the office',
      'no.such',
      'general.no such',
    ])
  } finally {
    takeLanguageFrom(former)
  }
})
