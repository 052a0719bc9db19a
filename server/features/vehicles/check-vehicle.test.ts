import { afterAll, describe, expect, test } from 'vitest'
import { activityEndpoints } from '#contract/activity/activity.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { t } from '#contract/texts.ts'
import { vehicleEndpoints as calls } from '#contract/vehicles/vehicle.ts'
import { VEHICLE_CHECKS } from '#server/http/rate-limit.ts'
import { buildApp } from '#server/start/app.ts'
import { callerOf, type Session } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'

const { office, admin } = await officeOfFile({ RATE_LIMITS: 'on' })
const employee = await office.employee()
const colleague = await office.employee()
const client = await office.client()
const body = await office.caseBody()

let plates = 0
const newPlate = () => {
  plates += 1
  return `MH14VC${String(plates).padStart(4, '0')}`
}
const caseOf = async (vehicleNo: string, over: object = {}, by: Session = employee, chassisNo = `CH-${vehicleNo}`) => {
  const vehicleDetail = { ...body.vehicleDetail, vehicleNo, chassisNo }
  const form = { ...body, ...over, vehicleDetail }
  return office.ok(caseEndpoints.create, { as: by, body: form })
}
const vehicle = (plate: string) => office.ok(calls.details, { as: admin, params: { plate } })
const change = (id: string, changes: object) => office.call(calls.edit, { as: employee, params: { id }, body: changes })
const check = (numbers: object) => office.ok(calls.check, { as: employee, body: numbers })

describe('the check of a new case', () => {
  test('returns open cases of the plate or chassis, also of others, and fills from the newest own one', async () => {
    const plate = newPlate()
    const theirs = await caseOf(plate, {}, colleague)
    const numbers = { vehicleNo: plate.toLowerCase(), chassisNo: '' }
    const told = await check(numbers)
    // Strictly: the answer shows nothing more of others' cases.
    expect(told).toStrictEqual({
      open: [
        { CaseNo: theirs.CaseNo, status: 'Created', branchCode: expect.anything(), createdAt: expect.any(String) },
      ],
      last: null,
    })
    const own = await caseOf(plate, { expireDetail: { ...body.expireDetail, pucExpiry: '2027-01-01' } })
    const again = await check(numbers)
    expect(again.open.map(({ CaseNo, id }) => [CaseNo, id])).toEqual([
      [own.CaseNo, own.id],
      [theirs.CaseNo, undefined],
    ])
    expect(again.last).toMatchObject({
      CaseNo: own.CaseNo,
      vehicleDetail: { vehicleNo: plate },
      expireDetail: { pucExpiry: '2027-01-01' },
    })
    expect(JSON.stringify(again.last)).not.toContain(String(body.ownerDetails?.buyerAadharNo))
    expect((await check({ vehicleNo: '', chassisNo: `ch ${plate}` })).open).toHaveLength(2)
    expect((await check({ ...numbers, exceptCaseId: own.id })).open.map(({ CaseNo }) => CaseNo)).toEqual([
      theirs.CaseNo,
    ])
    for (const vehicleNo of ['', ' - ']) {
      const refused = await office.call(calls.check, { as: admin, body: { vehicleNo, chassisNo: ' ' } })
      expect([refused.status, refused.errors.fields]).toEqual([400, { vehicleNo: t.vehicles('numbersEmpty') }])
    }
    expect((await office.call(calls.check, { as: admin, body: {} })).status).toBe(400)
  })

  test('a chassis number of 17 signs is found with I, O and Q for 1 and 0, also by a case that is made beside it', async () => {
    const numbered = (chassisNo: string) => caseOf(newPlate(), {}, employee, chassisNo)
    const first = await numbered('MA3EWDE1SOO1Z3456')
    const seen = async (chassisNo: string) =>
      (await check({ vehicleNo: '', chassisNo })).open.map(({ CaseNo }) => CaseNo)
    for (const chassisNo of ['MA3EWDE1S001Z3456', 'ma3ewde1s0qiz3456'])
      expect(await seen(chassisNo)).toEqual([first.CaseNo])
    expect(await seen('MA3EWDE1S00IZ345')).toEqual([])
    const second = await numbered('MA3EWDE1SQ0IZ3456')
    const data = await office.ok(caseEndpoints.history, { as: admin, params: { id: second.id } })
    expect(data[0]?.changes).toMatchObject({ openCase: { from: null, to: first.CaseNo } })
  })

  test('after a finished transfer the owner of the vehicle is the registered owner, and nobody is the new one', async () => {
    const owners = { ...body.ownerDetails, sellerName: 'OMKAR KALE', buyerName: 'ANITA VERMA' }
    const ownersOf = async (vehicleNo: string) => (await check({ vehicleNo, chassisNo: '' })).last?.ownerDetails
    const made = (vehicleNo: string, to: 'LOCAL' | 'NA') =>
      office.caseIn('paid', {
        by: employee,
        client,
        over: {
          generalDetail: { firmName: client.client.firmName },
          vehicleDetail: { vehicleNo, chassisNo: `CH-${vehicleNo}` },
          transactionDetail: { to },
          ownerDetails: owners,
        },
      })
    const [begun, transferred, stayed] = [newPlate(), newPlate(), newPlate()]
    await caseOf(begun, { ownerDetails: owners })
    expect(await ownersOf(begun)).toMatchObject({ sellerName: 'OMKAR KALE', buyerName: 'ANITA VERMA' })
    await made(stayed, 'NA')
    expect(await ownersOf(stayed)).toMatchObject({ sellerName: 'OMKAR KALE', buyerName: 'ANITA VERMA' })
    await made(transferred, 'LOCAL')
    expect((await check({ vehicleNo: transferred, chassisNo: '' })).last?.firmName).toBe(client.client.firmName)
    const { buyerAddress, buyerState: sellerState } = { ...body.ownerDetails }
    const buyer = { sellerName: 'ANITA VERMA', sellerAddress: buyerAddress?.toUpperCase(), sellerState }
    const empty = { buyerName: null, buyerAadharNo: null, buyerAddress: null, buyerState: null, buyerPhoneNo: null }
    expect(await ownersOf(transferred)).toMatchObject({ ...buyer, ...empty })
    const { id, owner } = await vehicle(transferred)
    expect(owner?.name).toBe('ANITA VERMA')
    await change(id, { owner: { name: 'Anita Verma', phoneNo: '9898012345' } })
    expect(await ownersOf(transferred)).toMatchObject({ ...buyer, ...empty, sellerPhoneNo: '9898012345' })
    await change(id, { owner: { name: 'Vijay Rao', phoneNo: '9898012346' } })
    const vijay = { sellerName: 'VIJAY RAO', sellerAddress: null, sellerState: null, sellerPhoneNo: '9898012346' }
    expect(await ownersOf(transferred)).toMatchObject({ ...vijay, ...empty })
  })

  test('a rejected or paid case is not open, and a case created despite the warning names the open one in its history', async () => {
    const rejected = await office.caseIn('rejected', { by: employee })
    const { vehicle_no } = await office.database.db
      .selectFrom('cases')
      .select('vehicle_no')
      .where('id', '=', rejected.id)
      .executeTakeFirstOrThrow()
    expect((await check({ vehicleNo: vehicle_no, chassisNo: '' })).open).toEqual([])
    const plate = newPlate()
    const [first, second] = [await caseOf(plate), await caseOf(plate)]
    const history = async (id: string) =>
      (await office.ok(caseEndpoints.history, { as: admin, params: { id } })).map(({ changes }) => changes)
    expect(await history(second.id)).toEqual([
      { status: { from: null, to: 'Created' }, openCase: { from: null, to: first.CaseNo } },
    ])
    expect(await history(first.id)).toEqual([{ status: { from: null, to: 'Created' } }])
  })
})

const second = await buildApp(office.deps)
afterAll(() => second.close())

test('60 checks a minute per user, exact over two processes, with one entry in the activity log', async () => {
  const [busy, calm] = [await office.employee(), await office.employee()]
  const processes = [office.call, callerOf(second)]
  const check = (as: Session, n: number) =>
    (processes[n % 2] ?? office.call)(calls.check, { as, body: { vehicleNo: `MH12CK${n}`, chassisNo: '' } })
  const answers = await Promise.all(Array.from({ length: VEHICLE_CHECKS + 20 }, (_, n) => check(busy, n)))
  const refused = answers.filter(({ status }) => status === 429)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(VEHICLE_CHECKS)
  expect(refused).toHaveLength(20)
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
  expect((await check(calm, 0)).status).toBe(200)
  expect((await check(await office.superadmin(), 0)).status).toBe(200)

  const query = { kind: 'user', action: 'vehicle checks limited' } as const
  const data = await office.ok(activityEndpoints.list, { as: await office.superadmin(), query })
  expect(data).toMatchObject([{ changes: { checksInAMinute: { from: null, to: VEHICLE_CHECKS } } }])
})
