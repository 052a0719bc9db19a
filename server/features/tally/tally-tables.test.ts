import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { defaultTallyNames } from '#contract/tally/tally-values.ts'
import type { Tx } from '#server/db/connect.ts'
import { testInFull } from '#test/breadth.ts'
import { cloneAssigned } from '#test/clone-cases.ts'
import { openOffice } from '#test/office.ts'
import { readTally } from '#test/read-tally.ts'
import { readFile } from './export-vouchers.ts'

/* Vouchers of rows that are written into the tables by a transaction that is rolled back. */
const office = await openOffice()
office.clock.set('2026-10-05T06:00:00Z')
afterAll(() => office.close())
const admin = await office.superadmin()
const client = await office.client({ firmName: 'Agarwal Motors' })
const model = await office.caseIn('assigned', {
  client,
  over: { expenseDetail: { receiptAmount: 1000, pucCharges: 0, insuranceCharges: 0 } },
  edited: {
    expenseDetail: { receiptAmount: 1000, pucCharges: 0, insuranceCharges: 0, otherCharges: 400, adminCharges: 100 },
  },
})
const { paymentId } = await office.payment(client, [model])
await office.ok(paymentEndpoints.verifyPayment, { as: admin, params: { id: paymentId } })

const days = { fromDate: '2026-10-01', toDate: '2026-10-31' }
const rolledBack = new Error('rolled back')
async function inRolledBack(run: (tx: Tx) => Promise<void>): Promise<void> {
  const whole = office.database.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await run(tx)
    throw rolledBack
  })
  await expect(whole).rejects.toBe(rolledBack)
}
const parts = (tx: Tx) => readFile(tx, days, new AbortController().signal)

test('the tax of an invoice is taken out of the service charges, and a credit note takes it back', async () => {
  const note = await office.adjustment(client, -118, { caseAssignmentId: model.assignmentId })
  const undone = await office.adjustment(client, 118, { reverses: note.id })
  await inRolledBack(async (tx) => {
    const invoice = async (over: object) =>
      tx
        .insertInto('invoices')
        .values({
          ...{ kind: 'invoice', invoice_date: '2026-10-05', client_id: client.client.id, client_name: '', sac: '998' },
          ...{ client_address: '', client_state: 'Goa', supplier_gstin: '', supplier_state: '', rate: 1800 },
          ...{ made_at: '2026-10-05T06:00:00Z', igst: 0, reimbursements: 0 },
          ...(over as { id: string; serial: number; taxable_value: number; cgst: number; sgst: number }),
        })
        .execute()
    const [first, second, third] = ['1', '2', '3'].map((n) => `01900000-0000-7000-8000-00000000000${n}`)
    const ofPayment = { taxable_value: 42_374, cgst: 3813, sgst: 3813, reimbursements: 100_000 }
    await invoice({ id: first, serial: 12, payment_id: paymentId, ...ofPayment })
    const taxed = { taxable_value: 10_000, cgst: 0, sgst: 0, igst: 1800 }
    await invoice({ id: second, serial: 3, kind: 'credit note', adjustment_id: note.id, corrects: first, ...taxed })
    await invoice({ id: third, serial: 13, adjustment_id: undone.id, corrects: second, ...taxed })
    const { vouchers, ledgers } = await readTally(await text(parts(tx)))
    expect(
      vouchers.map(({ number, entries }) => [
        number,
        Object.fromEntries(entries.map(({ ledger, paise }) => [ledger, paise])),
      ]),
    ).toEqual([
      [
        'IN/26-27/00012',
        {
          ...{ 'Agarwal Motors': 150_000, 'Service Charges': -42_374, CGST: -3813, SGST: -3813 },
          'Fees Paid for Clients': -100_000,
        },
      ],
      ['RV/26-27/000001', { 'Agarwal Motors': -150_000, Cash: 150_000 }],
      ['CN/26-27/00003', { 'Agarwal Motors': -11_800, IGST: 1800, Adjustments: 10_000 }],
      ['IN/26-27/00013', { 'Agarwal Motors': 11_800, IGST: -1800, Adjustments: -10_000 }],
    ])
    const tax = defaultTallyNames
    for (const name of [tax.cgst, tax.sgst, tax.igst]) expect(ledgers.get(name)).toBe('Duties & Taxes')
  })
})

testInFull('a year of 20,000 vouchers is written within 10 seconds, and only a part of it is in memory', async () => {
  const copies = 10_000
  await inRolledBack(async (tx) => {
    const clones = []
    while (clones.length < copies) clones.push(...(await cloneAssigned(tx as never, model, 1000)))
    await sql`
        with paid as (
          select gen_random_uuid() as id, assignment_id, n
          from unnest(${clones.map(({ assignmentId }) => assignmentId)}::uuid[]) with ordinality as assigned (assignment_id, n)
        ), made as (
          insert into payments (id, client_id, paid_by, amount, mode, status, payment_date, proof_id, decided_by, decided_at)
          select paid.id, client_id, paid_by, amount, mode, status, payment_date, gen_random_uuid(), decided_by,
            decided_at + n * interval '1 minute'
          from paid, payments where payments.id = ${paymentId}
        )
        insert into payment_assignments (payment_id, assignment_id, is_live) select id, assignment_id, true from paid`.execute(
      tx,
    )
    await sql`analyze payments, payment_assignments, case_assignments, cases`.execute(tx)
    const [began, before] = [performance.now(), process.memoryUsage().rss]
    let [vouchers, size, most] = [0, 0, 0]
    for await (const part of parts(tx)) {
      if (part.includes('<VOUCHER ')) vouchers += 1
      size += part.length
      if (vouchers % 1000 === 0) most = Math.max(most, process.memoryUsage().rss - before)
    }
    const took = performance.now() - began
    console.log(
      `${vouchers} vouchers, ${(size / 1e6).toFixed(0)} MB: ${took.toFixed(0)} ms, +${(most / 1e6).toFixed(0)} MB`,
    )
    expect(vouchers).toBeGreaterThanOrEqual(2 * copies)
    expect(took).toBeLessThan(40_000)
    expect(most).toBeLessThan(100e6)
  })
})
