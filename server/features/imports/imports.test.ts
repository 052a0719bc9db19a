import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { clientEndpoints } from '#contract/clients/client.ts'
import { DAY } from '#contract/durations.ts'
import { importEndpoints as calls } from '#contract/imports/import.ts'
import { importColumns, importKinds } from '#contract/imports/import-columns.ts'
import { referenceEndpoints } from '#contract/reference/reference.ts'
import { t } from '#contract/texts.ts'
import { cleanUp } from '#server/jobs/cleanup.ts'
import { requireFile, requireSuccess } from '#test/caller.ts'
import { refusedSheets } from '#test/hostile-sheets.ts'
import { csv, importsOf } from '#test/import-sheets.ts'
import { officeOfFileForYears } from '#test/office.ts'
import { readExport } from '#test/read-export.ts'
import { formWith } from '#test/upload-form.ts'

const { office, admin } = await officeOfFileForYears()

const { send, check, commit, undo } = importsOf(office, admin)
const entries = () => office.ok(calls.all, { as: admin })
const client = await office.client()
await office.rto()

test('a list is checked, written once, and taken back within an hour', async () => {
  const checked = await check('rtos', 'rto code,City', 'mh-91,Pune', 'MH91,Nashik', ',Thane', 'MH-92,Thane')
  expect(checked).toEqual({
    id: checked.id,
    rows: 4,
    good: 2,
    bad: 2,
    errors: [
      { row: 3, field: 'rtoCode', message: t.imports('repeatsRow', { row: 2 }) },
      { row: 4, field: 'rtoCode', message: t.general('isRequired', { label: t.fields('rtoCode') }) },
    ],
    sample: [
      { rtoCode: 'mh-91', city: 'Pune' },
      { rtoCode: 'MH91', city: 'Nashik' },
      { city: 'Thane' },
      { rtoCode: 'MH-92', city: 'Thane' },
    ],
    ...{ withoutCells: 0, sheets: [''], headingRow: 1, notices: [], doubtful: [] },
  })
  const codes = async () =>
    (await office.ok(referenceEndpoints.allRtos, { as: admin, query: { search: 'MH-9' } })).map(
      ({ rtoCode }) => rtoCode,
    )
  expect(await codes()).toEqual([])
  const refused = await commit(checked.id)
  expect([refused.status, refused.message]).toEqual([409, t.imports('hasBadRows')])
  expect(requireSuccess(await commit(checked.id, true)).data).toEqual({ made: 2, skipped: 2 })
  expect(await codes()).toEqual(['MH-91', 'MH-92'])
  const again = await commit(checked.id, true)
  expect([again.status, again.message]).toEqual([409, t.imports('alreadyDone')])
  expect((await entries())[0]).toMatchObject({ id: checked.id, state: 'done', made: 2, skipped: 2, progress: null })
  expect(requireSuccess(await undo(checked.id)).data).toEqual({ removed: 2 })
  expect(await codes()).toEqual([])
  expect((await undo(checked.id)).message).toBe(t.imports('notUndoable'))
})

test('rows that have become impossible are refused, and can be left out once they were shown', async () => {
  const checked = await check('firms', 'name', 'Meanwhile Bank', 'Later Bank')
  expect(checked.bad).toBe(0)
  await office.ok(referenceEndpoints.createFirm, { as: admin, body: { name: 'meanwhile  bank' } })
  for (const skipBad of [false, true]) {
    const { id } = await check('firms', 'name', `Third ${skipBad} Bank`)
    expect(requireSuccess(await commit(id, skipBad)).data).toEqual({ made: 1, skipped: 0 })
  }
  const first = await commit(checked.id, true)
  expect([first.status, first.message]).toEqual([409, t.imports('changedMeanwhile')])
  expect(requireSuccess(await commit(checked.id, true)).data).toEqual({ made: 1, skipped: 1 })
})

test('an import of which every row is left out does not say that anything was imported', async () => {
  const { id } = await check('rtos', 'rto code,City', ',Thane')
  const answer = await commit(id, true)
  expect(requireSuccess(answer).data).toEqual({ made: 0, skipped: 1 })
  expect(answer.message).toBe(t.general('done'))
})

test('a row that has become good since it was shown is imported, and the report says so', async () => {
  const { id: inUse } = await office.ok(referenceEndpoints.createFirm, { as: admin, body: { name: 'Freed Bank' } })
  const checked = await check('firms', 'name', 'Freed Bank', 'New Bank')
  expect(checked.bad).toBe(1)
  const renamed = { as: admin, params: { id: inUse }, body: { name: 'Renamed Bank' } }
  await office.ok(referenceEndpoints.editFirm, renamed)
  expect(requireSuccess(await commit(checked.id, true)).data).toEqual({ made: 2, skipped: 0 })
  const of = { as: admin, params: { id: checked.id } }
  const { rows } = await readExport(requireFile(await office.call(calls.report, of)))
  expect(rows.map(([row, result]) => [row, result])).toEqual([
    [2, t.imports('committed')],
    [3, t.imports('committed')],
  ])
  expect(requireSuccess(await office.call(calls.badRows, of)).meta.total).toBe(0)
  expect((await entries())[0]).toMatchObject({ id: checked.id, bad: 0 })
})

test('an import is its superadmin’s alone, for 24 hours', async () => {
  const own = await check('firms', 'name', 'Own Bank')
  const later = new Date(Date.now() + DAY + 1000)
  expect((await office.clock.at(later, () => commit(own.id))).status).toBe(404)
  const { userId } = await office.employee()
  await office.database.pool.query('update imports set user_id = $1 where id = $2', [userId, own.id])
  const of = { as: admin, params: { id: own.id } }
  const answers = [
    await commit(own.id),
    await undo(own.id),
    await office.call(calls.badRows, of),
    await office.call(calls.report, of),
    await office.call(calls.correct, { ...of, body: { corrections: [{ row: 2, values: { name: 'Bank' } }] } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  expect(await office.clock.at(later, () => cleanUp(office.deps))).toMatchObject({ imports: expect.any(Number) })
})

test.each([
  ['a missing column', ['rtoCode', 'MH-1'], t.imports('columnMissing', { name: 'city' })],
  ['an unknown column', ['rtoCode,city,colour', 'MH-1,Pune,red'], t.imports('columnUnknown', { name: 'colour' })],
  ['a repeated column', ['rtoCode,city,CITY', 'MH-1,Pune,Pune'], t.imports('columnTwice', { name: 'city' })],
  ['no rows', ['rtoCode,city'], t.tables('noTable')],
])('%s is refused', async (_, lines, message) => {
  const answer = await send('rtos', csv(...lines))
  expect([answer.status, answer.message]).toEqual([400, message])
})

test('a row whose cells a comma has moved is bad by itself, and a value beside a table is left out with a notice', async () => {
  const moved = await check('rtos', 'rtoCode,city', 'MH-1,Wai', 'MH-2,Wai, Satara')
  expect(moved).toMatchObject({ rows: 2, good: 1, bad: 1, withoutCells: 0 })
  expect(moved.errors).toEqual([{ row: 3, field: 'rtoCode', message: t.tables('movedCells') }])
  const corrections = [{ row: 3, values: { rtoCode: 'MH-2' } }]
  const corrected = await office.call(calls.correct, { as: admin, params: { id: moved.id }, body: { corrections } })
  expect(requireSuccess(corrected).data.errors).toEqual(moved.errors)
  const beside = await check('rtos', 'rtoCode,city', 'MH-51,Wai', '"MH-52",Wai, call in May')
  expect(beside).toMatchObject({ rows: 2, good: 2, notices: [t.tables('besideTable', { column: 'C', count: 1 })] })
})

test('a file that is no sheet is of a wrong type, one that cannot be read is bad input', async () => {
  for (const [name, fault, bytes] of refusedSheets) {
    const answer = await send('rtos', bytes())
    expect([name, answer.status]).toEqual([name, fault === 'format' ? 415 : 400])
    expect(answer.errors.fields).toEqual({ file: answer.message })
  }
  const { body, headers } = formWith(csv('rtoCode,city'), 'a.csv', 'text/csv')
  const cut = await office.call(calls.check, {
    as: admin,
    params: { kind: 'rtos' },
    headers,
    body: body.subarray(0, -30),
  })
  expect([cut.status, cut.message]).toEqual([400, t.attachments('noFile')])
})

test('a mapping says what headers mean; one that is wrong is refused', async () => {
  const bytes = csv('Office,Town,Remark', 'MH-81,Pune,x')
  const mapping = { Office: 'rtoCode', Town: 'city', Remark: null }
  expect(requireSuccess(await send('rtos', bytes, { mapping: JSON.stringify(mapping) })).data.good).toBe(1)
  const headers = await office.call(calls.headers, {
    as: admin,
    params: { kind: 'vehicles' },
    ...formWith(csv('Regn. No,Name of owner,Insurance valid upto,Fitness', 'MH12AB1,Anil,31/03/2027,x')),
  })
  expect(requireSuccess(headers).data.map(({ column }) => column)).toEqual([
    'vehicleNo',
    'ownerName',
    'insuranceExpiry',
    'fitnessExpiry',
  ])
  for (const wrong of ['[', '{"Office":"colour"}'])
    expect((await send('rtos', bytes, { mapping: wrong })).status).toBe(400)
})

test('an Aadhaar number is shown by its last four digits, whatever its column means', async () => {
  const bytes = csv('Seller Aadhaar,Some number,Regn. No', '987654321096,2345 6789 0124,UID/234567890124')
  const headers = await office.call(calls.headers, { as: admin, params: { kind: 'cases' }, ...formWith(bytes) })
  expect(requireSuccess(headers).data.map(({ column, example }) => [column, example])).toEqual([
    ['sellerAadharNo', 'XXXX XXXX 1096'],
    [null, 'XXXX XXXX 0124'],
    ['vehicleNo', 'UID/XXXX XXXX 0124'],
  ])
  const sheet = csv('vehicleNo,ownerName', 'MH12AB3,Anil 2345 6789 0124')
  expect(requireSuccess(await send('vehicles', sheet)).data.sample).toEqual([
    { vehicleNo: 'MH12AB3', ownerName: 'Anil XXXX XXXX 0124' },
  ])
})

test.each(importKinds)(
  'the template of %s is accepted as it is, and every column but amounts and days is text',
  async (kind) => {
    const bytes = requireFile(await office.call(calls.template, { as: admin, params: { kind } }))
    expect(requireSuccess(await send(kind, bytes)).data).toMatchObject({ rows: 1, good: 1, errors: [] })
    const sheet = Buffer.from(unzipSync(new Uint8Array(bytes))['xl/worksheets/sheet1.xml'] ?? []).toString()
    const styles = [...sheet.matchAll(/<col [^>]*style="(\d)"/g)].map(([, style]) => style)
    expect(styles).toEqual(
      importColumns(kind).map((column) => ({ day: '2', rupees: '3' })[column.kind as string] ?? '1'),
    )
  },
)

test('clients are not verified, and can be verified later', async () => {
  const names = importColumns('clients').map(({ name }) => name)
  const line = (email: string) =>
    importColumns('clients')
      .map(({ name, example }) => `"${name === 'email' ? email : example}"`)
      .join(',')
  const { email: known } = (await office.ok(clientEndpoints.all, { as: admin }))[0] ?? { email: '' }
  const checked = await check(
    'clients',
    names.join(','),
    line('New.Dealer@firm.example'),
    line(known),
    line('new.dealer@firm.example'),
  )
  expect(checked.errors.map(({ message }) => message)).toEqual([
    t.employee('emailInUse'),
    t.imports('repeatsRow', { row: 2 }),
  ])
  requireSuccess(await commit(checked.id, true))
  const data = await office.ok(clientEndpoints.all, { as: admin, query: { search: 'new.dealer' } })
  expect(data).toMatchObject([{ email: 'new.dealer@firm.example', isVerified: false }])
  requireSuccess(await undo(checked.id))
})

test('a formula with an error is a bad cell', async () => {
  expect((await check('rtos', 'rtoCode,city', '#REF!,Pune')).errors).toEqual([
    { row: 2, field: 'rtoCode', message: t.imports('formulaError') },
  ])
})

test('a client may not import', async () => {
  expect((await send('rtos', csv('rtoCode,city', 'MH-1,Pune'), {}, client)).status).toBe(403)
})
