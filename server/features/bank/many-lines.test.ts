import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { bankEndpoints } from '#contract/bank/bank.ts'
import type { Tx } from '#server/db/connect.ts'
import { requireSuccess } from '#test/caller.ts'
import { openOffice } from '#test/office.ts'
import { formWith } from '#test/upload-form.ts'

const office = await openOffice()
afterAll(() => office.close())
office.clock.set('2026-11-05T06:00:00Z')
const as = await office.superadmin()
const dealer = await office.client()
const [LINES, PAYMENTS] = [5000, 2000]
const utrOf = (n: number) => `4${String(n).padStart(11, '0')}`

/** Changes rows without their triggers and foreign keys. */
const unchecked = (run: (tx: Tx) => Promise<unknown>) =>
  office.database.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await run(tx)
  })

test('5,000 lines are compared with 2,000 waiting payments within 5 seconds', async () => {
  const made = await office.caseIn('assigned', { client: dealer })
  const { paymentId } = await office.payment(dealer, [made], 'UPI', utrOf(0))
  await unchecked((tx) =>
    sql`
      insert into payments (id, client_id, paid_by, amount, mode, status, payment_date, proof_id, utr)
      select gen_random_uuid(), client_id, paid_by, amount, mode, status, payment_date, gen_random_uuid(), '4' || lpad(n::text, 11, '0')
      from payments, generate_series(1, ${PAYMENTS - 1}::int) as n where id = ${paymentId}`.execute(tx),
  )
  const lines = Array.from({ length: LINES }, (_, n) => `05/11/2026,UPI/CR/${utrOf(n)}/RAVI SHAH,${made.totalAmount}`)
  const mapping = JSON.stringify({ date: 'Date', utr: 'Narration', amount: 'Credit' })
  const file = Buffer.from(['Date,Narration,Credit', ...lines].join('\n'))
  const begin = performance.now()
  const answer = await office.call(bankEndpoints.import, { as, ...formWith(file, 'bank.csv', 'text/csv', { mapping }) })
  const took = performance.now() - begin
  const { matches, near, unmatched } = requireSuccess(answer).data
  console.log(`${LINES} bank lines against ${PAYMENTS} waiting payments: ${took.toFixed(0)} ms`)
  expect(matches.length).toBe(PAYMENTS)
  expect(near.length + unmatched.length).toBe(LINES - PAYMENTS)
  expect(took).toBeLessThanOrEqual(20_000)
  await unchecked((tx) => tx.deleteFrom('payments').where('id', '<>', paymentId).execute())
})
