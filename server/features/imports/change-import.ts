import { HOUR } from '#contract/durations.ts'
import type { Input } from '#contract/endpoint.ts'
import type { CheckedImport, importEndpoints as calls } from '#contract/imports/import.ts'
import { type ImportKind, importColumns } from '#contract/imports/import-columns.ts'

import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history/history.ts'
import { badRequest, conflict } from '../../http/errors.ts'
import { countWithoutCells, presentCheck } from './check-import.ts'
import { checkRows } from './check-rows.ts'
import { getChecked, getImport, lockImports } from './get-import.ts'
import type { Cells, StagedRow } from './import-plan.ts'
import { planOf } from './plans.ts'
import { showCell } from './show-cells.ts'
import { stagedRows, stageRows } from './staged-rows.ts'

/**
 * Corrects cells of rows, and checks all rows again. 404 for another's import, 409 for one that is carried out or while one
 * is written, 400 for a row or a column that is not in the import.
 */
export async function correctImport(tx: Tx, ctx: Context, input: Input<typeof calls.correct>): Promise<CheckedImport> {
  const { id, corrections } = input
  await lockImports(tx)
  const { kind, version } = await getChecked(tx, ctx, id)
  const byRow = Map.groupBy(corrections, ({ row }) => row)
  const rows: StagedRow[] = []
  for await (const chunk of stagedRows(tx, ctx.keys, id))
    for (const staged of chunk) {
      const asked = byRow.get(staged.row) ?? []
      byRow.delete(staged.row)
      rows.push(asked.reduce((before, { values }) => corrected(kind, before, values), staged))
    }
  if (byRow.size > 0) throw badRequest({ row: 'imports.noSuchRow' })
  const problems = await checkRows(tx, kind, [rows])
  await stageRows(tx, ctx.keys, id, rows, problems)
  await tx
    .updateTable('imports')
    .set({ bad: problems.size, without_cells: countWithoutCells(problems), version: version + 1 })
    .where('id', '=', id)
    .execute()
  return presentCheck(id, kind, rows, problems)
}

/**
 * Returns a row with new texts, which are certain; a number that comes back masked stays. Cells that a comma moved are not
 * mended by another text of one of them.
 */
function corrected(kind: ImportKind, { cells, doubts = {}, ...staged }: StagedRow, values: Cells): StagedRow {
  const columns = importColumns(kind)
  const changed = Object.entries(values).map(([name, text]) => {
    const column = columns.find((one) => one.name === name)
    if (!column) throw badRequest({ [name]: 'fields.notKnown' })
    const present = cells[name] ?? ''
    return [name, text === showCell(column, present) ? present : text.trim()]
  })
  const left = Object.entries(doubts).filter(([name]) => !Object.hasOwn(values, name))
  return { ...staged, cells: { ...cells, ...Object.fromEntries(changed) }, doubts: Object.fromEntries(left) }
}

/** How long an import can be taken back. */
export const UNDO_TIME = HOUR

/** PostgreSQL: a row is held by a foreign key. */
const HELD = '23503'

/**
 * Takes back an import of the last hour. 404 for another's, 409 for one that is not carried out or older, and where something
 * was built on it: then nothing is removed.
 */
export async function undoImport(tx: Tx, ctx: Context, { id }: Input<typeof calls.undo>): Promise<{ removed: number }> {
  await lockImports(tx)
  const found = await getImport(tx, ctx, id)
  const { kind, state, made_ids: made, finished_at } = found
  if (state !== 'done' || finished_at === null || Date.parse(finished_at) + UNDO_TIME < ctx.now.getTime())
    throw conflict('imports.notUndoable')
  if (!(await isUndone(() => planOf(kind).undo(tx, ctx, made, id)))) throw conflict('imports.builtUpon')
  await tx.updateTable('imports').set({ state: 'undone', made_ids: [] }).where('id', '=', id).execute()
  await record(tx, ctx, {
    subject: 'import',
    id,
    action: 'taken back',
    changes: { kind: { from: kind, to: null }, made: { from: found.made, to: 0 } },
  })
  return { removed: found.made }
}

async function isUndone(undo: () => Promise<boolean>): Promise<boolean> {
  try {
    return await undo()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === HELD) return false
    throw error
  }
}
