import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import type { Column } from './column.tsx'
import { toCsv, toXlsx } from './export-files.ts'
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

test('XLSX: amounts and days as such, texts as texts, no formula', async () => {
  const { sheets } = await readXlsx(await bytesOf(await toXlsx('Verified/Cases', toSheet(columns, rows))), {
    readStyles: true,
  })
  const [sheet] = sheets
  expect(sheet?.name).toBe('Verified Cases')
  expect(sheet?.rows).toEqual([
    ['Name', 'Amount', 'Count', 'Day'],
    ['=HYPERLINK("http://x","y")', -12.5, 3, new Date('2026-11-21T00:00:00Z')],
    ['Sharma, & Sons "A"', null, 3, new Date('2026-11-21T00:00:00Z')],
    [null, 0, 3, new Date('2026-11-21T00:00:00Z')],
  ])
  const formatAt = (at: string) => sheet?.cells?.get(at)?.style?.numFmt
  expect(['1,1', '1,2', '1,3'].map(formatAt)).toEqual([
    '[$₹-4009] #,##0.00;-[$₹-4009] #,##0.00',
    undefined,
    'dd/mm/yyyy',
  ])
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
