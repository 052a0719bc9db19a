import { expect, test } from 'vitest'
import { findTable, type SheetRow } from './find-table.ts'

const known = new Set(['vehicle no', 'owner name', 'insurance', 'puc', 'mobile', 'dealer', 'insurance to', 'puc to'])
const isKnown = (heading: string) => known.has(heading.toLowerCase())

/** Rows of a sheet from lines; blank lines are no rows. */
const sheet = (...lines: string[]): SheetRow[] =>
  lines.flatMap((line, at) => (line ? [{ row: at + 1, cells: line.split('|').map((cell) => cell.trim()) }] : []))

const find = (...lines: string[]) => findTable(sheet(...lines), isKnown)

test('headings are found below titles, blank rows and preambles', () => {
  const table = find(
    'SAMPLE RTO SERVICES - VEHICLE REGISTER 2026-27',
    'As on 28/11/2026',
    'Address:|SHOP 4|KARVE ROAD|PUNE|411038|x',
    '',
    'Sr No|Vehicle No|Owner Name|Insurance|PUC',
    '1|MH12FA2701|SUNITA SAMPLE|29/05/2027|14/02/2027',
  )
  expect(table).toMatchObject({ headings: { from: 5, to: 5 }, doubtful: [], beside: [] })
  expect(table?.columns.map(({ heading }) => heading)).toEqual([
    'Sr No',
    'Vehicle No',
    'Owner Name',
    'Insurance',
    'PUC',
  ])
  expect(table?.rows).toEqual([{ row: 6, cells: ['1', 'MH12FA2701', 'SUNITA SAMPLE', '29/05/2027', '14/02/2027'] }])
})

test('two rows of headings are one, where the upper one spans', () => {
  const [first, second, third] = sheet(
    'Vehicle No|Owner Name|Insurance||PUC|',
    '||From|To|From|To',
    'MH12FA3201|SUNITA SAMPLE|30/05/2026|29/05/2027|15/08/2026|14/02/2027',
  ) as [SheetRow, SheetRow, SheetRow]
  const headings = ['Vehicle No', 'Owner Name', 'Insurance From', 'Insurance To', 'PUC From', 'PUC To']
  const merged = [
    { ...first, wide: [3, 5] },
    { ...second, cells: ['Vehicle No', 'Owner Name', ...second.cells.slice(2)] },
    third,
  ]
  for (const rows of [[first, second, third], merged]) {
    const table = findTable(rows, isKnown)
    expect(table?.columns.map(({ heading }) => heading)).toEqual(headings)
    expect(table?.headings).toEqual({ from: 1, to: 2 })
    expect(table?.rows.map(({ row }) => row)).toEqual([3])
  }
})

test('a row of data is no second row of headings', () => {
  const table = find('Vehicle No|Owner Name|Dealer', 'MH12FA1|SUNITA|', 'MH12FA2|ANIL|SHAH MOTORS')
  expect(table?.rows.map(({ row }) => row)).toEqual([2, 3])
  const names = find('Owner Name|Dealer||Mobile', 'SUNITA|SHAH MOTORS|x|98', 'ANIL|SHAH|y|97')
  expect(names?.rows).toHaveLength(2)
})

test('headings that are repeated on each page are no rows', () => {
  const table = find('Vehicle No|Owner Name|PUC', 'MH1|A|1/1/2027', 'Vehicle No|Owner Name|PUC', 'MH2|B|1/1/2027')
  expect(table?.rows.map(({ row }) => row)).toEqual([2, 4])
  expect(table?.repeated).toEqual([3])
})

test('sums, headings of sections, signatures and notes are doubtful', () => {
  const table = find(
    'Vehicle No|Owner Name|Insurance|PUC',
    'APRIL 2026',
    'MH12FA2801|SUNITA SAMPLE|29/05/2027|14/02/2027',
    'TOTAL 2',
    '|Grand Total|2|',
    'Prepared by: Kiran Sample',
    'एकूण|2||',
    '*Subject to verification',
  )
  expect(table?.rows.map(({ row }) => row)).toEqual([3])
  expect(table?.doubtful.map(({ row, why }) => [row, why])).toEqual([
    [2, 'section'],
    [4, 'sum'],
    [5, 'sum'],
    [6, 'note'],
    [7, 'sum'],
    [8, 'note'],
  ])
})

test('what stands beside a table is told, and a column without a heading', () => {
  const table = find('Vehicle No|Owner Name|Insurance', 'MH1|A|29/05/2027', 'MH2|B|30/05/2027||call again in Jan')
  expect(table?.rows.map(({ cells }) => cells)).toEqual([
    ['MH1', 'A', '29/05/2027'],
    ['MH2', 'B', '30/05/2027'],
  ])
  expect(table?.beside).toEqual([{ at: 4, count: 1 }])
})

test('two columns of one heading are two', () => {
  const table = find('Vehicle No|Mobile|Dealer|MOBILE', 'MH1|98|SHAH|97')
  expect(table?.columns.map(({ heading }) => heading)).toEqual(['Vehicle No', 'Mobile', 'Dealer', 'MOBILE (2)'])
})

test('a list of one column has its heading in its first row', () => {
  const table = find('Dealer', 'SHAH MOTORS', 'KULKARNI MOTORS')
  expect(table?.rows.map(({ cells }) => cells[0])).toEqual(['SHAH MOTORS', 'KULKARNI MOTORS'])
  expect(table?.doubtful).toEqual([])
})

test('unknown headings are the first row of words that is as wide as the table', () => {
  const table = find(
    'Register of 2026',
    'Gadi|Malik|Bima|Dhuan',
    'MH1|A|29/05/2027|1/1/2027',
    'MH2|B|29/05/2027|1/1/2027',
  )
  expect(table?.headings.from).toBe(2)
})

test('a person chooses the row of the headings', () => {
  const rows = sheet('Vehicle No|Owner Name', 'Gadi|Malik', 'MH1|A')
  expect(findTable(rows, isKnown, 2)?.columns.map(({ heading }) => heading)).toEqual(['Gadi', 'Malik'])
  expect(findTable(rows, isKnown, 9)).toBeNull()
})
