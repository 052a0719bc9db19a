import { MINUTE } from '#contract/durations.ts'
import type { Input } from '#contract/endpoint.ts'
import type { BadRow, importEndpoints as calls, ImportEntry } from '#contract/imports/import.ts'
import { importColumns } from '#contract/imports/import-columns.ts'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { keyAfter } from '../../http/cursor.ts'
import { nextKey, pagedList, slice } from '../../http/listing.ts'
import type { Paged } from '../../http/route.ts'
import { UNDO_TIME } from './change-import.ts'
import { getImport, ownImports } from './get-import.ts'
import { showCells } from './show-cells.ts'
import { stagedProblems, stagedRows } from './staged-rows.ts'

/** How long a commit may report no progress before it counts as ended without an outcome. */
const PROGRESS_TIMEOUT = MINUTE

/** `GET /import/all`: the superadmin's imports of the last 24 hours, newest first. */
export async function listImports(db: Db, ctx: Context): Promise<ImportEntry[]> {
  const rows = await ownImports(db, ctx)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  const now = ctx.now.getTime()
  return rows.map((row) => {
    const isRunning =
      row.state === 'checked' && row.progress_at !== null && Date.parse(row.progress_at) + PROGRESS_TIMEOUT > now
    const undoUntil = row.state === 'done' && row.finished_at ? Date.parse(row.finished_at) + UNDO_TIME : 0
    return {
      id: row.id,
      kind: row.kind,
      at: row.created_at,
      state: row.state,
      columns: row.columns,
      rows: row.rows,
      bad: row.bad,
      withoutCells: row.without_cells,
      progress: isRunning ? row.progress : null,
      made: row.made,
      skipped: row.skipped,
      finishedAt: row.finished_at,
      undoUntil: undoUntil > now ? new Date(undoUntil).toISOString() : null,
    }
  })
}

/** `GET /import/rows/{id}`: a page of the rows that cannot be imported, as the sheet has them. */
export async function listBadRows(db: Db, ctx: Context, input: Input<typeof calls.badRows>): Promise<Paged<BadRow[]>> {
  const { id, kind } = await getImport(db, ctx, input.id)
  const problems = await stagedProblems(db, id)
  const columns = importColumns(kind)
  const { limit, offset } = slice(input)
  const [last = 0] = input.after === undefined ? [] : keyAfter(input.after)
  const rest = [...problems].filter(([row]) => row > Number(last))
  const shown = new Map(rest.slice(offset, offset + limit))
  const page: BadRow[] = []
  for await (const chunk of stagedRows(db, ctx.keys, id))
    for (const { row, cells } of chunk) {
      const errors = shown.get(row)
      if (errors) page.push({ row, values: showCells(columns, cells), errors: [...errors] })
    }
  return pagedList(page, problems.size, input, { next: nextKey(page, input, ({ row }) => [row]) })
}
