import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { ExportQuery } from '#contract/exports/export-query.ts'
import { fileName } from '#contract/exports/spreadsheets.ts'
import { messages } from '#contract/messages.ts'
import type { StaffRole } from '#contract/roles.ts'
import type { ListName } from '#contract/views/list-names.ts'
import { fairQueue } from '../../adapters/fair-queue.ts'
import { inSnapshot } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { HttpError } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { DownloadedFile } from '../../http/route.ts'
import { writeExport } from './export-file.ts'
import { exportedLists, rowsOfList } from './list-rows.ts'

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const

/** One file at a time in each process: lists and forms come first. */
const queue = fairQueue<Readable | 'busy'>({ atOnce: 1, waiting: 16, refused: 'busy' })

/**
 * Answers a whole list as a file, written to the disk page by page and sent from there, so that neither a long list nor a slow
 * caller holds memory or a connection of the database. The rows are those that the list's own call gives the actor, of one
 * snapshot. 400 for too many rows, 503 while too many files wait.
 */
export const exportList =
  (list: ListName) =>
  async (deps: Deps, request: RequestContext): Promise<DownloadedFile> => {
    const { caller, today, log } = request
    const ctx = request as RequestContext & { actor: NonNullable<RequestContext['actor']> }
    const { format, query } = request.input as ExportQuery<object>
    const { read, columns } = exportedLists[list]
    const title = messages.exports.lists[list]
    const content = await queue.run(caller, () =>
      deps.temporary.stream(async (folder) => {
        const path = join(folder, 'list')
        await inSnapshot(deps.database.db, (snapshot) =>
          writeExport<never>(
            path,
            format,
            title,
            columns(ctx.actor.role as StaffRole) as never,
            rowsOfList<never>((page) => read(snapshot, ctx, { ...query, ...page } as never) as never, caller.signal),
          ),
        )
        return path
      }),
    )
    if (content === 'busy') throw new HttpError(503, messages.general.unavailable, { retryAfter: 5 })
    log.info({ list, format }, 'a list was exported')
    return new DownloadedFile(content, `${fileName(title, today)}.${format}`, types[format])
  }
