import fc from 'fast-check'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { expiryTypes } from '#contract/cases/case-fields.ts'
import { expiryFields } from '#contract/cases/case-list-fields.ts'
import { importColumns } from '#contract/imports/import-columns.ts'
import { readCell } from '#contract/imports/read-cell.ts'
import { findTable, type SheetRow } from '#contract/tables/find-table.ts'
import { openSheets } from '#server/adapters/sheet/open-sheets.ts'
import { bounds } from '#server/context/bounds.ts'
import { breadth } from '#test/breadth.ts'
import { columnsOfImport, isHeading, rowsOfTable } from './table-of-import.ts'

/* Registers as offices keep them, with a known truth: what was written is read, and nothing else. */

const columns = importColumns('vehicles')
const headings: Readonly<Record<string, readonly string[]>> = {
  vehicleNo: ['Vehicle No', 'Regn. No.', 'VEHICLE NUMBER', 'गाडी क्रमांक', 'Reg No'],
  ownerName: ['Owner Name', "Owner's Name", 'Customer Name', 'मालकाचे नाव', 'PARTY NAME'],
  phoneNo: ['Mobile', 'Mobile No.', 'Contact No', 'मोबाईल'],
  chassisNo: ['Chassis No', 'Chasi No', 'CHASSIS NUMBER'],
  insuranceExpiry: ['Insurance', 'Insurance Upto', 'INS. EXP', 'Insurance Expiry Date', 'विमा'],
  pucExpiry: ['PUC', 'PUCC Upto', 'Pollution valid till'],
  taxExpiry: ['Road tax', 'MV Tax Upto', 'Tax Valid Upto'],
}
const days = new Set<string>(expiryTypes.map((type) => expiryFields[type]))

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const devanagari = (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)))
/** How a day is written; the argument is YYYY, MM and DD. */
const spellings: readonly ((parts: readonly [string, string, string]) => string)[] = [
  ([y, m, d]) => `${d}/${m}/${y}`,
  ([y, m, d]) => `${Number(d)}-${Number(m)}-${y.slice(2)}`,
  ([y, m, d]) => `${d}.${m}.${y}`,
  ([y, m, d]) => `${d}-${MONTHS[Number(m) - 1]}-${y}`,
  ([y, m, d]) => `${Number(d)} ${MONTHS[Number(m) - 1]?.toUpperCase()} ${y.slice(2)}`,
  ([y, m, d]) => `${y}/${m}/${d}`,
  ([y, m, d]) => `${y}-${m}-${d} 00:00:00`,
  ([y, m, d]) => devanagari(`${d}/${m}/${y}`),
]
const phones: readonly ((phone: string) => string)[] = [
  (phone) => phone,
  (phone) => `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`,
  (phone) => `0${phone}`,
  (phone) => `${phone}.0`,
  (phone) => devanagari(phone),
]
const nothing = ['', '-', 'NA', 'N.A.', 'LTT']

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2049-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const row = fc.record({
  ownerName: fc.constantFrom('SUNITA SAMPLE', 'Anil, Sample & Sons', 'सुनीता नमुना', 'D"Souza'),
  phoneNo: fc.option(fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }).map(String)),
  chassisNo: fc.option(fc.stringMatching(/^MA3[A-Z]{4}[0-9]{10}$/)),
  insuranceExpiry: fc.option(day),
  pucExpiry: fc.option(day),
  taxExpiry: fc.option(day),
  /** What stands around the row. */
  noise: fc.constantFrom('', '', '', 'section', 'headings', 'blank'),
})
const names = ['ownerName', 'phoneNo', 'chassisNo', 'insuranceExpiry', 'pucExpiry', 'taxExpiry'] as const

const registers = fc.record({
  order: fc.shuffledSubarray([...names], { minLength: 2 }),
  serial: fc.boolean(),
  title: fc.constantFrom([], [['REGISTER OF VEHICLES 2026-27']], [['As on 28/11/2026'], ['Address', 'Shop 4', 'Pune']]),
  total: fc.boolean(),
  word: fc.nat(),
  spelling: fc.nat(),
  phone: fc.nat(),
  none: fc.nat(),
  file: fc.constantFrom('xlsx', ',', ';', '\t', 'utf16') satisfies fc.Arbitrary<string>,
  rows: fc.array(row, { minLength: 2, maxLength: 8 }),
})
type Register = typeof registers extends fc.Arbitrary<infer R> ? R : never

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

/** Returns the cells of a register, and what each of its rows says. */
function cellsOf({ order, serial, title, total, word, spelling, phone, none, rows }: Register) {
  const named = ['vehicleNo', ...order]
  const head = [...(serial ? ['Sr No'] : []), ...named.map((name) => pick(headings[name] ?? [], word))]
  const truth = rows.map((one, at) => ({
    vehicleNo: `MH12FA${1000 + at}`,
    ...Object.fromEntries(order.flatMap((name) => (one[name] === null ? [] : [[name, one[name]]]))),
  }))
  const write = (name: string, value: string | undefined) => {
    if (value === undefined)
      return name === 'ownerName' ? '' : pick(name === 'taxExpiry' ? nothing : nothing.slice(0, 4), none)
    if (days.has(name)) return pick(spellings, spelling)(value.split('-') as [string, string, string])
    return name === 'phoneNo' ? pick(phones, phone)(value) : value
  }
  const body = rows.flatMap(({ noise }, at) => {
    const said: Record<string, string> = truth[at] ?? { vehicleNo: '' }
    const cells = [...(serial ? [String(at + 1)] : []), ...named.map((name) => write(name, said[name]))]
    const before = { section: [['APRIL 2026']], headings: [head], blank: [[]], '': [] }[noise]
    return [...before, cells]
  })
  return { truth, cells: [...title, head, ...body, ...(total ? [[`TOTAL ${rows.length}`]] : [])] }
}

async function bytesOf({ file }: Register, cells: readonly (readonly string[])[]): Promise<Buffer> {
  if (file === 'xlsx')
    return Buffer.from(await writeXlsx({ sheets: [{ name: 'Register', rows: cells.map((line) => [...line]) }] }))
  const separator = file === 'utf16' ? '\t' : file
  const text = cells
    .map((line) =>
      line.map((cell) => (/[",;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(separator),
    )
    .join('\r\n')
  return file === 'utf16' ? Buffer.from(`\ufeff${text}`, 'utf16le') : Buffer.from(text)
}

test('a register is read as it was written, whatever its headings, days, format and noise', async () => {
  await fc.assert(
    fc.asyncProperty(registers, async (register) => {
      const { truth, cells } = cellsOf(register)
      const { sheets } = openSheets(await bytesOf(register, cells), bounds.sheet)
      const rows: SheetRow[] = []
      for await (const one of sheets[0]?.rows() ?? []) if (one.cells.some(Boolean)) rows.push(one)
      const found = findTable(rows, isHeading(columns))
      if (!found) throw new Error('no table')
      const facts = { sheets: [''], headingRow: 1, notices: [], doubtful: [] }
      const table = { columns: found.columns, rows: found.rows.map((one) => ({ ...one, isMoved: false })), facts }
      const mapping = Object.fromEntries(
        columnsOfImport(table, columns).columns.map(({ header, column }) => [header, column]),
      )
      const read = rowsOfTable(table, columns, { mapping }).rows.map((one) =>
        Object.fromEntries(
          Object.entries(one.cells).flatMap(([name, text]) => {
            const column = columns.find((each) => each.name === name)
            const value = column && readCell(column, text)
            return value === undefined ? [] : [[name, value]]
          }),
        ),
      )
      expect(read).toEqual(truth)
    }),
    { numRuns: breadth(200, 3_000), seed: 2026 },
  )
})
