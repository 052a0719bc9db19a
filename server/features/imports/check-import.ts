import { setImmediate } from 'node:timers/promises'
import { v7 as newId } from 'uuid'
import {
  type CheckedImport,
  type importEndpoints as calls,
  type ImportHeader,
  type ImportTable,
  MAX_SHOWN_ERRORS,
  SAMPLE_ROWS,
} from '#contract/imports/import.ts'
import { type ImportKind, importColumns } from '#contract/imports/import-columns.ts'
import type { TableFacts } from '#contract/tables/tables.ts'
import type { Deps } from '../../context/deps.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { savedMapping, saveMapping } from '../tables/open-file.ts'
import { readTable } from '../tables/read-table.ts'
import { checkRows, isWithoutCells, type Problems } from './check-rows.ts'
import type { StagedRow } from './import-plan.ts'
import { showCells } from './show-cells.ts'
import { stageRows } from './staged-rows.ts'
import { columnsOfImport, isHeading, rowsOfImport } from './table-of-import.ts'

/**
 * `POST /import/{kind}`: reads a sheet, checks each row as its single call would, and keeps the rows encrypted for 24 hours.
 * 400 for a file that is unfit and for a missing or unknown column.
 */
export const checkImport = (deps: Deps, request: RequestContext<typeof calls.check>): Promise<CheckedImport> =>
  request.form(async ({ file, fields }) => {
    const { kind } = request.input
    const { db } = deps.database
    const known = importColumns(kind)
    const table = await readTable(deps, request, file, fields, isHeading(known, fields.mapping))
    const { columns, rows, notices } = rowsOfImport(table, kind, known, fields)
    await setImmediate()
    const problems = await checkRows(db, kind, [rows])
    const id = newId()
    await inTransaction(db, async (tx) => {
      if (fields.mapping) await saveMapping(tx, kind, table.columns, fields.mapping)
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
          without_cells: countWithoutCells(problems),
        })
        .execute()
      await stageRows(tx, deps.keys, id, rows, problems)
    })
    return presentCheck(id, kind, rows, problems, { ...table.facts, notices })
  })

/** `POST /import/columns/{kind}`: the columns of a file, which is not kept, and where its table is. */
export const readColumns = (deps: Deps, request: RequestContext<typeof calls.columns>): Promise<ImportTable> =>
  request.form(async ({ file, fields }) => {
    const columns = importColumns(request.input.kind)
    const table = await readTable(deps, request, file, fields, isHeading(columns))
    const saved = await savedMapping(deps.database.db, request.input.kind, table.columns)
    return columnsOfImport(table, columns, saved)
  })

/** `POST /import/headers/{kind}`: the columns alone. */
export const readHeaders = async (deps: Deps, request: RequestContext<typeof calls.headers>): Promise<ImportHeader[]> =>
  (await readColumns(deps, request)).columns

export function presentCheck(
  id: string,
  kind: ImportKind,
  rows: readonly StagedRow[],
  problems: Problems,
  facts: TableFacts = noFacts,
): CheckedImport {
  const shown = [...problems].slice(0, MAX_SHOWN_ERRORS)
  const errors = shown.flatMap(([row, found]) => found.map((problem) => ({ row, ...problem })))
  const columns = importColumns(kind)
  return {
    id,
    rows: rows.length,
    good: rows.length - problems.size,
    bad: problems.size,
    withoutCells: countWithoutCells(problems),
    errors: errors.slice(0, MAX_SHOWN_ERRORS),
    sample: rows.slice(0, SAMPLE_ROWS).map(({ cells }) => showCells(columns, cells)),
    ...facts,
  }
}

/** A correction tells nothing of the file. */
const noFacts: TableFacts = { sheets: [], headingRow: 1, notices: [], doubtful: [] }

/** Returns how many rows are good without their bad cells. */
export const countWithoutCells = (problems: Problems): number => [...problems.values()].filter(isWithoutCells).length
