import type { Input } from '#contract/endpoint.ts'
import type { CheckedImport } from '#contract/imports/import.ts'
import { type ImportKind, importColumns } from '#contract/imports/import-columns.ts'
import type { importEndpoints as calls } from '#contract/imports/import-endpoints.ts'
import { messages } from '#contract/messages.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { badRequest } from '../../http/errors.ts'
import { PackedValues } from '../../packed-values.ts'
import { presentCheck } from './check-import.ts'
import { checkRows } from './check-rows.ts'
import { findChecked, lockImports } from './find-import.ts'
import type { Cells, StagedRow } from './import-plan.ts'
import { showCell } from './show-cells.ts'
import { stagedRows, stageRows } from './staged-rows.ts'

/**
 * Corrects cells of rows, and checks all rows again. 404 for another's import, 409 for one that is carried out or while one
 * is written, 400 for a row or a column that is not in the import.
 */
export async function correctImport(tx: Tx, ctx: Context, input: Input<typeof calls.correct>): Promise<CheckedImport> {
  const { id, corrections } = input
  await lockImports(tx)
  const { kind, version } = await findChecked(tx, ctx, id)
  const byRow = Map.groupBy(corrections, ({ row }) => row)
  const rows = new PackedValues<StagedRow>()
  for await (const chunk of stagedRows(tx, ctx.keys, id))
    for (const { row, cells } of chunk) {
      const asked = byRow.get(row) ?? []
      byRow.delete(row)
      rows.push({ row, cells: asked.reduce((before, { values }) => corrected(kind, before, values), cells) })
    }
  if (byRow.size > 0) throw badRequest({ row: messages.imports.noSuchRow })
  const problems = await checkRows(tx, kind, rows)
  await stageRows(tx, ctx.keys, id, rows, problems)
  await tx
    .updateTable('imports')
    .set({ bad: problems.size, version: version + 1 })
    .where('id', '=', id)
    .execute()
  return presentCheck(id, kind, rows, problems)
}

/** Returns the cells with new texts; a number that comes back masked stays. */
function corrected(kind: ImportKind, cells: Cells, values: Readonly<Record<string, string>>) {
  const columns = importColumns(kind)
  const changed = Object.entries(values).map(([name, text]) => {
    const column = columns.find((one) => one.name === name)
    if (!column) throw badRequest({ [name]: messages.fields.notKnown })
    const present = cells[name] ?? ''
    return [name, text === showCell(column, present) ? present : text.trim()]
  })
  return { ...cells, ...Object.fromEntries(changed) }
}
