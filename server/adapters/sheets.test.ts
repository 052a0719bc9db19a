import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8 } from 'fflate'
import { type Cell, writeXlsx } from 'hucre/xlsx'
import { afterAll, expect, test } from 'vitest'
import type { SheetRow } from '#contract/tables/find-table.ts'
import { breadth } from '#test/breadth.ts'
import { emptyRows, refusedSheets, sheetOfEntities, withDayFormat, xlsxOf } from '#test/hostile-sheets.ts'
import { bounds } from '../context/bounds.ts'
import { createSheets } from './sheets.ts'

const folder = mkdtempSync(join(tmpdir(), 'sheets-'))
const sheets = createSheets({ ...bounds.sheet, share: 3600 }, { warn() {}, error: console.error })
afterAll(() => {
  sheets.close()
  rmSync(folder, { recursive: true })
})

async function read(bytes: Uint8Array) {
  const path = join(folder, randomUUID())
  writeFileSync(path, bytes)
  const answer = await sheets.read(path, { owner: 'a', signal: new AbortController().signal })
  if ('fault' in answer) return answer
  const rows: SheetRow[] = []
  for await (const row of answer.sheets[0]?.rows() ?? []) rows.push(row)
  return { ...answer, count: answer.sheets[0]?.count ?? 0, rows }
}
const rowsOf = async (bytes: Uint8Array) => {
  const answer = await read(bytes)
  return 'rows' in answer ? answer.rows.map(({ row, cells }) => [row, ...cells]) : answer
}

test('a workbook gives its days, times, numbers and texts as a person reads them', async () => {
  const noon = new Date('2026-01-31T12:30:00Z')
  const day = { value: new Date('2027-03-31T00:00:00Z'), style: { numFmt: 'dd/mm/yyyy' } }
  const xlsx = await writeXlsx({
    sheets: [
      {
        name: 'Vehicles',
        rows: [
          ['Plate', 'Day', 'Amount', 'Time'],
          [' MH12AB1234 ', null, 123456789012, true],
          [null, null, null, null],
          ['गाड़ी', null, 0.1 + 0.2, null],
        ],
        cells: new Map<string, Partial<Cell>>([
          ['1,1', day],
          ['3,1', { value: noon, style: { numFmt: 'dd/mm/yyyy hh:mm' } }],
          ['3,3', { value: 0.4375, style: { numFmt: 'hh:mm' } }],
        ]),
      },
      { name: 'Notes', rows: [['not read']] },
    ],
  })
  expect(await rowsOf(xlsx)).toEqual([
    [1, 'Plate', 'Day', 'Amount', 'Time'],
    [2, 'MH12AB1234', '2027-03-31', '123456789012', 'TRUE'],
    [4, 'गाड़ी', '2026-01-31 12:30', '0.3', '10:30'],
  ])
})

test('hidden sheets before the one that a workbook shows are not read', async () => {
  const xlsx = await writeXlsx({
    sheets: [
      { name: 'List', hidden: true, rows: [['not shown']] },
      { name: 'Secret', veryHidden: true, rows: [['never shown']] },
      { name: 'रजिस्टर > 2026', rows: [['Plate']] },
    ],
  })
  expect(await rowsOf(xlsx)).toEqual([[1, 'Plate']])
})

test('a day without a time and a number that is no date are read as spreadsheets show them', async () => {
  const row =
    '<row r="1"><c r="A1" t="d"><v>2027-12-31</v></c><c r="B1" t="d"><v>2027-12-31T00:00:00</v></c><c r="C1" s="1"><v>1e308</v></c></row>'
  expect(await rowsOf(withDayFormat(row))).toEqual([[1, '2027-12-31', '2027-12-31', '####']])
})

test('a formula counts as its stored result, and one without a result as blank', async () => {
  const row =
    '<row r="3"><c r="B3"><f>1+1</f><v>2</v></c><c r="C3"><f>A1</f></c><c r="D3" t="str"><f>A1</f><v>a</v></c></row>'
  expect(await rowsOf(xlsxOf(row))).toEqual([[3, '', '2', '', 'a']])
})

test.each([
  ['a byte order mark', '\ufeffname,city\r\nPune,"a,b"\r\n'],
  ['semicolons', 'name;city\nPune;a,b\n'],
  ['tabs', 'name\tcity\nPune\ta,b'],
])('a CSV file with %s is read', async (_, text) => {
  expect(await rowsOf(Buffer.from(text))).toEqual([
    [1, 'name', 'city'],
    [2, 'Pune', 'a,b'],
  ])
})

test('a row keeps its number after blank rows and breaks of lines within a cell', async () => {
  expect(await rowsOf(Buffer.from('a,b\n\n"1\n2",3\n,\n4,5'))).toEqual([
    [1, 'a', 'b'],
    [3, '1\n2', '3'],
    [5, '4', '5'],
  ])
})

test('empty rows and blank cells to the last column count for nothing', async () => {
  expect(await rowsOf(emptyRows(breadth(200_000, 1_000_000)))).toEqual([
    [1, 'name'],
    [2, 'Pune'],
  ])
  expect(await rowsOf(xlsxOf('<row r="1"><c r="A1"><v>1</v></c><c r="XFD1"/></row>'))).toEqual([[1, '1']])
})

test('entities of a sheet are not replaced', async () => {
  expect(await rowsOf(sheetOfEntities())).toEqual([[1, '&a8;']])
})

test('10,000 rows of many columns are read', async () => {
  const row = Array.from({ length: breadth(20, 80) }, (_, n) => `<c t="inlineStr"><is><t>value ${n}</t></is></c>`).join(
    '',
  )
  expect(await read(xlsxOf(`<row>${row}</row>`.repeat(10_001)))).toMatchObject({ count: 10_001 })
})

test.each(refusedSheets)('%s is refused', async (_, fault, make) => {
  const bytes = make()
  expect(bytes.length).toBeLessThan(bounds.upload.bytes)
  const answer = await read(bytes)
  expect('fault' in answer && answer.fault).toBe(fault)
  expect(
    await rowsOf(
      xlsxOf('', { 'xl/worksheets/sheet1.xml': strToU8('<sheetData><row><c><v>1</v></c></row></sheetData>') }),
    ),
  ).toEqual([[1, '1']])
})

test.each([
  ['UTF-16', Buffer.from('\ufeffname,city\nPune,x', 'utf16le'), false],
  ['UTF-16 without a mark', Buffer.from('name,city\nPune,x', 'utf16le'), false],
  ['Windows-1252', Buffer.from('name,city\nPune,x\u00e9', 'latin1'), true],
])('a CSV file in %s is read, and a guess is told', async (_, bytes, isGuessed) => {
  const answer = await read(bytes)
  expect(answer).toMatchObject({ isGuessed })
  expect('rows' in answer && answer.rows.at(-1)?.cells).toEqual(['Pune', isGuessed ? 'xé' : 'x'])
})

test('the sign that separates cells is found below titles, and may be named', async () => {
  const titled = 'Account, of Ravi\nAddress: 1, 2, 3\n\nDate;Narration;Amount\n1;a, b;2,50\n2;c;3'
  expect(((await rowsOf(Buffer.from(titled))) as unknown[][]).at(-2)).toEqual([5, '1', 'a, b', '2,50'])
  expect(await rowsOf(Buffer.from('sep=|\na|b,c\n'))).toEqual([[2, 'a', 'b,c']])
})

test('pages and XML workbooks under the name of a workbook are read with cells that span', async () => {
  const page =
    '<html><title>x</title><table><tr><td colspan=2>Bank</td></tr></table><table><tr><th>Day</th><th>Narration</th></tr>' +
    '<tr><td rowspan=2>1</td><td>a &amp; b<br>c</td></tr><tr><td>d</td></tr></table>'
  expect(await rowsOf(Buffer.from(page))).toEqual([
    [1, 'Bank'],
    [2, 'Day', 'Narration'],
    [3, '1', 'a & b c'],
    [4, '1', 'd'],
  ])
  const workbook =
    '<?xml version="1.0"?><Workbook xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="2026"><Table>' +
    '<Row><Cell><Data ss:Type="String">Plate</Data></Cell><Cell ss:Index="3"><Data>City</Data></Cell></Row>' +
    '<Row ss:Index="4"><Cell><Data>MH12</Data></Cell></Row></Table></Worksheet></Workbook>'
  const answer = await read(Buffer.from(workbook))
  expect(answer).toMatchObject({ sheets: [{ name: '2026', count: 2 }] })
  expect('rows' in answer && answer.rows).toEqual([
    { row: 1, cells: ['Plate', '', 'City'] },
    { row: 4, cells: ['MH12'] },
  ])
})

test('merged cells give their value to each row, a long number is cut, and hidden parts are told', async () => {
  const cells = (row: number, ...texts: string[]) =>
    `<row r="${row}"${row === 3 ? ' hidden="1"' : ''}>${texts.map((text, at) => (text ? `<c r="${'ABC'[at]}${row}" t="inlineStr"><is><t>${text}</t></is></c>` : '')).join('')}</row>`
  const sheet = `<worksheet><sheetData>${cells(1, 'Dealer', 'Plate')}${cells(2, 'Shah', 'MH1')}${cells(3, '', 'MH2')}<row r="4"><c r="B4"><v>12345678901234567</v></c></row></sheetData><mergeCells count="2"><mergeCell ref="A2:A3"/><mergeCell ref="B1:C1"/></mergeCells></worksheet>`
  const answer = await read(xlsxOf('', { 'xl/worksheets/sheet1.xml': strToU8(sheet) }))
  expect(answer).toMatchObject({ sheets: [{ hasHidden: true }] })
  expect('rows' in answer && answer.rows).toEqual([
    { row: 1, cells: ['Dealer', 'Plate'], wide: [2] },
    { row: 2, cells: ['Shah', 'MH1'] },
    { row: 3, cells: ['Shah', 'MH2'] },
    { row: 4, cells: ['', '1.23457E+16'] },
  ])
})
