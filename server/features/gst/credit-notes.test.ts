import { describe, expect, test } from 'vitest'
import { gstEndpoints as calls } from '#contract/gst/gst.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { t } from '#contract/texts.ts'
import { transactionEndpoints } from '#contract/transactions/transaction.ts'
import { requireFile, requireSuccess, type Session } from '#test/caller.ts'
import { officeOfFileForYears } from '#test/office.ts'
import { sheetsOf } from '#test/read-export.ts'
import { pagesOfPdf } from '#test/read-pdf.ts'
import { switchOnGst } from '#test/switch-on-gst.ts'

/* Credit notes and the register of GST. */
const { office, admin } = await officeOfFileForYears('2026-11-05T06:00:00Z')
await switchOnGst(office, '2026-11-05')
const dealer = await office.client()

const paid = async (otherCharges: number, client = dealer) => {
  const made = await office.caseIn('assigned', { client, over: { expenseDetail: { otherCharges } } })
  const { paymentId } = await office.payment(client, [made])
  await office.ok(paymentEndpoints.verifyPayment, { as: admin, params: { id: paymentId } })
  return { ...made, paymentId, amount: made.totalAmount }
}
const print = (id: string, as: Session = dealer) => office.call(calls.invoice, { as, params: { id } })
const noteOf = (id: string) =>
  office.database.db.selectFrom('invoices').selectAll().where('adjustment_id', '=', id).executeTakeFirst()
const adjusted = async (amount: number, over: object) => {
  const { id } = await office.adjustment(dealer, amount, over)
  return { id, note: await noteOf(id) }
}

describe('a credit note', () => {
  test('a credit note comes with an adjustment in favour of the client for an invoiced case, at the rate of the invoice', async () => {
    const { assignmentId: caseAssignmentId, paymentId } = await paid(1180)
    await switchOnGst(office, '2026-11-05', { ratePercent: 5 })
    const { id, note } = await adjusted(-590, { caseAssignmentId, reason: 'Half of it was done' })
    expect(note).toMatchObject({
      ...{ kind: 'credit note', invoice_no: 'CN/26-27/00001', rate: 1800 },
      ...{ taxable_value: 50_000, cgst: 4500, sgst: 4500, igst: 0, reimbursements: 0, total: 59_000 },
    })
    const text = (await pagesOfPdf(requireFile(await print(id)))).join(' ').replaceAll(/\s+/g, ' ')
    const invoice = await office.database.db
      .selectFrom('invoices')
      .select('invoice_no')
      .where('payment_id', '=', paymentId)
      .executeTakeFirstOrThrow()
    for (const part of [
      'Credit Note',
      'CN/26-27/00001',
      invoice.invoice_no,
      'Half of it was done',
      '₹590.00',
      'Rupees',
    ])
      expect(text).toContain(part)
    await switchOnGst(office, '2026-11-05', { ratePercent: 18 })
    const days = { fromDate: '2026-11-01', toDate: '2026-11-30' }
    const { lines } = await office.ok(transactionEndpoints.statement, {
      as: dealer,
      params: { id: dealer.userId },
      body: days,
    })
    expect(lines.filter(({ invoiceNo }) => invoiceNo).map((line) => [line.id, line.invoiceNo])).toEqual([
      [id, 'CN/26-27/00001'],
    ])
  })

  test('a credit note has equal halves of its tax, and its reversal the same', async () => {
    const { assignmentId: caseAssignmentId } = await paid(1500)
    const { id, note } = await adjusted(-333.33, { caseAssignmentId })
    expect(note).toMatchObject({ taxable_value: 28_249, cgst: 2542, sgst: 2542, total: 33_333 })
    const reversal = await adjusted(333.33, { reverses: id })
    expect(reversal.note).toMatchObject({ taxable_value: 28_249, cgst: 2542, sgst: 2542, total: 33_333 })
  })

  test('a credit note is never for more than the service part', async () => {
    const { assignmentId: caseAssignmentId } = await paid(1000)
    expect((await adjusted(-700, { caseAssignmentId })).note?.total).toBe(70_000)
    expect((await adjusted(-700, { caseAssignmentId })).note?.total).toBe(30_000)
    const { id, note } = await adjusted(-1, { caseAssignmentId })
    expect(note).toBeUndefined()
    expect(await print(id)).toMatchObject({ status: 409, message: t.gst('none') })
  })

  test('a credit note is taken back by an invoice of the same amount when the adjustment is reversed, and can come again', async () => {
    const { assignmentId: caseAssignmentId } = await paid(1000)
    const { id, note } = await adjusted(-5000, { caseAssignmentId })
    expect(note?.total).toBe(100_000)
    const reversal = await adjusted(5000, { reverses: id })
    expect(reversal.note).toMatchObject({ kind: 'invoice', total: 100_000, corrects: note?.id, cgst: note?.cgst })
    expect(reversal.note?.invoice_no).toMatch(/^IN\//)
    expect((await pagesOfPdf(requireFile(await print(reversal.id)))).join(' ')).toContain(note?.invoice_no)
    expect((await adjusted(-1000, { caseAssignmentId })).note?.total).toBe(100_000)
  })

  test('other adjustments, and a payment that is taken back, make no credit note', async () => {
    const { assignmentId: caseAssignmentId, paymentId, amount } = await paid(1000)
    const unpaid = await office.caseIn('assigned', { client: dealer, over: { expenseDetail: { otherCharges: 10 } } })
    const dearer = await adjusted(50, { caseAssignmentId })
    const takenBack = await adjusted(amount, { takesBack: paymentId, caseAssignmentId })
    for (const { note } of [
      await adjusted(-50, {}),
      await adjusted(-50, { caseAssignmentId: unpaid.assignmentId }),
      dearer,
      await adjusted(-50, { reverses: dearer.id }),
      takenBack,
      await adjusted(-amount, { reverses: takenBack.id }),
    ])
      expect(note).toBeUndefined()
  })
})

test('the register has the invoices of the month by kind of client, credit notes, and the sums of the code', async () => {
  office.clock.set('2026-12-10T06:00:00Z')
  const registered = await office.client({ state: 'Karnataka' })
  await office.database.db
    .updateTable('clients')
    .set({ gstin: '29AAGCB7383J1Z4' })
    .where('id', '=', registered.client.id)
    .execute()
  await paid(1180, registered)
  const { assignmentId } = await paid(1180)
  await office.adjustment(dealer, -118, { caseAssignmentId: assignmentId })
  const query = { month: '12', year: '2026' }
  const answer = await office.call(calls.register, { as: admin, query })
  expect(answer.headers['content-disposition']).toContain('gst-register-2026-12.xlsx')
  const sheets = await sheetsOf(requireFile(answer))
  const head = [
    ...['Number', 'Date', 'Client', 'GSTIN', 'State', 'Taxable value', 'Rate', 'CGST', 'SGST', 'IGST'],
    ...['Reimbursements', 'Total', 'Place of supply', 'Section'],
  ]
  expect(sheets.slice(0, 4).map(({ name }) => name)).toEqual(['B2B', 'B2C', 'Credit notes', 'SAC summary'])
  expect(sheets.slice(0, 3).map(({ rows }) => rows[0])).toEqual([head, head, head])
  expect(sheets.slice(0, 3).map(({ rows }) => rows.slice(1).map((row) => row.slice(5)))).toEqual([
    [[1000, 18, 0, 0, 180, 4099.75, 5279.75, '29-Karnataka', 'B2B']],
    [[1000, 18, 90, 90, 0, 4099.75, 5279.75, '27-Maharashtra', 'B2CS']],
    [[100, 18, 9, 9, 0, 0, 118, '27-Maharashtra', 'B2CS']],
  ])
  expect(sheets[3]?.rows.slice(1)).toEqual([['9982', 1900, 18, 81, 81, 180, 8199.5, 10_441.5]])
  // Programs read the sheets by their names, whatever the reader's language.
  const { db } = office.database
  await db.updateTable('users').set({ language: 'hi' }).where('id', '=', admin.userId).execute()
  expect(await sheetsOf(requireFile(await office.call(calls.register, { as: admin, query })))).toEqual(sheets)
  await db.updateTable('users').set({ language: 'en' }).where('id', '=', admin.userId).execute()
  expect(sheets[0]?.rows[1]?.slice(2, 5)).toEqual([registered.client.firmName, '29AAGCB7383J1Z4', 'Karnataka'])
  const list = await office.ok(calls.invoices, { as: admin, query })
  expect(list.map(({ kind, total }) => [kind, total]).toSorted()).toEqual([
    ['credit note', 118],
    ['invoice', 5279.75],
    ['invoice', 5279.75],
  ])
  const found = await office.call(calls.invoices, { as: admin, query: { ...query, search: '29AAG' } })
  expect(requireSuccess(found).meta.total).toBe(1)
  const without = await office.call(calls.register, { as: admin, query: { month: '13', year: '2026' } })
  expect([without.status, Object.keys(without.errors?.fields ?? {})]).toEqual([400, ['month']])
  const missing = await office.call(calls.register, { as: admin, query: { year: '2026' } as never })
  expect([missing.status, missing.errors?.fields]).toEqual([400, { month: t.bills('badMonth') }])
})
