import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { caseEndpoints as calls } from '#contract/cases/case-endpoints.ts'
import { expiryTypes } from '#contract/cases/case-fields.ts'
import { expiryFields } from '#contract/cases/case-list-fields.ts'
import { caseStatuses } from '#contract/cases/case-values.ts'
import { getCase } from '#server/features/cases/find-case.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'
import { refreshVehicles } from '#test/refresh-vehicles.ts'

const { office, admin } = await officeOfFile()
const owner = await office.employee()
const colleague = await office.employee()

const update = (id: string, body: unknown, as: Session = admin) =>
  office.call(calls.updateExpiry, { as, params: { id }, body })
const details = (id: string) => office.ok(calls.details, { as: admin, params: { id } })
const summary = (fromDate: unknown, toDate: unknown, as: Session = admin) =>
  office.call(calls.summary, { as, body: { fromDate, toDate } })

describe('an expiry date', () => {
  test.each(expiryTypes)(
    'the expiry date of %s is set, in the history, and nothing else changes',
    async (expiryType) => {
      const { id } = await office.caseIn('ready')
      const before = await details(id)
      const field = expiryFields[expiryType]
      const answer = await update(id, { expiryType, newExpiryDate: '2029-02-28' })
      expect([answer.status, answer.message, answer.data]).toEqual([200, 'Expiry date updated successfully!', { id }])
      const after = await details(id)
      expect(after).toEqual({
        ...before,
        version: before.version + 1,
        expireDetail: { ...before.expireDetail, [field]: '2029-02-28' },
      })
      const [newest] = await office.ok(calls.history, { as: admin, params: { id } })
      expect(newest).toMatchObject({
        action: 'expiry changed',
        changes: { [field]: { from: before.expireDetail[field], to: '2029-02-28' } },
      })
    },
  )

  test.each(caseStatuses)('can be set while a case is %s', async (status) => {
    const { id } = await office.caseIn(status)
    expect((await update(id, { expiryType: 'TAX', newExpiryDate: '2029-03-31' })).status).toBe(200)
    expect((await details(id)).status).toBe(status)
  })

  test('needs a type and a date, in the words of the spec', async () => {
    const { id } = await office.caseIn('Created')
    for (const newExpiryDate of [undefined, null, ''])
      expect((await update(id, { expiryType: 'PUC', newExpiryDate })).errors.fields).toEqual({
        newExpiryDate: 'Please select a date',
      })
    const wrong = await update(id, { expiryType: 'puc', newExpiryDate: '2029-02-29', status: 'paid' })
    expect(wrong.status).toBe(400)
    expect(wrong.errors.fields).toEqual({
      expiryType: expect.stringContaining('Expiry type must be PUC, INSURANCE, FITNESS, TAX'),
      newExpiryDate: 'Enter a valid date',
      status: 'This field is not known',
    })
  })

  test("an expiry date of a colleague's case is 404", async () => {
    const { id } = await office.caseIn('Created', { by: owner })
    const body = { expiryType: 'PUC', newExpiryDate: '2029-02-28' }
    expect((await update(id, body, colleague)).status).toBe(404)
    expect((await update(id, body, owner)).status).toBe(200)
  })

  test('an expiry date that changed meanwhile is not brought back by a form that was open', async () => {
    const { id } = await office.caseIn('Created')
    const body = { ...(await office.caseBody()), version: 1 }
    requireSuccess(await update(id, { expiryType: 'PUC', newExpiryDate: '2029-02-28' }))
    expect((await office.call(calls.edit, { as: admin, params: { id }, body })).status).toBe(409)
  })
})

describe('the summary', () => {
  test('has the types in order, both dates included, in any status, soonest first', async () => {
    const year2031 = { pucExpiry: '2031-01-31', insuranceExpiry: '2031-02-01', fitnessExpiry: '2031-02-28' }
    const first = { ...year2031, taxExpiry: '2031-03-01', permitExpiry: null }
    const a = await office.caseIn('rejected', { over: { expireDetail: first } })
    const second = { ...year2031, insuranceExpiry: '2031-02-15', taxExpiry: '2031-02-10', permitExpiry: '2031-02-28' }
    const b = await office.caseIn('paid', { over: { expireDetail: second } })
    const answer = requireSuccess(await summary('2031-02-01', '2031-02-28'))
    const nos = answer.data.map(({ expiryType, count, cases }) => [
      expiryType,
      count,
      ...cases.map(({ CaseNo }) => CaseNo),
    ])
    expect(nos.slice(0, 5)).toEqual([
      ['PUC', 0],
      ['INSURANCE', 2, a.CaseNo, b.CaseNo],
      ['FITNESS', 2, a.CaseNo, b.CaseNo],
      ['TAX', 1, b.CaseNo],
      ['PERMIT', 1, b.CaseNo],
    ])
    expect(answer.data[1]?.cases[0]).toMatchObject({
      id: a.id,
      CaseNo: a.CaseNo,
      vehicleNo: expect.stringMatching(/^MH12AB/),
      buyerName: 'IMRAN SHAIKH',
      buyerPhoneNo: '9766012345',
      ...first,
    })
    const puc = requireSuccess(await summary('2031-01-31', '2031-01-31')).data[0]
    expect([puc?.count, puc?.cases.length]).toEqual([2, 2])
  })

  test("holds an employee's own cases only, a superadmin's all", async () => {
    const made = await office.caseIn('Created', { by: owner, over: { expireDetail: { pucExpiry: '2032-05-05' } } })
    const found = async (as: Session) =>
      requireSuccess(await summary('2032-05-01', '2032-05-31', as))
        .data.filter(({ count }) => count > 0)
        .map(({ expiryType, count, cases }) => [expiryType, count, cases[0]?.id])
    expect(await found(owner)).toEqual([['PUC', 1, made.id]])
    expect(await found(admin)).toEqual([['PUC', 1, made.id]])
    expect(await found(colleague)).toEqual([])
  })

  test('counts exactly, and lists at most 500 of each type', async () => {
    const { id } = await office.caseIn('Created', { over: { expireDetail: { taxExpiry: '2040-06-15' } } })
    const { db } = office.database
    const stored = await db.selectFrom('cases').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const { total_amount: _, search_text: __, services: _services, ...columns } = stored
    for (let n = 0; n < 12; n += 1)
      await db
        .insertInto('cases')
        .values(
          Array.from({ length: 50 }, (_unused, i) => ({
            ...columns,
            id: sql<string>`gen_random_uuid()`,
            case_no: `VR-9${String(n * 50 + i).padStart(5, '0')}`,
            tax_expiry: `2040-06-${String(((n * 50 + i) % 30) + 1).padStart(2, '0')}`,
          })),
        )
        .execute()
    await sql`insert into history (id, at, actor_id, subject_type, subject_id, action, changes)
      select gen_random_uuid(), created_at, created_by, 'case', id, 'created', '{"status": {"from": null, "to": "Created"}}'
      from cases where case_no like 'VR-9%'`.execute(db)
    await refreshVehicles(office.database)
    const tax = requireSuccess(await summary('2040-06-01', '2040-06-30')).data[3]
    expect([tax?.count, tax?.cases.length]).toEqual([601, 500])
    const days = tax?.cases.map(({ taxExpiry }) => taxExpiry) ?? []
    expect(days).toEqual(days.toSorted())
    expect(days.at(-1)).toBe('2040-06-25')
  })

  test('needs both dates, in order', async () => {
    expect((await summary(undefined, '')).errors.fields).toEqual({
      fromDate: 'From Date is required',
      toDate: 'To Date is required',
    })
    expect((await summary('2026-02-02', '2026-02-01')).errors.fields).toEqual({
      toDate: 'From Date must not be after To Date',
    })
  })
})

test('a case that is read as JSON has the values of its columns', async () => {
  const { db } = office.deps.database
  for (const state of ['Created', 'rejected', 'paid'] as const) {
    const { id } = await office.caseIn(state)
    const stored = await db.selectFrom('cases').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const found = await getCase(db, { role: 'superadmin', userId: id, clientId: null }, id)
    expect(found).toMatchObject(stored)
    expect(found).toMatchObject({ payment_status: state === 'paid' ? 'success' : null })
  }
})

test('staff have the phone of the dealer of the firm until the case is assigned', async () => {
  const [admin, ofFirm, payer] = [await office.superadmin(), await office.client(), await office.client()]
  const over = { generalDetail: { firmName: ofFirm.client.firmName } }
  for (const [status, dealer] of [
    ['Created', ofFirm],
    ['assigned', payer],
  ] as const) {
    const { id } = await office.caseIn(status, { client: payer, over })
    const details = await office.ok(calls.details, { as: admin, params: { id } })
    expect(details.dealerPhone, status).toBe(dealer.client.mobileNo)
  }
})
