import { randomBytes } from 'node:crypto'
import { v7 as newId } from 'uuid'
import type { Attachment } from '#contract/attachments/attachment.ts'
import type { attachmentEndpoints } from '#contract/attachments/attachment-endpoints.ts'
import { MAX_ATTACHMENTS } from '#contract/attachments/attachment-values.ts'
import { messages } from '#contract/messages.ts'
import { isLacking } from '#contract/papers/paper-values.ts'
import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { record } from '../../history.ts'
import { badRequest, conflict, HttpError, notFound } from '../../http/errors.ts'
import type { FileOnDisk } from '../../http/multipart.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { lockCase, type StoredCase, visibleCases } from '../cases/scope.ts'
import { drawFirstPage } from '../files/drawn-pages.ts'
import { type NewFile, storeFiles } from '../files/store-file.ts'
import { attachmentsOf, presentAttachment } from '../papers/attachments-of.ts'
import { isNamedBy, notePaper } from '../papers/change-paper.ts'
import { type CaseOfPapers, type ListedPaper, papersOfCase } from '../papers/checklist.ts'
import { attachmentName } from './attachment-name.ts'
import { type JudgedFile, judgeFile } from './judge-file.ts'

/**
 * Adds a file to a case, or to one of its papers, which counts as received then (contract-trade section
 * 5). 400 without a file, 404 for a case that the actor may not see or a paper that it does not have,
 * 409 beyond 60 attachments; then the refusals of `judgeFile`.
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
    const judged = await judgeFile(deps, file, request.caller)
    const { row, files } = newAttachment(request, file, judged)
    const attachment = await storeFiles({ ...deps, log: request.log, now: request.now }, files, async (tx) => {
      const stored = await lockCase(tx, request.actor, found.id)
      const paper = await findPaper(tx, stored, paperId)
      await requireRoom(tx, stored.id)
      await tx
        .insertInto('attachments')
        .values({ ...row, case_id: stored.id, ...paperColumns(paper, paperId) })
        .execute()
      return recordAttachment(tx, request, stored, row.id, paper)
    })
    if (judged.kind === 'pdf')
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

function newAttachment({ actor, now }: Context, { name, sha256 }: FileOnDisk, judged: JudgedFile) {
  const newKey = (extension: string) => `${randomBytes(16).toString('hex')}.${extension}`
  const row = {
    id: newId(),
    name: attachmentName(name),
    kind: judged.kind,
    sha256,
    user_id: actor.userId,
    created_at: now.toISOString(),
  }
  if (judged.kind === 'pdf') {
    const key = newKey('pdf')
    const files: NewFile[] = [{ key, path: judged.pdf.path }]
    return { row: { ...row, file_key: key, bytes: judged.pdf.bytes }, files }
  }
  const [key, previewKey] = [newKey('jpg'), newKey('jpg')]
  const files: NewFile[] = [
    { key, path: judged.jpeg.path },
    { key: previewKey, path: judged.preview.path },
  ]
  const preview = { preview_id: newId(), preview_key: previewKey, preview_bytes: judged.preview.bytes }
  return { row: { ...row, file_key: key, bytes: judged.jpeg.bytes, ...preview }, files }
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
