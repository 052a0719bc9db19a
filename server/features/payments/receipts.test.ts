import { describe, expect, test } from 'vitest'
import { officeEndpoints } from '#contract/office/office.ts'
import { paymentEndpoints as calls } from '#contract/payments/payment.ts'
import { t } from '#contract/texts.ts'
import { transactionEndpoints } from '#contract/transactions/transaction.ts'
import { decryptParameters } from '#server/deliveries/encrypted-parameters.ts'
import { requireFile, requireSuccess, type Session } from '#test/caller.ts'
import { cloneAssigned } from '#test/clone-cases.ts'
import { officeOfFileForYears } from '#test/office.ts'
import { pagesOfPdf } from '#test/read-pdf.ts'

/* Numbered receipts of verified payments. */
const { office, admin } = await officeOfFileForYears('2026-11-05T06:00:00Z')
const dealer = await office.client({ firmName: 'श्री गणेश मोटर्स', creditLimit: 50_000 })
const other = await office.client()

const assigned = () => office.caseIn('assigned', { client: dealer })
const verify = (id: string) => office.call(calls.verifyPayment, { as: admin, params: { id } })
const print = (paymentId: string, as: Session | null = dealer) =>
  office.call(calls.receipt, { as, params: { paymentId } })
const textOf = async (paymentId: string, as: Session = dealer) =>
  (await pagesOfPdf(requireFile(await print(paymentId, as)))).join(' ').replaceAll(/\s+/g, ' ')
const receipts = () =>
  office.database.db.selectFrom('receipts').selectAll().orderBy('given_at').orderBy('serial').execute()
const receiptOf = async (id: string) => (await receipts()).find(({ payment_id }) => payment_id === id)

describe('a receipt', () => {
  test('a receipt is given with the verification of cash and UPI, and not otherwise', async () => {
    const [cash, upi] = [
      await office.payment(dealer, [await assigned()]),
      await office.payment(dealer, [await assigned()], 'UPI'),
    ]
    const credit = await office.payment(dealer, [await assigned()], 'CREDIT')
    const [refused, waiting] = [
      await office.payment(dealer, [await assigned()]),
      await office.payment(dealer, [await assigned()]),
    ]
    expect(await receipts()).toEqual([])
    await office.ok(calls.rejectPayment, { as: admin, params: { id: refused.paymentId } })
    requireSuccess(await verify(upi.paymentId))
    requireSuccess(await verify(cash.paymentId))
    expect((await verify(cash.paymentId)).status).toBe(409)
    expect((await receipts()).map(({ payment_id, receipt_no }) => [payment_id, receipt_no])).toEqual([
      [upi.paymentId, 'RV/26-27/000001'],
      [cash.paymentId, 'RV/26-27/000002'],
    ])
    for (const { paymentId } of [credit, refused, waiting])
      expect(await print(paymentId)).toMatchObject({ status: 409, message: t.receipts('none') })
  })

  test('prints what was paid, and says that a later print is a duplicate', async () => {
    await office.ok(officeEndpoints.edit, { as: admin, body: { name: 'Sharma RTO Services', city: 'Pune' } })
    const cases = [await assigned(), await assigned()]
    const { paymentId } = await office.payment(dealer, cases, 'UPI', 'HDFC 1234 5678')
    requireSuccess(await verify(paymentId))
    const { receipt_no: number = '' } = (await receiptOf(paymentId)) ?? {}
    const answer = await print(paymentId, admin)
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
    expect(answer.headers['content-disposition']).toContain(`Receipt%20${number.replaceAll('/', '-')}.pdf`)
    const text = (await pagesOfPdf(requireFile(answer))).join(' ').replaceAll(/\s+/g, ' ')
    for (const part of [
      'Sharma RTO Services',
      number,
      'UPI',
      'HDFC12345678',
      ...cases.map(({ CaseNo }) => CaseNo),
      'Rupees',
      '₹',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('Duplicate')
    for (const as of [dealer, admin]) expect(await textOf(paymentId, as)).toContain('Duplicate')
  })

  test('one print of a receipt is the original, even when many ask at once', async () => {
    const { paymentId } = await office.payment(dealer, [await assigned()])
    requireSuccess(await verify(paymentId))
    const texts = await Promise.all(Array.from({ length: 5 }, () => textOf(paymentId)))
    expect(texts.filter((text) => !text.includes('Duplicate'))).toHaveLength(1)
  })

  test('a receipt of a bill names the bill', async () => {
    const bill = await office.bill({ client: dealer })
    const { paymentId } = await office.billPayment(dealer, bill, 'CASH')
    expect((await print(paymentId)).status).toBe(409)
    requireSuccess(await verify(paymentId))
    const text = await textOf(paymentId)
    for (const part of [bill.billNo, 'October 2026', 'CASH']) expect(text).toContain(part)
    expect(text).not.toContain('UTR')
  })

  test('a receipt is read by its dealer and the superadmin alone', async () => {
    const { paymentId } = await office.payment(dealer, [await assigned()])
    requireSuccess(await verify(paymentId))
    const readers = [null, admin, await office.employee(), dealer, other]
    expect(await Promise.all(readers.map(async (as) => (await print(paymentId, as)).status))).toEqual([
      401, 200, 403, 200, 404,
    ])
    expect((await print('01900000-0000-7000-8000-00000000dead', admin)).status).toBe(404)
    expect((await print('RV-1', admin)).status).toBe(400)
  })

  test('a receipt is named in the lists of payments, and in a mail to the dealer', async () => {
    const { paymentId } = await office.payment(dealer, [await assigned()], 'UPI', 'SBIN555111')
    requireSuccess(await verify(paymentId))
    const receiptNo = (await receiptOf(paymentId))?.receipt_no
    const body = { fromDate: '2026-11-01', toDate: '2026-11-30' }
    const data = await office.ok(transactionEndpoints.history, { as: dealer, params: { id: dealer.userId }, body })
    expect(data.transactions.find(({ id }) => id === paymentId)).toMatchObject({ receiptNo, utr: 'SBIN555111' })
    expect(data.transactions.filter(({ mode }) => mode !== 'UPI').every(({ utr }) => utr === null)).toBe(true)
    const decided = await office.ok(calls.decided, { as: admin, body })
    expect(decided.find(({ id }) => id === paymentId)).toMatchObject({ receiptNo })
    expect(decided.filter(({ status }) => status === 'failed').map((one) => one.receiptNo)).toEqual([null])
    const mail = await office.database.db
      .selectFrom('deliveries')
      .selectAll()
      .where('dedupe_key', '=', `payment ${paymentId} verified`)
      .executeTakeFirstOrThrow()
    expect(mail).toMatchObject({
      recipient: dealer.email,
      subject: t.receipts('mailSubject', { receiptNo: receiptNo ?? '' }),
    })
    expect(decryptParameters(office.deps.keys, mail)).toContain(receiptNo)
  })
})

test('a UTR belongs to UPI alone', async () => {
  const { paymentId } = await office.payment(dealer, [await assigned()], 'CASH', 'HDFC0000123')
  const data = await office.ok(calls.pending, { as: admin })
  expect(data.find(({ id }) => id === paymentId)?.utr).toBeNull()
})

describe('the numbers', () => {
  test('begin anew on 1 April in India', async () => {
    const paid = [await office.payment(dealer, [await assigned()]), await office.payment(dealer, [await assigned()])]
    const [last, first] = paid.map(({ paymentId }) => paymentId)
    await office.clock.at('2027-03-31T18:29:59.999Z', () => verify(last ?? ''))
    await office.clock.at('2027-03-31T18:30:00Z', () => verify(first ?? ''))
    expect((await receiptOf(last ?? ''))?.receipt_no).toMatch(/^RV\/26-27\//)
    expect((await receiptOf(first ?? ''))?.receipt_no).toBe('RV/27-28/000001')
  })

  test('have no gap and no repeat when many payments are decided at once, some of them refused', async () => {
    office.clock.set('2028-04-10T06:00:00Z')
    const model = await assigned()
    const cases = [model, ...(await cloneAssigned(office.database.db, model, 39))]
    const ids: string[] = []
    for (const one of cases) ids.push((await office.payment(dealer, [one])).paymentId)
    const decide = (call: typeof calls.verifyPayment | typeof calls.rejectPayment, id: string) =>
      office.patiently(call, { as: admin, params: { id } })
    const both = await Promise.all(
      ids.flatMap((id, index) => [
        decide(calls.verifyPayment, id),
        decide(index % 4 ? calls.verifyPayment : calls.rejectPayment, id),
      ]),
    )
    expect(both.filter(({ status }) => status === 200)).toHaveLength(ids.length)
    expect(both.filter(({ status }) => status === 409)).toHaveLength(ids.length)
    const given = (await receipts()).filter(({ financial_year }) => financial_year === 2028)
    expect(given.length).toBeGreaterThanOrEqual(30)
    expect(given.map(({ serial }) => serial).toSorted((a, b) => a - b)).toEqual(given.map((_, index) => index + 1))
  })
})
