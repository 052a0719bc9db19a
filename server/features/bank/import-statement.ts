import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import {
  type BankColumns,
  type BankMapping,
  type BankMatches,
  type bankEndpoints,
  unmarkedChoices,
} from '#contract/bank/bank.ts'
import { officeDay } from '#contract/dates.ts'
import { toRupees } from '#contract/money.ts'
import type { TableChoices } from '#contract/tables/tables.ts'
import { nameKey } from '#contract/text.ts'
import { t, textKey } from '#contract/texts.ts'
import type { Context } from '../../context/context.ts'
import type { Deps } from '../../context/deps.ts'
import type { Tx } from '../../db/connect.ts'
import { sqlLiteral } from '../../db/fast/sql-literals.ts'
import { inTransaction } from '../../db/transaction.ts'
import { askFor, badRequest } from '../../http/errors.ts'
import type { FileOnDisk } from '../../http/multipart.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { savedMapping, saveMapping } from '../tables/open-file.ts'
import { readTable, requireDayOrder } from '../tables/read-table.ts'
import { matchLines } from './match-lines.ts'
import { isStatementHeading, saysDebit, suggestStatement } from './statement-columns.ts'
import { EXAMPLES, linesOf, missingColumn, placeIn, type StatementLine } from './statement-lines.ts'

/** The lines of a preview. */
const PREVIEW = 5

/** Returns the columns of a statement with its first lines, and the mapping that its bank had last or that they suggest. */
export const readColumns = (deps: Deps, request: RequestContext<typeof bankEndpoints.columns>): Promise<BankColumns> =>
  request.form(async ({ file, fields }) => {
    const table = await readStatement(deps, request, file, fields)
    const { columns, rows, facts } = table
    const cells = rows.filter(({ isMoved }) => !isMoved).map((row) => row.cells)
    const saved = await savedMapping(deps.database.db, 'bank', columns)
    return {
      columns: columns.map(({ heading }) => heading),
      rows: cells.slice(0, PREVIEW).map((row) => [...row]),
      mapping: { ...suggestStatement(columns, cells), ...saved },
      ...facts,
    }
  })

/**
 * Compares a statement with the payments by UPI that wait. Its lines are kept, a line that was there before as the same
 * one, and the mapping for the next statement of the bank. 400 for a mapping or a file that is unfit, and a question
 * where nothing says which amounts were received.
 */
export const importStatement = (
  deps: Deps,
  request: RequestContext<typeof bankEndpoints.import>,
): Promise<BankMatches> =>
  request.form(async ({ file, fields: { mapping, unmarked, ...choices } }) => {
    const table = await readStatement(deps, request, file, choices, mapping)
    const missing = missingColumn(table, mapping)
    if (missing !== undefined) throw badRequest({ mapping: textKey('bank.columnMissing', { name: missing }) })
    if (saysDebit(mapping.amount)) throw badRequest({ mapping: textKey('bank.paidColumn', { name: mapping.amount }) })
    const dates = placeIn(table, mapping.date)
    requireDayOrder(
      table.rows.map(({ cells }) => cells[dates] ?? ''),
      choices,
      request.today,
    )
    const read = await linesOf(table, mapping, { dates: choices.dates, unmarked })
    const { lines, withdrawals, unread, contradicted, unmarked: open, known } = read
    if (open.length > 0)
      throw askFor('unmarked', 'bank.whichDirection', unmarkedChoices, [
        ...open.slice(0, EXAMPLES),
        ...known.received.map((line: string) => t.bank('exampleReceived', { line })),
        ...known.paid.map((line: string) => t.bank('examplePaid', { line })),
      ])
    if (lines.length === 0) throw badRequest({ file: 'bank.nothingReceived' })
    const matches = await inTransaction(deps.database.db, async (tx) => {
      await saveMapping(tx, 'bank', table.columns, mapping)
      return compare(tx, request, lines)
    })
    return { ...matches, withdrawals, unread, contradicted, notices: table.facts.notices }
  })

/** The rows that a notice names. */
const NAMED_ROWS = 20

const readStatement = async (
  deps: Deps,
  request: Pick<RequestContext, 'caller'>,
  file: FileOnDisk | null,
  choices: TableChoices,
  mapping?: BankMapping,
) => {
  const named = new Set(Object.values(mapping ?? {}).map((name) => nameKey(name ?? '')))
  const isKnown = (heading: string) => named.has(nameKey(heading)) || isStatementHeading(heading)
  // A line of a statement can go on in rows of one cell.
  const table = await readTable(deps, request, file, choices, isKnown, { keepsDoubtful: true })
  const moved = table.rows.filter(({ isMoved }) => isMoved).map(({ row }) => row)
  if (moved.length > 0) table.facts.notices.push(t.tables('movedRows', { rows: moved.slice(0, NAMED_ROWS).join(', ') }))
  return table
}

async function compare(tx: Tx, { actor, now }: Pick<Context, 'actor' | 'now'>, lines: StatementLine[]) {
  const payments = await paymentsFor(tx, lines)
  const known = new Set(payments.map(({ utr }) => utr))
  const waiting = new Set(payments.flatMap(({ utr, status }) => (status === 'paid' && utr !== null ? [utr] : [])))
  // A cell that equals the UTR of a payment counts, even without the form of a reference.
  const found = lines.map((line) => {
    const utr = line.whole.find((cell) => waiting.has(cell)) ?? line.utrs.find((utr) => known.has(utr))
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
