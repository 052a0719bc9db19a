import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Input } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import type { attachmentEndpoints } from '#contract/papers/attachment-endpoints.ts'
import type { Context } from '../../context.ts'
import type { Deps } from '../../deps.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { PdfFile } from '../../http/route.ts'
import { visibleCases } from '../cases/scope.ts'
import { type JpegFrame, readJpegFrame } from '../files/jpeg-frame.ts'
import { pdfError } from '../files/pdf-error.ts'
import { readFile } from '../files/read-file.ts'
import { attachmentsOf, type ListedAttachment, placeAttachments } from '../papers/attachments-of.ts'
import { papersOfCase } from '../papers/checklist.ts'
import { PdfStream } from './pdf-stream.ts'

type Sources = Pick<Deps, 'files' | 'pdfs' | 'temporary' | 'log'>

/**
 * Answers all attachments of a case as one PDF, in the order of the checklist, loose ones last. The
 * file is made while it is sent, one attachment at a time; an attachment that cannot be read cuts it
 * off. 404 for a case that the actor may not see, 409 without attachments.
 */
export async function bundleAttachments(
  deps: Deps,
  { actor, input, log }: Context & { input: Input<typeof attachmentEndpoints.bundle> },
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
  const chunks = bundle({ ...deps, log }, attachments, actor.userId)
  // The first attachment is opened before the answer begins, so that a store that is away is 503.
  const first = await chunks.next()
  return new PdfFile(Readable.from(resumed(first, chunks)), `${messages.attachments.bundleName(found.case_no)}.pdf`)
}

async function* resumed<T>(first: IteratorResult<T>, rest: AsyncGenerator<T>): AsyncGenerator<T> {
  try {
    if (!first.done) yield first.value
    yield* rest
  } finally {
    await rest.return(undefined)
  }
}

async function* bundle(
  sources: Sources,
  attachments: readonly ListedAttachment[],
  owner: string,
): AsyncGenerator<Buffer> {
  const pdf = new PdfStream()
  const header = [...pdf.start()]
  for (const attachment of attachments) {
    const pages = attachment.kind === 'image' ? imagePage : pdfPages
    for await (const chunk of pages(sources, attachment, pdf, owner)) {
      yield* header.splice(0)
      yield chunk
    }
  }
  yield* pdf.end()
}

async function* imagePage({ files, log }: Sources, { file_key, id, bytes }: ListedAttachment, pdf: PdfStream) {
  const stream = await readFile({ files, log }, file_key, id)
  try {
    const chunks: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]()
    const { frame, start } = await peekFrame(chunks)
    yield* pdf.image(joined(start, chunks), bytes, frame)
  } finally {
    stream.destroy()
  }
}

/** The frame header of the images that the portal stores is among their first bytes. */
const MAX_HEADER = 100_000

async function peekFrame(chunks: AsyncIterator<Buffer>): Promise<{ frame: JpegFrame; start: Buffer }> {
  let start = Buffer.alloc(0)
  while (start.length < MAX_HEADER) {
    const { value, done } = await chunks.next()
    if (done) break
    start = Buffer.concat([start, value])
    const frame = readJpegFrame(start)
    if (frame) return { frame, start }
  }
  throw new Error('a stored image is damaged')
}

async function* joined(start: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield start
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

/** Copies the pages of a PDF in the process that reads PDFs, from a file to a file. */
async function* pdfPages(sources: Sources, { file_key, id }: ListedAttachment, pdf: PdfStream, owner: string) {
  const folder = await sources.temporary.makeFolder()
  const [path, target] = [join(folder, 'pdf'), join(folder, 'copied')]
  try {
    await pipeline(await readFile(sources, file_key, id), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    const task = { path, target, firstObject: pdf.nextObject, parent: pdf.parent }
    const answer = await sources.pdfs.copyPages(task, owner)
    if ('fault' in answer) throw pdfError(answer.fault)
    yield* pdf.copied(createReadStream(target), answer.copied)
  } finally {
    await rm(folder, { force: true, recursive: true })
  }
}
