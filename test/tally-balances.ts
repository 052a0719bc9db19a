import { expect } from 'vitest'
import { clientEndpoints } from '#contract/clients/client.ts'
import { addDays, type Day } from '#contract/dates.ts'
import { toPaise } from '#contract/money.ts'
import { tallyEndpoints } from '#contract/tally/tally.ts'
import { transactionEndpoints } from '#contract/transactions/transaction.ts'
import { requireFile, type Session } from '#test/caller.ts'
import type { Office } from '#test/office.ts'
import { type ReadVoucher, readTally } from '#test/read-tally.ts'

/** The days of a file, both included. */
const WINDOW = 366

/** Exports all vouchers from a day on, as many files as it takes. */
async function exportAll(office: Office, as: Session, from: Day, to: Day): Promise<ReadVoucher[]> {
  const vouchers: ReadVoucher[] = []
  for (let fromDate = from; fromDate <= to; fromDate = addDays(fromDate, WINDOW)) {
    const last = addDays(fromDate, WINDOW - 1)
    const query = { fromDate, toDate: last < to ? last : to }
    const file = await readTally(requireFile(await office.call(tallyEndpoints.export, { as, query })))
    vouchers.push(...file.vouchers)
  }
  return vouchers
}

/**
 * Proves that over all days the vouchers of each client come to the balance of its statement, to the paisa. A statement
 * charges a case when it is assigned, Tally when it is sold: what is not sold yet is added to the vouchers. Returns the
 * number of clients, and of those that have vouchers and nothing that is not sold.
 */
export async function expectTallyBalances(office: Office, as: Session, from: Day, to: Day) {
  const vouchers = await exportAll(office, as, from, to)
  const balances = new Map<string, number>()
  for (const { entries } of vouchers)
    for (const { ledger, paise } of entries) balances.set(ledger, (balances.get(ledger) ?? 0) + paise)
  const unsold = await office.database.pool.query<{ client_id: string; amount: number }>(
    `select client_id, sum(amount)::bigint as amount from case_assignments
    where case_id is not null and not exists (
      select from payment_assignments join payments on payments.id = payment_id
      where assignment_id = case_assignments.id and payments.status = 'success'
        and (payments.mode <> 'CREDIT' or billed_in is not null)) group by client_id`,
  )
  const unsoldOf = new Map(unsold.rows.map(({ client_id, amount }) => [client_id, Number(amount)]))
  const clients = (await office.ok(clientEndpoints.all, { as })).filter((one) => one.isVerified)
  const wrong: unknown[] = []
  let bare = 0
  for (const { id, firmName } of clients) {
    const asked = { as, params: { id }, body: { fromDate: from, toDate: to } }
    const statement = await office.ok(transactionEndpoints.statement, asked)
    const [booked, open] = [balances.get(firmName) ?? 0, unsoldOf.get(id) ?? 0]
    if (booked + open !== toPaise(statement.closingBalance))
      wrong.push({ firmName, booked, open, balance: statement.closingBalance })
    if (open === 0 && balances.has(firmName)) bare += 1
  }
  expect(wrong).toEqual([])
  expect([...balances.values()].reduce((sum, paise) => sum + paise, 0)).toBe(0)
  return { clients: clients.length, bare, vouchers }
}
