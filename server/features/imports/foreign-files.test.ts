import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { clientEndpoints } from '#contract/clients/client.ts'
import { exportEndpoints, exportFormats } from '#contract/exports/export.ts'
import { importEndpoints as calls } from '#contract/imports/import.ts'
import type { ImportKind } from '#contract/imports/import-columns.ts'
import { t } from '#contract/texts.ts'
import { vehicleEndpoints } from '#contract/vehicles/vehicle.ts'
import { requireFile, requireSuccess } from '#test/caller.ts'
import { officeOfFileForYears } from '#test/office.ts'
import { formWith } from '#test/upload-form.ts'

/* Registers as offices keep them, which are brought in as they are. */

const { office, admin } = await officeOfFileForYears()

const text = (...lines: string[]) => Buffer.from(lines.join('\n'))
const workbook = async (...sheets: { name?: string; rows: (string | number | null)[][]; merges?: object[] }[]) =>
  Buffer.from(await writeXlsx({ sheets: sheets.map(({ name = 'Sheet', ...sheet }) => ({ name, ...sheet })) as never }))
const form = (bytes: Buffer, fields: Record<string, string>) => formWith(bytes, 'register', 'text/plain', fields)

/** Checks a file with what its columns are suggested to mean. */
async function bring(bytes: Buffer, choices: Record<string, string> = {}, kind: ImportKind = 'vehicles') {
  const asked = { as: admin, params: { kind } }
  const table = await office.ok(calls.columns, { ...asked, ...form(bytes, choices) })
  const mapping = Object.fromEntries(table.columns.map(({ header, column }) => [header, column]))
  const fields = { ...choices, mapping: JSON.stringify(mapping) }
  return office.ok(calls.check, { ...asked, ...form(bytes, fields) })
}
const commit = (id: string, body = {}) => office.ok(calls.commit, { as: admin, params: { id }, body })
const vehicle = (plate: string) => office.ok(vehicleEndpoints.details, { as: admin, params: { plate } })

test('titles above the headings, serial numbers and sums are no rows', async () => {
  const file = await workbook({
    rows: [
      ['SAMPLE RTO SERVICES - VEHICLE REGISTER 2026-27'],
      ['As on 28/11/2026'],
      ['Sr No', 'Vehicle No', 'Owner Name', 'Insurance', 'PUC'],
      [null, 'APRIL 2026'],
      ['1', 'MH12FA2701', 'SUNITA SAMPLE', '29/05/2027', '14/02/2027'],
      ['2', 'MH12FA2702', 'ANIL SAMPLE', '30/05/2027', '15/02/2027'],
      [null, 'TOTAL 2'],
      ['Prepared by: Kiran Sample'],
    ],
  })
  const read = await bring(file)
  expect(read).toMatchObject({ rows: 2, good: 2, bad: 0, headingRow: 3, sheets: ['Sheet'] })
  expect(read.doubtful.map(({ row, why }) => [row, why])).toEqual([
    [4, 'section'],
    [7, 'sum'],
    [8, 'note'],
  ])
  expect(read.notices).toEqual([t.tables('headingsBelow', { row: 3 }), t.tables('doubtfulRows', { count: 3 })])
  // A row that a person takes is judged as any other.
  expect(await bring(file, { takeRows: '[4]' })).toMatchObject({ rows: 3, bad: 1 })
})

test('days in every spelling are read, and what never ends has none', async () => {
  const read = await bring(
    text(
      'Registration No,Owner Name,Chasi No,Engine No,Fitness Upto,Insurance Upto,PUCC Upto,MV Tax Upto,Permit Valid Upto',
      'MH12FA2301,SUNITA SAMPLE,MA3EWDE1S00000231,K12MN0000231,11-Jun-2033,29-May-27,46432,LTT,',
      'MH12FA2302,ANIL SAMPLE,MA3EWDE1S00000232,K12MN0000232,२९/०५/२०३०,01-DEC-2026,15.1.27,Life Time,NA',
    ),
  )
  expect(read).toMatchObject({ rows: 2, good: 2 })
  await commit(read.id)
  expect((await vehicle('MH12FA2301')).expiries).toEqual({
    ...{ PUC: '2027-02-14', INSURANCE: '2027-05-29', FITNESS: '2033-06-11', TAX: null, PERMIT: null },
  })
  expect((await vehicle('MH12FA2302')).expiries).toEqual({
    ...{ PUC: '2027-01-15', INSURANCE: '2026-12-01', FITNESS: '2030-05-29', TAX: null, PERMIT: null },
  })
})

test('days that can be meant with the month first are asked for', async () => {
  const file = text('Vehicle No,Insurance', 'MH12FA1901,11/5/2026', 'MH12FA1902,11/25/2026')
  const asked = await office.call(calls.check, { as: admin, params: { kind: 'vehicles' }, ...form(file, {}) })
  expect([asked.status, asked.errors.fields]).toEqual([400, { dates: t.tables('whichOrder') }])
  expect(asked.errors).toMatchObject({ choices: { dates: ['dayFirst', 'monthFirst'] } })
  const read = await bring(file, { dates: 'monthFirst' })
  expect(read.sample.map(({ insuranceExpiry }) => insuranceExpiry)).toEqual(['2026-11-05', '2026-11-25'])
})

test('a workbook of several sheets is asked for, and all of them are one table', async () => {
  const sheet = (name: string, plate: string, day: string) => ({
    name,
    rows: [
      ['Vehicle No', 'Owner Name', 'Insurance'],
      [plate, 'ANIL SAMPLE', day],
    ],
  })
  const file = await workbook(sheet('2025', 'MH12FA3302', '29/05/2026'), sheet('2026', 'MH12FA3303', '29/05/2027'))
  const asked = await office.call(calls.columns, { as: admin, params: { kind: 'vehicles' }, ...form(file, {}) })
  expect(asked.errors).toMatchObject({
    fields: { sheet: t.tables('whichSheet') },
    choices: { sheet: ['2025', '2026', '*'] },
  })
  expect((await bring(file, { sheet: '2026' })).sample).toEqual([
    { vehicleNo: 'MH12FA3303', ownerName: 'ANIL SAMPLE', insuranceExpiry: '29/05/2027' },
  ])
  expect(await bring(file, { sheet: '*' })).toMatchObject({ rows: 2, good: 2 })
  const none = await office.call(calls.columns, {
    as: admin,
    params: { kind: 'vehicles' },
    ...form(file, { sheet: '2024' }),
  })
  expect([none.status, none.message]).toEqual([400, t.tables('noSheet', { name: '2024' })])
})

test('two rows of headings, merged cells and two columns of one name are read', async () => {
  const rows = [
    ['Vehicle No', 'Owner Name', 'Insurance', null, 'Mobile', 'Dealer', 'Mobile'],
    [null, null, 'From', 'To', null, null, null],
    ['MH12FA3201', 'SUNITA SAMPLE', '30/05/2026', '29/05/2027', '9822000311', 'Shah Sample Auto', '9822000399'],
    ['MH12FA3202', 'ANIL SAMPLE', '31/05/2026', '30/05/2027', '9822000312', null, '9822000399'],
  ]
  const merges = [
    { startRow: 0, endRow: 0, startCol: 2, endCol: 3 },
    { startRow: 2, endRow: 3, startCol: 5, endCol: 5 },
  ]
  const read = await bring(await workbook({ rows, merges }))
  expect(read.sample).toEqual([
    {
      ...{ vehicleNo: 'MH12FA3201', ownerName: 'SUNITA SAMPLE', insuranceExpiry: '29/05/2027' },
      ...{ phoneNo: '9822000311', firmName: 'Shah Sample Auto' },
    },
    {
      ...{ vehicleNo: 'MH12FA3202', ownerName: 'ANIL SAMPLE', insuranceExpiry: '30/05/2027' },
      ...{ phoneNo: '9822000312', firmName: 'Shah Sample Auto' },
    },
  ])
})

test('a cell that cannot be read costs no row', async () => {
  const read = await bring(
    text(
      'Vehicle No,Owner Name,Mobile,Chassis No,Insurance',
      'MH12FA3501,A SAMPLE,9.82201E+09,MA3EWDE1S00000341,29/05/2027',
      'MH12FA3502,B SAMPLE,9822000353/9850000353,1.23457E+16,29/05/2027',
      'MH12FA3505,-,9822000356,,29/05/2027',
      'MH12FA3503,C SAMPLE,020-25431234,MA3EWDE1S00000342,next year',
      'MH12FA3504,D SAMPLE,0091 98220 00355,MA3EWDE1S00000343,-',
    ),
  )
  expect(read).toMatchObject({ rows: 5, good: 2, bad: 3, withoutCells: 3 })
  expect(read.errors.map(({ row, field, isOptional }) => [row, field, isOptional])).toEqual([
    [2, 'phoneNo', true],
    [3, 'chassisNo', true],
    [5, 'phoneNo', true],
    [5, 'insuranceExpiry', true],
  ])
  expect(await commit(read.id, { withoutCells: true })).toEqual({ made: 5, skipped: 0 })
  expect(await vehicle('MH12FA3502')).toMatchObject({
    owner: { name: 'B SAMPLE', phoneNo: '9822000353' },
    note: 'Phone No: 9850000353',
  })
  expect(await vehicle('MH12FA3505')).toMatchObject({ owner: null, note: 'Phone No: 9822000356' })
})

test('an undo gives a vehicle the note that it had, if nobody has changed it since', async () => {
  await commit((await bring(text('Vehicle No,Note', 'MH12FA3511,Calls after six', 'MH12FA3512,Calls at noon'))).id)
  const again = await bring(
    text('Vehicle No,Owner Name,Mobile,Note', 'MH12FA3511,A,9822000353 / 9850000353,', 'MH12FA3512,B,,Never calls'),
  )
  await commit(again.id)
  const changed = await vehicle('MH12FA3512')
  await office.call(vehicleEndpoints.edit, { as: admin, params: { id: changed.id }, body: { note: 'Moved' } })
  expect((await vehicle('MH12FA3511')).note).toBe('Calls after six\nPhone No: 9850000353')
  await office.ok(calls.undo, { as: admin, params: { id: again.id } })
  expect((await vehicle('MH12FA3511')).note).toBe('Calls after six')
  expect((await vehicle('MH12FA3512')).note).toBe('Moved')
})

test('a vehicle in several rows is one, with the newest date of each paper', async () => {
  const read = await bring(
    text(
      'Date of work,Vehicle No,Owner Name,Insurance,PUC',
      '01/04/2025,MH12FA4301,SUNITA SAMPLE,29/05/2026,',
      '12/08/2025,MH 12 FA 4301,SUNITA SAMPLE,,14/02/2026',
      '02/06/2026,MH12FA4301,SUNITA SAMPLE,29/05/2027,',
      '14/08/2026,MH12FA4301,SUNITA SAMPLE,,14/02/2027',
    ),
  )
  expect(read).toMatchObject({ rows: 1, good: 1, notices: [t.imports('mergedVehicles', { rows: 4, vehicles: 1 })] })
  expect(read.sample).toMatchObject([{ insuranceExpiry: '29/05/2027', pucExpiry: '14/02/2027' }])
})

test('what the rows of a vehicle say differently is doubtful, and their dates are taken', async () => {
  const read = await bring(
    text(
      'Vehicle No,Owner Name,Chassis No,Insurance',
      'MH12FA4311,SUNITA SAMPLE,CH4311,29/05/2026',
      'MH12FA4311,Sunita  Sample,,29/05/2027',
      'MH12FA4311,ANIL SAMPLE,CH4311,29/05/2028',
      'MH12FA4311,SUNITA SAMPLE,CH4311,29/05/2028',
    ),
  )
  expect(read).toMatchObject({
    rows: 2,
    bad: 2,
    withoutCells: 1,
    notices: [t.imports('mergedVehicles', { rows: 3, vehicles: 1 })],
  })
  expect(read.errors).toEqual([
    { row: 2, field: 'ownerName', message: t.imports('differs', { row: 2, other: 4 }), isOptional: true },
    { row: 5, field: 'vehicleNo', message: t.imports('repeatsVehicle', { row: 2 }) },
  ])
  const corrections = [{ row: 2, values: { ownerName: 'ANIL SAMPLE' } }]
  const corrected = await office.call(calls.correct, { as: admin, params: { id: read.id }, body: { corrections } })
  expect(requireSuccess(corrected).data.errors.map(({ row }) => row)).toEqual([5])
  await commit(read.id, { skipBad: true })
  expect(await vehicle('MH12FA4311')).toMatchObject({
    owner: { name: 'ANIL SAMPLE' },
    expiries: { INSURANCE: '2028-05-29' },
  })
})

test.each(exportFormats)('a list that was exported as %s and is brought again changes nothing', async (format) => {
  const plates = ['MH12FB4401', 'MH12FB4402']
  const register = text(
    'Vehicle No,Chassis No,Engine No,Dealer,Owner Name,Mobile,PUC,Insurance,Fitness,Road tax,Permit,Note',
    'MH12FB4401,00123456789012345,000123,+91 Sample Auto,=SUM(A1),9822000701,14/02/2027,29/05/2027,,LTT,,- calls late',
    'MH12FB4402,12345678901234567,98765432109876,-5 Star Cars,Ravi,9822000702,,29/05/2027,01/01/2028,,31/12/2029,',
  )
  const first = await bring(register)
  expect(first.errors).toEqual([])
  await commit(first.id)
  const before = await Promise.all(plates.map(vehicle))
  const query = { search: 'MH12FB44', format }
  const file = requireFile(await office.call(exportEndpoints.vehicles, { as: admin, query }))
  const data = await office.ok(calls.columns, { as: admin, params: { kind: 'vehicles' }, ...form(file, {}) })
  expect(data.columns.filter(({ column }) => column === null).map(({ header }) => header)).toEqual([
    t.vehicles('openCases'),
    t.vehicles('lastCase'),
  ])
  const again = await bring(file)
  expect(again).toMatchObject({ rows: 2, good: 2 })
  await commit(again.id)
  expect(await Promise.all(plates.map(vehicle))).toMatchObject(
    before.map(({ owner, note, expiries, chassisNo, engineNo, firmName }) => ({
      ...{ owner, note, expiries, chassisNo, engineNo, firmName },
    })),
  )
})

test('a mark in another spelling is the same vehicle', async () => {
  const first = await bring(text('Vehicle No,Owner Name,Insurance', 'MH 12 A 45,SUNITA SAMPLE,29/05/2027'))
  expect(await commit(first.id)).toEqual({ made: 1, skipped: 0 })
  const second = await bring(text('Vehicle No,PUC', 'MH12A0045,14/02/2027', 'MH१२A००४५,15/02/2027'))
  await commit(second.id)
  const { rows } = await office.database.pool.query(
    "select count(*)::int as n from vehicles where plate_key = 'MH12A0045'",
  )
  expect(rows).toEqual([{ n: 1 }])
})

test('states are known by old and short names, codes and numbers', async () => {
  const line = (n: number, state: string, pin = '411005') =>
    `A,Sample,a45${n}@example.com,982200045${n}${n === 0 ? ' / 9850000450' : ''},Sample 45${n} Motors,Shop 1,Main Road,Pune,${state},${pin}`
  const read = await bring(
    text(
      'First Name,Last Name,Email,Mobile,Firm Name,Address 1,Address 2,City,State,Pincode',
      ...['Jammu & Kashmir', 'Orissa', 'MH', 'Chattisgarh', 'Pondicherry', 'Daman & Diu', '27-Maharashtra'].map(
        (state, n) => line(n, state, n === 2 ? '411 005' : n === 6 ? '411005.0' : undefined),
      ),
    ),
    {},
    'clients',
  )
  expect(read.errors).toEqual([])
  expect(read.notices).toEqual([t.imports('otherPhones', { cells: 1 })])
  await commit(read.id)
  const clients = requireSuccess(
    await office.call(clientEndpoints.all, { as: admin, query: { search: 'Sample 45' } } as never),
  )
  expect(JSON.stringify(clients.data)).toContain('Dadra and Nagar Haveli and Daman and Diu')
})

test('a heading that can be that of several columns suggests none', async () => {
  const file = form(text('Date,Validity,Vehicle No,Insurance', '01/04/2026,12 months,MH12FA9101,29/05/2027'), {})
  const { columns } = await office.ok(calls.columns, { as: admin, params: { kind: 'vehicles' }, ...file })
  expect(columns.map(({ column }) => column)).toEqual([null, null, 'vehicleNo', 'insuranceExpiry'])
})

test('what a heading means is remembered for the next file with the same headings', async () => {
  const file = text('Gadi,Malik,Insurance', 'MH12FA9001,ANIL,29/05/2027')
  const asked = { as: admin, params: { kind: 'vehicles' as const } }
  const fields = {
    headingRow: '1',
    mapping: JSON.stringify({ Gadi: 'vehicleNo', Malik: 'ownerName', Insurance: null }),
  }
  await office.ok(calls.check, { ...asked, ...form(file, fields) })
  const { columns } = await office.ok(calls.columns, { ...asked, ...form(file, { headingRow: '1' }) })
  expect(columns.map(({ column }) => column)).toEqual(['vehicleNo', 'ownerName', null])
})
