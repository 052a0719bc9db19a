import { sql } from 'kysely'
import type { z } from 'zod'
import type { ImportColumn } from '#contract/imports/import-columns.ts'
import { readCell } from '#contract/imports/read-cell.ts'
import { t, textOf } from '#contract/texts.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { chunksOf } from '../../db/rows.ts'
import { describeIssue } from '../../http/validate.ts'

/** The texts of a row by the names of columns; blank ones may be missing. */
export type Cells = Readonly<Record<string, string>>

/** A row of the sheet by its number there. */
export interface StagedRow {
  row: number
  cells: Cells
  /** True where a comma in a text has moved its cells. */
  isMoved?: true
  /** Why cells of some columns are not certain, although they can be read. */
  doubts?: Readonly<Record<string, string>>
}

/** The rows of an import in chunks. */
export type RowChunks = Iterable<readonly StagedRow[]> | AsyncIterable<readonly StagedRow[]>

/** What is wrong with a row, by column. */
export interface Problem {
  field: string
  message: string
  /** True where the row is good without this cell. */
  isOptional?: true
}

export type Checked<Value> = { value: Value } | { problems: Problem[] }

/** Checks rows against one snapshot of the office. */
export interface RowChecker<Value> {
  check(cells: Cells): Checked<Value>
  /** The key by which two rows are equal, and the column that shows the error. */
  keyOf(value: Value): { key: string; field: string }
  /** What is wrong with a row that the office has already. */
  existing?(value: Value): Problem | null
}

/** How one kind of import is checked, written and taken back. */
export interface ImportPlan<Value> {
  /** Reads what the checks need. */
  open(db: Db, rows: RowChunks): Promise<RowChecker<Value>>
  /** Writes rows and reports their number to `written`. Returns the ids of the new rows. */
  write(
    tx: Tx,
    ctx: Context,
    values: readonly Value[],
    importId: string,
    written: (count: number) => Promise<void>,
  ): Promise<string[]>
  /** Removes the imported rows; false if something was built on them. A violated foreign key means the same. */
  undo(tx: Tx, ctx: Context, made: readonly string[], importId: string): Promise<boolean>
}

/** Returns the input of a call from the texts of a row. */
export const readCells = (columns: readonly ImportColumn[], cells: Cells): Record<string, unknown> =>
  Object.fromEntries(columns.map((column) => [column.name, readCell(column, cells[column.name] ?? '')]))

/** Validates an input by the schema of its call; `fieldOf` names the column of a path. */
export function checkInput<S extends z.ZodType>(
  schema: S,
  input: unknown,
  fieldOf: (path: readonly PropertyKey[]) => string = (path) => String(path[0] ?? ''),
): Checked<z.output<S>> {
  const result = schema.safeParse(input, { error: (issue) => describeIssue(issue) })
  if (result.success) return { value: result.data }
  const problems = result.error.issues.map(({ path, message }) => ({
    field: fieldOf(path),
    message: textOf(message),
  }))
  return { problems: firstOfEach(problems) }
}

const firstOfEach = (problems: readonly Problem[]): Problem[] =>
  [...new Map(problems.toReversed().map((problem) => [problem.field, problem])).values()].toReversed()

export const alreadyThere = (field: string, message: string = t.imports('alreadyThere')): Problem => ({
  field,
  message,
})

/** Locks imported rows, in one order: a statement that follows sees every change of them. */
export const lockRows = (tx: Tx, table: 'clients' | 'rtos' | 'firms' | 'branches', ids: readonly string[]) =>
  sql`select from ${sql.table(table)} where id = any(${ids}::uuid[]) order by id for update`.execute(tx)

/** Rows per statement. */
export const BATCH = 500
/** New rows per statement: a statement of more takes long to build. */
const INSERTED = 100

/** Runs `write` for batches of values, and returns all ids. */
export async function inBatches<Value>(
  values: readonly Value[],
  written: (count: number) => Promise<void>,
  write: (batch: readonly Value[]) => Promise<readonly string[]>,
): Promise<string[]> {
  const ids: string[] = []
  let count = 0
  for (const batch of chunksOf(values, INSERTED)) {
    ids.push(...(await write(batch)))
    count += batch.length
    await written(count)
  }
  return ids
}
