import { describe, expect, test } from 'vitest'
import { billEndpoints } from '#contract/bills/bill.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { clientEndpoints } from '#contract/clients/client.ts'
import { DAY } from '#contract/durations.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { queueEndpoints as calls } from '#contract/queue/queue.ts'
import { type QueueKind, queueKinds, queueKindsOf } from '#contract/queue/queue-values.ts'
import { reminderEndpoints } from '#contract/reminders/reminder-endpoints.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { officeOfFileForYears } from '#test/office.ts'
import { runMonthEnd } from '../../jobs/month-end.ts'

const { office, admin } = await officeOfFileForYears('2026-03-02T06:00:00Z')
const asha = await office.employee()
const other = await office.employee()
const dealer = await office.client()
const now = () => office.clock.now().toISOString()
const wait = (days: number) => office.clock.set(new Date(office.clock.now().getTime() + days * DAY))

const nothing = { count: 0, oldestAt: null, amount: null }
const countsOf = async (as: Session) => {
  const data = await office.ok(calls.counts, { as })
  return Object.fromEntries(data.map(({ kind, ...figures }) => [kind, figures]))
}
const figuresOf = async (as: Session, kind: QueueKind) => (await countsOf(as))[kind] ?? nothing
const rowsOf = async (as: Session, kind: QueueKind, page: { page?: number; pageSize?: number } = {}) =>
  requireSuccess(await office.call(calls.rows, { as, body: { kind, ...page } }))
/** The ids of rows; a bill has another name for it. */
const idsOf = (rows: readonly object[]) => rows.map((row) => ('id' in row ? row.id : null)).sort()
const noExpiry = {
  insuranceExpiry: '2041-01-01',
  pucExpiry: '2041-01-01',
  fitnessExpiry: '2041-01-01',
  taxExpiry: '2041-01-01',
}

test('an empty office waits for nothing, and says so in the order of the contract', async () => {
  const data = await office.ok(calls.counts, { as: admin })
  expect(data.map(({ kind }) => kind)).toEqual(queueKinds)
  expect(await countsOf(admin)).toEqual({
    toVerify: nothing,
    toAssign: { ...nothing, amount: 0 },
    paymentsToCheck: { ...nothing, amount: 0 },
    dealersToAccept: nothing,
    overdueBills: { ...nothing, amount: 0 },
    lateFiles: nothing,
    expiringThisWeek: nothing,
    rejectedToFix: nothing,
    papersToCheck: nothing,
  })
  expect(Object.keys(await countsOf(asha))).toEqual(queueKindsOf('employee'))
})

describe('the work of the office', () => {
  const cases = { by: asha, client: dealer, over: { expireDetail: noExpiry } }
  const ready = (vehicleNo: string) =>
    office.caseIn('ready', { ...cases, over: { ...cases.over, vehicleDetail: { vehicleNo } } })

  test('cases to verify: the longest wait first, with what each lacks for the role', async () => {
    const first = await office.caseIn('Created', {
      ...cases,
      over: { ...cases.over, generalDetail: { appointmentDate: null, applicationNo: 'A1' } },
    })
    const firstAt = now()
    wait(1)
    const second = await office.caseIn('Created', {
      ...cases,
      over: { ...cases.over, generalDetail: { appointmentDate: null, applicationNo: null } },
    })
    const third = await office.caseIn('Updated', { by: other, over: cases.over })
    expect(await figuresOf(admin, 'toVerify')).toEqual({ count: 3, oldestAt: firstAt, amount: null })
    const { data, meta } = await rowsOf(admin, 'toVerify', { page: 0, pageSize: 2 })
    expect(meta).toEqual({ total: 3, page: 0, pageSize: 2 })
    expect(data).toMatchObject([
      { kind: 'toVerify', id: first.id, CaseNo: first.CaseNo, waitsSince: firstAt, lacking: ['Appointment Date'] },
      { kind: 'toVerify', id: second.id, lacking: ['Appointment Date'] },
    ])
    expect((await rowsOf(admin, 'toVerify', { page: 1, pageSize: 2 })).data).toMatchObject([
      { id: third.id, lacking: [] },
    ])

    expect(await figuresOf(asha, 'toVerify')).toEqual({ count: 2, oldestAt: firstAt, amount: null })
    expect((await rowsOf(asha, 'toVerify')).data).toMatchObject([
      { id: first.id, lacking: [] },
      { id: second.id, lacking: ['Appointment Date or Application No'] },
    ])
    expect(idsOf((await rowsOf(other, 'toVerify')).data)).toEqual([third.id])
    for (const { id } of [first, second, third]) {
      const body = await office.caseBody({ expireDetail: noExpiry })
      await office.ok(caseEndpoints.edit, { as: admin, params: { id }, body })
      await office.ok(caseEndpoints.verify, { as: admin, params: { id } })
      const reject = { rejectionRemarks: 'PAPERS_MISSING' }
      await office.ok(caseEndpoints.reject, { as: admin, params: { id }, body: reject })
    }
  })

  test('rejected cases, with the reason', async () => {
    expect(await figuresOf(admin, 'rejectedToFix')).toEqual({ count: 3, oldestAt: now(), amount: null })
    expect(await figuresOf(other, 'rejectedToFix')).toEqual({ count: 1, oldestAt: now(), amount: null })
    const { data } = await rowsOf(other, 'rejectedToFix')
    expect(data).toMatchObject([{ status: 'rejected', lacking: ['PAPERS_MISSING'], waitsSince: now() }])
  })

  test('cases to assign with their sum in rupees, then late files, then the payments for them', async () => {
    wait(1)
    const readyAt = now()
    const made = [await ready('MH12AA0001'), await ready('MH12AA0002')]
    expect(await figuresOf(admin, 'toAssign')).toEqual({ count: 2, oldestAt: readyAt, amount: 2 * 4_099.75 })
    expect(idsOf((await rowsOf(admin, 'toAssign')).data)).toEqual(idsOf(made))
    expect(await figuresOf(admin, 'lateFiles')).toEqual(nothing)

    wait(8)
    const late = { count: 2, oldestAt: readyAt, amount: null }
    expect(await figuresOf(admin, 'lateFiles')).toEqual(late)
    expect(await figuresOf(asha, 'lateFiles')).toEqual(late)
    expect(await figuresOf(other, 'lateFiles')).toEqual(nothing)
    const [one, two] = made
    if (!one || !two) throw new Error('Two cases were made')
    const moved = { stage: 'submitted', waitingOn: 'rto' } as const
    await office.ok(stageEndpoints.change, { as: asha, params: { caseId: two.id }, body: moved })
    expect(await figuresOf(admin, 'lateFiles')).toEqual({ ...late, count: 1 })
    const assign = { caseId: one.id, clientId: dealer.client.id }
    const data = await office.ok(caseEndpoints.assign, { as: admin, body: assign })
    const lateRows = (await rowsOf(asha, 'lateFiles')).data
    expect(lateRows).toMatchObject([
      { id: one.id, waitsSince: readyAt, lacking: ['Payment'], stage: 'papers', daysInStage: 8, isLate: true },
    ])

    const paidAt = now()
    const { paymentId } = await office.payment(
      dealer,
      [{ ...one, totalAmount: 4_099.75, assignmentId: data.caseAssignmentId }],
      'UPI',
    )
    expect(await figuresOf(admin, 'paymentsToCheck')).toEqual({ count: 1, oldestAt: paidAt, amount: 4_099.75 })
    expect((await rowsOf(admin, 'paymentsToCheck')).data).toMatchObject([
      { kind: 'paymentsToCheck', id: paymentId, Amount: 4_099.75, waitsSince: paidAt, lacking: ['UTR'] },
    ])
    await office.ok(paymentEndpoints.verifyPayment, { as: admin, params: { id: paymentId } })
    expect(await figuresOf(admin, 'paymentsToCheck')).toEqual({ ...nothing, amount: 0 })
    expect(await figuresOf(admin, 'lateFiles')).toEqual({ ...late, count: 1 }) // paid, and still at its papers
  })

  test('dealers who signed up, the oldest first', async () => {
    const { id } = await office.signUp()
    const signedUpAt = now()
    wait(1)
    const second = await office.signUp()
    expect(await figuresOf(admin, 'dealersToAccept')).toEqual({ count: 2, oldestAt: signedUpAt, amount: null })
    const { data } = await rowsOf(admin, 'dealersToAccept')
    expect(data).toMatchObject([
      { kind: 'dealersToAccept', id, waitsSince: signedUpAt, lacking: [], isVerified: false },
      { id: second.id },
    ])
    await office.ok(clientEndpoints.reject, { as: admin, params: { id } })
    expect((await figuresOf(admin, 'dealersToAccept')).count).toBe(1)
  })

  test('bills from the day after they were due until they are paid', async () => {
    const bill = await office.bill({ client: dealer })
    const [due] = await office.database.db
      .selectFrom('bills')
      .select('due_date')
      .where('id', '=', bill.billId)
      .execute()
    const overdueAt = new Date(Date.parse(`${due?.due_date}T18:30:00Z`)).toISOString()
    office.clock.set(new Date(Date.parse(overdueAt) - 1))
    expect(await figuresOf(admin, 'overdueBills')).toEqual({ ...nothing, amount: 0 })
    office.clock.set(overdueAt)
    expect(await figuresOf(admin, 'overdueBills')).toEqual({ count: 1, oldestAt: overdueAt, amount: bill.totalAmount })
    const { id, firmName } = dealer.client
    expect((await rowsOf(admin, 'overdueBills')).data).toMatchObject([
      { kind: 'overdueBills', billId: bill.billId, client: { id, firmName }, waitsSince: overdueAt, lacking: [] },
    ])
    await runMonthEnd(office.deps) // adds the penalty
    const { totalAmount } = await office.ok(billEndpoints.get, { as: admin, params: { id: bill.billId } })
    expect(totalAmount).toBeGreaterThan(bill.totalAmount)
    expect(await figuresOf(admin, 'overdueBills')).toMatchObject({ count: 1, amount: totalAmount })
    await office.billPayment(dealer, { ...bill, totalAmount })
    expect(await figuresOf(admin, 'overdueBills')).toEqual({ ...nothing, amount: 0 })
  })

  test('papers of vehicles that expire from today to a week later, as the reminders of the week', async () => {
    office.clock.set('2030-05-01T06:00:00Z')
    const expiring = (expireDetail: object, by: Session) =>
      office.caseIn('paid', { by, client: dealer, over: { expireDetail: { ...noExpiry, ...expireDetail } } })
    const own = await expiring({ pucExpiry: '2030-05-08', taxExpiry: '2030-05-01' }, asha)
    await expiring({ pucExpiry: '2030-05-09', taxExpiry: '2030-04-30', fitnessExpiry: '2030-05-03' }, other)
    const figures = { oldestAt: '2030-04-30T18:30:00.000Z', amount: null }
    expect(await figuresOf(admin, 'expiringThisWeek')).toEqual({ ...figures, count: 3 })
    expect(await figuresOf(asha, 'expiringThisWeek')).toEqual({ ...figures, count: 2 })
    const paper = { kind: 'expiringThisWeek', lacking: [] }
    const { data, meta } = await rowsOf(asha, 'expiringThisWeek')
    expect(meta.total).toBe(2)
    expect(data).toMatchObject([
      { ...paper, expiryType: 'TAX', expiryDate: '2030-05-01', waitsSince: figures.oldestAt },
      { ...paper, expiryType: 'PUC', owner: { name: 'IMRAN SHAIKH', phoneNo: '9766012345' } },
    ])
    const pages = [0, 1, 2, 3].map((page) => rowsOf(admin, 'expiringThisWeek', { page, pageSize: 1 }))
    expect((await Promise.all(pages)).flatMap((page) => page.data)).toEqual(
      (await rowsOf(admin, 'expiringThisWeek')).data,
    )
    const week = () => office.ok(reminderEndpoints.week, { as: admin })
    expect(await week()).toEqual({ due: 3, contacted: 0 })

    // The vehicle is sold: one paper of its two cases, and the buyer's phone.
    const { ownerDetails } = await office.caseBody()
    const { vehicleDetail } = await office.ok(caseEndpoints.details, { as: asha, params: { id: own.id } })
    const sold = {
      vehicleDetail,
      expireDetail: { ...noExpiry, pucExpiry: '2030-05-08', taxExpiry: '2030-05-01' },
      ownerDetails: { ...ownerDetails, buyerName: 'ZARINA THAKUR', buyerPhoneNo: '9766099999' },
    }
    await office.caseIn('ready', { by: asha, over: sold })
    expect(await figuresOf(asha, 'expiringThisWeek')).toEqual({ ...figures, count: 2 })
    const owner = { name: 'ZARINA THAKUR', phoneNo: '9766099999' }
    const { data: rows } = await rowsOf(asha, 'expiringThisWeek')
    expect(rows).toMatchObject([{ owner }, { owner }])

    // What rests is neither in the queue nor due.
    const [{ vehicleId = '' } = {}] = rows as { vehicleId?: string }[]
    const snooze = { vehicleId, kind: 'TAX' as const, until: '2030-05-04' }
    await office.ok(reminderEndpoints.snooze, { as: asha, body: snooze })
    expect(await figuresOf(admin, 'expiringThisWeek')).toMatchObject({ count: 2 })
    expect(await week()).toEqual({ due: 2, contacted: 0 })
  })
})

test('the figures are those of the first row and of the number of rows', async () => {
  for (const as of [admin, asha, other]) {
    const counts = await countsOf(as)
    for (const [kind, { count, oldestAt }] of Object.entries(counts)) {
      const { data, meta } = await rowsOf(as, kind as QueueKind)
      expect([kind, meta.total, data.length, data[0]?.waitsSince ?? null]).toEqual([kind, count, count, oldestAt])
      expect(data.map(({ waitsSince }) => waitsSince)).toEqual(data.map(({ waitsSince }) => waitsSince).sort())
    }
  }
})

test('an employee has no queue of others', async () => {
  for (const kind of queueKinds) {
    const { status } = await office.call(calls.rows, { as: asha, body: { kind } })
    expect([kind, status]).toEqual([kind, queueKindsOf('employee').includes(kind) ? 200 : 403])
  }
  expect((await office.call(calls.rows, { as: admin, body: { kind: 'all' as 'toVerify' } })).status).toBe(400)
})
