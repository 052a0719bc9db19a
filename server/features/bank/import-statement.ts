import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { BankColumns, BankMapping, BankMatches } from '#contract/bank/bank.ts'
import type { bankEndpoints } from '#contract/bank/bank-endpoints.ts'
import { officeDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { toRupees } from '#contract/money.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { sqlLiteral } from '../../db/fast/sql-literals.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { badRequest } from '../../http/errors.ts'
import type { FileOnDisk } from '../../http/multipart.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { readSheet } from '../files/read-sheet.ts'
import { matchLines } from './match-lines.ts'
import {
  columnsKey,
  findColumns,
  linesOf,
  missingColumn,
  type StatementLine,
  suggestMapping,
} from './statement-lines.ts'

/** Returns the columns of a statement with its first lines, and the mapping that its bank had last or their names suggest. */
export const readColumns = (deps: Deps, request: RequestContext<typeof bankEndpoints.columns>): Promise<BankColumns> =>
  request.form(async ({ file }) => {
    const rows = await rowsOf(deps, request, file)
    const found = findColumns(rows)
    const saved = await deps.database.db
      .selectFrom('bank_mappings')
      .selectAll()
      .where('columns_key', '=', columnsKey(found.columns))
      .executeTakeFirst()
    const mapping = saved && {
      date: saved.date_column,
      utr: saved.utr_column,
      amount: saved.amount_column,
      direction: saved.direction_column,
    }
    return { ...found, mapping: mapping ?? (await suggestMapping(found.columns, rows)) }
  })

/**
 * Compares a statement with the payments by UPI that wait (contract-trade section 9). Its lines are kept, a line that was
 * there before as the same one, and the mapping for the next statement of the bank. 400 for a mapping or a file that is unfit.
 */
export const importStatement = (
  deps: Deps,
  request: RequestContext<typeof bankEndpoints.import>,
): Promise<BankMatches> =>
  request.form(async ({ file, fields: { mapping } }) => {
    const rows = await rowsOf(deps, request, file)
    const missing = missingColumn(rows, mapping)
    if (missing !== undefined) throw badRequest({ mapping: messages.bank.columnMissing(missing) })
    const { lines, withdrawals, unread } = await linesOf(rows, mapping)
    if (lines.length === 0) throw badRequest({ file: messages.bank.nothingReceived })
    const { columns } = findColumns(rows)
    const matches = await inTransaction(deps.database.db, async (tx) => {
      await saveMapping(tx, columnsKey(columns), mapping)
      return compare(tx, request, lines)
    })
    return { ...matches, withdrawals, unread }
  })

async function rowsOf(deps: Deps, { caller }: Pick<RequestContext, 'caller'>, file: FileOnDisk | null) {
  const { rows } = await readSheet(deps, file, caller)
  const read: string[][] = []
  for await (const { cells } of rows) read.push(cells)
  return read
}

async function saveMapping(tx: Tx, columns_key: string, mapping: BankMapping): Promise<void> {
  const columns = {
    date_column: mapping.date,
    utr_column: mapping.utr,
    amount_column: mapping.amount,
    direction_column: mapping.direction ?? null,
  }
  await tx
    .insertInto('bank_mappings')
    .values({ columns_key, ...columns })
    .onConflict((conflict) => conflict.column('columns_key').doUpdateSet(columns))
    .execute()
}

async function compare(tx: Tx, { actor, now }: Pick<Context, 'actor' | 'now'>, lines: StatementLine[]) {
  const payments = await paymentsFor(tx, lines)
  const known = new Set(payments.map(({ utr }) => utr))
  const waiting = new Set(payments.flatMap(({ utr, status }) => (status === 'paid' && utr !== null ? [utr] : [])))
  // A cell that equals the UTR of a payment counts, even without the form of a reference.
  const found = lines.map((line) => {
    const utr = waiting.has(line.whole) ? line.whole : line.utrs.find((utr) => known.has(utr))
    return { ...line, utr: utr ?? line.utrs[0] ?? null }
  })
  const stored = await storeLines(tx, { userId: actor.userId, now }, found)
  const { matches, near, unmatched } = matchLines(
    found.map((line) => ({ ...line, usedFor: null, lineId: '', ...stored.get(line.fingerprint) })),
    payments,
  )
  const presentPair = ({ line, payment }: (typeof matches)[number]) => ({
    ...presentLine(line),
    paymentId: payment.id,
    payment: {
      firmName: payment.firm_name,
      Amount: toRupees(payment.paise),
      utr: payment.utr,
      PaymentDate: payment.payment_date,
      status: payment.status,
    },
  })
  return {
    matches: matches.map((pair) => ({ ...presentPair(pair), utr: pair.line.utr ?? '' })),
    near: near.map((pair) => ({ ...presentPair(pair), why: pair.why })),
    unmatched: unmatched.map(presentLine),
  }
}

const presentLine = (line: { lineId: string; day: string; text: string; utr: string | null; paise: number }) => ({
  lineId: line.lineId,
  date: line.day,
  text: line.text,
  utr: line.utr,
  amount: toRupees(line.paise),
})

/** Returns the payments by UPI that wait, that have a UTR of a line, or that a line has verified; the oldest first. */
async function paymentsFor(tx: Tx, lines: readonly StatementLine[]) {
  const rows = await tx
    .selectFrom('payments')
    .innerJoin('clients', 'clients.id', 'payments.client_id')
    .where('mode', '=', 'UPI')
    .where((eb) =>
      eb.or([
        eb('payments.status', '=', sqlLiteral('paid')), // a literal, for the partial index
        eb('payments.utr', '=', sql<string>`any(${[...new Set(lines.flatMap(({ utrs }) => utrs))]}::text[])`),
        eb('payments.id', 'in', (used) =>
          used
            .selectFrom('bank_lines')
            .select('payment_id')
            .$narrowType<{ payment_id: string }>()
            .where('fingerprint', '=', sql<string>`any(${lines.map(({ fingerprint }) => fingerprint)}::text[])`)
            .where('payment_id', 'is not', null),
        ),
      ]),
    )
    .select(['payments.id', 'payments.amount as paise', 'utr', 'payment_date', 'payments.status', 'firm_name'])
    .orderBy('payment_date')
    .orderBy('payments.id')
    .execute()
  return rows.map((row) => ({ ...row, day: officeDay(new Date(row.payment_date)) }))
}

/** Stores lines, each once; returns the id of each, and the payment that it verified, by fingerprint. */
async function storeLines(
  tx: Tx,
  { userId, now }: { userId: string; now: Date },
  lines: readonly (StatementLine & { utr: string | null })[],
) {
  // In one order, so that two imports at once do not wait for each other in a circle.
  const sorted = lines.toSorted((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1))
  await sql`
    insert into bank_lines (id, fingerprint, line_date, amount, text, utr, imported_by, imported_at)
    select id, fingerprint, line_date, amount, text, utr, ${userId}::uuid, ${now.toISOString()}::timestamptz
    from unnest(${sorted.map(() => newId())}::uuid[], ${sorted.map(({ fingerprint }) => fingerprint)}::text[],
      ${sorted.map(({ day }) => day)}::date[], ${sorted.map(({ paise }) => paise)}::bigint[],
      ${sorted.map(({ text }) => text)}::text[], ${sorted.map(({ utr }) => utr)}::text[])
      as lines (id, fingerprint, line_date, amount, text, utr)
    on conflict (fingerprint) do update
      set utr = excluded.utr, imported_by = excluded.imported_by, imported_at = excluded.imported_at
    where bank_lines.payment_id is null`.execute(tx)
  const rows = await tx
    .selectFrom('bank_lines')
    .select(['id', 'fingerprint', 'payment_id'])
    .where('fingerprint', '=', sql<string>`any(${sorted.map(({ fingerprint }) => fingerprint)}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.fingerprint, { lineId: row.id, usedFor: row.payment_id }]))
}
