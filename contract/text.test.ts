import { describe, expect, test } from 'vitest'
import { optionalText, requiredText, requiredUpper } from './fields.ts'
import { isPrintable, nameKey, normalizeLine, normalizeLines, trimOnly } from './text.ts'

describe('a text that names something', () => {
  test.each([
    ['decomposed', 'Cafe\u0301 Motors', 'Café Motors'],
    ['no-break, thin and ideographic spaces', 'Shah\u00a0\u2009\u3000Motors', 'Shah Motors'],
    ['several spaces, tabs and breaks', '  Shah \t\r\n Motors  ', 'Shah Motors'],
    ['zero width', 'Shah\u200b Mo\u2060tors\ufeff', 'Shah Motors'],
    ['turned directions', '\u202eShah\u202c \u2066Motors\u2069\u200f', 'Shah Motors'],
    ['soft hyphen, fillers, tags, selectors', 'Sh\u00ada\u115fh\u{e0041} Mot\ufe0fors\u3164\u2800', 'Shah Motors'],
    ['joiners between Latin letters', 'Sh\u200dah\u200c', 'Shah'],
    ['a joiner that holds an accent off', 'Cafe\u200c\u0301', 'Café'],
    ['joiners within a Devanagari word', 'क्\u200dषेत्र श्री\u200c \u200dराजे', 'क्\u200dषेत्र श्री राजे'],
    ['two joiners', 'क्\u200d\u200dष', 'क्ष'],
  ])('%s', (_, typed, kept) => {
    expect(normalizeLine(typed)).toBe(kept)
    expect(normalizeLine(kept)).toBe(kept)
  })

  test('the text of a field is kept so, also in capitals', () => {
    const name = requiredText('Name is required', 12)
    expect(name.parse(' Shah\u200b\u00a0\u00a0Motors ')).toBe('Shah Motors')
    expect(name.safeParse('\u200b \u2060').error?.issues[0]?.message).toBe('Name is required')
    expect(name.parse(`${'\u200b'.repeat(90)}Shah`)).toBe('Shah')
    expect(requiredUpper('Vehicle No. is required', 20).parse('mh12\u200bab\u202e1234')).toBe('MH12AB1234')
    expect(requiredUpper('Name is required').parse('\u0390')).toBe('\u0390'.toUpperCase().normalize())
    expect(optionalText(20).parse('\u200b')).toBe(null)
  })
})

test('a text of several lines keeps its breaks, joiners and pictures, and no direction', () => {
  expect(normalizeLines('Cafe\u0301\nLane')).toBe('Café\nLane')
  expect(normalizeLines('one\r\n\r\n  two\u2028three\u00a0four\t\u202efive\u200b ')).toBe(
    'one\n\n  two\nthree four\tfive',
  )
  expect(normalizeLines('क्\u200dष 👨\u200d👩\u200d👧 ❤\ufe0f')).toBe('क्\u200dष 👨\u200d👩\u200d👧 ❤\ufe0f')
  expect(optionalText(100, normalizeLines).parse('a\n b')).toBe('a\n b')
})

test('what stands in a list already is sent back as it stands there', () => {
  expect(requiredText('Firm Name is required', 50, trimOnly).parse(' Shah  Motors\u200b')).toBe('Shah  Motors\u200b')
})

test('names are one whatever their letter case, width, spaces and joiners', () => {
  const same = [
    'HDFC Bank',
    'hdfc bank',
    'ＨＤＦＣ　Ｂａｎｋ',
    'HDFC\u00a0 Bank',
    'HD\u200dFC Bank',
    'ʰdfc Bank'.replace('ʰ', 'H'),
  ]
  expect(new Set(same.map(nameKey))).toEqual(new Set(['hdfc bank']))
  expect(nameKey('Straße')).toBe(nameKey('STRASSE'))
  expect(nameKey('क्\u200dष')).toBe(nameKey('क्ष'))
  expect(nameKey('Cafe\u0301')).toBe(nameKey('CAFÉ'))
  expect(nameKey('Shah Motors 1')).not.toBe(nameKey('Shah Motors 2'))
})

test('control characters, private ones and halves of pairs cannot be printed', () => {
  for (const bad of ['\u0000', '\u001b', '\u007f', '\u009b', '\ue000', '\uffff', '\ud800'])
    expect(isPrintable(`a${bad}b`), JSON.stringify(bad)).toBe(false)
  expect(isPrintable('a\tb\nc – ₹ 🚗 ﷺ')).toBe(true)
})

test('every break of a line becomes one line feed', () => {
  expect(normalizeLines('a\r\nb\rc\vd\fe\u0085f\u2028g\u2029h\ni')).toBe('a\nb\nc\nd\ne\nf\ng\nh\ni')
  expect(normalizeLines('V')).toBe('V')
})
