import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { billEndpoints } from '#contract/bills/bill.ts'
import { addDays, dayStart, daysBetween, monthEnd, nextDay, officeDay } from '#contract/dates.ts'
import { duesEndpoints } from '#contract/dues/dues.ts'
import { HOUR } from '#contract/durations.ts'
import { toPaise } from '#contract/money.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { statementRows } from '#contract/transactions/statement-rows.ts'
import { transactionEndpoints as calls, type Statement } from '#contract/transactions/transaction.ts'
import { withLanguage } from '#server/context/language.ts'
import { runMonthEnd } from '#server/jobs/month-end.ts'
import { AdjustedAccount, type Book, type Entry } from '#test/adjusted-account.ts'
import { breadth } from '#test/breadth.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import type { ClientSession, MadeCase } from '#test/factories.ts'
import { openOfficeForYears } from '#test/office.ts'
import { proving } from '#test/proving-caller.ts'

/*
 * A client's months at random, kept twice: by the product, and by a book of this test in whole paise.
 * Statement, history and credit must agree with the book, to the paisa and on every day.
 */
const BEGIN = '2026-01-03T06:00:00Z'
const office = await openOfficeForYears(BEGIN)
const admin = await office.superadmin()
const proved = proving(office.call)
afterAll(async () => {
  expect(office.logs.filter((line) => /"level":50|"defect"/.test(line))).toEqual([])
  await office.close()
})

const PENALTY = 33.33

interface Waiting {
  paymentId: string
  cases: MadeCase[]
  billId: string | null
  amount: number
}

const total = (cases: MadeCase[]) => cases.reduce((sum, one) => sum + toPaise(one.totalAmount), 0)

/** One client's life: each step does one thing some hours after the last, by the product's own calls. */
class Life {
  readonly book: Book = { entries: [], debts: new Map() }
  readonly client: ClientSession
  private unpaid: MadeCase[] = []
  private waiting: Waiting[] = []
  private unbilled: { at: Date; cases: MadeCase[] }[] = []
  private billed = new Map<string, MadeCase[]>()
  private penalised = new Set<string>()
  private waived = new Set<string>()
  readonly account: AdjustedAccount
  constructor(client: ClientSession) {
    this.client = client
    this.account = new AdjustedAccount(office, client, this.book)
  }
  private owesPenalty(billId: string) {
    return this.penalised.has(billId) && !this.waived.has(billId)
  }
  private get now() {
    return office.clock.now()
  }
  private enter(kind: string, amount: number, effect: number, at = this.now) {
    this.book.entries.push({ kind, amount, effect, at })
  }
  private settle(names: string[]) {
    for (const name of names) {
      const debt = this.book.debts.get(name)
      if (debt) debt.until ??= this.now
    }
  }
  private take(pick: number): MadeCase[] {
    const count = (pick % Math.min(3, this.unpaid.length)) + 1
    return this.unpaid.splice(pick % this.unpaid.length, count)
  }

  async step({ what, pick, hours }: { what: number; pick: number; hours: number }): Promise<void> {
    office.clock.set(new Date(this.now.getTime() + hours * HOUR + pick))
    await this.monthEnd()
    office.clock.set(new Date(this.now.getTime() + 1))
    if (what < 4 || this.unpaid.length === 0) await this.assign(pick)
    else if (what < 6) await this.pay(pick, pick % 2 ? 'CASH' : 'UPI')
    else if (what < 8) await this.pay(pick, 'CREDIT')
    else if (what < 10) await this.decide(pick)
    else if (what < 12) await this.payBill(pick)
    else if (what < 13) await this.waive(pick)
    else if (what < 15) await this.unassign(pick)
    else await this.account.adjust(pick)
  }

  private async assign(pick: number) {
    const over = { expenseDetail: { receiptAmount: (pick * 7919) / 100, pucCharges: 0.01, insuranceCharges: 0 } }
    const made = await office.caseIn('assigned', { client: this.client, over })
    this.unpaid.push(made)
    this.enter('CHARGE', total([made]), total([made]))
    this.book.debts.set(made.id, { at: this.now, amount: total([made]), until: null })
  }

  /** Takes a case back, and assigns it again to this client every second time. */
  private async unassign(pick: number) {
    const made = this.unpaid[pick % this.unpaid.length]
    if (!made) return
    const debt = this.book.debts.get(made.id)
    await office.unassign(made)
    this.enter('UNASSIGNED', total([made]), -total([made]))
    this.settle([made.id])
    this.unpaid = this.unpaid.filter((one) => one !== made)
    tally.unassigned += 1
    if (pick % 2 || !debt) return
    this.book.debts.set(made.assignmentId, debt)
    office.clock.set(new Date(this.now.getTime() + HOUR))
    const again = { ...made, assignmentId: await office.assign(made, this.client) }
    this.unpaid.push(again)
    this.enter('CHARGE', total([again]), total([again]))
    this.book.debts.set(again.id, { at: this.now, amount: total([again]), until: null })
  }

  private async pay(pick: number, mode: 'CASH' | 'UPI' | 'CREDIT') {
    const cases = this.take(pick)
    const { paymentId } = await office.payment(this.client, cases, mode)
    if (mode !== 'CREDIT') this.waiting.push({ paymentId, cases, billId: null, amount: total(cases) })
    else {
      this.enter('CREDIT', total(cases), 0)
      this.unbilled.push({ at: this.now, cases })
    }
  }

  private async decide(pick: number) {
    const [one] = this.waiting.splice(pick % (this.waiting.length || 1), 1)
    if (!one) return
    const how = pick % 3 ? 'verifyPayment' : 'rejectPayment'
    await office.ok(paymentEndpoints[how], { as: admin, params: { id: one.paymentId } })
    if (how === 'rejectPayment') {
      if (!one.billId) this.unpaid.push(...one.cases)
      return
    }
    this.enter('PAYMENT', one.amount, -one.amount)
    this.account.verified.push(one)
    this.settle(
      one.billId
        ? [one.billId, ...this.account.partsIn(one.billId), ...one.cases.map(({ id }) => id)]
        : one.cases.map(({ id }) => id),
    )
  }

  private async bills() {
    return office.ok(billEndpoints.ofClient, { as: this.client, params: { id: this.client.userId } })
  }

  private async payBill(pick: number) {
    const open = (await this.bills()).filter(({ status }) => status === 'generated' || status === 'failed')
    const bill = open[pick % (open.length || 1)]
    if (!bill) return
    const { paymentId } = await office.billPayment(this.client, bill)
    const cases = this.billed.get(bill.billId) ?? []
    this.waiting.push({ paymentId, cases, billId: bill.billId, amount: toPaise(bill.totalAmount) })
  }

  private async waive(pick: number) {
    const open = (await this.bills()).filter(
      ({ billId, status }) => (status === 'generated' || status === 'failed') && this.owesPenalty(billId),
    )
    const bill = open[pick % (open.length || 1)]
    if (!bill) return
    const [params, body] = [{ billId: bill.billId }, { reason: 'A favour' }]
    requireSuccess(await proved(billEndpoints.waivePenalty, { as: admin, params, body }))
    this.waived.add(bill.billId)
    this.enter('WAIVER', toPaise(PENALTY), -toPaise(PENALTY))
    this.settle([bill.billId])
    tally.waivers += 1
  }

  /** What the book expects of the run: one bill for each month that is over, the penalty once. */
  async monthEnd() {
    await runMonthEnd(office.deps)
    const today = officeDay(this.now)
    for (const { billId, billYear, billMonth, totalAmount, status, dueDate } of (await this.bills()).toReversed()) {
      const month = `${billYear}-${String(billMonth).padStart(2, '0')}`
      const inMonth = this.unbilled.filter(({ at }) => officeDay(at).startsWith(month))
      if (!this.billed.has(billId)) {
        const cases = inMonth.flatMap((one) => one.cases)
        this.unbilled = this.unbilled.filter((one) => !inMonth.includes(one))
        this.billed.set(billId, cases)
        const end = new Date(dayStart(nextDay(monthEnd(`${month}-01`))).getTime() - 1)
        const adjusted = this.account.carry(billId, total(cases), end)
        this.enter('BILL', total(cases) + adjusted, 0, end)
        const isCovered = this.account.partsIn(billId).length > 0 && total(cases) + adjusted === 0
        expect(status).toBe(isCovered ? 'success' : 'generated')
        if (isCovered) this.settle([...this.account.partsIn(billId), ...cases.map(({ id }) => id)])
      }
      const charges = total(this.billed.get(billId) ?? []) + this.account.sumIn(billId)
      const isLate = today > dueDate && (status === 'generated' || status === 'failed')
      if (isLate && !this.penalised.has(billId)) {
        this.penalised.add(billId)
        this.enter('PENALTY', toPaise(PENALTY), toPaise(PENALTY))
        this.book.debts.set(billId, { at: this.now, amount: toPaise(PENALTY), until: null })
      }
      expect(toPaise(totalAmount)).toBe(charges + (this.owesPenalty(billId) ? toPaise(PENALTY) : 0))
    }
    expect(this.unbilled.filter(({ at }) => officeDay(at).slice(0, 7) < today.slice(0, 7))).toEqual([])
  }
}

const statement = (as: Session, id: string, fromDate: string, toDate: string) =>
  office.ok(calls.statement, { as, params: { id }, body: { fromDate, toDate } })

/** What the book says of a time. */
function expected({ entries, debts }: Book, fromDate: string, toDate: string, today: string) {
  const end = dayStart(nextDay(toDate))
  const effects = (list: Entry[]) => list.reduce((sum, { effect }) => sum + effect, 0)
  const opening = effects(entries.filter(({ at }) => officeDay(at) < fromDate))
  const inside = entries
    .filter(({ at }) => officeDay(at) >= fromDate && officeDay(at) <= toDate)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const asOf = toDate < today ? toDate : today
  const ageing = [0, 0, 0, 0]
  for (const { at, amount, until } of debts.values()) {
    if (at >= end || (until && until < end)) continue
    const age = Math.max(0, Math.ceil((daysBetween(officeDay(at), asOf) - 30) / 30))
    ageing[Math.min(3, age)] = (ageing[Math.min(3, age)] ?? 0) + amount
  }
  return { opening, closing: opening + effects(inside), inside, ageing }
}

const tally = { adjustments: 0, rests: 0, waivers: 0, unassigned: 0, steps: 0, statements: 0, lines: 0 }

test('the statement equals the ledger to the paisa, on every day, whatever happened', async () => {
  const step = fc.record({ what: fc.nat(17), pick: fc.nat(997), hours: fc.integer({ min: 1, max: 150 }) })
  const run = fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 60 }), async (steps) => {
    office.clock.set(BEGIN)
    const life = new Life(await office.client({ creditLimit: 50_000_000, fixedPenaltyAmount: PENALTY }))
    for (const one of steps) await life.step(one)
    tally.adjustments += life.account.count
    tally.rests += life.account.rests
    const { client, book } = life
    const today = officeDay(office.clock.now())
    const days = daysBetween('2026-01-01', today)
    for (const [from, length] of [
      [0, days],
      [0, 0],
      [10, 25],
      [days - 20, 20],
      [40, 9],
      [days + 1, 30],
    ] as const) {
      const [fromDate, toDate] = [addDays('2026-01-01', from), addDays('2026-01-01', from + length)]
      const got = await statement(client, client.userId, fromDate, toDate)
      const want = expected(book, fromDate, toDate, today)
      expect([toPaise(got.openingBalance), toPaise(got.closingBalance)]).toEqual([want.opening, want.closing])
      expect(got.lines.map(({ kind, amount }) => [kind, toPaise(amount)])).toEqual(
        want.inside.map(({ kind, amount }) => [kind, amount]),
      )
      let balance = want.opening
      for (const { debit, credit, balance: shown } of got.lines) {
        balance += toPaise(debit) - toPaise(credit)
        expect(toPaise(shown)).toBe(balance)
      }
      expect(toPaise(got.openingBalance) + toPaise(got.totalDebit) - toPaise(got.totalCredit)).toBe(want.closing)
      expect(Object.values(got.ageing).map(toPaise)).toEqual(want.ageing)
      expect(want.ageing.reduce((sum, part) => sum + part, 0)).toBe(want.closing)
      expect(await statement(admin, client.client.id, fromDate, toDate)).toEqual(got)
      tally.statements += 1
      tally.lines += got.lines.length
    }
    const dues = (await office.ok(duesEndpoints.list, { as: admin, query: { search: client.client.firmName } })).find(
      ({ id }) => id === client.client.id,
    )
    const now = expected(book, today, today, today)
    expect(toPaise(dues?.owed ?? -1)).toBe(now.closing)
    expect(Object.values(dues?.buckets ?? {}).map(toPaise)).toEqual(now.ageing)
    // Contract 4.9: the history of what was paid is the sum of the cases that are.
    const body = { fromDate: '2026-01-01', toDate: today }
    const data = await office.ok(calls.history, { as: client, params: { id: client.userId }, body })
    const paid = data.transactions.filter(({ status, remark }) => status === 'success' && remark !== 'CREDIT_BILL')
    const cases = await office.ok(paymentEndpoints.myCases, { as: client })
    const frozen = cases.filter((one) => one.case.status === 'paid')
    expect(paid.reduce((sum, { Amount }) => sum + toPaise(Amount), 0)).toBe(
      frozen.reduce((sum, { TotalAmount }) => sum + toPaise(TotalAmount), 0),
    )
    expect(data.transactions.map(({ paymentDate }) => paymentDate)).toEqual(
      data.transactions
        .map(({ paymentDate }) => paymentDate)
        .toSorted()
        .toReversed(),
    )
    tally.steps += steps.length
  })
  await fc.assert(run, { numRuns: breadth(4, 8), endOnFailure: true })
  console.log('statement against ledger:', tally)
})

test('a statement is for its client and the superadmin, of two days in order', async () => {
  office.clock.set(BEGIN)
  const [client, other] = [await office.client(), await office.client()]
  const body = { fromDate: '2026-01-01', toDate: '2026-01-31' }
  const ask = (as: Session, over: object = {}) =>
    office.call(calls.statement, { as, params: { id: client.client.id }, body: { ...body, ...over } })
  const { data } = requireSuccess(await ask(client))
  expect(data).toEqual({
    clientDetails: {
      firstName: 'Ravi',
      lastName: client.client.lastName,
      email: client.email,
      phoneNo: client.client.mobileNo,
      client: { firmName: client.client.firmName, creditLimit: 50_000, utilizedCredit: 0 },
    },
    ...body,
    openingBalance: 0,
    lines: [],
    totalDebit: 0,
    totalCredit: 0,
    closingBalance: 0,
    underVerification: 0,
    ageing: { days0to30: 0, days31to60: 0, days61to90: 0, daysOver90: 0 },
  })
  expect((await ask(other)).status).toBe(404)
  expect((await ask(client, { toDate: '2025-12-31' })).status).toBe(400)
  expect((await ask(client, { fromDate: '' })).status).toBe(400)
})

test('unverified payments stand apart from the balance', async () => {
  office.clock.set(BEGIN)
  const client = await office.client()
  const one = await office.caseIn('assigned', { client })
  await office.payment(client, [one], 'UPI')
  const got = await statement(client, client.userId, '2026-01-01', '2026-01-31')
  expect([got.closingBalance, got.underVerification]).toEqual([one.totalAmount, one.totalAmount])
})

test('a statement counts cases and names months in the language of its reader', () => {
  const line = {
    ...{
      id: '01900000-0000-7000-8000-000000000001',
      date: '2026-10-05',
      kind: 'PAYMENT' as const,
      mode: 'UPI' as const,
    },
    ...{ amount: 100, debit: 0, credit: 100, balance: 0, particulars: '3 cases' },
  }
  const read = () => {
    const lines = [line, { ...line, kind: 'PENALTY' as const, particulars: 'October 2026' }]
    const rows = statementRows({ fromDate: '2026-10-01', toDate: '2026-10-31', lines } as Statement)
    return rows.map(({ particulars }) => particulars).join(' ')
  }
  expect(read()).toContain('3 cases, by UPI')
  for (const language of ['hi', 'mr'] as const) expect(withLanguage(language, read)).not.toMatch(/cases|October/)
})
