import { sql } from 'kysely'
import type { Input } from '#contract/endpoint.ts'
import { COUNTED_ROWS } from '#contract/long-lists.ts'
import type { TallyVoucher, tallyEndpoints } from '#contract/tally/tally.ts'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { forceCustomPlan } from '../../db/fast/prepared-statements.ts'
import { sqlNumber } from '../../db/fast/sql-literals.ts'
import { isBehind } from '../../http/cursor.ts'
import { nextKey, pagedList, slice, sortOf } from '../../http/listing.ts'
import { readLedgerNames } from './ledger-names.ts'
import { presentVoucher } from './present-voucher.ts'
import { getTallySettings } from './settings.ts'
import {
  paymentsOfCases,
  type VoucherDays,
  type VoucherEvent,
  type VoucherRow,
  voucherEvents,
  voucherRows,
} from './voucher-rows.ts'

/** The order of vouchers in the file: that of their events, a sale before its receipt. */
const inOrder = sql`day, at, case kind when 'sale' then 0 else 1 end, id, kind`

interface FoundEvents {
  total: number
  page: VoucherEvent[]
}

/**
 * `GET /tally/vouchers`: the vouchers of some days; searched by firm, number, and what the narration tells. More than 10,000
 * are counted as 10,001. Only the events of the page become vouchers, because the cases of each are summed up.
 */
export async function listVouchers(db: Db, _: Context, input: Input<typeof tallyEndpoints.vouchers>) {
  const settings = await getTallySettings(db)
  const { search, after } = input
  const { limit, offset } = slice(input)
  const sort = sortOf(input.sort, { date: 'day', amount: 'amount' }, { column: 'day', direction: 'asc' })
  // The oldest first is the order of an index; a day is a part of its instant.
  const by = {
    'day asc': sql``,
    'day desc': sql`(at at time zone 'Asia/Kolkata')::date desc,`,
    'amount asc': sql`abs(client),`,
    'amount desc': sql`abs(client) desc,`,
  }[`${sort.column} ${sort.direction}`]
  const order =
    after === undefined
      ? sql`order by ${by} at, case kind when 'sale' then 0 else 1 end, id, kind`
      : sql`order by kind, id`
  const behind = after === undefined ? sql`` : sql`where ${isBehind(after, ['kind', 'id'])}`
  const parts = voucherEvents(input, search)
  const all = sql.join(parts, sql` union all `)
  // Those of a search are found once; without one, the first of each kind come by an index.
  const first = parts.map((part) => sql`(select * from (${part}) as events ${behind} ${order} limit ${limit + offset})`)
  const found = await sql<FoundEvents>`
    with ${forceCustomPlan} ${search ? sql`${paymentsOfCases(search)}, found as materialized (${all})` : sql`found as not materialized (${all})`}
    select (select count(*) from (select from found limit ${sqlNumber(COUNTED_ROWS + 1)}) as counted) as total,
      (select coalesce(json_agg(json_build_object('kind', kind, 'id', id)), '[]') from (
        select kind, id from (${search ? sql`select * from found ${behind}` : sql.join(first, sql` union all `)}) as events
        ${order} limit ${limit} offset ${offset}) as page) as page`.execute(db)
  const { total, page } = found.rows[0] as FoundEvents
  const { rows } = await sql<VoucherRow>`${voucherRows(input, page)}`.execute(db)
  const byEvent = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]))
  const parties = await readLedgerNames(db, settings)
  const vouchers = page.flatMap(({ kind, id }) => {
    const row = byEvent.get(`${kind} ${id}`)
    return row ? [presentVoucher(row, parties, settings)] : []
  })
  return pagedList(vouchers, total, input, { next: nextKey(page, input, ({ kind, id }) => [kind, id]) })
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
