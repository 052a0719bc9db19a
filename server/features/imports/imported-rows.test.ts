import { describe, expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { clientEndpoints } from '#contract/clients/client.ts'
import { commentEndpoints } from '#contract/comments/comment.ts'
import { addDays, officeDay } from '#contract/dates.ts'
import { HOUR } from '#contract/durations.ts'
import { importEndpoints as calls } from '#contract/imports/import.ts'
import { rateEndpoints } from '#contract/rates/rate.ts'
import { referenceEndpoints } from '#contract/reference/reference.ts'
import { reminderEndpoints } from '#contract/reminders/reminder-endpoints.ts'
import { t } from '#contract/texts.ts'
import { vehicleEndpoints } from '#contract/vehicles/vehicle.ts'
import { type ApiResponse, requireFile, requireSuccess } from '#test/caller.ts'
import { caseHeader, caseLine, importsOf } from '#test/import-sheets.ts'
import { officeOfFileForYears } from '#test/office.ts'
import { refreshVehicles } from '#test/refresh-vehicles.ts'
import { whileHeld } from '#test/while-held.ts'

const { office, admin } = await officeOfFileForYears()

const { check, commit, undo } = importsOf(office, admin)
await office.client()
const { firmName } = (await office.ok(clientEndpoints.all, { as: admin }))[0] ?? { firmName: '' }
const rto = await office.rto()
const lineOf = (vehicleNo: string, over: Readonly<Record<string, string>> = {}) =>
  caseLine({ firmName, fromRTO: rto.rtoCode, toRTO: rto.displayName, vehicleNo, ...over })

test('bad cells are corrected in place, and an Aadhaar number is never shown', async () => {
  const checked = await check('cases', caseHeader, lineOf('MH12CO0001', { buyerPhoneNo: '12' }), lineOf('MH12CO0002'))
  expect(checked.errors).toEqual([{ row: 2, field: 'buyerPhoneNo', message: t.fields('badCasePhone') }])
  expect(checked.sample[0]?.sellerAadharNo).toBe('XXXX XXXX 0124')
  const { id } = checked
  const bad = await office.ok(calls.badRows, { as: admin, params: { id } })
  expect(bad).toMatchObject([{ row: 2, values: { buyerAadharNo: 'XXXX XXXX 1096', buyerPhoneNo: '12' } }])
  const correct = (row: number, values: Record<string, string>) =>
    office.call(calls.correct, { as: admin, params: { id }, body: { corrections: [{ row, values }] } })
  expect((await correct(9, { city: 'x' })).message).toBe(t.imports('noSuchRow'))
  expect((await correct(2, { colour: 'x' })).status).toBe(400)
  const values = { ...bad[0]?.values, buyerPhoneNo: '9822099999' }
  expect(requireSuccess(await correct(2, values)).data).toMatchObject({ good: 2, bad: 0 })
  expect(requireFile(await office.call(calls.report, { as: admin, params: { id } })).length).toBeGreaterThan(1000)
  requireSuccess(await commit(id))
  const { rows } = await office.database.pool.query(
    "select id, seller_aadhaar_last4 from cases where vehicle_no like 'MH12CO%' order by case_no",
  )
  expect(rows.map((row) => row.seller_aadhaar_last4)).toEqual(['0124', '0124'])
  const revealed = await office.call(caseEndpoints.revealAadhaar, {
    as: admin,
    params: { id: rows[0].id },
    body: { reason: 'test' },
  })
  expect(JSON.stringify(revealed.data)).toContain('987654321096')
  const {
    rows: [{ texts }],
  } = await office.database.pool.query(
    "select (select string_agg(problems::text, '') from import_chunks) || (select string_agg(imports::text, '') from imports) as texts",
  )
  expect(texts).not.toMatch(/2345\s?6789\s?0124|987654321096/)
})

describe('cases', () => {
  test('an owner that is a company has no Aadhaar number', async () => {
    const line = lineOf('MH12CO0009', { buyerAadharNo: 'Company' })
    const checked = await check('cases', caseHeader, line)
    expect([checked.errors, checked.sample[0]?.buyerAadharNo]).toEqual([[], 'COMPANY'])
    requireSuccess(await commit(checked.id))
    const { rows } = await office.database.pool.query(
      "select buyer_aadhaar_last4 as last, (select count(*)::int from vault where owner_id = cases.id) as numbers from cases where vehicle_no = 'MH12CO0009'",
    )
    expect(rows).toEqual([{ last: 'COMPANY', numbers: 1 }])
  })

  test('the planner knows imported cases at once', async () => {
    requireSuccess(await commit((await check('cases', caseHeader, lineOf('MH12PL0001'), lineOf('MH12PL0002'))).id))
    const { rows } = await office.database.pool.query(
      "select reltuples::int as known, (select count(*)::int from cases) as there from pg_class where relname = 'cases'",
    )
    expect(rows[0].known).toBe(rows[0].there)
  })

  test('cases are new ones of the superadmin, with history, open cases and vehicles', async () => {
    const before = await office.caseIn('Created', {
      by: admin,
      over: { vehicleDetail: { vehicleNo: 'MH12CA0001', chassisNo: 'OLD1' } as never },
    })
    const { id } = await check(
      'cases',
      caseHeader,
      lineOf('MH 12 CA 0001'),
      lineOf('MH12CA0002'),
      lineOf('MH12CA0002', { engineNo: 'E9' }),
      lineOf('MH12CA0002'),
    )
    expect(requireSuccess(await commit(id, true)).data).toEqual({ made: 3, skipped: 1 })
    const list = await office.ok(vehicleEndpoints.details, { as: admin, params: { plate: 'MH12CA0001' } })
    expect([list.openCases, list.owner?.name]).toEqual([2, 'SUNITA'])
    const history = await office.ok(caseEndpoints.history, { as: admin, params: { id: list.cases[0]?.id ?? '' } })
    expect(JSON.stringify(history)).toContain(before.CaseNo)
    requireSuccess(await undo(id))
    const after = await office.ok(vehicleEndpoints.details, { as: admin, params: { plate: 'MH12CA0001' } })
    expect([after.openCases, after.lastCaseNo]).toEqual([1, before.CaseNo])
    expect((await office.call(vehicleEndpoints.details, { as: admin, params: { plate: 'MH12CA0002' } })).status).toBe(
      404,
    )
  })

  test('values that are in no list are refused with the messages of a single case', async () => {
    const { errors } = await check(
      'cases',
      caseHeader,
      lineOf('MH12CB0001', { firmName: 'Nobody', hptId: 'No Bank', toRTO: 'XX' }),
      lineOf('MH12CB0002', { buyerName: '' }),
    )
    expect(errors).toEqual([
      { row: 2, field: 'firmName', message: t.cases('badFirm') },
      { row: 2, field: 'toRTO', message: t.cases('badToRto') },
      { row: 2, field: 'hptId', message: t.cases('badHpt') },
      { row: 3, field: 'buyerName', message: t.cases('partialOwner') },
    ])
  })

  test('an import stays once something was built on it, or after an hour', async () => {
    const { id } = await check('cases', caseHeader, lineOf('MH12CC0001'))
    requireSuccess(await commit(id))
    const { cases } = await office.ok(vehicleEndpoints.details, { as: admin, params: { plate: 'MH12CC0001' } })
    await office.ok(commentEndpoints.add, {
      as: admin,
      params: { caseId: cases[0]?.id ?? '' },
      body: { text: 'Seen', isInternal: true },
    })
    expect((await undo(id)).message).toBe(t.imports('builtUpon'))
    const later = await check('firms', 'name', 'An Hour Bank')
    requireSuccess(await commit(later.id))
    const soon = new Date(Date.now() + HOUR + 60_000)
    expect((await office.clock.at(soon, () => undo(later.id))).message).toBe(t.imports('notUndoable'))
  })
})

test('vehicles come with their dates, are reminded of and renewed, and give way to cases', async () => {
  const inDays = (days: number) => addDays(officeDay(office.clock.now()), days)
  const [soon, later] = [inDays(3), inDays(300)]
  const lines = [
    'Vehicle No,Chassis,Owner,Phone,PUC,Insurance',
    `MH14VE0001,CH1,Anil,00971 50 123 4567,${soon.split('-').reverse().join('/')},${later}`,
    `MH14VE0002,,,,,${later}`,
    `mh 14-ve-0001,,,,,`,
    'MH14VE0003,,Anil,9822012345,32/01/2027,',
    'MH14VE0004,,Anil,971501234567,,',
  ]
  const checked = await check('vehicles', ...lines)
  expect(checked.errors).toEqual([
    { row: 4, field: 'vehicleNo', message: t.imports('repeatsVehicle', { row: 2 }) },
    { row: 5, field: 'pucExpiry', message: t.filter('badDay'), isOptional: true },
    { row: 6, field: 'phoneNo', message: t.vehicles('badPhone'), isOptional: true },
  ])
  requireSuccess(await commit(checked.id, true))
  const details = (plate: string) => office.call(vehicleEndpoints.details, { as: admin, params: { plate } })
  const one = requireSuccess(await details('MH14VE0001')).data
  expect(one).toMatchObject({
    chassisNo: 'CH1',
    owner: { name: 'Anil', phoneNo: '+971501234567' },
    lastCaseNo: null,
    openCases: 0,
    expiries: { PUC: soon, INSURANCE: later },
  })
  const employee = await office.employee()
  expect((await office.call(vehicleEndpoints.details, { as: employee, params: { plate: 'MH14VE0001' } })).status).toBe(
    404,
  )
  const due = await office.ok(reminderEndpoints.worklist, { as: admin, body: { search: 'MH14VE' } })
  expect(due).toMatchObject([{ vehicleNo: 'MH14VE0001', kind: 'PUC', owner: { name: 'Anil' } }])
  expect(due[0]?.links?.whatsapp).toMatch(/^https:\/\/wa\.me\/971501234567\?text=/)
  await office.ok(reminderEndpoints.renew, {
    as: admin,
    body: { vehicleId: one.id, kind: 'PUC', newExpiryDate: inDays(180) },
  })
  expect(requireSuccess(await details('MH14VE0001')).data.expiries.PUC).toBe(inDays(180))
  expect((await undo(checked.id)).message).toBe(t.imports('builtUpon'))

  const made = await office.caseIn('Created', {
    by: admin,
    over: { vehicleDetail: { vehicleNo: 'MH14VE0002', chassisNo: 'NEW' } as never },
  })
  const known = requireSuccess(await details('MH14VE0002')).data
  expect([known.lastCaseNo, known.chassisNo]).toEqual([made.CaseNo, 'NEW'])
  const second = await check('vehicles', 'vehicleNo,insuranceExpiry,ownerName', `MH14VE0002,${inDays(500)},Other`)
  requireSuccess(await commit(second.id))
  expect(requireSuccess(await details('MH14VE0002')).data.expiries.INSURANCE).toBe(inDays(500))
  requireSuccess(await undo(second.id))
  expect(requireSuccess(await details('MH14VE0002')).data.expiries.INSURANCE).toBe(known.expiries.INSURANCE)
})

/* An import that is taken back while others work with its rows. */

test('a call that names what is taken back at the same moment is refused', async () => {
  const [firm, branch, place] = [await office.firm('BANK OF THE IMPORT'), await office.branch(), await office.rto()]
  const { id: caseId } = await office.caseIn('Created', { over: { ownerDetails: {} } })
  const create = async (over: Parameters<typeof office.caseBody>[0]) => {
    const body = await office.caseBody(over)
    return () => office.call(caseEndpoints.create, { as: admin, body })
  }
  const [ofFirm, ofBranch] = [
    await create({ transactionDetail: { hptId: firm.id } }),
    await create({ generalDetail: { branchCodeId: branch.branchCode } }),
  ]
  const rate = { service: 'hsrp', toRTO: place.displayName, clientId: null } as const
  const rates = [{ ...rate, receiptAmount: 1, otherCharges: 1, adminCharges: 1 }]
  const comment = { as: admin, params: { caseId }, body: { text: 'Where is it?', isInternal: true } }
  const answers = [
    ...(await whileHeld<ApiResponse>(office, `delete from firms where id = '${firm.id}'`, ofFirm)),
    ...(await whileHeld<ApiResponse>(office, `delete from branches where id = '${branch.id}'`, ofBranch)),
    ...(await whileHeld<ApiResponse>(office, `delete from rtos where id = '${place.id}'`, () =>
      office.call(rateEndpoints.replace, { as: admin, body: rates }),
    )),
    ...(await whileHeld<ApiResponse>(office, `delete from cases where id = '${caseId}'`, () =>
      office.call(commentEndpoints.add, comment),
    )),
  ]
  await refreshVehicles(office.database)
  expect(answers.map(({ status, message }) => [status, message])).toEqual([
    [400, t.cases('badHpt')],
    [400, t.cases('badBranch')],
    [400, t.rates('unknownRto')],
    [404, t.cases('noValidCaseId')],
  ])
})

test('an import stays though its row was changed only while it was taken back', async () => {
  const header = 'firstName,lastName,email,mobileNo,firmName,address1,address2,city,state,pincode'
  const form = { address1: 'A', address2: 'B', city: 'Pune', state: 'Goa', pincode: '411001' } as const
  const imported = {
    rtos: (await check('rtos', 'rtoCode,city', 'UN-1,PUNE')).id,
    clients: (await check('clients', header, 'Asha,Rane,un@dealer.test,9766000002,Un Motors,A,B,Pune,Goa,411001')).id,
  }
  for (const id of Object.values(imported)) requireSuccess(await commit(id))
  const query = { search: 'UN-1' }
  const { data: rtos } = await office.call(referenceEndpoints.allRtos, { as: admin, query })
  const { data: clients } = await office.call(clientEndpoints.all, { as: admin, query: { search: 'Un Motors' } })
  const place = rtos.find(({ rtoCode }) => rtoCode === 'UN-1')?.id ?? ''
  const client = clients.find(({ firmName }) => firmName === 'Un Motors')?.id ?? ''
  const moved = { as: admin, params: { id: place }, body: { rtoCode: 'UN-1', city: 'NASHIK' } }
  const person = { firstName: 'Usha', lastName: 'Rane', mobileNo: '9766000002', firmName: 'Un Motors' }
  const corrected = { as: admin, params: { id: client }, body: { ...person, ...form } }
  const statuses = async (table: keyof typeof imported, id: string, edit: () => Promise<ApiResponse>) =>
    (
      await whileHeld<ApiResponse>(office, `select from ${table} where id = '${id}' for update`, edit, () =>
        undo(imported[table]),
      )
    ).map(({ status }) => status)
  expect(await statuses('rtos', place, () => office.call(referenceEndpoints.updateRto, moved))).toEqual([200, 409])
  expect(await statuses('clients', client, () => office.call(clientEndpoints.edit, corrected))).toEqual([200, 409])
})

test('a vehicle that is taken back while it is renewed is not there', async () => {
  const { id } = await check('vehicles', 'vehicleNo,pucExpiry', 'MH12UN0001,01/01/2027')
  requireSuccess(await commit(id))
  const params = { plate: 'MH12UN0001' }
  const { data } = await office.call(vehicleEndpoints.details, { as: admin, params })
  const body = { vehicleId: data.id, kind: 'PUC', newExpiryDate: '2039-01-01' } as const
  const [undone, renewed] = await whileHeld<ApiResponse>(
    office,
    `select from vehicles where id = '${data.id}' for update`,
    () => undo(id),
    () => office.call(reminderEndpoints.renew, { as: admin, body }),
  )
  expect([undone?.status, renewed?.status]).toEqual([200, 404])
})
