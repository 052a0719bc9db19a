import { randomBytes } from 'node:crypto'
import { v7 as newId } from 'uuid'
import { maskAadhaar } from '#contract/aadhaar.ts'
import type { Attachment } from '#contract/attachments/attachment.ts'
import type { attachmentEndpoints } from '#contract/attachments/attachment-endpoints.ts'
import { MAX_ATTACHMENTS } from '#contract/attachments/attachment-values.ts'
import { MAX_UPLOAD_BYTES } from '#contract/files/file.ts'
import { MAX_NAME } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { isLacking } from '#contract/papers/paper-values.ts'
import { normalizeLine } from '#contract/text.ts'
import type { Caller } from '../../adapters/fair-queue.ts'
import type { Jpeg } from '../../adapters/images.ts'
import type { WrittenPdf } from '../../adapters/pdf/rewrite-pdf.ts'
import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { record } from '../../history.ts'
import { badRequest, conflict, HttpError, notFound } from '../../http/errors.ts'
import type { FileOnDisk } from '../../http/multipart.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { lockCase, type StoredCase, visibleCases } from '../cases/scope.ts'
import { drawFirstPage } from '../files/drawn-pages.ts'
import { kindOfFile } from '../files/file-kind.ts'
import { pdfError } from '../files/pdf-error.ts'
import { reencodeImage } from '../files/reencode-image.ts'
import { type NewFile, storeFiles } from '../files/store-file.ts'
import { attachmentsOf, presentAttachment } from '../papers/attachments-of.ts'
import { isNamedBy } from '../papers/change-paper.ts'
import { uncheckPaper } from '../papers/check-paper.ts'
import { type CaseOfPapers, type ListedPaper, papersOfCase } from '../papers/checklist.ts'
import { notePaper } from '../papers/note-paper.ts'

/**
 * Adds a file to a case, or to one of its papers, which counts as received then (contract-trade section
 * 5). 400 without a file, 404 for a case that the actor may not see or a paper that it does not have,
 * 409 beyond 60 attachments; then the refusals of `validateFile`.
 */
export const uploadAttachment = (deps: Deps, request: RequestContext<typeof attachmentEndpoints.upload>) =>
  request.form(async ({ file, fields: { paperId } }) => {
    if (!file) throw badRequest({ file: messages.attachments.noFile })
    const { db } = deps.database
    const found = await visibleCases(db, request.actor)
      .select(['cases.id', 'cases.services'])
      .where('cases.id', '=', request.input.caseId)
      .executeTakeFirst()
    if (!found) throw notFound(messages.cases.noValidCaseId)
    // Before the slow work; checked again under the lock.
    await findPaper(db, found, paperId)
    await requireRoom(db, found.id)
    const validated = await validateFile(deps, file, request.caller)
    const { row, files } = newAttachment(request, file, validated)
    const isFromDealer = request.actor.role === 'client'
    const attachment = await storeFiles({ ...deps, log: request.log, now: request.now }, files, async (tx) => {
      const stored = await lockCase(tx, request.actor, found.id)
      const paper = await findPaper(tx, stored, paperId)
      await requireRoom(tx, stored.id)
      await tx
        .insertInto('attachments')
        .values({ ...row, case_id: stored.id, ...paperColumns(paper, paperId), to_check: isFromDealer })
        .execute()
      if (isFromDealer && paper) await uncheckPaper(tx, stored.id, paper.nameKey)
      return recordAttachment(tx, request, stored, row.id, paper)
    })
    if (validated.kind === 'pdf')
      await drawFirstPage(deps, request, { kind: 'attachment', id: row.id, fileKey: row.file_key }, request.caller)
    return attachment
  })

/** Returns the paper of a case that an id addresses, or null without an id. 404 for one that it does not have. */
async function findPaper(db: Db, stored: CaseOfPapers, paperId: string | undefined): Promise<ListedPaper | null> {
  if (paperId === undefined) return null
  const paper = (await papersOfCase(db, stored)).find((listed) => isNamedBy(listed, paperId))
  if (!paper) throw notFound(messages.papers.unknown)
  return paper
}

async function requireRoom(db: Db, caseId: string): Promise<void> {
  const { count } = await db
    .selectFrom('attachments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow()
  if (count >= MAX_ATTACHMENTS) throw conflict(messages.attachments.tooMany)
}

function newAttachment({ actor, now }: Context, { name, sha256 }: FileOnDisk, validated: ValidFile) {
  const newKey = (extension: string) => `${randomBytes(16).toString('hex')}.${extension}`
  const row = {
    id: newId(),
    name: attachmentName(name),
    kind: validated.kind,
    sha256,
    user_id: actor.userId,
    created_at: now.toISOString(),
  }
  if (validated.kind === 'pdf') {
    const key = newKey('pdf')
    const files: NewFile[] = [{ key, path: validated.pdf.path }]
    return { row: { ...row, file_key: key, bytes: validated.pdf.bytes }, files }
  }
  const [key, previewKey] = [newKey('jpg'), newKey('jpg')]
  const files: NewFile[] = [
    { key, path: validated.jpeg.path },
    { key: previewKey, path: validated.preview.path },
  ]
  const preview = { preview_id: newId(), preview_key: previewKey, preview_bytes: validated.preview.bytes }
  return { row: { ...row, file_key: key, bytes: validated.jpeg.bytes, ...preview }, files }
}

/** Returns the columns that name a paper: one of the catalogue, or one of the case alone. */
function paperColumns(paper: ListedPaper | null, paperId: string | undefined) {
  if (!paper) return {}
  const { servicePaperIds, ownId } = paper
  return paperId === ownId ? { case_paper_id: ownId } : { service_paper_id: paperId ?? servicePaperIds[0] }
}

async function recordAttachment(
  tx: Tx,
  ctx: Context,
  stored: StoredCase,
  id: string,
  paper: ListedPaper | null,
): Promise<Attachment> {
  const attachment = (await attachmentsOf(tx, stored.id)).find((one) => one.id === id)
  if (!attachment) throw new HttpError(500, messages.general.wrong)
  await record(tx, ctx, {
    subject: 'case',
    id: stored.id,
    action: 'file added',
    changes: {
      attachment: { from: null, to: attachment.name },
      ...(paper && { paper: { from: null, to: paper.name } }),
    },
  })
  if (paper && isLacking(paper.state)) await notePaper(tx, ctx, stored, paper, { state: 'received', note: null })
  return presentAttachment(ctx, attachment, paper?.paperId ?? null)
}

/** Characters that no name has: control, private use, unassigned for ever; and those by which paths are built. */
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
  return [...name].slice(0, MAX_NAME).join('').trim() || messages.attachments.unnamed
}

/** An uploaded file as it is stored, rewritten: a JPEG with its preview, or a PDF. */
type ValidFile = { kind: 'image'; jpeg: Jpeg; preview: Jpeg } | { kind: 'pdf'; pdf: WrittenPdf }

/** The longer side of a preview in pixels. */
const PREVIEW_SIDE = 480

/**
 * Validates a file by its content. 415 for anything but a JPEG, PNG, WebP or PDF, 413 above 40 megapixels,
 * 400 for a damaged file and for a PDF that is encrypted, active or cannot be rewritten, 503 when too
 * many wait, 507 when the disk is full.
 */
export async function validateFile(
  deps: Pick<Deps, 'images' | 'pdfs'>,
  { path }: FileOnDisk,
  caller: Caller,
): Promise<ValidFile> {
  const kind = await kindOfFile(path)
  if (!kind)
    throw new HttpError(415, messages.attachments.wrongKind, { fields: { file: messages.attachments.wrongKind } })
  if (kind !== 'pdf') {
    const { jpeg, preview } = await reencodeImage(deps, path, caller, PREVIEW_SIDE)
    return { kind: 'image', jpeg, preview: preview ?? jpeg }
  }
  const answer = await deps.pdfs.check({ path, maxBytes: MAX_UPLOAD_BYTES }, caller)
  if ('fault' in answer) throw pdfError(answer.fault)
  return { kind: 'pdf', pdf: answer.pdf }
}
