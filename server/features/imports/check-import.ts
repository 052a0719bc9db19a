import { v7 as newId } from 'uuid'
import { type CheckedImport, type ImportHeader, MAX_SHOWN_ERRORS, SAMPLE_ROWS } from '#contract/imports/import.ts'
import { type ImportKind, importColumns } from '#contract/imports/import-columns.ts'
import type { importEndpoints as calls } from '#contract/imports/import-endpoints.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { readSheet } from '../files/read-sheet.ts'
import { checkRows, type Problems } from './check-rows.ts'
import type { StagedRow } from './import-plan.ts'
import { readHeaders, readTable } from './read-table.ts'
import { showCells } from './show-cells.ts'
import { stageRows } from './staged-rows.ts'

/**
 * `POST /import/{kind}`: reads a sheet, checks each row as its single call would, and keeps the rows encrypted for 24 hours.
 * 400 for a file that is unfit and for a missing or unknown column.
 */
export const checkImport = (deps: Deps, request: RequestContext<typeof calls.check>): Promise<CheckedImport> =>
  request.form(async ({ file, fields }) => {
    const { kind } = request.input
    const { db } = deps.database
    const { rows: sheet } = await readSheet(deps, file, request.caller)
    const { columns, rows } = await readTable(sheet, importColumns(kind), fields.mapping)
    const problems = await checkRows(db, kind, [rows])
    const id = newId()
    await inTransaction(db, async (tx) => {
      await tx
        .insertInto('imports')
        .values({
          id,
          kind,
          user_id: request.actor.userId,
          created_at: request.now.toISOString(),
          columns,
          rows: rows.length,
          bad: problems.size,
        })
        .execute()
      await stageRows(tx, deps.keys, id, rows, problems)
    })
    return presentCheck(id, kind, rows, problems)
  })

/** `POST /import/headers/{kind}`: the headers of a sheet, which is not kept. */
export const checkHeaders = (deps: Deps, request: RequestContext<typeof calls.headers>): Promise<ImportHeader[]> =>
  request.form(async ({ file }) => {
    const { rows } = await readSheet(deps, file, request.caller)
    return readHeaders(rows, importColumns(request.input.kind))
  })

export function presentCheck(
  id: string,
  kind: ImportKind,
  rows: readonly StagedRow[],
  problems: Problems,
): CheckedImport {
  const shown = [...problems].slice(0, MAX_SHOWN_ERRORS)
  const errors = shown.flatMap(([row, found]) => found.map((problem) => ({ row, ...problem })))
  const columns = importColumns(kind)
  return {
    id,
    rows: rows.length,
    good: rows.length - problems.size,
    bad: problems.size,
    errors: errors.slice(0, MAX_SHOWN_ERRORS),
    sample: rows.slice(0, SAMPLE_ROWS).map(({ cells }) => showCells(columns, cells)),
  }
}
