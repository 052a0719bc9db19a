import { describe, expect, test } from 'vitest'
import { caseEndpoints as calls } from '#contract/cases/case-endpoints.ts'
import { caseGroups, fieldByName } from '#contract/cases/case-field-sets.ts'
import type { CaseGroup } from '#contract/cases/case-fields.ts'
import { dateKinds, listFields } from '#contract/cases/case-list-fields.ts'
import { officeDay } from '#contract/dates.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { requireSuccess } from '#test/caller.ts'
import type { MadeCase } from '#test/factories.ts'
import { officeOfFile } from '#test/office.ts'
import type { CaseViewer } from '../find-case.ts'
import type { ListedCases } from './case-query.ts'
import { listCases } from './list-cases.ts'

const { office, admin } = await officeOfFile()
const asha = await office.employee()
const other = await office.employee()
const dealer = await office.client()
const unknown = '01900000-0000-7000-8000-00000000dead'

const dated = (applicationDate: string) => ({ generalDetail: { applicationDate } })
const madeBy = { by: asha, client: dealer }
const made = {
  draft: await office.caseIn('Created', { ...madeBy, over: dated('2026-01-01') }),
  updated: await office.caseIn('Updated', { ...madeBy, over: dated('2026-01-02') }),
  ready: await office.caseIn('ready', { ...madeBy, over: dated('2026-01-03') }),
  assigned: await office.caseIn('assigned', { ...madeBy, over: dated('2026-01-04') }),
  paid: await office.caseIn('paid', { ...madeBy, over: dated('2026-01-05') }),
  rejected: await office.caseIn('rejected', { ...madeBy, over: dated('2026-01-06') }),
  others: await office.caseIn('Created', { by: other, over: dated('2026-01-07') }),
}
const nos = (rows: { CaseNo: string }[]) => rows.map(({ CaseNo }) => CaseNo)
const of = (...cases: MadeCase[]) => cases.map(({ CaseNo }) => CaseNo)
const january = { filterType: 'applicationDate', fromDate: '2026-01-01', toDate: '2026-01-31' } as const

test('the parts of a query narrow it down together, within what the actor may see', async () => {
  const list = async (actor: CaseViewer, query: ListedCases) =>
    nos((await listCases(office.database.db, { actor, today: officeDay(office.clock.now()) }, query)).data)
  const all = { role: 'superadmin', userId: admin.userId, clientId: null } as const
  const own = { role: 'employee', userId: other.userId, clientId: null } as const
  expect(await list(all, { clientId: dealer.userId, statuses: ['paid'] })).toEqual(of(made.paid))
  expect(await list(all, { clientId: dealer.userId, createdBy: other.userId })).toEqual([])
  expect(await list(all, { createdBy: asha.userId, range: january, statuses: ['ready', 'rejected'] })).toEqual(
    of(made.rejected, made.ready),
  )
  const { fromRTO } = (await office.ok(calls.unverified, { as: admin }))[0] ?? {}
  expect(await list(all, { rto: fromRTO, createdBy: other.userId })).toEqual(of(made.others))
  expect(await list(all, { rto: 'MH99 Nowhere' })).toEqual([])
  expect(await list(own, {})).toEqual(of(made.others))
  expect(await list(own, { createdBy: asha.userId })).toEqual([])
  await expect(list(all, { clientId: unknown })).rejects.toMatchObject({ status: 404 })
  await expect(list(all, { createdBy: dealer.userId })).rejects.toMatchObject({ status: 404 })
})

describe('which cases a list holds, newest first', () => {
  test('GET /case/admin: Created and Updated, of everyone', async () => {
    const { data, meta } = requireSuccess(await office.call(calls.unverified, { as: admin }))
    expect(nos(data)).toEqual(of(made.others, made.updated, made.draft))
    expect(meta.total).toBe(3)
  })

  test('GET /case/employee: own Created and Updated', async () => {
    expect(nos(await office.ok(calls.myDrafts, { as: asha }))).toEqual(of(made.updated, made.draft))
    expect(nos(await office.ok(calls.myDrafts, { as: other }))).toEqual(of(made.others))
  })

  test('POST /case/all: ready, assigned, paid', async () => {
    const data = await office.ok(calls.verifiedList, { as: admin, body: january })
    expect(nos(data)).toEqual(of(made.paid, made.assigned, made.ready))
  })

  test('POST /case/rejected: rejected, with reference and remarks', async () => {
    const data = await office.ok(calls.rejectedList, { as: admin, body: january })
    expect(nos(data)).toEqual(of(made.rejected))
    expect(data[0]).toMatchObject({
      rejectionRemarks: 'PAPERS_MISSING',
      referenceDetail: { name: 'Kiran', contactNo: '9890012345' },
    })
  })

  test('POST /case/employee/verified: own ready, assigned, paid, rejected', async () => {
    const data = await office.ok(calls.myVerified, { as: asha, body: january })
    expect(nos(data)).toEqual(of(made.rejected, made.paid, made.assigned, made.ready))
    expect(await office.ok(calls.myVerified, { as: other, body: january })).toEqual([])
  })

  test('POST /case/employee-detail/{id}: created by that employee in any status, 404 for a person who is no employee', async () => {
    const ask = (id: string) => office.call(calls.ofEmployee, { as: admin, params: { id }, body: january })
    const { data, meta } = requireSuccess(await ask(asha.userId))
    expect(nos(data.cases)).toEqual(of(made.rejected, made.paid, made.assigned, made.ready, made.updated, made.draft))
    expect(meta.total).toBe(6)
    expect((await ask(unknown)).status).toBe(404)
    expect((await ask(admin.userId)).status).toBe(404)
    expect((await ask(dealer.userId)).status).toBe(404)
  })

  test('POST /case/client/{id}: assigned to that client, by its own id or its first user', async () => {
    for (const id of [dealer.client.id, dealer.userId]) {
      const data = await office.ok(calls.ofClient, { as: admin, params: { id }, body: january })
      expect(nos(data.cases)).toEqual(of(made.paid, made.assigned))
      expect(data.cases.map(({ payment }) => payment?.status)).toEqual(['success', undefined])
    }
    expect((await office.call(calls.ofClient, { as: admin, params: { id: unknown }, body: january })).status).toBe(404)
  })
})

describe('a row', () => {
  test('has every field of the contract', async () => {
    const data = await office.ok(calls.verifiedList, { as: admin, body: january })
    const { firstName, lastName } = dealer.client
    expect(data[0]).toEqual({
      ...Object.fromEntries(listFields.map((name) => [name, null])),
      id: made.paid.id,
      CaseNo: made.paid.CaseNo,
      status: 'paid',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      waitsSince: null,
      waitReason: null,
      waitNote: null,
      applicationDate: '2026-01-05',
      appointmentDate: '2026-11-25',
      applicationNo: expect.any(String),
      vehicleNo: expect.stringMatching(/^MH12AB/),
      firmName: expect.any(String),
      fromRTO: expect.any(String),
      toRTO: expect.any(String),
      buyerName: 'IMRAN SHAIKH',
      buyerPhoneNo: '9766012345',
      createdBy: {
        firstName: asha.employee.firstName,
        lastName: asha.employee.lastName,
        employeeCode: asha.employee.employeeCode,
      },
      dealerId: expect.any(String),
      assignedTo: { firstName, lastName },
      totalAmount: 4_099.75,
      incentiveAmount: null,
      rejectionRemarks: null,
      reasonCode: null,
      closedAt: null,
      stage: 'papers',
      waitingOn: 'office',
      stageSince: expect.stringMatching(/Z$/),
      referenceDetail: { name: 'Kiran', contactNo: '9890012345' },
      payment: {
        status: 'success',
        mode: 'CASH',
        paymentDate: expect.stringMatching(/Z$/),
        Amount: 4_099.75,
        remark: null,
        utr: null,
      },
    })
  })

  test('shows the newest of several payments', async () => {
    const made = await office.caseIn('assigned', { client: dealer, over: dated('2025-05-05') })
    const { paymentId } = await office.payment(dealer, [made])
    await office.ok(paymentEndpoints.rejectPayment, { as: admin, params: { id: paymentId } })
    const paymentOf = async () => (await office.ok(calls.details, { as: admin, params: { id: made.id } })).payment
    expect((await paymentOf())?.status).toBe('failed')
    await office.payment(dealer, [made], 'UPI')
    const paymentDate = expect.stringMatching(/Z$/)
    expect(await paymentOf()).toMatchObject({ status: 'paid', mode: 'UPI', paymentDate })
  })
})

describe('the date filter', () => {
  const days = dateKinds.map((filterType, index) => {
    const month = `2024-${String(index + 1).padStart(2, '0')}`
    return { filterType, before: `${month}-09`, day: `${month}-10`, after: `${month}-11` }
  })
  const inGroup = (group: CaseGroup) =>
    Object.fromEntries(
      days
        .filter(({ filterType }) => fieldByName[filterType].group === group)
        .map(({ filterType, day }) => [filterType, day]),
    )
  const dates = Object.fromEntries(
    caseGroups.filter((group) => group !== 'ownerDetails').map((group) => [group, inGroup(group)]),
  )
  test.each(days)('the filter by $filterType takes both dates in', async ({ filterType, before, day, after }) => {
    const { CaseNo } = await office.caseIn('ready', {
      over: { ...dates, vehicleDetail: { vehicleNo: `F ${filterType}` } },
    })
    const caseNos = async (fromDate: string, toDate: string) => {
      const body = { filterType, fromDate, toDate, search: `F ${filterType}` }
      return nos(await office.ok(calls.verifiedList, { as: admin, body }))
    }
    expect(await caseNos(day, day)).toEqual([CaseNo])
    expect(await caseNos('2023-12-31', day)).toEqual([CaseNo])
    expect(await caseNos(day, '2024-12-31')).toEqual([CaseNo])
    expect(await caseNos('2023-12-31', before)).toEqual([])
    expect(await caseNos(after, '2024-12-31')).toEqual([])
  })

  test('names the missing and wrong fields', async () => {
    const ask = async (body: object) => (await office.call(calls.verifiedList, { as: admin, body })).errors?.fields
    expect(await ask({})).toEqual({ filterType: 'Filter Type is required' })
    expect(await ask({ filterType: 'taxExpiry', toDate: '2026-01-01' })).toEqual({ fromDate: 'From Date is required' })
    expect(await ask({ filterType: 'taxExpiry', fromDate: '2026-01-01' })).toEqual({ toDate: 'To Date is required' })
    expect(await ask({ ...january, fromDate: '' })).toEqual({ fromDate: 'From Date is required' })
    expect(await ask({ ...january, filterType: 'createdAt' })).toEqual({ filterType: 'Filter Type is required' })
    expect(await ask({ ...january, fromDate: '2026-02-01' })).toEqual({ toDate: 'From Date must not be after To Date' })
    expect(await ask({ ...january, status: 'paid' })).toEqual({ status: 'This field is not known' })
  })
})

describe('search', () => {
  const all = { ...january, fromDate: '2023-01-01', toDate: '2023-12-31' } as const
  const found = async (search: string) =>
    (await office.ok(calls.verifiedList, { as: admin, body: { ...all, search } })).map((row) => row.vehicleNo)

  test('finds by each of the eight columns, a plate with or without spaces and hyphens', async () => {
    const { ownerDetails } = await office.caseBody()
    const { CaseNo } = await office.caseIn('ready', {
      over: {
        generalDetail: { applicationDate: '2023-06-01', applicationNo: 'APP/77_A' },
        vehicleDetail: { vehicleNo: 'GJ-01 AB 1234', chassisNo: 'CHASSIS100%', engineNo: 'ENGINE55' },
        ownerDetails: { ...ownerDetails, sellerName: 'Meena Rao', buyerName: 'Óscar Ñu' },
      },
    })
    await office.caseIn('ready', {
      over: { ...dated('2023-06-02'), vehicleDetail: { vehicleNo: 'MH14ZZ9999' }, ownerDetails: {} },
    })
    const firmName = (await office.pickers()).firmName
    for (const search of [CaseNo.toLowerCase(), 'app/77_a', 'chassis100%', 'engine55', 'meena', 'Óscar'])
      expect([search, await found(search)]).toEqual([search, ['GJ-01 AB 1234']])
    for (const plate of ['GJ-01 AB 1234', 'gj01ab1234', 'GJ 01 AB 1234', 'gj-01-ab-1234', '01ab', 'B 12'])
      expect([plate, await found(plate)]).toEqual([plate, ['GJ-01 AB 1234']])
    for (const plate of ['mh-14 zz', 'MH 14 ZZ 9999']) expect(await found(plate)).toEqual(['MH14ZZ9999'])
    expect(await found(firmName.slice(2, 8).toUpperCase())).toHaveLength(2)
    for (const search of ['APP/77A', 'APP%77', '_', 'no such thing', "'; drop table cases --", '\\'])
      expect([search, await found(search)]).toEqual([search, search === '_' ? ['GJ-01 AB 1234'] : []])
    expect(await found('  ')).toHaveLength(2)
    expect(await found('-')).toHaveLength(2)
  })

  test('holds only cases that the caller may see', async () => {
    const ask = (search: string) => office.call(calls.myVerified, { as: other, body: { ...january, search } })
    expect(requireSuccess(await ask(made.paid.CaseNo)).data).toEqual([])
  })
})
