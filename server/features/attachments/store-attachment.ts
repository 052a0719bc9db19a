import { randomBytes } from 'node:crypto'
import { v7 as newId } from 'uuid'
import { maskAadhaar } from '#contract/aadhaar.ts'
import type { attachmentEndpoints } from '#contract/attachments/attachment.ts'
import { MAX_ATTACHMENTS } from '#contract/attachments/attachment-values.ts'
import { MAX_UPLOAD_BYTES } from '#contract/files/file-kind.ts'
import { MAX_NAME } from '#contract/limits.ts'
import type { Attachment } from '#contract/papers/paper.ts'
import { normalizeLine } from '#contract/text.ts'
import type { TextName } from '#contract/texts/translate.ts'
import { t } from '#contract/texts.ts'
import type { Caller } from '../../adapters/fair-queue.ts'
import type { Jpeg } from '../../adapters/images.ts'
import type { WrittenPdf } from '../../adapters/pdf/rewrite-pdf.ts'
import type { Actor } from '../../context/actor.ts'
import type { Context } from '../../context/context.ts'
import type { Deps } from '../../context/deps.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { changesBetween, record } from '../../history/history.ts'
import { badRequest, conflict, HttpError } from '../../http/errors.ts'
import { countRows } from '../../http/listing.ts'
import type { FileOnDisk, LockedFile } from '../../http/multipart.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { getVisibleCase, lockCase, type StoredCase } from '../cases/scope.ts'
import { isForActor } from '../cases/seen-by-dealer.ts'
import { drawFirstPage } from '../files/drawn-pages.ts'
import { kindOfFile } from '../files/file-kind.ts'
import { answerOf } from '../files/pdf-answer.ts'
import { reencodeImage } from '../files/reencode-image.ts'
import { refusedFile } from '../files/refused-file.ts'
import { type NewFile, storeFiles } from '../files/store-file.ts'
import { attachmentsOf, presentAttachment } from '../papers/attachments-of.ts'
import { type ListedPaper, papersOfCase } from '../papers/checklist.ts'
import { getPaper, paperColumns, receivePaper } from './change-attachment.ts'

/** The columns of a new attachment, all but its owner and its paper. */
type NewAttachment = ReturnType<typeof newAttachment>['row']

/**
 * Validates an uploaded file, stores it rewritten, and inserts its row by `insert`; the refusals of `validateFile` and
 * of `storeFiles`.
 */
export async function storeAttachment<T>(
  deps: Deps,
  ctx: Context<Actor> & { caller: Caller },
  file: LockedFile,
  insert: (tx: Tx, row: NewAttachment) => Promise<T>,
): Promise<T> {
  const validated = await validateFile(deps, file, ctx.caller)
  const { row, files } = newAttachment(ctx, file, validated)
  const stored = await storeFiles({ ...deps, log: ctx.log, now: ctx.now }, files, (tx) => insert(tx, row))
  if (validated.kind === 'pdf')
    await drawFirstPage(deps, ctx, { kind: 'attachment', id: row.id, fileKey: row.file_key }, ctx.caller)
  return stored
}

/** Throws 409 with `full` where the actor sees as many attachments of a case or a request as it may have. */
export async function requireRoom(
  db: Db,
  actor: Actor,
  [owner, id]: ['case_id' | 'request_id', string],
  full: TextName,
): Promise<void> {
  const present = db.selectFrom('attachments').where(owner, '=', id).where(isForActor(actor, 'attachments'))
  const count = await countRows(present)
  if (count >= MAX_ATTACHMENTS) throw conflict(full)
}

function newAttachment({ actor, now }: Context, file: FileOnDisk, validated: ValidFile) {
  const newKey = (extension: string) => `${randomBytes(16).toString('hex')}.${extension}`
  const row = {
    id: newId(),
    name: attachmentName(file.name),
    kind: validated.kind,
    sha256: file.sha256,
    user_id: actor.userId,
    client_id: actor.clientId,
    created_at: now.toISOString(),
  }
  if (validated.kind === 'pdf') {
    const { path, bytes, signed } = validated.pdf
    const [key, originalKey] = [newKey('pdf'), newKey('pdf')]
    const files: NewFile[] = [{ key, path }]
    if (!signed) return { row: { ...row, file_key: key, bytes }, files }
    files.push({ key: originalKey, path: file.path })
    const original = { original_id: newId(), original_key: originalKey, original_bytes: file.bytes }
    return { row: { ...row, file_key: key, bytes, ...original, original_signed: signed }, files }
  }
  const [key, previewKey] = [newKey('jpg'), newKey('jpg')]
  const files: NewFile[] = [
    { key, path: validated.jpeg.path },
    { key: previewKey, path: validated.preview.path },
  ]
  const preview = { preview_id: newId(), preview_key: previewKey, preview_bytes: validated.preview.bytes }
  return { row: { ...row, file_key: key, bytes: validated.jpeg.bytes, ...preview }, files }
}

/** Characters not allowed in names: control, private use, noncharacters, and separators of paths. */
const unfit = /[\p{Cc}\p{Co}\p{Noncharacter_Code_Point}/\\:*?"<>|]/gu

const AADHAAR = /(?<!\d)\d{4}([ _-]?)\d{4}\1(\d{4})(?!\d)/g

/**
 * Returns the name of an attachment from that of its file: the last part of a path, without characters
 * that mislead, at most 100 characters. A number that could be an Aadhaar number is masked.
 */
function attachmentName(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? ''
  const name = normalizeLine(last.toWellFormed().replace(unfit, ' ')).replace(AADHAAR, (_, __, lastFour) =>
    maskAadhaar(lastFour),
  )
  return [...name].slice(0, MAX_NAME).join('').trim() || t.attachments('unnamed')
}

/** An uploaded file, rewritten for storage: a JPEG with its preview, or a PDF. */
type ValidFile = { kind: 'image'; jpeg: Jpeg; preview: Jpeg } | { kind: 'pdf'; pdf: WrittenPdf }

/** The longer side of a preview in pixels. */
const PREVIEW_SIDE = 480

/**
 * Validates a file by its content. 415 for anything but a JPEG, PNG, WebP or PDF, 413 above 40 megapixels,
 * 400 for a damaged file and for a PDF that needs another password, is active or cannot be rewritten, 503 when too
 * many wait, 507 when the disk is full.
 */
export async function validateFile(
  deps: Pick<Deps, 'images' | 'pdfs'>,
  { path, password }: LockedFile,
  caller: Caller,
): Promise<ValidFile> {
  const kind = await kindOfFile(path)
  if (!kind) throw refusedFile('attachments.wrongKind', { status: 415 })
  if (kind !== 'pdf') {
    const { jpeg, preview } = await reencodeImage(deps, path, caller, PREVIEW_SIDE)
    return { kind: 'image', jpeg, preview: preview ?? jpeg }
  }
  const answer = answerOf(await deps.pdfs.check({ path, maxBytes: MAX_UPLOAD_BYTES, password }, caller))
  return { kind: 'pdf', pdf: answer.pdf }
}

/**
 * Adds a file to a case, or to one of its papers, which counts as received then. 400 without a file, 404 for a case that the
 * actor may not see or a paper that it does not have, 409 beyond 60 attachments; then the refusals of `validateFile`.
 */
export async function uploadAttachment(deps: Deps, request: RequestContext<typeof attachmentEndpoints.upload>) {
  const { db } = deps.database
  const find = () => getVisibleCase(db, request.actor, request.input.caseId, ['id', 'services'])
  const requirePlace = async () => requireRoom(db, request.actor, ['case_id', (await find()).id], 'attachments.tooMany')
  return request.form(async ({ file, fields: { paperId, password }, once }) => {
    if (!file) throw badRequest({ file: 'attachments.noFile' })
    const found = await find()
    // Before the slow work; checked again under the lock.
    getPaper(await papersOfCase(db, found), paperId)
    const isFromDealer = request.actor.role === 'client'
    return storeAttachment(deps, request, { ...file, password }, (tx, row) =>
      once(tx, async () => {
        const stored = await lockCase(tx, request.actor, found.id)
        const paper = getPaper(await papersOfCase(tx, stored), paperId)
        await requireRoom(tx, request.actor, ['case_id', stored.id], 'attachments.tooMany')
        await tx
          .insertInto('attachments')
          .values({ ...row, case_id: stored.id, ...paperColumns(paper, paperId), to_check: isFromDealer })
          .execute()
        return recordAttachment(tx, request, stored, row.id, paper)
      }),
    )
  }, requirePlace)
}

async function recordAttachment(
  tx: Tx,
  ctx: Context,
  stored: StoredCase,
  id: string,
  paper: ListedPaper | null,
): Promise<Attachment> {
  const attachment = (await attachmentsOf(tx, ctx.actor, stored.id)).find((one) => one.id === id)
  if (!attachment) throw new HttpError(500, 'general.wrong')
  await record(tx, ctx, {
    subject: 'case',
    id: stored.id,
    action: 'file added',
    changes: changesBetween({}, { attachment: attachment.name, paper: paper?.name }),
  })
  if (paper) await receivePaper(tx, ctx, stored, paper, { isFromDealer: ctx.actor.role === 'client' })
  return presentAttachment(ctx, attachment, paper?.paperId ?? null)
}
