import { expect, test } from 'vitest'
import { drawnGlyphs, pdfOf } from '#test/read-pdf.ts'
import { reportOffice } from '#test/report-samples.ts'
import { facts, report } from './report-parts.ts'
import { runOf, withParts } from './script-runs.ts'

const parts = (text: string, letters: number) => text.replace(runOf(letters), '$&|').split('|')

test.each([
  ['क्षीरसागर-कुलकर्णी', 9, ['क्षीरसागर-कुलक', 'र्णी']],
  ['कुलकर्णी', 3, ['कुलक', 'र्णी']],
  ['किलोमीटर', 2, ['किलो', 'मीट', 'र']],
  ['र्‍यांच्या', 1, ['र्‍यां', 'च्या']],
  ['मधुसूदन', 16, ['मधुसूदन']],
  ['a-very-long-word@example', 8, ['a-very-l', 'ong-word', '@example']],
])('%s is broken between letters', (text, letters, expected) => {
  expect(parts(text, letters)).toEqual(expected)
})

test('a word of two scripts is parted between them', () => {
  expect(withParts('A.कर्णी, RTOकार्यालय, १२वर्षे Pune')).toBe('A.\u200bकर्णी, RTO\u200bकार्यालय, १२वर्षे Pune')
})

test('a long name is drawn with the signs of its letters', async () => {
  const glyphsOf = async (value: string) => {
    const head = { title: 'A', office: reportOffice, now: new Date(0), factTable: [] }
    const widths = await drawnGlyphs(await pdfOf(report(head, [facts('A', [{ label: 'A', value }])])))
    // Signs above and below, and what only names letters, take no room.
    return { all: widths.length, wide: widths.filter((width) => width > 0).length }
  }
  const [none, joined, parted] = [await glyphsOf('A'), await glyphsOf('कर्णी'), await glyphsOf('क्षीरसागर-कुलकर्णी')]
  // Two letters with a sign on the second, which holds its vowel, too.
  expect([joined.wide - none.wide, joined.all - none.all]).toEqual([2, 4])
  expect([parted.wide - none.wide, parted.all - none.all]).toEqual([13 - 1, 19 - 1])
})
