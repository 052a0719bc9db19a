import { describe, expect, test } from 'vitest'
import { billEndpoints } from '#contract/bills/bill.ts'
import { clientEndpoints } from '#contract/clients/client.ts'
import { gstEndpoints as calls } from '#contract/gst/gst.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import type { Language } from '#contract/languages/language.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { t } from '#contract/texts.ts'
import { transactionEndpoints } from '#contract/transactions/transaction.ts'
import { requireFile, requireSuccess, type Session } from '#test/caller.ts'
import type { ClientSession } from '#test/factories.ts'
import { officeOfFileForYears } from '#test/office.ts'
import { pagesOfPdf } from '#test/read-pdf.ts'
import { OFFICE_GSTIN, switchOnGst } from '#test/switch-on-gst.ts'

/* Tax invoices and credit notes. */
const { office, admin } = await officeOfFileForYears('2026-11-05T06:00:00Z')
const dealer = await office.client({ firmName: 'श्री गणेश मोटर्स' })
const other = await office.client({ state: 'Karnataka' })

const charged = (otherCharges: number, adminCharges = 0) => ({
  over: { expenseDetail: { otherCharges, adminCharges } },
})
const assigned = (otherCharges: number, client: ClientSession = dealer) =>
  office.caseIn('assigned', { client, ...charged(otherCharges) })
const verify = (id: string) => office.call(paymentEndpoints.verifyPayment, { as: admin, params: { id } })
const print = (id: string, as: Session | null = dealer) => office.call(calls.invoice, { as, params: { id } })
const textOf = async (id: string, as: Session = dealer) =>
  (await pagesOfPdf(requireFile(await print(id, as)))).join(' ').replaceAll(/\s+/g, ' ')
const invoices = () => office.database.db.selectFrom('invoices').selectAll().orderBy('made_at').execute()
const invoiceOf = async (id: string) =>
  (await invoices()).find((one) => [one.payment_id, one.bill_id, one.adjustment_id].includes(id))
const paid = async (otherCharges: number, client = dealer, mode: 'CASH' | 'UPI' = 'CASH') => {
  const made = await assigned(otherCharges, client)
  const { paymentId } = await office.payment(client, [made], mode)
  requireSuccess(await verify(paymentId))
  return { ...made, paymentId }
}
/** The charges of every case of the factory that are reimbursed: receipt, PUC and insurance, in paise. */
const REIMBURSED = 409_975

describe('an invoice', () => {
  test('an invoice is made from the first day on, and not while GST is off', async () => {
    const before = await paid(1180)
    expect(await print(before.paymentId)).toMatchObject({ status: 409, message: t.gst('none') })
    const waiting = await office.payment(dealer, [await assigned(1180)])
    await switchOnGst(office, '2026-11-06')
    requireSuccess(await verify((await office.payment(dealer, [await assigned(1180)])).paymentId))
    expect(await invoices()).toEqual([])
    office.clock.set('2026-11-06T06:00:00Z')
    requireSuccess(await verify(waiting.paymentId))
    expect(await invoiceOf(waiting.paymentId)).toMatchObject({
      invoice_no: 'IN/26-27/00001',
      invoice_date: '2026-11-06',
    })
    expect((await print(before.paymentId)).status, 'earlier payments stay without').toBe(409)
  })

  test('an invoice has the tax inside its whole service part, CGST equal to SGST, and reimbursements below', async () => {
    const cases = [await assigned(500), await assigned(500), await assigned(0)]
    const { paymentId } = await office.payment(dealer, cases, 'UPI')
    requireSuccess(await verify(paymentId))
    expect(await invoiceOf(paymentId)).toMatchObject({
      ...{ taxable_value: 84_746, cgst: 7627, sgst: 7627, igst: 0 },
      ...{ reimbursements: 3 * REIMBURSED, total: 3 * REIMBURSED + 100_000, rate: 1800, sac: '9982' },
      ...{ client_name: 'श्री गणेश मोटर्स', client_gstin: null, supplier_gstin: OFFICE_GSTIN },
    })
    const { paymentId: abroad } = await paid(750.75, other)
    expect(await invoiceOf(abroad)).toMatchObject({ taxable_value: 63_623, cgst: 0, sgst: 0, igst: 11_452 })
  })

  test('the place of supply to a registered client is the state of its GSTIN, not that of its address', async () => {
    const register = (client: ClientSession, gstin: string) =>
      office.database.db.updateTable('clients').set({ gstin }).where('id', '=', client.client.id).execute()
    const [here, there, special] = [
      await office.client({ state: 'Karnataka' }),
      await office.client({ state: 'Maharashtra' }),
      await office.client({ state: 'Maharashtra' }),
    ]
    await register(here, OFFICE_GSTIN)
    await register(there, '29AAGCB7383J1Z4')
    // 97 is no state: the address decides.
    await register(special, '97AAGCB7383J1ZL')
    const { paymentId: within } = await paid(1180, here)
    expect(await invoiceOf(within)).toMatchObject({ client_state: 'Maharashtra', cgst: 9000, sgst: 9000, igst: 0 })
    const { paymentId: between } = await paid(1180, there)
    expect(await invoiceOf(between)).toMatchObject({ client_state: 'Karnataka', cgst: 0, igst: 18_000 })
    expect(await textOf(between, there)).toMatch(/Place of supply:? Karnataka.*IGST 18 %/)
    const { paymentId: elsewhere } = await paid(1180, special)
    expect(await invoiceOf(elsewhere)).toMatchObject({ client_state: 'Maharashtra', cgst: 9000 })
  })

  test('an invoice is not made without a service part, on credit, or for the payment of a bill', async () => {
    const nothing = await paid(0)
    const credit = await office.payment(dealer, [await assigned(100)], 'CREDIT')
    for (const id of [nothing.paymentId, credit.paymentId]) expect((await print(id)).status).toBe(409)
  })

  test('an invoice of a bill has the date of the bill, and comes with its adjustments and penalty to the bill', async () => {
    office.clock.set('2026-12-20T06:00:00Z')
    const client = await office.client({ state: 'Goa' })
    await office.clock.at('2026-11-21T06:00:00Z', () => office.adjustment(client, -100))
    const bill = await office.bill({ client, over: { expenseDetail: { otherCharges: 1000, adminCharges: 180 } } })
    const invoice = await invoiceOf(bill.billId)
    expect(invoice).toMatchObject({ invoice_date: '2026-11-30', igst: 18_000, total: 118_000 + REIMBURSED })
    const text = await textOf(bill.billId, client)
    for (const part of [bill.billNo, '-₹100.00', '₹500.00', 'Goa', '₹5,679.75', 'Adjustments', 'Penalty'])
      expect(text).toContain(part)
    const data = await office.ok(billEndpoints.get, { as: client, params: { id: bill.billId } })
    expect(data.invoiceNo).toBe(invoice?.invoice_no)
    const { paymentId } = await office.billPayment(client, bill)
    requireSuccess(await verify(paymentId))
    expect(await print(paymentId, client)).toMatchObject({ status: 409, message: t.gst('none') })
  })

  test('a bill of many cases is taxed once: seven of ₹100.05 are ₹700.35', async () => {
    const client = await office.client()
    await office.clock.at('2026-11-20T06:00:00Z', async () => {
      const cases: Awaited<ReturnType<typeof assigned>>[] = []
      for (let n = 0; n < 6; n += 1) cases.push(await assigned(100.05, client))
      await office.payment(client, cases, 'CREDIT')
    })
    const bill = await office.bill({ client, ...charged(100.05) })
    // The CGST of each case is 7.63, and that of the bill one paisa more than seven times this.
    expect(await invoiceOf(bill.billId)).toMatchObject({ taxable_value: 59_351, cgst: 5342, sgst: 5342 })
  })

  test("keeps the client's data of its day", async () => {
    const client = await office.client()
    const { firstName, lastName, mobileNo, firmName, address1, address2, city, pincode } = client.client
    const body = {
      firstName,
      lastName,
      mobileNo,
      firmName,
      address1,
      address2,
      city,
      pincode,
      state: 'Karnataka',
    } as const
    const { paymentId } = await paid(1180, client)
    const edited = { as: admin, params: { id: client.client.id }, body: { ...body, gstin: '29AAGCB7383J1Z4' } }
    await office.ok(clientEndpoints.edit, edited)
    expect(await invoiceOf(paymentId)).toMatchObject({ client_gstin: null, client_state: 'Maharashtra', cgst: 9000 })
    const later = await paid(1180, client)
    expect(await invoiceOf(later.paymentId)).toMatchObject({ client_gstin: '29AAGCB7383J1Z4', igst: 18_000 })
  })

  test('prints both parties, the place of supply, the tax and the total in words', async () => {
    const { paymentId, CaseNo } = await paid(1180)
    const answer = await print(paymentId, admin)
    const { invoice_no: number = '' } = (await invoiceOf(paymentId)) ?? {}
    expect(answer.headers['content-disposition']).toContain(`Invoice%20${number.replaceAll('/', '-')}.pdf`)
    const text = await textOf(paymentId)
    for (const part of [
      ...['Tax Invoice', number, 'Sharma RTO Services', OFFICE_GSTIN, 'Unregistered', 'Maharashtra', '9982', CaseNo],
      ...['₹1,000.00', 'CGST 9 %', 'SGST 9 %', '₹90.00', '₹4,099.75', '₹5,279.75', 'pure agent', 'Rupees'],
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('IGST')
  })

  test('an invoice is in the language of its reader', async () => {
    const { paymentId } = await paid(1180)
    const choose = (language: Language) =>
      office.call(identityEndpoints.editPreferences, { as: dealer, body: { language } })
    requireSuccess(await choose('hi'))
    // Devanagari is drawn in another order than it is written: words are recognised by texts without such signs.
    const [hindi, english] = [await textOf(paymentId), await textOf(paymentId, admin)]
    requireSuccess(await choose('en'))
    expect([hindi.includes('Tax Invoice'), hindi.includes('₹5,279.75')]).toEqual([false, true])
    expect(english).toContain('Tax Invoice')
  })

  test('an invoice is read by its dealer and the superadmin alone', async () => {
    const { paymentId } = await paid(100)
    const readers = [null, admin, await office.employee(), dealer, other]
    expect(await Promise.all(readers.map(async (as) => (await print(paymentId, as)).status))).toEqual([
      ...[401, 200, 403, 200, 404],
    ])
    expect((await print('01900000-0000-7000-8000-00000000dead', admin)).status).toBe(404)
    expect((await print('IN-1', admin)).status).toBe(400)
  })

  test('an invoice is named in the lists of payments and in the history', async () => {
    const { paymentId } = await paid(100)
    const invoiceNo = (await invoiceOf(paymentId))?.invoice_no
    const body = { fromDate: '2026-11-01', toDate: '2026-12-31' }
    const { transactions } = await office.ok(transactionEndpoints.history, {
      as: dealer,
      params: { id: dealer.userId },
      body,
    })
    expect(transactions.find(({ id }) => id === paymentId)).toMatchObject({ invoiceNo })
    const decided = await office.ok(paymentEndpoints.decided, { as: admin, body })
    expect(decided.find(({ id }) => id === paymentId)).toMatchObject({ invoiceNo })
  })
})

describe('the numbers', () => {
  test('begin anew on 1 April in India; a bill counts in the year of its date', async () => {
    const client = await office.client()
    const [last, first] = [await assigned(100), await assigned(100)]
    const payments = [await office.payment(dealer, [last]), await office.payment(dealer, [first])]
    await office.clock.at('2027-03-31T18:29:59.999Z', () => verify(payments[0]?.paymentId ?? ''))
    office.clock.set('2027-03-31T18:30:00Z')
    await verify(payments[1]?.paymentId ?? '')
    expect((await invoiceOf(payments[0]?.paymentId ?? ''))?.invoice_no).toMatch(/^IN\/26-27\//)
    expect((await invoiceOf(payments[1]?.paymentId ?? ''))?.invoice_no).toBe('IN/27-28/00001')
    const bill = await office.bill({ client, ...charged(100) })
    expect(await invoiceOf(bill.billId)).toMatchObject({ invoice_date: '2027-03-31', financial_year: 2026 })
  })
})
