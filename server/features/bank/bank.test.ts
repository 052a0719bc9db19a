import { afterAll, describe, expect, test } from 'vitest'
import { bankEndpoints as calls } from '#contract/bank/bank.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { t } from '#contract/texts.ts'
import { cleanUp } from '#server/jobs/cleanup.ts'
import { axisStatement, iciciStatement, type Received, sbiMapping as sbi, sbiStatement } from '#test/bank-statements.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { openOffice } from '#test/office.ts'
import { formWith } from '#test/upload-form.ts'

const UNKNOWN = '01900000-0000-7000-8000-00000000dead'
const office = await openOffice()
afterAll(() => office.close())
office.clock.set('2026-11-05T06:00:00Z')
const admin = await office.superadmin()
const employee = await office.employee()
const dealer = await office.client({ creditLimit: 100_000 })

const form = (file: Uint8Array, fields: Record<string, string> = {}, name = 'statement.csv') =>
  formWith(Buffer.from(file), name, 'text/csv', fields)
const ask = (file: Uint8Array, mapping: object | string = sbi, as: Session = admin) =>
  office.call(calls.import, {
    as,
    ...form(file, { mapping: typeof mapping === 'string' ? mapping : JSON.stringify(mapping) }),
  })
const compare = async (file: Uint8Array, mapping: object = sbi) => requireSuccess(await ask(file, mapping)).data
const verify = (lineIds: string[], as: Session = admin) => office.call(calls.verify, { as, body: { lineIds } })
const verified = async (...lineIds: string[]) => requireSuccess(await verify(lineIds)).data

let utrs = 412_345_600_000
/** Makes a pending payment by UPI; returns its id, and UTR and rupees as on a statement. */
async function pay(over: { utr?: string } = {}) {
  const made = await office.caseIn('assigned', { client: dealer })
  utrs += 1
  const utr = over.utr ?? String(utrs)
  const { paymentId } = await office.payment(dealer, [made], 'UPI', utr)
  return { paymentId, caseId: made.id, day: '2026-11-05', utr, rupees: made.totalAmount }
}

describe('a statement', () => {
  test('a statement is compared with the payments that wait: matches, near misses, the rest', async () => {
    const [same, other] = [await pay(), await pay()]
    const file = sbiStatement([
      same,
      { ...other, rupees: other.rupees - 1 },
      { day: '2026-11-05', utr: '999999999999', rupees: 77 },
    ])
    const answer = await compare(file)
    const line = { lineId: expect.any(String), date: '2026-11-05', text: expect.stringContaining('RAVI SHAH') }
    expect(answer).toMatchObject({
      matches: [{ ...line, paymentId: same.paymentId, utr: same.utr, amount: same.rupees }],
      near: [{ ...line, paymentId: other.paymentId, why: 'amountDiffers', payment: { Amount: other.rupees } }],
      unmatched: [{ ...line, utr: '999999999999', amount: 77 }],
      withdrawals: 1,
      unread: 0,
    })
    expect(answer.matches[0]?.payment).toMatchObject({ utr: same.utr, status: 'paid', Amount: same.rupees })
  })

  test('rows whose cells a comma in the narration has moved are named, before the comparison and after', async () => {
    const file = Buffer.from('Date,Narration,Credit\n05/11/2026,SHAH, PUNE,5\n05/11/2026,UPI 999999999996,7')
    const { notices } = await office.ok(calls.columns, { as: admin, ...form(file) })
    expect(notices).toEqual([t.tables('movedRows', { rows: '2' })])
    expect(await compare(file, { date: 'Date', utr: 'Narration', amount: 'Credit' })).toMatchObject({
      notices,
      unread: 1,
    })
  })

  test('verifies payments apart, with the line as evidence in their history', async () => {
    const [one, two] = [await pay(), await pay()]
    const { matches } = await compare(sbiStatement([one, two]))
    const [first = '', second = ''] = matches.map(({ lineId }) => lineId)
    expect(await verified(first, UNKNOWN)).toEqual([
      { id: first, ok: true, message: t.payments('verified') },
      { id: UNKNOWN, ok: false, message: t.bank('lineNotFound') },
    ])
    expect(await verified(first, second)).toEqual([
      { id: first, ok: false, message: t.bank('lineUsed') },
      { id: second, ok: true, message: t.payments('verified') },
    ])
    const body = { fromDate: '2026-11-05', toDate: '2026-11-05' }
    const data = await office.ok(paymentEndpoints.decided, { as: admin, body })
    expect(data.find(({ id }) => id === one.paymentId)).toMatchObject({
      status: 'success',
      receiptNo: expect.any(String),
      bankLine: { date: one.day, text: expect.stringContaining(one.utr), amount: one.rupees },
    })
    const { rows } = await office.database.pool.query(
      `select changes #>> '{bankLine,to}' as line from history where action = 'verified' and subject_id = $1`,
      [one.paymentId],
    )
    expect(rows).toEqual([{ line: first }])
  })

  test('a statement that is imported again has the same lines, and what was used stays used', async () => {
    const [one, two] = [await pay(), await pay()]
    const before = await compare(sbiStatement([one, two]))
    const [first = ''] = before.matches.map(({ lineId }) => lineId)
    await verified(first)
    const again = await compare(sbiStatement([two, one]))
    expect(again.matches).toEqual(before.matches.slice(1))
    expect(again.near).toMatchObject([{ lineId: first, paymentId: one.paymentId, why: 'lineUsed' }])
    // As another bank, or another export of the same one, writes it.
    const axis = await compare(axisStatement([one]), { date: 'Tran Date', utr: 'PARTICULARS', amount: 'CR' })
    expect(axis.near).toMatchObject([{ paymentId: one.paymentId, why: 'alreadyDecided' }])
    expect(await verified(first, axis.near[0]?.lineId ?? '')).toMatchObject([
      { ok: false, message: t.bank('lineUsed') },
      { ok: false, message: t.bank('utrUsedTwice') },
    ])
  })

  test('a statement that is imported again is kept as long as a new one', async () => {
    const one = await pay()
    const lineOf = async () => (await compare(sbiStatement([one]))).matches[0]?.lineId ?? ''
    const line = await lineOf()
    await office.database.pool.query(`update bank_lines set imported_at = '2026-10-01' where id = $1`, [line])
    expect(await lineOf()).toBe(line)
    await cleanUp(office.deps)
    expect(await verified(line)).toMatchObject([{ ok: true }])
  })

  test('a statement with two lines of one UTR verifies one payment once, also at once', async () => {
    const one = await pay()
    const { matches, near } = await compare(sbiStatement([one, one]))
    expect([matches.length, near]).toMatchObject([1, [{ why: 'usedTwice', paymentId: one.paymentId }]])
    const lines = [matches[0]?.lineId ?? '', near[0]?.lineId ?? '']
    const answers = await Promise.all(lines.map((line) => verified(line)))
    expect(answers.flat().filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('a line is a near miss where its UTR is on two payments, its payment is decided, or only its amount is found', async () => {
    const twin = await pay()
    await pay({ utr: twin.utr })
    const decided = await pay()
    await office.ok(paymentEndpoints.verifyPayment, { as: admin, params: { id: decided.paymentId } })
    const bare = { ...(await pay()), utr: '888888888888' }
    const { matches, near } = await compare(sbiStatement([twin, decided, bare]))
    expect(matches).toEqual([])
    expect(near.filter(({ why }) => why === 'usedTwice').length).toBe(2)
    expect(near).toContainEqual(expect.objectContaining({ why: 'alreadyDecided', paymentId: decided.paymentId }))
    expect(near.at(-1)).toMatchObject({ why: 'utrNotFound' })
    const lines = [...new Set(near.map(({ lineId }) => lineId))]
    expect((await verified(...lines)).map(({ message }) => message)).toEqual([
      t.bank('utrUsedTwice'),
      expect.stringContaining(t.payments('alreadyDecided')),
      t.bank('noPaymentWaits'),
    ])
    const wrong = await pay()
    const differs = await compare(sbiStatement([{ ...wrong, rupees: 1 }]))
    expect(await verified(differs.near[0]?.lineId ?? '')).toMatchObject([
      { ok: false, message: t.bank('amountDiffers') },
    ])
  })

  test('a line with a cell that is the UTR of a payment that waits matches it, whatever its digits', async () => {
    const [made, other] = [await pay({ utr: 'UTRTEST001' }), await pay({ utr: 'ABCDEF' })]
    const file = Buffer.from(
      ['Date,Ref,Credit', `05/11/2026,utr-test 001,${made.rupees}`, `05/11/2026,NEFT ABCDEF,${other.rupees + 1}`].join(
        '\n',
      ),
    )
    const { matches, near } = await compare(file, { date: 'Date', utr: 'Ref', amount: 'Credit' })
    expect(matches).toMatchObject([{ paymentId: made.paymentId, utr: 'UTRTEST001', amount: made.rupees }])
    expect(near.filter(({ paymentId }) => paymentId === other.paymentId)).toEqual([])
    expect(await verified(matches[0]?.lineId ?? '')).toMatchObject([{ ok: true }])
  })

  test('a line for a bill verifies its payment', async () => {
    const biller = await office.client({ creditLimit: 90_000 })
    const bill = await office.bill({ client: biller })
    const { paymentId } = await office.billPayment(biller, bill, 'UPI', '712345678901')
    const line: Received = { day: '2026-11-05', utr: '712345678901', rupees: bill.totalAmount }
    const { matches } = await compare(sbiStatement([line]))
    expect(matches).toMatchObject([{ paymentId }])
    expect(await verified(matches[0]?.lineId ?? '')).toMatchObject([{ ok: true }])
  })
})

describe('the columns', () => {
  const columnsOf = (file: Uint8Array) => office.ok(calls.columns, { as: admin, ...form(file) })

  test('the columns are suggested by their names, with the first lines, and kept for the next statement of the bank', async () => {
    const file = await iciciStatement([{ day: '2026-11-05', utr: '612345678901', rupees: 500 }])
    const before = await columnsOf(file)
    expect(before).toMatchObject({
      columns: expect.arrayContaining(['Transaction Date', 'Cr/Dr']),
      mapping: { date: 'Transaction Date', amount: 'Transaction Amount(INR)', direction: 'Cr/Dr' },
    })
    expect(before.rows).toHaveLength(2)
    const mapping = { ...before.mapping, utr: 'Transaction ID' }
    await compare(file, mapping)
    expect((await columnsOf(await iciciStatement([]))).mapping).toEqual(mapping)
  })

  test('must be in the file, named whole, and hold received money', async () => {
    const file = sbiStatement([{ day: '2026-11-05', utr: '612345678902', rupees: 500 }])
    expect(await ask(file, { ...sbi, utr: 'Narration' })).toMatchObject({
      status: 400,
      errors: { fields: { mapping: t.bank('columnMissing', { name: 'Narration' }) } },
    })
    for (const mapping of [{}, '', 'no JSON', { ...sbi, utr: '' }, { ...sbi, other: 'Balance' }])
      expect((await ask(file, mapping)).status, JSON.stringify(mapping)).toBe(400)
    expect((await office.call(calls.import, { as: admin, ...form(file) })).status).toBe(400)
    expect(await ask(sbiStatement([]))).toMatchObject({
      status: 400,
      errors: { fields: { file: t.bank('nothingReceived') } },
    })
    expect((await ask(Buffer.from([137, 80, 78, 71, 0]))).status).toBe(415)
  })
})

test('statements are for superadmins, and at most 100 different lines are verified at once', async () => {
  const file = sbiStatement([{ day: '2026-11-05', utr: '612345678903', rupees: 500 }])
  for (const as of [employee, dealer]) {
    expect((await ask(file, sbi, as)).status).toBe(403)
    expect((await verify([UNKNOWN], as)).status).toBe(403)
  }
  const many = Array.from({ length: 101 }, (_, index) => `${UNKNOWN.slice(0, -3)}${100 + index}`)
  for (const lineIds of [[], [UNKNOWN, UNKNOWN.toUpperCase()], many]) expect((await verify(lineIds)).status).toBe(400)
})
