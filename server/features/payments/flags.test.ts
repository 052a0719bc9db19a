import { describe, expect, test } from 'vitest'
import { fileEndpoints } from '#contract/files/file-endpoints.ts'
import { paymentEndpoints as calls, type PendingPayment } from '#contract/payments/payment.ts'
import { t } from '#contract/texts.ts'
import { requireSuccess } from '#test/caller.ts'
import type { ClientSession } from '#test/factories.ts'
import { officeOfFileForYears } from '#test/office.ts'
import { uploadForm } from '#test/upload-form.ts'

/*
 * The warnings for a superadmin before a decision: UTR and proof used twice, too much cash in a day, too much by UPI.
 */
const { office, admin } = await officeOfFileForYears('2026-06-10T06:00:00Z')
const client = await office.client({ firstName: 'Meera', lastName: 'Joshi' })
const other = await office.client({ firstName: 'Om', lastName: 'Rao' })

let images = 5000
async function pay(by: ClientSession, over: { rupees?: number; mode?: string; utr?: string; image?: number } = {}) {
  const { rupees = 1000, mode = 'UPI', utr } = over
  images += 1
  const image = over.image ?? images
  const expenseDetail = { receiptAmount: rupees, pucCharges: 0, insuranceCharges: 0 }
  const one = await office.caseIn('assigned', { client: by, over: { expenseDetail } })
  const form = await uploadForm(image)
  const paymentProofUrl = (await office.ok(fileEndpoints.upload, { as: by, ...form })).url
  const body = { caseAssignmentIds: [one.assignmentId], amount: rupees, mode, paymentProofUrl, ...(utr && { utr }) }
  return (await office.ok(calls.payCases, { as: by, body })).paymentId
}
const reject = (id: string, body: object = {}) => office.call(calls.rejectPayment, { as: admin, params: { id }, body })
async function flagsOf(id: string): Promise<[PendingPayment['warnings'], string[]]> {
  const data = await office.ok(calls.pending, { as: admin })
  const found = data.find((one) => one.id === id)
  if (!found) throw new Error('It does not wait')
  return [found.warnings, found.duplicateOf.map((one) => one.id)]
}

describe('a UTR', () => {
  test('a UTR is kept in one spelling, and flags the other payments that name it, of any client', async () => {
    const first = await pay(client, { utr: 'hdfc 0000-1234 5678' })
    expect(await flagsOf(first)).toEqual([[], []])
    const second = await pay(other, { utr: 'HDFC000012345678' })
    expect(await flagsOf(first)).toEqual([['UTR_USED'], [second]])
    expect(await flagsOf(second)).toEqual([['UTR_USED'], [first]])
    const data = await office.ok(calls.pending, { as: admin })
    const shown = data.find(({ id }) => id === second)
    expect([shown?.utr, shown?.duplicateOf[0]]).toEqual([
      'HDFC000012345678',
      {
        ...{ id: first, by: 'Meera Joshi', Amount: 1000, PaymentDate: '2026-06-10T06:00:00.000Z' },
        ...{ caseNos: [expect.stringMatching(/^VR/)], verifiedAt: null },
      },
    ])
    // A payment that failed flags nobody; one that was verified still does.
    requireSuccess(await reject(first))
    expect(await flagsOf(second)).toEqual([[], []])
    await office.ok(calls.verifyPayment, { as: admin, params: { id: second } })
    const third = await pay(client, { utr: 'HDFC000012345678' })
    expect(await flagsOf(third)).toEqual([['UTR_USED'], [second]])
    const waiting = (await office.ok(calls.pending, { as: admin })).find(({ id }) => id === third)
    expect(waiting?.duplicateOf[0]?.verifiedAt).toBe('2026-06-10T06:00:00.000Z')
  })

  test('may be missing or blank, and is refused in an impossible form or with CREDIT', async () => {
    const one = await office.caseIn('assigned', { client })
    const base = { caseAssignmentIds: [one.assignmentId], amount: one.totalAmount, mode: 'CASH' }
    const paymentProofUrl = await office.proof(client)
    const send = (body: object) => office.call(calls.payCases, { as: client, body: { ...base, ...body } })
    for (const utr of [
      '12345',
      'A'.repeat(36),
      'ABC_123456',
      '१२३४५६७८९०१२',
      "1'; drop table payments--",
      123_456_789_012,
      {},
    ])
      expect((await send({ paymentProofUrl, utr })).errors.fields, String(utr)).toEqual({
        utr: t.payments('utrInvalid'),
      })
    expect((await send({ mode: 'CREDIT', utr: '123456789012' })).errors.fields).toEqual({
      utr: t.payments('noUtrForCredit'),
    })
    expect((await send({ paymentProofUrl, utr: '  - ' })).status).toBe(201)
    expect((await send({ mode: 'CREDIT', utr: null })).status).toBe(409)
  })
})

test('the same image as proof flags, from any uploader', async () => {
  const first = await pay(client, { image: 77 })
  const second = await pay(other, { image: 77, utr: 'SBIN123456' })
  const third = await pay(client, { image: 77, utr: 'SBIN123456' })
  expect(await flagsOf(first)).toEqual([['PROOF_USED'], [second, third]])
  expect(await flagsOf(third)).toEqual([
    ['UTR_USED', 'PROOF_USED'],
    [first, second],
  ])
})

test('cash of ₹2,00,000 in one day of India from one client, and UPI above ₹1,00,000', async () => {
  const buyer = await office.client()
  const at = (instant: string, over: Parameters<typeof pay>[1]) => office.clock.at(instant, () => pay(buyer, over))
  const cash = (instant: string, rupees: number) => at(instant, { mode: 'CASH', rupees })
  const evening = await cash('2026-06-10T18:29:59.999Z', 150_000)
  const midnight = await cash('2026-06-10T18:30:00Z', 49_999.99)
  const noon = await cash('2026-06-11T06:00:00Z', 150_000)
  for (const id of [evening, midnight, noon]) expect((await flagsOf(id))[0]).toEqual([])
  const last = await cash('2026-06-11T18:29:59.999Z', 0.01)
  for (const id of [midnight, noon, last]) expect((await flagsOf(id))[0]).toEqual(['CASH_LIMIT'])
  expect((await flagsOf(evening))[0]).toEqual([])
  requireSuccess(await reject(noon))
  expect((await flagsOf(last))[0]).toEqual([])
  expect((await flagsOf(await pay(buyer, { rupees: 100_000 })))[0]).toEqual([])
  expect((await flagsOf(await pay(buyer, { rupees: 100_000.01 })))[0]).toEqual(['UPI_LIMIT'])
})

test('a reason with a rejection is shown to the client beside its case', async () => {
  const id = await pay(client)
  expect((await reject(id, { reason: 'x'.repeat(1001) })).status).toBe(400)
  expect((await reject(id, { reason: '  No such transfer  ' })).data).toEqual({ id, status: 'failed' })
  const mine = (await office.ok(calls.myCases, { as: client }))[0]
  expect([mine?.payment?.status, mine?.payment?.remark]).toEqual(['failed', 'No such transfer'])
  const blank = await pay(client)
  requireSuccess(await reject(blank, { reason: ' ' }))
  expect((await office.ok(calls.myCases, { as: client }))[0]?.payment?.remark).toBeNull()
})
