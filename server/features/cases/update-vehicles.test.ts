import { describe, expect, test } from 'vitest'
import { caseEndpoints as calls } from '#contract/cases/case-endpoints.ts'
import type { NewCaseInput } from '#contract/cases/case-form.ts'
import { chassisKey, plateKey } from '#contract/vehicles/plate-key.ts'
import { requireSuccess } from '#test/caller.ts'
import type { FilledCase } from '#test/factories/cases.ts'
import { officeOfFile } from '#test/office.ts'

/* What the cases of a plate say of their vehicle. */
const { office, admin } = await officeOfFile()
const { db, pool } = office.database

type Over = Parameters<typeof office.caseBody>[0]

let plates = 1000
/** A plate that no case has yet. */
function newPlate(): string {
  plates += 1
  return `MH14ZZ${plates}`
}

async function create(over: Over) {
  const body = await office.caseBody(over)
  return { body, ...(await office.ok(calls.create, { as: admin, body })) }
}
const ofPlate = (vehicleNo: string, expireDetail: object = {}, more: Over = {}) =>
  create({ ...more, vehicleDetail: { vehicleNo, ...more.vehicleDetail }, expireDetail })

const edit = async (id: string, body: NewCaseInput) =>
  requireSuccess(await office.call(calls.edit, { as: admin, params: { id }, body }))
const withPlate = (body: FilledCase, vehicleNo: string) => ({
  ...body,
  vehicleDetail: { ...body.vehicleDetail, vehicleNo },
})
const setExpiry = async (id: string, expiryType: 'PUC' | 'TAX', newExpiryDate: string) =>
  requireSuccess(
    await office.call(calls.updateExpiry, { as: admin, params: { id }, body: { expiryType, newExpiryDate } }),
  )

async function vehicleOf(plate: string) {
  const vehicle = await db
    .selectFrom('vehicles')
    .selectAll()
    .where('plate_key', '=', plateKey(plate))
    .executeTakeFirstOrThrow()
  const dates = await db.selectFrom('vehicle_expiries').selectAll().where('vehicle_id', '=', vehicle.id).execute()
  return { ...vehicle, dates: Object.fromEntries(dates.map(({ kind, expiry_date }) => [kind, expiry_date])) }
}

describe('a plate', () => {
  const spellings = ['MH 12 PK 0001', 'mh12pk0001', 'MH-12-PK-0001', 'M.H.12.P.K.0001', ' MH12 PK-0001', 'MH–12PK0001']

  test('a plate is the same vehicle in every spelling', async () => {
    for (const spelling of spellings) await ofPlate(spelling)
    const { rows } = await pool.query(
      "select count(*)::int as cases, count(distinct vehicle_id)::int as vehicles from cases where plate_key(vehicle_no) = 'MH12PK0001'",
    )
    expect(rows).toEqual([{ cases: spellings.length, vehicles: 1 }])
    expect(await vehicleOf('MH12PK0001')).toMatchObject({ vehicle_no: 'MH–12PK0001' })
  })

  test('has the same key in the database and in the contract', async () => {
    const shapes = [
      'MH12AB1234', 'MH 12 AB 1234', 'mh-12-ab-1234', 'm.h 12ab-1234', '22 BH 1234 AA', '22-bh-1234-aa', 'MH VA AA 1234',
      'T 1126 MH 1234 AB', 'MH 12 TEMP 1234', 'MH 12 A 123 TC 1', 'MMC 8259', 'mmc-8259', '77 CD 1', '11-CC-20', 'UN 12',
      '↑03 D 153874 E', 'DL 1C AB 1234', 'GJ\u00a001\u2009AB\u30001234', 'ＭＨ１２ＡＢ１２３４', 'MH‑12‒AB–1234', 'MH—12−AB. 1234',
    ] // biome-ignore format: one list
    const texts = shapes.flatMap((shape) =>
      Array.from({ length: 10 }, (_, n) => `${shape}${n ? ` -.${n}`.slice(0, n % 5) + n : ''}`),
    )
    expect(texts.length).toBeGreaterThan(200)
    const { rows } = await pool.query('select text, plate_key(text) as key from unnest($1::text[]) as text', [texts])
    expect(rows.map(({ key }) => key)).toEqual(texts.map(plateKey))
    const chassis = ['ma3 ewde1s-oo12.3456', 'MA3EWDE1S0O12345', 'MA3EWDE1SO0I234Q67', 'ＭＡ３ＥＷＤＥ１Ｓ０ＱＩ２３４５６', 'IOQ/1234567890123'] // biome-ignore format: one list
    const { rows: keys } = await pool.query('select chassis_key(text) as key from unnest($1::text[]) as text', [
      chassis,
    ])
    expect(keys.map(({ key }) => key)).toEqual(chassis.map(chassisKey))
  })

  test('a plate without a letter or digit is no vehicle', async () => {
    const { id } = await ofPlate('-.-')
    const row = await db.selectFrom('cases').select('vehicle_id').where('id', '=', id).executeTakeFirstOrThrow()
    expect(row.vehicle_id).toBeNull()
  })
})

describe('the present date', () => {
  test('the present date is the date that was entered last, by any case and any command', async () => {
    const plate = newPlate()
    const older = await ofPlate(plate, { pucExpiry: '2027-05-01' })
    expect((await vehicleOf(plate)).dates).toEqual({
      PUC: '2027-05-01', INSURANCE: '2027-03-31', FITNESS: '2028-06-30', TAX: '2027-03-31',
    }) // biome-ignore format: as a row
    await ofPlate(plate, { pucExpiry: '2027-02-01', permitExpiry: '2029-01-01' })
    expect((await vehicleOf(plate)).dates).toMatchObject({ PUC: '2027-02-01', PERMIT: '2029-01-01' })
    await setExpiry(older.id, 'PUC', '2027-09-09')
    expect((await vehicleOf(plate)).dates).toMatchObject({ PUC: '2027-09-09' })
  })

  test('changes by an edit only where the edit changes it', async () => {
    const plate = newPlate()
    const older = await ofPlate(plate, { pucExpiry: '2027-01-01', taxExpiry: '2027-01-02' })
    await ofPlate(plate, { pucExpiry: '2027-06-01', taxExpiry: '2027-06-02' })
    await edit(older.id, { ...older.body, expireDetail: { ...older.body.expireDetail, taxExpiry: '2027-08-02' } })
    expect((await vehicleOf(plate)).dates).toMatchObject({ PUC: '2027-06-01', TAX: '2027-08-02' })
  })

  test('stays where an edit clears it, and where a new case has none', async () => {
    const plate = newPlate()
    const { id, body } = await ofPlate(plate, { permitExpiry: '2027-01-01' })
    await edit(id, { ...body, expireDetail: { ...body.expireDetail, permitExpiry: null } })
    expect((await vehicleOf(plate)).dates).toMatchObject({ PERMIT: '2027-01-01' })
    await ofPlate(plate)
    expect((await vehicleOf(plate)).dates).toMatchObject({ PERMIT: '2027-01-01' })
    // The cleared date goes along with its case.
    const other = newPlate()
    await edit(id, withPlate(body, other))
    expect((await vehicleOf(plate)).dates).not.toHaveProperty('PERMIT')
    expect((await vehicleOf(other)).dates).toMatchObject({ PERMIT: '2027-01-01' })
  })

  test('a change of an expiry to the date that the case already has enters it again', async () => {
    const plate = newPlate()
    const older = await ofPlate(plate, { pucExpiry: '2027-04-04' })
    await ofPlate(plate, { pucExpiry: '2027-01-01' })
    await setExpiry(older.id, 'PUC', '2027-04-04')
    expect((await vehicleOf(plate)).dates).toMatchObject({ PUC: '2027-04-04' })
  })

  test('the date of the later write is present, although its clock is behind', async () => {
    const plate = newPlate()
    await ofPlate(plate, { pucExpiry: '2027-01-01' })
    const past = new Date(Date.now() - 5_000)
    const { id } = await office.clock.at(past, () => ofPlate(plate, { pucExpiry: '2027-02-02' }))
    expect((await vehicleOf(plate)).dates).toMatchObject({ PUC: '2027-02-02' })
    await office.clock.at(past, () => setExpiry(id, 'PUC', '2027-03-03'))
    expect((await vehicleOf(plate)).dates).toMatchObject({ PUC: '2027-03-03' })
  })
})

describe('a corrected plate', () => {
  test('moves the case with its dates, and the old vehicle gets its earlier dates back', async () => {
    const [wrong, right] = [newPlate(), newPlate()]
    const chassisNo = 'CHASSISOFTHEFIRST'
    await ofPlate(wrong, { pucExpiry: '2027-01-01' }, { vehicleDetail: { chassisNo } })
    const moved = await ofPlate(wrong, { pucExpiry: '2027-02-02', permitExpiry: '2027-03-03' })
    await ofPlate(right, { pucExpiry: '2026-12-12' })
    await setExpiry(moved.id, 'TAX', '2028-08-08')
    await edit(
      moved.id,
      withPlate({ ...moved.body, expireDetail: { ...moved.body.expireDetail, taxExpiry: '2028-08-08' } }, right),
    )
    expect(await vehicleOf(wrong)).toMatchObject({
      chassis_no: chassisNo,
      dates: { PUC: '2027-01-01', TAX: '2027-03-31' },
    })
    expect((await vehicleOf(wrong)).dates).not.toHaveProperty('PERMIT')
    // Another case of the right vehicle set its PUC later.
    expect((await vehicleOf(right)).dates).toMatchObject({ PUC: '2026-12-12', TAX: '2028-08-08', PERMIT: '2027-03-03' })
  })

  test('leaves a vehicle without cases, which comes back with a case', async () => {
    const [wrong, right] = [newPlate(), newPlate()]
    const { id, body } = await ofPlate(wrong)
    await edit(id, withPlate(body, right))
    expect(await vehicleOf(wrong)).toMatchObject({ last_case_at: null, dates: {}, owner_name: null })
    await edit(id, withPlate(body, wrong.toLowerCase()))
    expect(await vehicleOf(right)).toMatchObject({ last_case_at: null, dates: {} })
    expect(await vehicleOf(wrong)).toMatchObject({ owner_name: 'IMRAN SHAIKH', dates: { PUC: '2027-01-15' } })
  })
})

describe('the owner', () => {
  const owners = (buyerName: string) => ({
    sellerName: 'Sunita', sellerAadharNo: '345678901234', sellerAddress: 'Pune', sellerState: 'Maharashtra', sellerPhoneNo: '9822012345',
    buyerName, buyerAadharNo: '456789012345', buyerAddress: 'Pune', buyerState: 'Maharashtra', buyerPhoneNo: '9766012345',
  }) // biome-ignore format: as a row
  const byHand = (plate: string, name: string) =>
    pool.query(
      'update vehicles set owner_name = $2, edited_owner_name = $2, owner_edited_at = $3 where plate_key = $1',
      [plate, name, new Date()],
    )

  test('the owner is the buyer of the newest case with owners, or its seller when the transfer is NA', async () => {
    const plate = newPlate()
    const { id, body } = await ofPlate(plate, {}, { ownerDetails: owners('Meena') })
    expect(await vehicleOf(plate)).toMatchObject({ owner_name: 'MEENA', owner_phone_no: '9766012345' })
    const second = await ofPlate(plate, {}, { ownerDetails: owners('Farah') })
    expect(await vehicleOf(plate)).toMatchObject({ owner_name: 'FARAH' })
    await edit(id, { ...body, ownerDetails: owners('Meenakshi') })
    expect(await vehicleOf(plate)).toMatchObject({ owner_name: 'FARAH' })
    await edit(second.id, { ...second.body, transactionDetail: { ...second.body.transactionDetail, to: 'NA' } })
    expect(await vehicleOf(plate)).toMatchObject({ owner_name: 'SUNITA', owner_phone_no: '9822012345' })
    const { ownerDetails: _, ...ownerless } = second.body
    await edit(second.id, ownerless)
    expect(await vehicleOf(plate)).toMatchObject({ owner_name: 'MEENAKSHI' })
  })

  test('an owner by hand holds until a newer case names one', async () => {
    const plate = newPlate()
    const { id, body } = await ofPlate(plate, {}, { ownerDetails: owners('Meena') })
    await byHand(plate, 'LATA')
    await edit(id, { ...body, ownerDetails: owners('Meenakshi') })
    expect(await vehicleOf(plate)).toMatchObject({ owner_name: 'LATA' })
    const { ownerDetails: _, ...ownerless } = await office.caseBody({ vehicleDetail: { vehicleNo: plate } })
    await office.ok(calls.create, { as: admin, body: ownerless })
    expect(await vehicleOf(plate)).toMatchObject({ owner_name: 'LATA' })
    const newer = await ofPlate(plate, {}, { ownerDetails: owners('Farah') })
    expect(await vehicleOf(plate)).toMatchObject({ owner_name: 'FARAH' })
    // The newer case was of another vehicle after all.
    await edit(newer.id, withPlate(newer.body, newPlate()))
    expect(await vehicleOf(plate)).toMatchObject({ owner_name: 'LATA' })
  })
})

describe('writers at once', () => {
  test('writers of one new plate agree on one vehicle', async () => {
    const plate = newPlate()
    await Promise.all(Array.from({ length: 8 }, () => ofPlate(plate)))
    const { rows } = await pool.query('select count(*)::int as found from vehicles where plate_key = $1', [plate])
    expect(rows).toEqual([{ found: 1 }])
  })

  test('concurrent creation, swapped plates and changed dates neither deadlock nor disagree', async () => {
    const plates = [newPlate(), newPlate(), newPlate()] as const
    const cases = await Promise.all(plates.map((plate) => ofPlate(plate, { pucExpiry: '2027-01-01' })))
    for (let round = 0; round < 8; round += 1) {
      const day = `2028-01-${10 + round}`
      await Promise.all([
        ...cases.map(({ id, body }, n) => edit(id, withPlate(body, plates[(n + round) % 3] ?? ''))),
        ...cases.map(({ id }) => setExpiry(id, 'PUC', day)),
        ...plates.map((plate) => ofPlate(plate, { permitExpiry: day })),
      ])
    }
    for (const plate of plates) expect((await vehicleOf(plate)).dates).toMatchObject({ PERMIT: '2028-01-17' })
    // That every vehicle agrees with its cases is a law, which the end of this file checks.
  })
})
