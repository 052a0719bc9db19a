import { sql } from 'kysely'
import type { Input } from '#contract/endpoint.ts'
import type { TallyVoucher } from '#contract/tally/tally.ts'
import type { tallyEndpoints } from '#contract/tally/tally-endpoints.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { sqlNumber } from '../../db/fast/sql-literals.ts'
import { likeAnywhere, pagedList, slice, sortOf } from '../../http/listing.ts'
import { readLedgerNames } from './ledger-names.ts'
import { presentVoucher } from './present-voucher.ts'
import { getTallySettings } from './settings.ts'
import { type VoucherDays, type VoucherRow, voucherRows } from './voucher-rows.ts'

/** The order of vouchers in the file: that of their events, a sale before its receipt. */
const inOrder = sql`day, at, case kind when 'sale' then 0 else 1 end, id, kind`

/** `GET /tally/vouchers`: the vouchers of some days; searched by firm, number, and what the narration tells. */
export async function listVouchers(db: Db, _: Context, input: Input<typeof tallyEndpoints.vouchers>) {
  const settings = await getTallySettings(db)
  const { limit, offset } = slice(input)
  const sort = sortOf(input.sort, { date: 'day', amount: 'amount' }, { column: 'day', direction: 'asc' })
  const column = sort.column === 'day' ? sql`day` : sql`abs(client)`
  const direction = sort.direction === 'asc' ? sql`asc` : sql`desc`
  const isFound = input.search
    ? sql`concat_ws(' ', firm_name, number, reason, array_to_string(cases, ' '), utr, bill_no) ilike ${likeAnywhere(input.search)}`
    : sql`true`
  const events = sql`from (${voucherRows(input)}) as events join clients on clients.id = client_id where ${isFound}`
  const { rows } = await sql<VoucherRow>`select events.* ${events}
    order by ${column} ${direction}, ${inOrder} limit ${limit} offset ${offset}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*) as total ${events}`.execute(db)
  const parties = await readLedgerNames(db, settings)
  const vouchers = rows.map((row) => presentVoucher(row, parties, settings))
  return pagedList(vouchers, counted.rows[0]?.total ?? 0, input)
}

/** The vouchers that are in memory at once. */
const AT_ONCE = 500

/**
 * Returns the vouchers of some days in the order of the file. The caller has opened the snapshot, which holds the cursor;
 * only a part of the vouchers is in memory.
 */
export async function* readVouchers(
  snapshot: Db,
  days: VoucherDays,
  present: (row: VoucherRow) => TallyVoucher,
  signal: AbortSignal,
): AsyncGenerator<TallyVoucher> {
  await sql`declare vouchers no scroll cursor for select * from (${voucherRows(days)}) as events order by ${inOrder}`.execute(
    snapshot,
  )
  while (true) {
    signal.throwIfAborted()
    const { rows } = await sql<VoucherRow>`fetch ${sqlNumber(AT_ONCE)} from vouchers`.execute(snapshot)
    for (const row of rows) yield present(row)
    if (rows.length < AT_ONCE) return
  }
}
