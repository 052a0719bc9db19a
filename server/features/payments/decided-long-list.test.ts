import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { SORTABLE_PAYMENTS } from '#contract/long-lists.ts'
import { messages } from '#contract/messages.ts'
import { paymentEndpoints as calls } from '#contract/payments/payment-endpoints.ts'
import { requireSuccess } from '#test/caller.ts'
import { openOffice } from '#test/office.ts'

/* More decided payments than a list sorts: docs/decisions/0010 and 0041. */
const office = await openOffice()
const admin = await office.superadmin()
const many = await office.client({ firmName: 'Many Wheels' })
const one = await office.client({ firmName: 'Single Car' })
const single = await office.caseIn('assigned', { client: one })
const payment = await office.payment(one, [single], 'UPI', 'HDFC77770001')
requireSuccess(await office.call(calls.rejectPayment, { as: admin, params: { id: payment.paymentId }, body: {} }))
await sql`with files as (
    insert into uploads (id, user_id, file_key, bytes, sha256, created_at)
    select uuidv7(), ${many.userId}, 'many' || n, 1, '', now() from generate_series(1, ${SORTABLE_PAYMENTS}::int) as n
    returning id, substr(file_key, 5)::int as n)
  insert into payments (id, client_id, paid_by, amount, mode, status, payment_date, proof_id, decided_by, decided_at, utr)
  select uuidv7(), ${many.client.id}, ${many.userId}, 100 * n, 'CASH', 'success',
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

test('comes by the decision only, and says so; its last page is read from its end', async () => {
  const { data, meta } = requireSuccess(await ask({ sort: 'Amount' }))
  expect([data[0]?.id, data[1]?.Amount]).toEqual([payment.paymentId, SORTABLE_PAYMENTS])
  expect(meta).toEqual({ total: SORTABLE_PAYMENTS + 1, page: 0, pageSize: 2, unsorted: true })
  const last = requireSuccess(await ask({ page: SORTABLE_PAYMENTS / 2 }))
  expect(last.data.map(({ Amount }) => Amount)).toEqual([1])
  expect(last.meta.unsorted).toBeUndefined()
})

test('is searched by UTR, firm, payer, mode, case and plate', async () => {
  expect(await found('utr-100042')).toEqual([1, 'UTR100042'])
  expect(await found('77770001')).toEqual([1, 'HDFC77770001'])
  expect(await found('single car')).toEqual([1, 'HDFC77770001'])
  expect(await found(single.CaseNo)).toEqual([1, 'HDFC77770001'])
  expect(await found('many wheels')).toEqual([SORTABLE_PAYMENTS, `UTR${100_000 + SORTABLE_PAYMENTS}`])
  expect((await found('cash'))[0]).toBe(SORTABLE_PAYMENTS)
})

test('a search that no index can answer is refused with its reason', async () => {
  for (const [search, reason] of [
    ['ab', messages.payments.decidedSearchTooShort],
    ['UTR1', messages.payments.decidedSearchTooWide],
    ['no such payment', messages.payments.decidedSearchEmpty],
  ] as const) {
    const { status, errors } = await ask({ search })
    expect([search, status, errors?.fields]).toEqual([search, 400, { search: reason }])
  }
})
