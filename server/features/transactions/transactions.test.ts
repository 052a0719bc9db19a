import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { COUNTED_ROWS } from '#contract/long-lists.ts'
import { transactionEndpoints } from '#contract/transactions/transaction.ts'
import { getClientDetails } from '#server/features/transactions/transactions.ts'
import { requireSuccess } from '#test/caller.ts'
import { openOffice } from '#test/office.ts'

/* A client with more payments than a search counts. */
const office = await openOffice()
office.clock.set('2026-03-02T06:00:00Z')
const client = await office.client()
await sql`insert into payments (id, client_id, paid_by, amount, mode, status, payment_date)
    select uuidv7(), ${client.client.id}, ${client.userId}, 100 * place, 'CREDIT', 'success',
      timestamptz '2026-01-01 06:00:00+00' + place * interval '1 minute'
    from generate_series(1, ${COUNTED_ROWS + 2}::int) as place`.execute(office.database.db)
afterAll(async () => {
  // They pay for nothing, which the laws of the ledger would not have.
  await sql`delete from payments`.execute(office.database.db)
  await office.close()
})

const year = { fromDate: '2026-01-01', toDate: '2026-03-01' }
const ask = (body: object) =>
  office.call(transactionEndpoints.history, { as: client, params: { id: client.userId }, body: { ...year, ...body } })
const amounts = async (body: object) => requireSuccess(await ask(body)).data.transactions.map(({ Amount }) => Amount)

test('the history of payments is sorted by any column, and counted', async () => {
  const { data, meta } = requireSuccess(await ask({ sort: 'Amount', page: 0, pageSize: 2 }))
  expect(data.transactions.map(({ Amount }) => Amount)).toEqual([1, 2])
  expect(meta).toEqual({ total: 10_002, page: 0, pageSize: 2 })
})

test('the pages of the history follow each other, from the first to the last', async () => {
  expect(await amounts({ page: 1, pageSize: 2 })).toEqual([10_000, 9_999])
  expect(await amounts({ page: 5_000, pageSize: 2 })).toEqual([2, 1])
  expect(await amounts({ page: 5_001, pageSize: 2 })).toEqual([])
  expect(await amounts({ sort: 'paymentDate', page: 5_000, pageSize: 2 })).toEqual([10_001, 10_002])
  expect(await amounts({ sort: 'paymentDate', page: 0, pageSize: 2 })).toEqual([1, 2])
})

test('the history of payments is searched, newest first, and counted up to 10,001', async () => {
  const { data, meta } = requireSuccess(await ask({ search: 'credit', page: 1, pageSize: 2 }))
  expect([data.transactions.map(({ Amount }) => Amount), meta.total]).toEqual([[10_000, 9_999], COUNTED_ROWS + 1])
  const day = { fromDate: '2026-01-02', toDate: '2026-01-02', page: 0, pageSize: 1 }
  expect(requireSuccess(await ask({ ...day, search: 'credit' })).meta.total).toBe(24 * 60)
  expect(requireSuccess(await ask({ ...day, search: 'upi' })).meta.total).toBe(0)
})

test('the details of a sign-up that was rejected meanwhile are not found', async () => {
  await expect(getClientDetails(office.database.db, newId())).rejects.toMatchObject({ status: 404 })
})
