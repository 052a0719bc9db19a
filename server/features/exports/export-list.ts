import { Readable } from 'node:stream'
import type { ExportQuery, exportEndpoints } from '#contract/exports/export.ts'
import { fileName } from '#contract/exports/spreadsheets.ts'
import type { StaffRole } from '#contract/roles.ts'
import { t } from '#contract/texts.ts'
import type { ListName } from '#contract/views/list-names.ts'
import type { Deps } from '../../context/deps.ts'
import { notFound } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { downloadedFile, type StreamAnswer } from '../../http/route.ts'
import { filesById } from '../stages/stage-rows.ts'
import { writeExport } from './export-file.ts'
import { exportedLists, rowsOfList } from './list-rows.ts'
import { spoolFile } from './spool-file.ts'

/**
 * Answers a whole list as a file. The rows are those that the list's own call gives the actor. 400 for too many rows, 503
 * while too many files wait.
 */
export const exportList =
  (list: ListName) =>
  async (deps: Deps, request: RequestContext): Promise<StreamAnswer> => {
    const { caller, today, log } = request
    const ctx = request as RequestContext & { actor: NonNullable<RequestContext['actor']> }
    const { format, query } = request.input as ExportQuery<object>
    const { read, columns } = exportedLists[list]
    const title = t.exports(`lists.${list}`)
    const content = await spoolFile(deps, caller, (path, snapshot, begin) =>
      writeExport<never>(
        path,
        format,
        title,
        columns(ctx.actor.role as StaffRole) as never,
        rowsOfList<never>((page) => read(snapshot, ctx, { ...query, ...page } as never) as never, caller.signal, begin),
      ),
    )
    log.info({ list, format }, 'a list was exported')
    return downloadedFile(content, fileName(title, today), format)
  }

/** Answers chosen cases of a list as a file with the columns of that list. 404 for a case that the actor may not see. */
export async function exportChosen(
  deps: Deps,
  request: RequestContext<typeof exportEndpoints.chosen>,
): Promise<StreamAnswer> {
  const { caller, today, log, actor } = request
  const { list, caseIds, format } = request.input
  const ids = caseIds.map((id) => id.toLowerCase())
  const title = t.exports(`lists.${list}`)
  const content = await spoolFile(deps, caller, async (path, snapshot) => {
    const rows = await filesById(snapshot, request, ids)
    if (rows.length < ids.length) throw notFound('cases.noValidCaseId')
    const columns = exportedLists[list].columns(actor.role as StaffRole)
    await writeExport<(typeof rows)[number]>(path, format, title, columns, Readable.from(rows))
  })
  log.info({ list, format, rows: ids.length }, 'chosen cases were exported')
  return downloadedFile(content, fileName(title, today), format)
}
