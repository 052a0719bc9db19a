import { describe, expect, test } from 'vitest'
import { cashEndpoints as calls, type NewCashEntry } from '#contract/cash/cash.ts'
import { fileEndpoints } from '#contract/files/file-endpoints.ts'
import { marginEndpoints } from '#contract/margin/margin.ts'
import { sumRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import { cleanUp } from '#server/jobs/cleanup.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { officeOfFileForYears } from '#test/office.ts'
import { uploadForm } from '#test/upload-form.ts'

/* The cash books: what a runner got, spent and returned, day by day. */
const { office, admin } = await officeOfFileForYears('2026-11-10T06:00:00Z')

const enter = (employeeId: string, body: Partial<NewCashEntry>, as: Session = admin) =>
  office.patiently(calls.enter, { as, params: { employeeId }, body: body as never })
const entered = async (employeeId: string, body: Partial<NewCashEntry>, as: Session = admin) =>
  requireSuccess(await enter(employeeId, body, as)).data
const takeBack = (id: string, as: Session = admin) =>
  office.patiently(calls.takeBack, { as, params: { id }, body: { reason: 'Typed twice' } })
const close = (employeeId: string, day: string, as: Session = admin) =>
  office.patiently(calls.close, { as, params: { employeeId }, body: { day } })
const bookOf = (employeeId: string, as: Session = admin) => office.ok(calls.book, { as, params: { employeeId } })
const entriesOf = (employeeId: string, as: Session = admin, query = {}) =>
  office.ok(calls.entries, { as, params: { employeeId }, query })
const advance = (amount: number) => ({ kind: 'advance', amount }) as const
const spent = (amount: number, caseRef: string) => ({ kind: 'spent', amount, expense: 'receipt', caseRef }) as const
const petrol = { kind: 'spent', amount: 80, expense: 'other', note: 'Petrol' } as const

describe('a cash book', () => {
  test('a cash book holds what was given, spent by case with a photo, and returned; its figures are the sums of its entries', async () => {
    const runner = await office.employee()
    const { CaseNo, vehicleNo } = await office.caseIn('ready', { by: runner })
    const { userId: id } = runner
    expect((await enter(id, advance(5000.5))).status).toBe(201)
    const { url: photoUrl } = requireSuccess(
      await office.call(fileEndpoints.upload, { as: runner, ...(await uploadForm(1)) }),
    ).data
    const fee = await entered(id, { ...spent(610.25, CaseNo.toLowerCase()), photoUrl, day: '2026-11-09' }, runner)
    expect(fee).toMatchObject({ amount: -610.25, caseNo: CaseNo, vehicleNo, expense: 'receipt', day: '2026-11-09' })
    expect(fee.photoUrl).toContain('/files/')
    await entered(id, { ...spent(40, ` ${vehicleNo.slice(0, 4)} ${vehicleNo.slice(4)} `), expense: 'puc' }, runner)
    await entered(id, petrol, runner)
    await entered(id, { kind: 'returned', amount: 1000 })
    const book = await bookOf(id, runner)
    expect(book).toMatchObject({ balance: 3270.25, advance: 5000.5, spent: 730.25, returned: 1000, closedUntil: null })
    const rows = await entriesOf(id, runner)
    expect(sumRupees(rows.map(({ amount }) => amount))).toBe(book.balance)
    for (const kind of ['advance', 'spent', 'returned'] as const) {
      const ofKind = await entriesOf(id, runner, { kind })
      expect(Math.abs(sumRupees(ofKind.map(({ amount }) => amount)))).toBe(book[kind])
    }
    expect(await entriesOf(id, runner, { search: 'petrol' })).toHaveLength(1)
    const books = await office.ok(calls.books, { as: admin })
    expect(books.find(({ employeeId }) => employeeId === id)?.balance).toBe(3270.25)
    await office.clock.at('2027-03-01T06:00:00Z', () => cleanUp(office.deps))
    const { rowCount } = await office.database.pool.query(
      'select from uploads join cash_entries on photo_id = uploads.id where cash_entries.id = $1',
      [fee.id],
    )
    expect(rowCount, 'the photo stays').toBe(1)
  })

  test('a cash book falls below nothing where a runner spends own money', async () => {
    const runner = await office.employee()
    await entered(runner.userId, petrol, runner)
    expect((await bookOf(runner.userId)).balance).toBe(-80)
  })

  test('a cash book is seen by its employee and the superadmin alone', async () => {
    const [runner, colleague, dealer] = [await office.employee(), await office.employee(), await office.client()]
    const { id } = await entered(runner.userId, petrol, runner)
    const params = { employeeId: runner.userId }
    const foreign = [
      await office.call(calls.book, { as: colleague, params }),
      await office.call(calls.entries, { as: colleague, params }),
      await enter(runner.userId, petrol, colleague),
      await takeBack(id, colleague),
      await close(runner.userId, '2026-11-10', colleague),
      await office.call(calls.book, { as: admin, params: { employeeId: dealer.userId } }),
    ]
    expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    expect((await office.call(calls.book, { as: dealer, params })).status).toBe(403)
  })

  test('a cash book gets advances and returns from the superadmin alone', async () => {
    const runner = await office.employee()
    const { id } = await entered(runner.userId, advance(100))
    for (const refused of [
      await enter(runner.userId, advance(100), runner),
      await enter(runner.userId, { kind: 'returned', amount: 5 }, runner),
      await takeBack(id, runner),
    ])
      expect([refused.status, refused.message]).toEqual([403, t.cash('officeOnly')])
  })
})

describe('an entry', () => {
  test.each([
    [{ kind: 'loan', amount: 1 }, 'kind', 'kindRequired'],
    [{ kind: 'advance', amount: 0 }, 'amount', 'notNothing'],
    [{ kind: 'spent', amount: 1, caseRef: 'VR-000001' }, 'expense', 'expenseRequired'],
    [{ kind: 'advance', amount: 1, caseRef: 'VR-000001' }, 'caseRef', 'noCase'],
    [{ kind: 'returned', amount: 1, photoUrl: 'x' }, 'photoUrl', 'noCase'],
    [{ kind: 'spent', amount: 1, expense: 'puc' }, 'caseRef', 'caseRequired'],
    [{ kind: 'spent', amount: 1, expense: 'other' }, 'note', 'noteRequired'],
    [{ kind: 'spent', amount: 1, expense: 'puc', caseRef: 'VR-999999' }, 'caseRef', 'unknownCase'],
    [{ ...petrol, photoUrl: '/api/v1/files/x' }, 'photoUrl', 'photoNotYours'],
    [{ ...petrol, day: '2026-11-11' }, 'day', 'badDay'],
    [{ ...petrol, day: '2026-10-09' }, 'day', 'badDay'],
  ] as const)('an entry %j is refused', async (body, field, message) => {
    const runner = await office.employee()
    const { status, errors } = await enter(runner.userId, body as never)
    expect([status, errors.fields]).toEqual([400, { [field]: t.cash(message) }])
  })

  test('an entry of an employee names own cases alone', async () => {
    const runner = await office.employee()
    const foreign = await office.caseIn('ready')
    for (const caseRef of [foreign.CaseNo, foreign.vehicleNo])
      expect((await enter(runner.userId, spent(5, caseRef), runner)).errors.fields).toEqual({
        caseRef: t.cash('unknownCase'),
      })
  })

  test('an entry is taken back once, by its opposite of today, and stays', async () => {
    const runner = await office.employee()
    const { CaseNo } = await office.caseIn('ready', { by: runner })
    const fee = await entered(runner.userId, { ...spent(610, CaseNo), day: '2026-11-08' }, runner)
    const back = requireSuccess(await takeBack(fee.id, runner)).data
    expect(back).toMatchObject({ kind: 'spent', amount: 610, day: '2026-11-10', note: 'Typed twice', isReversal: true })
    const rows = await entriesOf(runner.userId, runner)
    expect(rows.map(({ isTakenBack, isReversible }) => [isTakenBack, isReversible])).toEqual([
      [false, false],
      [true, false],
    ])
    for (const id of [fee.id, back.id]) expect((await takeBack(id, runner)).message).toBe(t.cash('takenBackAlready'))
    expect(await bookOf(runner.userId)).toMatchObject({ balance: 0, spent: 0 })
  })

  test('several entries at once all count, and two that take one back make one', async () => {
    const { userId: id } = await office.employee()
    const made = await Promise.all([1, 2, 4, 8].map((amount) => entered(id, advance(amount))))
    await Promise.all([entered(id, { kind: 'returned', amount: 3 }), entered(id, { kind: 'returned', amount: 2 })])
    expect((await bookOf(id)).balance).toBe(10)
    const both = await Promise.all([takeBack(made[3]?.id ?? ''), takeBack(made[3]?.id ?? '')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect((await bookOf(id)).balance).toBe(2)
  })

  test('an entry comes once for one Idempotency-Key', async () => {
    const { userId: employeeId } = await office.employee()
    const ask = { as: admin, params: { employeeId }, body: advance(7), headers: { 'idempotency-key': 'cash-1' } }
    const answers = [await office.call(calls.enter, ask), await office.call(calls.enter, ask)]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect((await bookOf(employeeId)).balance).toBe(7)
  })
})

describe('a day', () => {
  test('a day is closed by the runner and confirmed once by the superadmin', async () => {
    const runner = await office.employee()
    const { userId: id } = runner
    expect((await close(id, '2026-11-10', runner)).message).toBe(t.cash('nothingToClose'))
    await entered(id, { ...advance(100), day: '2026-11-09' })
    await entered(id, petrol, runner)
    const closed = requireSuccess(await close(id, '2026-11-09', runner)).data
    expect(closed).toMatchObject({ closedUntil: '2026-11-09', unconfirmed: 1 })
    const [day] = closed.days
    expect(day).toMatchObject({ day: '2026-11-09', balance: 100, confirmedAt: null })
    const params = { id: day?.id ?? '' }
    expect((await office.call(calls.confirm, { as: runner, params })).status).toBe(403)
    const confirmed = await office.ok(calls.confirm, { as: admin, params })
    expect([confirmed.unconfirmed, confirmed.days[0]?.confirmedAt]).toEqual([0, '2026-11-10T06:00:00.000Z'])
    expect((await office.call(calls.confirm, { as: admin, params })).message).toBe(t.cash('confirmedAlready'))
    expect((await close(id, '2026-11-11', runner)).errors.fields).toEqual({ day: t.cash('badDay') })
    expect((await close(id, '2026-11-09', runner)).message).toBe(t.cash('closedAlready'))
  })

  test('a day that is closed takes no entry any more; what was wrong is taken back on a later day', async () => {
    const runner = await office.employee()
    const { userId: id } = runner
    const fee = await entered(id, petrol, runner)
    requireSuccess(await close(id, '2026-11-10', runner))
    for (const refused of [
      await enter(id, petrol, runner),
      await enter(id, { ...advance(1), day: '2026-11-09' }),
      await takeBack(fee.id, runner),
    ])
      expect([refused.status, refused.message]).toEqual([409, t.cash('dayClosed')])
    await office.clock.at('2026-11-10T18:31:00Z', async () => {
      expect(requireSuccess(await takeBack(fee.id, runner)).data.day).toBe('2026-11-11')
    })
    const { days, balance } = await bookOf(id)
    expect([days[0]?.balance, balance]).toEqual([-80, 0])
  })

  test('a day that is closed while an entry comes has it, or refuses it', async () => {
    const runner = await office.employee()
    const { userId: id } = runner
    await entered(id, advance(100))
    const [closing, late] = await Promise.all([close(id, '2026-11-10'), enter(id, petrol, runner)])
    expect(closing.status).toBe(200)
    const [day] = (await bookOf(id)).days
    expect([late.status, day?.balance]).toEqual(late.status === 201 ? [201, 20] : [409, 100])
  })

  test('a day and an entry refuse every change in the database', async () => {
    const { userId: id } = await office.employee()
    await entered(id, advance(100))
    requireSuccess(await close(id, '2026-11-10'))
    for (const change of [
      'update cash_entries set amount = amount + 1',
      'delete from cash_entries',
      'update cash_days set balance = balance + 1',
      'delete from cash_days',
    ])
      await expect(office.database.pool.query(change)).rejects.toThrow('append-only')
  })
})

test('what was spent on a case stands against its charges, and is its cost in the margin', async () => {
  const runner = await office.employee()
  const expenseDetail = {
    receiptAmount: 600,
    pucCharges: 40,
    insuranceCharges: 60,
    otherCharges: 500,
    adminCharges: 0,
  }
  const applicationDate = '2024-02-02'
  const made = await office.caseIn('assigned', {
    over: { expenseDetail, generalDetail: { applicationDate, incentiveAmount: null } },
  })
  const margin = async () => {
    const query = { fromDate: applicationDate, toDate: applicationDate, by: 'month' } as const
    const [row] = await office.ok(marginEndpoints.report, { as: admin, query })
    return row && [row.charges, row.receipt, row.pucAndInsurance, row.spentOtherwise, row.margin]
  }
  const find = async (query: object) => {
    const rows = await office.ok(calls.charges, { as: admin, query: { search: made.CaseNo, ...query } })
    return rows[0]
  }
  expect(await margin()).toEqual([1200, 600, 100, 0, 500])
  expect(await find({})).toBe(undefined)
  await entered(runner.userId, spent(600, made.CaseNo))
  expect(await find({ isDifferent: 'true' })).toBe(undefined)
  const more = await entered(runner.userId, spent(50, made.CaseNo))
  await entered(runner.userId, { ...petrol, caseRef: made.CaseNo })
  expect(await find({ isDifferent: 'true' })).toMatchObject({
    receipt: { charged: 600, spent: 650 },
    puc: { charged: 40, spent: 0 },
    other: { charged: 500, spent: 80 },
    beyond: 130,
  })
  expect(await margin()).toEqual([1200, 650, 100, 80, 370])
  requireSuccess(await takeBack(more.id))
  expect(await find({ isDifferent: 'true' })).toBe(undefined)
  expect(await margin()).toEqual([1200, 600, 100, 80, 420])
})
