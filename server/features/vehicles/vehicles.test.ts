import { describe, expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { addDays, officeDay } from '#contract/dates.ts'
import { reminderEndpoints } from '#contract/reminders/reminder-endpoints.ts'
import { searchEndpoints } from '#contract/search/search.ts'
import { t } from '#contract/texts.ts'
import { plateInAddress, plateKey } from '#contract/vehicles/plate-key.ts'
import { vehicleEndpoints as calls } from '#contract/vehicles/vehicle.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'

const { office, admin } = await officeOfFile()
const employee = await office.employee()
const colleague = await office.employee()
const client = await office.client()
const body = await office.caseBody()
const UNKNOWN = '01900000-0000-7000-8000-0000000000ff'

let plates = 0
const newPlate = () => {
  plates += 1
  return `MH14VH${String(plates).padStart(4, '0')}`
}
interface Over {
  vehicleDetail?: object
  ownerDetails?: object | undefined
  expireDetail?: object
  transactionDetail?: object
  generalDetail?: object
}
const formOf = (vehicleNo: string, { vehicleDetail, ...groups }: Over = {}) => ({
  ...body,
  ...groups,
  vehicleDetail: { ...body.vehicleDetail, vehicleNo, chassisNo: `CH-${vehicleNo}`, ...vehicleDetail },
})
const caseOf = (vehicleNo: string, over: Over = {}, by: Session = employee) =>
  office.ok(caseEndpoints.create, { as: by, body: formOf(vehicleNo, over) })
const edit = async (id: string, vehicleNo: string, over: Over = {}) => {
  const { version } = await office.ok(caseEndpoints.details, { as: admin, params: { id } })
  const form = { ...formOf(vehicleNo, over), version }
  return requireSuccess(await office.call(caseEndpoints.edit, { as: admin, params: { id }, body: form }))
}
const tell = async (id: string, expiryType: string, newExpiryDate: string) =>
  requireSuccess(
    await office.call(caseEndpoints.updateExpiry, { as: admin, params: { id }, body: { expiryType, newExpiryDate } }),
  )
const details = (plate: string, as: Session = admin) => office.call(calls.details, { as, params: { plate } })
const vehicle = async (plate: string, as: Session = admin) => requireSuccess(await details(plate, as)).data
const list = async (query: Record<string, string | number> = {}, as: Session = admin) =>
  requireSuccess(await office.call(calls.all, { as, query }))
const change = (id: string, body: object, as: Session = employee) =>
  office.call(calls.edit, { as, params: { id }, body })
const dates = (over: object = {}) => ({
  expireDetail: {
    pucExpiry: '2027-01-01',
    insuranceExpiry: '2027-02-01',
    fitnessExpiry: '2027-03-01',
    taxExpiry: '2027-04-01',
    permitExpiry: '2027-05-01',
    ...over,
  },
})
const owners = (name: string, phoneNo = '9876543210') => ({
  ownerDetails: { ...body.ownerDetails, buyerName: name, buyerPhoneNo: phoneNo },
})

describe('a vehicle', () => {
  test('a vehicle is the same one, however its plate is written', async () => {
    const plate = newPlate()
    await caseOf(plate)
    await caseOf(`${plate.slice(0, 4)}-${plate.slice(4, 6).toLowerCase()}.${plate.slice(6)}`)
    const last = await caseOf(`${plate.slice(0, 2)} ${plate.slice(2)}`)
    for (const spelling of [plate, plate.toLowerCase(), `${plate.slice(0, 4)} - ${plate.slice(4)}`, `.${plate}`]) {
      const found = await vehicle(spelling)
      expect([found.cases.length, found.openCases, found.lastCaseNo]).toEqual([3, 3, last.CaseNo])
    }
  })

  test('200 spellings of 40 plates of every kind lead to 40 vehicles', async () => {
    const numbers = ['MH12AB', 'DL4CAF', '22BH', 'MHVAAA', 'T1126MH', 'MMC', '77CD', '03D', 'TG09', 'KA01TC'].flatMap(
      (start) => [1, 22, 333, 4444].map((end) => `${start}${end}`),
    )
    const spellings = (plate: string) => [
      plate,
      plate.toLowerCase(),
      plate.replace(/^(..)/, '$1 '),
      plate.replace(/(\d)$/, '-$1'),
      plate.replace(/^(.)/, '$1.').replace(/(.)$/, '. $1'),
    ]
    let tried = 0
    for (const plate of numbers) {
      await caseOf(plate)
      for (const spelling of spellings(plate)) {
        tried += 1
        expect((await details(spelling)).data.vehicleNo, spelling).toBe(plate)
      }
    }
    expect(tried).toBe(200)
    const signs = 'MH14/VE\\1;'
    await caseOf(signs)
    expect((await details(plateInAddress(signs))).data.vehicleNo).toBe(signs)
    const { rows } = await office.database.pool.query('select plate_key($1) as key', [' mh-12.ab 1\t'])
    expect(rows[0].key).toBe(plateKey(' mh-12.ab 1\t'))
  })

  test('has of each kind the date that was entered last, and a missing date clears nothing', async () => {
    const plate = newPlate()
    const first = await caseOf(plate, dates())
    await caseOf(plate, dates({ pucExpiry: '2026-12-01', permitExpiry: null }))
    const now = async () => (await vehicle(plate)).expiries
    const others = { INSURANCE: '2027-02-01', FITNESS: '2027-03-01', TAX: '2027-04-01', PERMIT: '2027-05-01' }
    expect(await now()).toMatchObject({ PUC: '2026-12-01', ...others })
    await tell(first.id, 'PUC', '2028-01-01')
    expect(await now()).toMatchObject({ PUC: '2028-01-01', ...others })
  })

  test('takes only the changed dates of an edit', async () => {
    const plate = newPlate()
    const first = await caseOf(plate, dates())
    await caseOf(plate, dates({ pucExpiry: '2026-12-11', taxExpiry: '2027-12-12' }))
    await edit(first.id, plate, dates({ taxExpiry: '2029-09-09', permitExpiry: null }))
    expect((await vehicle(plate)).expiries).toMatchObject({
      PUC: '2026-12-11',
      INSURANCE: '2027-02-01',
      FITNESS: '2027-03-01',
      TAX: '2029-09-09',
      PERMIT: '2027-05-01',
    })
  })

  test('loses a case with a corrected plate, together with the dates of that case', async () => {
    const [wrong, right] = [newPlate(), newPlate()]
    await caseOf(wrong, dates())
    const moved = await caseOf(wrong, dates({ pucExpiry: '2030-01-01' }))
    expect((await vehicle(wrong)).expiries.PUC).toBe('2030-01-01')
    await edit(moved.id, right, dates({ pucExpiry: '2030-01-01' }))
    expect([(await vehicle(wrong)).expiries.PUC, (await vehicle(wrong)).cases.length]).toEqual(['2027-01-01', 1])
    expect([(await vehicle(right)).expiries.PUC, (await vehicle(right)).lastCaseNo]).toEqual([
      '2030-01-01',
      moved.CaseNo,
    ])
    await edit(moved.id, wrong, dates({ pucExpiry: '2030-01-01' }))
    expect((await details(right)).status).toBe(404)
    expect((await list({ search: right })).data).toEqual([])
    expect((await vehicle(wrong)).expiries.PUC).toBe('2030-01-01')
  })
})

describe('the owner', () => {
  test('the owner is the buyer of the newest case that names one, or its seller where nothing is transferred', async () => {
    const plate = newPlate()
    await caseOf(plate, owners('Asha Patil'))
    await caseOf(plate, { ownerDetails: undefined })
    expect((await vehicle(plate)).owner).toEqual({ name: 'ASHA PATIL', phoneNo: '9876543210' })
    await caseOf(plate, {
      ownerDetails: { ...body.ownerDetails, sellerName: 'Ravi Kale', sellerPhoneNo: '9123456780' },
      transactionDetail: { ...body.transactionDetail, to: 'NA' },
    })
    expect((await vehicle(plate)).owner).toEqual({ name: 'RAVI KALE', phoneNo: '9123456780' })
    const nobody = newPlate()
    await caseOf(nobody, { ownerDetails: undefined })
    expect((await vehicle(nobody)).owner).toBe(null)
  })

  test('an owner that was edited by hand holds until a newer case names one', async () => {
    const plate = newPlate()
    const old = await caseOf(plate, owners('Asha Patil'))
    const { id } = await vehicle(plate)
    const owner = { name: 'Sunil Joshi', phoneNo: '9000000001' }
    expect(requireSuccess(await change(id, { owner })).data.owner).toEqual(owner)
    await edit(old.id, plate, owners('Asha P Patil'))
    await caseOf(plate, { ownerDetails: undefined })
    expect((await vehicle(plate)).owner).toEqual(owner)
    await caseOf(plate, owners('Meera Shah', '9111111111'))
    expect((await vehicle(plate)).owner).toEqual({ name: 'MEERA SHAH', phoneNo: '9111111111' })
  })

  test('note and reminders are changed one by one', async () => {
    const plate = newPlate()
    await caseOf(plate, owners('Asha Patil'))
    const before = await vehicle(plate)
    const { id } = before
    expect(before).toMatchObject({ note: null, remindersOff: false })
    expect(requireSuccess(await change(id, { note: 'Calls after 6 pm' })).data.note).toBe('Calls after 6 pm')
    expect(requireSuccess(await change(id, { remindersOff: true })).data).toMatchObject({
      note: 'Calls after 6 pm',
      remindersOff: true,
      owner: before.owner,
    })
    expect(requireSuccess(await change(id, { note: null })).data).toMatchObject({ note: null, remindersOff: true })
    for (const bad of [
      {},
      { owner: {} },
      { owner: { name: 'A', phoneNo: '12' } },
      { colour: 'red' },
      { remindersOff: 'x' },
    ])
      expect((await change(id, bad)).status, JSON.stringify(bad)).toBe(400)
    expect((await change(UNKNOWN, { note: 'x' }, admin)).status).toBe(404)
  })
})

describe('visible fields by role', () => {
  test('an employee: vehicles of its own cases, and of these only its own cases and their firm', async () => {
    const plate = newPlate()
    const own = await caseOf(plate, {}, employee)
    await office.ok(caseEndpoints.verify, { as: employee, params: { id: own.id } })
    const theirs = await caseOf(plate, owners('Asha Patil'), colleague)
    const seen = await vehicle(plate, employee)
    expect(seen).toMatchObject({ openCases: 1, owner: { name: 'ASHA PATIL' } })
    expect(seen.lastCaseNo).not.toBe(theirs.CaseNo)
    expect([seen.cases.length, (await vehicle(plate)).cases.length]).toEqual([1, 2])
    const other = newPlate()
    await caseOf(other, {}, colleague)
    const { id } = await vehicle(other)
    expect((await details(other, employee)).message).toBe(t.vehicles('unknown'))
    expect((await change(id, { note: 'x' })).status).toBe(404)
    expect((await list({ search: other }, employee)).data).toEqual([])
    expect((await list({ search: other }, colleague)).meta.total).toBe(1)
  })

  test('an employee with a mere draft: neither owner, note nor the calls of others, and no edit', async () => {
    const plate = newPlate()
    const soon = addDays(officeDay(new Date()), 5)
    const phone = '9345612780'
    await caseOf(plate, { ...owners('Leela Apte', phone), ...dates({ pucExpiry: soon }) }, colleague)
    const { id } = await vehicle(plate)
    requireSuccess(await change(id, { note: 'Ask for the son' }, admin))
    const call = { vehicleId: id, kind: 'PUC', channel: 'CALL', outcome: 'willRenew', note: 'comes on Friday' } as const
    await office.ok(reminderEndpoints.log, { as: colleague, body: call })
    const draft = await caseOf(plate, { ownerDetails: undefined, ...dates({ pucExpiry: soon }) }, employee)

    const canaries = ['LEELA', phone, 'Ask for the son', 'comes on Friday', 'willRenew']
    const seen = await vehicle(plate, employee)
    expect(seen).toMatchObject({ owner: null, note: null, reminders: [], isEditable: false, expiries: { PUC: soon } })
    const reads = [
      seen,
      await list({ search: plate }, employee),
      requireSuccess(await office.call(reminderEndpoints.worklist, { as: employee, body: { search: plate } })),
      requireSuccess(
        await office.call(reminderEndpoints.log, {
          as: employee,
          body: { ...call, outcome: 'notReached', note: 'mine' },
        }),
      ),
      requireSuccess(await office.call(searchEndpoints.find, { as: employee, query: { text: plate.slice(-4) } })),
    ]
    for (const read of reads) for (const canary of canaries) expect(JSON.stringify(read)).not.toContain(canary)
    expect((await vehicle(plate, employee)).reminders.map(({ note }) => note)).toEqual(['mine'])
    // Nor may a search find hidden vehicles.
    const spaced = `${phone.slice(0, 5)} ${phone.slice(5)}`
    for (const search of ['leela', phone.slice(0, 6), spaced]) {
      expect((await list({ search }, employee)).meta.total).toBe(0)
      const worklist = await office.call(reminderEndpoints.worklist, { as: employee, body: { search } })
      expect(requireSuccess(worklist).meta.total).toBe(0)
    }
    for (const body of [{ note: 'x' }, { owner: { name: 'X', phoneNo: null } }, { remindersOff: true }])
      expect((await change(id, body)).status).toBe(404)
    expect(await vehicle(plate)).toMatchObject({ owner: { name: 'LEELA APTE' }, remindersOff: false })

    await office.ok(caseEndpoints.verify, { as: employee, params: { id: draft.id } })
    const verified = await vehicle(plate, employee)
    expect(verified).toMatchObject({ owner: { name: 'LEELA APTE' }, note: 'Ask for the son', isEditable: true })
    expect(verified.reminders.map(({ note }) => note)).toEqual(['mine', 'comes on Friday'])
    for (const search of ['leela', phone, spaced])
      expect([search, (await list({ search }, employee)).meta.total]).toEqual([search, 1])
    expect((await change(id, { note: 'y' })).status).toBe(200)
  })

  test('an employee whose draft named the owner: that vehicle, until the case of another names one', async () => {
    const plate = newPlate()
    await caseOf(plate, {}, colleague)
    await caseOf(plate, owners('Asha Patil'), employee)
    const { id, owner } = await vehicle(plate, employee)
    expect(owner?.name).toBe('ASHA PATIL')
    expect((await change(id, { note: 'x' })).status).toBe(200)
    await caseOf(plate, { ownerDetails: undefined }, colleague)
    expect((await vehicle(plate, employee)).owner?.name).toBe('ASHA PATIL')
    await caseOf(plate, owners('Meera Shah'), colleague)
    expect(await vehicle(plate, employee)).toMatchObject({ owner: null, note: null })
    expect((await change(id, { note: 'y' })).status).toBe(404)
  })

  test('a dealer: vehicles of cases assigned to it, without owner and note', async () => {
    const made = await office.caseIn('assigned', { by: employee, client, over: owners('Asha Patil') })
    const row = await office.database.db
      .selectFrom('cases')
      .select('vehicle_no')
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow()
    await change((await vehicle(row.vehicle_no)).id, { note: 'secret note' }, admin)
    const seen = await vehicle(row.vehicle_no, client)
    expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['owner']))
    expect(JSON.stringify(seen.cases.length)).toBe('1')
    expect('note' in seen).toBe(false)
    expect((await list({}, client)).data.map(({ vehicleNo }) => vehicleNo)).toContain(row.vehicle_no)
    for (const search of ['secret note', 'ASHA', '9876543210'])
      expect((await list({ search }, client)).data).toEqual([])
    expect((await details(newPlate(), client)).status).toBe(404)
  })
})

describe('the list', () => {
  test('counts all exactly, without those of corrected plates', async () => {
    const total = async () => (await list({ pageSize: 1 })).meta?.total ?? 0
    const before = await total()
    const [wrong, right] = [newPlate(), newPlate()]
    const { id } = await caseOf(wrong)
    await caseOf(wrong)
    expect(await total()).toBe(before + 1)
    await edit(id, right)
    expect(await total()).toBe(before + 2)
    await edit(id, wrong)
    expect(await total()).toBe(before + 1)
  })

  test('the list of a dealer begins with the date that ends first, unless it is sorted', async () => {
    for (const pucExpiry of ['2026-03-03', '2026-02-02'])
      await office.caseIn('assigned', { by: employee, client, over: dates({ pucExpiry }) })
    const { data } = await list({}, client)
    const ends = data.map(
      ({ expiries }) =>
        Object.values(expiries)
          .filter((day) => day !== null)
          .toSorted()[0] ?? '9',
    )
    expect(ends).toEqual(ends.toSorted())
    expect(ends).toEqual(expect.arrayContaining(['2026-02-02', '2026-03-03']))
    const plates = (await list({ sort: 'vehicleNo' }, client)).data.map(({ vehicleNo }) => vehicleNo)
    expect(plates).toEqual(plates.toSorted())
  })

  test('the list is searched by any spelling and the last four digits, sorted and paged', async () => {
    const plate = newPlate()
    await caseOf(plate, { ...dates({ pucExpiry: '2026-01-01' }), ...owners('Vimala Deshmukh', '9222222222') })
    const four = plate.slice(-4)
    for (const search of [
      plate,
      plate.toLowerCase(),
      `${plate.slice(0, 4)}-${plate.slice(4)}`,
      `ch-${plate}`,
      'vimala',
      '92222222',
      String(body.vehicleDetail?.engineNo).slice(0, 5),
    ])
      expect(
        (await list({ search })).data.map(({ vehicleNo }) => vehicleNo),
        search,
      ).toContain(plate)
    expect((await list({ search: four })).data.map(({ vehicleNo }) => vehicleNo)).toContain(plate)
    expect((await list({ search: '%' })).data).toEqual([])
    expect((await list({ sort: 'PUC', page: 0, pageSize: 1 })).data[0]?.expiries.PUC).toBe('2026-01-01')
    const all = (await list({ sort: '-PUC' })).data.map(({ expiries }) => expiries.PUC)
    const known = all.filter((day) => day !== null)
    expect(known).toEqual(known.toSorted().toReversed())
    expect(all.slice(known.length).every((day) => day === null)).toBe(true)
    const whole = await list()
    const page = await list({ page: 1, pageSize: 3 })
    expect(page.data).toEqual(whole.data.slice(3, 6))
    expect(page.meta).toEqual({ total: whole.data.length, page: 1, pageSize: 3 })
    expect((await office.call(calls.all, { as: admin, query: { sort: 'owner' } })).status).toBe(400)
  })
})
