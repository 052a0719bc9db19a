import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { z } from 'zod'
import { type ImportKind, importColumns } from '#contract/imports/import-columns.ts'
import { NewBranch, NewFirm, NewRto } from '#contract/reference/reference.ts'
import { nameKey } from '#contract/text.ts'
import { t } from '#contract/texts.ts'
import { plateKey } from '#contract/vehicles/plate-key.ts'
import type { Context } from '#server/context/context.ts'
import { chunksOf } from '#server/db/rows.ts'
import { record } from '#server/history/history.ts'
import type { Db, Tx } from '../../../db/connect.ts'
import { nextBranchCode } from '../../reference/branches.ts'
import {
  alreadyThere,
  checkInput,
  type ImportPlan,
  inBatches,
  lockRows,
  type Problem,
  readCells,
} from '../import-plan.ts'

type Table = 'rtos' | 'firms' | 'branches'
const subjects = { rtos: 'rto', firms: 'firm', branches: 'branch' } as const

interface Facts<S extends z.ZodType> {
  schema: S
  field: string
  keyOf: (value: z.output<S>) => string
  /** Reads the keys of the existing rows. */
  keysIn: (db: Db) => Promise<string[]>
  inUse: () => Problem
  insert: (tx: Tx, values: readonly (z.output<S> & { id: string; created_at: string })[]) => Promise<unknown>
}

/** A plan for rows of a reference list, which nothing refers to when they are taken back. */
const referencePlan = <S extends z.ZodType<object>>(
  kind: Table & ImportKind,
  { schema, field, keyOf, keysIn, inUse, insert }: Facts<S>,
): ImportPlan<z.output<S>> => ({
  async open(db) {
    const columns = importColumns(kind)
    const known = new Set(await keysIn(db))
    return {
      check: (cells) => checkInput(schema, readCells(columns, cells)),
      keyOf: (value) => ({ key: keyOf(value), field }),
      existing: (value) => (known.has(keyOf(value)) ? inUse() : null),
    }
  },
  write: (tx, ctx, values, _importId, written) =>
    inBatches(values, written, async (batch) => {
      const rows = batch.map((value) => ({ ...value, id: newId(), created_at: ctx.now.toISOString() }))
      await insert(tx, rows)
      await recordAll(tx, ctx, kind, rows)
      return rows.map(({ id }) => id)
    }),
  async undo(tx, _ctx, made) {
    await lockRows(tx, kind, made)
    const { rows: changed } = await sql`
      select from history where subject_type = ${subjects[kind]} and subject_id = any(${made}::uuid[])
        and action <> 'created' limit 1`.execute(tx)
    if (changed.length > 0 || (await isUsed(tx, kind, made))) return false
    // Few at once: for each of them its foreign keys scan the cases, and a statement has a time limit.
    for (const some of chunksOf(made, 20))
      await sql`delete from ${sql.table(kind)} where id = any(${some}::uuid[])`.execute(tx)
    return true
  },
})

const recordAll = (tx: Tx, ctx: Context, kind: Table, rows: readonly { id: string }[]) =>
  record(tx, ctx, ...rows.map(({ id }) => ({ subject: subjects[kind], id, action: 'created' as const })))

/** Returns whether a case names one of these by its text; foreign keys hold all others. */
async function isUsed(tx: Tx, kind: Table, ids: readonly string[]): Promise<boolean> {
  if (kind !== 'rtos') return false
  const { rows } = await sql`
    select from rtos where id = any(${ids}::uuid[]) and (
      exists (select from cases where from_rto = display_name) or exists (select from cases where to_rto = display_name))
    limit 1`.execute(tx)
  return rows.length > 0
}

export const rtoPlan = referencePlan('rtos', {
  schema: NewRto,
  field: 'rtoCode',
  keyOf: ({ rtoCode }) => plateKey(rtoCode),
  keysIn: async (db) => (await db.selectFrom('rtos').select('code_key').execute()).map(({ code_key }) => code_key),
  inUse: () => alreadyThere('rtoCode', t.rto('codeInUse')),
  insert: (tx, rows) =>
    tx
      .insertInto('rtos')
      .values(rows.map(({ rtoCode, ...row }) => ({ ...row, rto_code: rtoCode })))
      .execute(),
})

export const firmPlan = referencePlan('firms', {
  schema: NewFirm,
  field: 'name',
  keyOf: ({ name }) => nameKey(name),
  keysIn: async (db) => (await db.selectFrom('firms').select('name_key').execute()).map(({ name_key }) => name_key),
  inUse: () => alreadyThere('name', t.firm('nameInUse')),
  insert: (tx, rows) =>
    tx
      .insertInto('firms')
      .values(rows.map((row) => ({ ...row, name_key: nameKey(row.name) })))
      .execute(),
})

type BranchText = Pick<z.output<typeof NewBranch>, 'name' | 'address1' | 'address2' | 'city' | 'pincode'>
/** Branches may share a name, but not everything. */
const branchKey = ({ name, address1, address2, city, pincode }: BranchText) =>
  [name, address1, address2, city, pincode].map(nameKey).join('\n')

export const branchPlan = referencePlan('branches', {
  schema: NewBranch,
  field: 'name',
  keyOf: branchKey,
  keysIn: async (db) => (await db.selectFrom('branches').selectAll().execute()).map(branchKey),
  inUse: () => alreadyThere('name'),
  insert: (tx, rows) =>
    tx
      .insertInto('branches')
      .values(rows.map((row) => ({ ...row, branch_code: nextBranchCode })))
      .execute(),
})
