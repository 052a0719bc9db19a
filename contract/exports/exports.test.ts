import { unzipSync } from 'fflate'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { csvLine, escapeFormula, fileName } from './spreadsheets.ts'
import { type Sheet, writeWorkbook } from './workbook.ts'

async function written(...sheets: Sheet[]): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const part of writeWorkbook(sheets)) parts.push(part)
  return new Uint8Array(Buffer.concat(parts))
}
const part = (file: Uint8Array, path: string) => Buffer.from(unzipSync(file)[`xl/${path}.xml`] ?? []).toString()
const cases: Sheet = {
  name: "Dealers' [Cases]",
  columns: [
    { header: 'Chassis No', kind: 'text' },
    { header: 'Amount', kind: 'rupees', width: 30 },
    { header: 'Day', kind: 'day' },
    { header: 'Days', kind: 'number' },
  ],
  rows: [['00123456789012345', -1_234_567.5, '2026-11-21', 3], [' श्री "A" & <b> \u0001', null, 'later', 0], []],
}

test('cells come back as they are, without what XML cannot hold', async () => {
  const { sheets } = await readXlsx(await written(cases))
  expect(sheets[0]?.rows).toEqual([
    ['Chassis No', 'Amount', 'Day', 'Days'],
    ['00123456789012345', -1_234_567.5, new Date('2026-11-21T00:00:00Z'), 3],
    [' श्री "A" & <b> ', null, 'later', 0],
  ])
})

test.each([
  [0, '₹ 0.00'],
  [999.5, '₹ 999.50'],
  [99_999.99, '₹ 99,999.99'],
  [100_000, '₹ 1,00,000.00'],
  [9_999_999.99, '₹ 99,99,999.99'],
  [10_000_000, '₹ 1,00,00,000.00'],
  [123_456_789.12, '₹ 12,34,56,789.12'],
  [-0.5, '-₹ 0.50'],
  [-99_999.99, '-₹ 99,999.99'],
  [-100_000, '-₹ 1,00,000.00'],
  [-9_999_999.99, '-₹ 99,99,999.99'],
  [-10_000_000, '-₹ 1,00,00,000.00'],
  [-123_456_789.12, '-₹ 12,34,56,789.12'],
])('the amount %d is shown as %s', async (amount, shown) => {
  const { sheets } = await readXlsx(await written({ ...cases, rows: [[null, amount]] }), { readStyles: true })
  const cell = sheets[0]?.cells?.get('1,1')
  expect(cell?.value).toBe(amount)
  expect(shownBy(cell?.style?.numFmt ?? '', amount)).toBe(shown)
})

/** Shows a number as Excel does: by the section whose condition it meets, or of its sign. */
function shownBy(format: string, amount: number): string {
  const sections = format.split(';')
  const met = sections.find((section) => amount >= Number(/^\[>=(\d+)\]/.exec(section)?.[1] ?? Number.NaN))
  const section = met ?? (format.includes('[>=') ? sections.at(-1) : sections[amount < 0 ? 1 : 0]) ?? ''
  const [sign = '', pattern = ''] = section.replace(/^\[>=\d+\]/, '').split('[$₹-4009] ')
  const [whole = '', paise] = Math.abs(amount).toFixed(2).split('.')
  if (pattern === '#,##0.00') return `${sign}₹ ${Number(whole).toLocaleString('en-US')}.${paise}`
  // A comma that is spelled out is always there, and the first place takes the digits that have none.
  const groups = pattern.slice(0, -3).split(String.raw`\,`).slice(1)
  let rest = whole
  const ends = groups.toReversed().map(({ length }) => {
    const end = rest.slice(-length)
    rest = rest.slice(0, -length)
    return end
  })
  return `${sign}₹ ${[rest, ...ends.toReversed()].join(',')}.${paise}`
}

test('a column of text is text in every row, those that are filled in later included', async () => {
  const file = await written(cases)
  const [text, rupees, day] = [...part(file, 'worksheets/sheet1').matchAll(/<col [^>]*style="(\d)"/g)].map(
    ([, id]) => id,
  )
  const formats = [...part(file, 'styles').matchAll(/<xf numFmtId="(\d+)"/g)].map(([, id]) => id)
  const codeOf = (style: string | undefined) => formats[Number(style)]
  expect(codeOf(text)).toBe('49')
  const codes = new Map(
    [...part(file, 'styles').matchAll(/numFmtId="(\d+)" formatCode="([^"]+)"/g)].map(([, id, code]) => [id, code]),
  )
  expect(codes.get(codeOf(day))).toBe('dd/mm/yyyy')
  expect(codes.get(codeOf(rupees))).toContain('[&gt;=10000000]')
})

test('a sheet prints across A4, one page wide, with its headings in bold on each page, and can be filtered', async () => {
  const file = await written(cases, { ...cases, name: '', rows: [] }, { ...cases, name: '' })
  const sheet = part(file, 'worksheets/sheet1')
  expect(sheet).toContain('<pageSetUpPr fitToPage="1"/>')
  expect(sheet).toContain('<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>')
  expect(sheet).toContain('<autoFilter ref="A1:D4"/>')
  expect(sheet).toContain('<col min="2" max="2" width="30"')
  const workbook = part(file, 'workbook')
  const names = [...workbook.matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => name)
  expect(new Set(names).size).toBe(3)
  expect(names[0]).toBe('Dealers   Cases')
  expect(workbook).toContain(`localSheetId="0">'Dealers   Cases'!$1:$1</definedName>`)
  expect(workbook.match(/Print_Titles/g)).toHaveLength(3)
  const { sheets } = await readXlsx(file, { readStyles: true })
  expect(sheets[0]?.cells?.get('0,0')?.style?.font?.bold).toBe(true)
})

test.each(['=1+1', '+91', '-5', '@x', '\tx', '\rx', '\nx'])('no spreadsheet takes %j for a formula', (text) => {
  expect(escapeFormula(text)).toBe(`'${text}`)
})

test('plain text stays as it is', () => {
  expect(escapeFormula('MH12AB1234 = ok')).toBe('MH12AB1234 = ok')
})

test('a line of a CSV file quotes what it must, and leaves numbers bare', () => {
  expect(csvLine(['plain', 'a,b', 'say "no"', 'two\nlines', 'two\rlines', '=1', '', -12.5])).toBe(
    `plain,"a,b","say ""no""","two\nlines","two\rlines",'=1,,-12.5\r\n`,
  )
})

test('digits that a spreadsheet would change are written as a text', () => {
  const digits = ['000123', '00123456789012345', '12345678901234567', '12E34567', '9822012345', '123456789012']
  expect(csvLine(digits)).toBe(
    '"=""000123""","=""00123456789012345""","=""12345678901234567""","=""12E34567""",9822012345,"=""123456789012"""\r\n',
  )
})

test.each([
  ['Verified Cases', 'verified-cases-2026-11-21'],
  ['  Cases / paid? ', 'cases-paid-2026-11-21'],
  ['सत्यापित केस', 'सत्यापित-केस-2026-11-21'],
])('the file of %j has a safe name', (title, name) => {
  expect(fileName(title, '2026-11-21')).toBe(name)
})
