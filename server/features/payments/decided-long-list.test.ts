import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { COUNTED_ROWS } from '#contract/long-lists.ts'
import { paymentEndpoints as calls } from '#contract/payments/payment.ts'
import { requireSuccess } from '#test/caller.ts'
import { openOffice } from '#test/office.ts'

/* More decided payments than a search counts. */
const MANY = COUNTED_ROWS + 2
const office = await openOffice()
const admin = await office.superadmin()
const many = await office.client({ firmName: 'Many Wheels' })
const one = await office.client({ firmName: 'Single Car' })
const single = await office.caseIn('assigned', { client: one })
const payment = await office.payment(one, [single], 'UPI', 'HDFC77770001')
await office.ok(calls.rejectPayment, {
  as: admin,
  params: { id: payment.paymentId },
  body: { reason: 'No such receipt' },
})
await sql`with files as (
    insert into uploads (id, user_id, file_key, bytes, sha256, created_at)
    select uuidv7(), ${many.userId}, 'many' || n, 1, '', now() from generate_series(1, ${MANY}::int) as n
    returning id, substr(file_key, 5)::int as n)
  insert into payments (id, client_id, paid_by, amount, mode, status, payment_date, proof_id, decided_by, decided_at, utr)
  select uuidv7(), ${many.client.id}, ${many.userId}, 100 * n, 'UPI', 'success',
    timestamptz '2026-01-01 06:00:00+00', id, ${admin.userId}, timestamptz '2026-01-01 06:00:00+00' + n * interval '1 minute',
    'UTR' || (100000 + n)
  from files`.execute(office.database.db)
afterAll(async () => {
  // They pay for nothing, which the laws of the ledger would not have.
  await sql`delete from payments where client_id = ${many.client.id}`.execute(office.database.db)
  await office.close()
})

const ask = (body: object) =>
  office.call(calls.decided, {
    as: admin,
    body: { fromDate: '2026-01-01', toDate: '2030-12-31', page: 0, pageSize: 2, ...body },
  })
const found = async (search: string) => {
  const { data, meta } = requireSuccess(await ask({ search }))
  return [meta.total, data[0]?.utr]
}

test('decided payments are sorted by any column, and counted', async () => {
  const { data, meta } = requireSuccess(await ask({ sort: 'Amount' }))
  expect(data.map(({ Amount }) => Amount)).toEqual([1, 2])
  expect(meta).toEqual({ total: COUNTED_ROWS + 1, page: 0, pageSize: 2 })
  expect(requireSuccess(await ask({ page: MANY / 2 })).data.map(({ Amount }) => Amount)).toEqual([1])
})

test('decided payments are searched by UTR, firm, payer, mode, reason, case and plate', async () => {
  expect(await found('utr-100042')).toEqual([1, 'UTR100042'])
  for (const search of ['77770001', 'single car', single.CaseNo, 'no such receipt', 'rejected'])
    expect([search, await found(search)]).toEqual([search, [1, 'HDFC77770001']])
  for (const search of ['many wheels', 'UTR1'])
    expect([search, await found(search)]).toEqual([search, [COUNTED_ROWS + 1, `UTR${100_000 + MANY}`]])
  expect(await found('upi')).toEqual([COUNTED_ROWS + 1, 'HDFC77770001'])
  expect(await found('no such payment')).toEqual([0, undefined])
})
