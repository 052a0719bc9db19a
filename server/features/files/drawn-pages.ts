import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import { DAY } from '#contract/durations.ts'
import type { Caller } from '../../adapters/fair-queue.ts'
import type { PdfFault } from '../../adapters/pdfs.ts'
import type { Context } from '../../context/context.ts'
import type { Deps } from '../../context/deps.ts'
import type { Tx } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { HttpError, isHungUp, notFound } from '../../http/errors.ts'
import { pdfError } from './pdf-answer.ts'
import { copyStoredFile, fromStore } from './read-file.ts'
import { storeFiles } from './store-file.ts'

/** A stored PDF whose pages are drawn. */
export interface PdfSource {
  kind: 'attachment' | 'form'
  id: string
  fileKey: string
}

/** A page of a PDF, counted from 1, and its caller. */
interface WantedPage {
  source: PdfSource
  page: number
  caller: Caller
}

type Moment = Pick<Context, 'now' | 'log'>

interface KeptPage {
  fileKey: string
  pageCount: number
}

/** How long a page that could not be drawn is not tried again; the machine may have been busy. */
const FAULT_LASTS = DAY
/** Faults of the page itself, as opposed to temporary ones. */
const lastingFaults: ReadonlySet<PdfFault> = new Set(['seconds', 'memory', 'crashed', 'unreadable'])
/** The pages that are being drawn, by the ids of their PDFs and their numbers: concurrent requests for one draw it once. */
const drawing = new Map<string, Promise<boolean>>()

const columnOf = ({ kind }: PdfSource) => (kind === 'attachment' ? 'attachment_id' : 'form_id')

/**
 * Returns a page of a PDF as a WebP picture, which is kept in the store once it is drawn; null for a page that the
 * PDF does not have. 400 for a page that cannot be drawn, which is remembered for a day; 429 and 503 as `pdfError`.
 */
export async function getPagePicture(
  deps: Deps,
  moment: Moment,
  wanted: WantedPage,
): Promise<{ picture: Readable; pageCount: number } | null> {
  const open = async () => {
    const kept = await getKept(deps, moment, wanted)
    const picture = kept && (await fromStore(moment, () => deps.files.get(kept.fileKey)))
    return picture ? { picture, pageCount: kept.pageCount } : kept
  }
  const kept = await open()
  if (kept === null || (kept && 'picture' in kept)) return kept
  // The store has lost it, or the office was restored from a backup, which holds no drawn pages.
  if (kept) await forget(deps, kept)
  if (!(await draw(deps, moment, wanted))) return null
  const drawn = await open()
  if (drawn && 'picture' in drawn) return drawn
  throw notFound()
}

/**
 * Draws the first page of a new PDF, so that it need only be served later; not while other pages are drawn. A failure
 * is left to the first request.
 */
export async function drawFirstPage(deps: Deps, moment: Moment, source: PdfSource, caller: Caller): Promise<void> {
  if (!deps.pdfs.canDrawNow()) return
  await draw(deps, moment, { source, page: 1, caller }).catch((error: unknown) => {
    if (!(error instanceof HttpError)) moment.log.warn({ err: error }, 'the first page of a PDF is not drawn yet')
  })
}

/**
 * Returns where a page is kept; undefined for one that is to be drawn, null for one that the PDF does not have.
 * Throws for one that could not be drawn.
 */
async function getKept(
  { database }: Deps,
  { now }: Moment,
  { source, page }: WantedPage,
): Promise<KeptPage | undefined | null> {
  const rows = await database.db
    .selectFrom('drawn_pages')
    .select(['page', 'page_count', 'file_key', 'fault', 'drawn_at'])
    .where(columnOf(source), '=', source.id)
    .where('page', 'in', [page, 1])
    .execute()
  const row = rows.find((one) => one.page === page)
  if (!row) return rows.some(({ page_count }) => page_count !== null && page_count < page) ? null : undefined
  if (row.file_key !== null && row.page_count !== null) return { fileKey: row.file_key, pageCount: row.page_count }
  if (now.getTime() - Date.parse(row.drawn_at) > FAULT_LASTS) return undefined
  throw pdfError(row.fault as PdfFault)
}

async function forget({ database }: Deps, { fileKey }: KeptPage): Promise<void> {
  await database.db.deleteFrom('drawn_pages').where('file_key', '=', fileKey).execute()
}

/** Draws and keeps a page unless it is kept by now; returns whether the PDF has it. */
function draw(deps: Deps, moment: Moment, wanted: WantedPage): Promise<boolean> {
  const key = `${wanted.source.id} ${wanted.page}`
  const running = drawing.get(key)
  // The caller that draws the page for all may hang up.
  if (running)
    return running.catch((error: unknown) => {
      if (isHungUp(error) && !wanted.caller.signal.aborted) return draw(deps, moment, wanted)
      throw error
    })
  const drawn = drawIfMissing(deps, moment, wanted).finally(() => drawing.delete(key))
  drawing.set(key, drawn)
  return drawn
}

async function drawIfMissing(deps: Deps, moment: Moment, wanted: WantedPage): Promise<boolean> {
  const kept = await getKept(deps, moment, wanted)
  if (kept !== undefined) return kept !== null
  return deps.temporary.use((folder) => drawAndKeep(deps, moment, wanted, folder))
}

async function drawAndKeep(deps: Deps, moment: Moment, wanted: WantedPage, folder: string): Promise<boolean> {
  const { source, page, caller } = wanted
  const { files, pdfs, database } = deps
  const { now, log } = moment
  const prepare = async () => {
    await copyStoredFile({ files, log }, source.fileKey, source.id, join(folder, 'pdf'))
    return { folder, pdf: 'pdf', page, picture: 'picture' }
  }
  const answer = await pdfs.drawPage(prepare, caller)
  const drawn_at = now.toISOString()
  if ('fault' in answer) {
    const { fault } = answer
    if (lastingFaults.has(fault))
      await inTransaction(database.db, (tx) => keepRow(tx, wanted, { fault, drawn_at }).then(() => {}))
    throw pdfError(fault)
  }
  if (answer.bytes === null) return false
  const key = `${randomBytes(16).toString('hex')}.webp`
  const row = { file_key: key, page_count: answer.pageCount, drawn_at }
  await storeFiles({ database, files, log, now }, [{ key, path: join(folder, 'picture') }], async (tx) => {
    if (!(await keepRow(tx, wanted, row))) throw new KeptByOther()
  }).catch((error: unknown) => {
    if (!(error instanceof KeptByOther)) throw error
  })
  return true
}

/** Another process of the portal has kept the page meanwhile. */
class KeptByOther extends Error {}

interface NewRow {
  file_key?: string
  page_count?: number
  fault?: string
  drawn_at: string
}

/** Keeps the result for a page in place of an earlier fault; returns false when a picture is kept. 404 without the PDF. */
async function keepRow(tx: Tx, { source, page }: WantedPage, row: NewRow): Promise<boolean> {
  const table = sql.table(source.kind === 'attachment' ? 'attachments' : 'forms')
  const { rows } = await sql`select id from ${table} where id = ${source.id} for key share`.execute(tx)
  if (rows.length === 0) throw notFound()
  const column = columnOf(source)
  await tx
    .deleteFrom('drawn_pages')
    .where(column, '=', source.id)
    .where('page', '=', page)
    .where('file_key', 'is', null)
    .execute()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('drawn_pages')
    .values({ [column]: source.id, page, ...row })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) > 0
}
