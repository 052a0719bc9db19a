import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { attachmentEndpoints } from '#contract/attachments/attachment-endpoints.ts'
import { messages } from '#contract/messages.ts'
import type { Caller } from '../../adapters/fair-queue.ts'
import type { CopiedPages } from '../../adapters/pdf/copy-pages.ts'
import type { CopyTask } from '../../adapters/pdfs.ts'
import type { Deps } from '../../deps.ts'
import { badRequest, conflict, HttpError, notFound } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { PdfFile } from '../../http/route.ts'
import { visibleCases } from '../cases/scope.ts'
import { type JpegFrame, readJpegFrame } from '../files/jpeg-frame.ts'
import { pdfError } from '../files/pdf-error.ts'
import { copyStoredFile } from '../files/read-file.ts'
import { attachmentsOf, type ListedAttachment, placeAttachments } from '../papers/attachments-of.ts'
import { papersOfCase } from '../papers/checklist.ts'
import { PdfStream } from './pdf-stream.ts'

type Sources = Pick<Deps, 'files' | 'pdfs' | 'temporary' | 'log'>

/**
 * Answers all attachments of a case as one PDF, in the order of the checklist, loose ones last. The
 * file is made while it is sent, one attachment at a time. In place of an attachment that cannot be read
 * stands a page that names it; a fault that passes (a store that is away, too many tasks) cuts the file
 * off. 404 for a case that the actor may not see, 409 without attachments.
 */
export async function bundleAttachments(
  deps: Deps,
  { actor, input, log, caller }: RequestContext<typeof attachmentEndpoints.bundle>,
): Promise<PdfFile> {
  const { db } = deps.database
  const found = await visibleCases(db, actor)
    .select(['cases.id', 'cases.services', 'cases.case_no'])
    .where('cases.id', '=', input.caseId)
    .executeTakeFirst()
  if (!found) throw notFound(messages.cases.noValidCaseId)
  const { ofPapers, loose } = placeAttachments(await papersOfCase(db, found), await attachmentsOf(db, found.id))
  const attachments = [...ofPapers.flat(), ...loose]
  if (attachments.length === 0) throw conflict(messages.attachments.none)
  const content = Readable.from(bundle({ ...deps, log }, attachments, caller))
  // The first attachment is read before the answer begins, so that a store that is away is 503.
  await once(content, 'readable')
  return new PdfFile(content, `${messages.attachments.bundleName(found.case_no)}.pdf`)
}

async function* bundle(
  sources: Sources,
  attachments: readonly ListedAttachment[],
  caller: Caller,
): AsyncGenerator<Buffer> {
  const pdf = new PdfStream()
  const header = [...pdf.start()]
  for (const attachment of attachments) {
    const folder = await sources.temporary.makeFolder()
    try {
      const place = { firstObject: pdf.nextObject, parent: pdf.parent }
      const task = { ...place, folder, pdf: 'file', target: 'pages' }
      const pages = await pagesOf(sources, attachment, task, caller)
      yield* header.splice(0)
      const content = createReadStream(pages.path)
      yield* 'copied' in pages ? pdf.copied(content, pages.copied) : pdf.image(content, attachment.bytes, pages.frame)
    } finally {
      await rm(folder, { force: true, recursive: true })
    }
  }
  yield* pdf.end()
}

/** The pages of an attachment in a file of this machine: copied objects, or an image. */
type Pages = { path: string } & ({ copied: CopiedPages } | { frame: JpegFrame })

/** Returns the pages of an attachment, or of a notice in place of one that cannot be read. */
async function pagesOf(sources: Sources, attachment: ListedAttachment, task: CopyTask, caller: Caller): Promise<Pages> {
  try {
    return await readPages(sources, attachment, task, caller)
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500 || caller.signal.aborted) throw error
    sources.log.warn({ upload: attachment.id, reason: error.message }, 'an attachment is missing in a bundle')
    const path = join(task.folder, 'notice')
    const text = messages.attachments.notInBundle(attachment.name)
    const answer = await sources.pdfs.writeNotice({ ...task, target: path, text }, caller)
    if ('fault' in answer) throw pdfError(answer.fault)
    return { path, ...answer }
  }
}

async function readPages(
  sources: Sources,
  { kind, file_key, id, bytes }: ListedAttachment,
  task: CopyTask,
  caller: Caller,
): Promise<Pages> {
  const path = join(task.folder, task.pdf)
  const copyFile = () => copyStoredFile(sources, file_key, id, path)
  if (kind === 'pdf') {
    const answer = await sources.pdfs.copyPages(() => copyFile().then(() => task), caller)
    if ('fault' in answer) throw pdfError(answer.fault)
    return { path: join(task.folder, task.target), ...answer }
  }
  await copyFile()
  const frame = await readJpegFrame(path)
  if (!frame || (await stat(path)).size !== bytes) throw badRequest({ file: messages.upload.unreadable })
  return { path, frame }
}
