import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Column } from './column.ts'
import { columnName, toCsv, toXlsx } from './export-files.ts'
import { toSheet } from './export-rows.ts'

interface Row {
  name: string | null
  amount: number | null
  day: string
}
const columns: Column<Row>[] = [
  { id: 'name', header: () => 'Name', value: (row) => row.name },
  { id: 'amount', header: () => 'Amount', value: (row) => row.amount, text: (row) => `₹${row.amount}` },
  { id: 'count', header: () => 'Count', value: () => 3 },
  { id: 'day', header: () => 'Day', value: (row) => row.day, text: () => '21/11/2026' },
]
const rows: Row[] = [
  { name: '=HYPERLINK("http://x","y")', amount: -12.5, day: '2026-11-21' },
  { name: 'Sharma, & Sons "A"', amount: null, day: '2026-11-21' },
  { name: null, amount: 0, day: '2026-11-21' },
]
const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())

test('amounts and counts stay numbers, days stay days, and what is missing is empty', () => {
  expect(toSheet(columns, rows)).toEqual({
    head: ['Name', 'Amount', 'Count', 'Day'],
    rows: [
      ['=HYPERLINK("http://x","y")', { rupees: -12.5 }, 3, { day: '2026-11-21' }],
      ['Sharma, & Sons "A"', '', 3, { day: '2026-11-21' }],
      ['', { rupees: 0 }, 3, { day: '2026-11-21' }],
    ],
  })
})

test('CSV: marked as UTF-8, quoted where it must be, numbers bare', async () => {
  const bytes = await bytesOf(toCsv(toSheet(columns, rows)))
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes)).toBe(
    [
      'Name,Amount,Count,Day',
      `"'=HYPERLINK(""http://x"",""y"")",-12.5,3,21/11/2026`,
      '"Sharma, & Sons ""A""",,3,21/11/2026',
      ',0,3,21/11/2026',
      '',
    ].join('\r\n'),
  )
})

test('XLSX: well-formed parts, texts as texts, no formula', async () => {
  const files = unzipSync(await bytesOf(toXlsx('Verified/Cases', toSheet(columns, rows))))
  for (const [path, bytes] of Object.entries(files)) {
    const parsed = new DOMParser().parseFromString(strFromU8(bytes), 'application/xml')
    expect(parsed.querySelector('parsererror'), path).toBeNull()
  }
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] as Uint8Array)
  expect(sheet).not.toContain('<f>')
  expect(sheet).toContain("'=HYPERLINK(&quot;http://x&quot;")
  expect(sheet).toContain('<c r="B2" s="3"><v>-12.5</v></c>')
  expect(sheet).toContain('<c r="C2"><v>3</v></c>')
  expect(sheet).toContain('<c r="D2" s="2"><v>46347</v></c>')
  expect(strFromU8(files['xl/styles.xml'] as Uint8Array)).toContain('formatCode="[$₹-4009] #,##0.00"')
  expect(strFromU8(files['xl/workbook.xml'] as Uint8Array)).toContain('name="Verified Cases"')
})

test('an instant that is shown as its day is a day, and any other text stays a text', () => {
  const columnOf = (value: string, text: string): Column<null> => ({
    id: 'a',
    header: () => 'A',
    value: () => value,
    text: () => text,
  })
  const cellOf = (value: string, text = value) => toSheet([columnOf(value, text)], [null]).rows[0]?.[0]
  expect(cellOf('2026-11-21T18:30:00.000Z', '22/11/2026')).toEqual({ day: '2026-11-22' })
  expect(cellOf('2026-11-21T18:30:00.000Z', '22/11/2026, 00:00')).toBe('22/11/2026, 00:00')
  for (const text of ['2026-11-21 and later', '2026-13-01', 'VR-000081']) expect(cellOf(text)).toBe(text)
})

test('columns are named as spreadsheets name them', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
})
