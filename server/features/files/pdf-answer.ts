import { join } from 'node:path'
import { messages } from '#contract/messages.ts'
import type { PdfFault, Unprintable } from '../../adapters/pdfs.ts'
import type { Deps } from '../../deps.ts'
import { badRequest, detailedConflict, type HttpError } from '../../http/errors.ts'
import { pdfFile, type StreamAnswer } from '../../http/route.ts'
import { refusedFile, unreadFile } from './refused-file.ts'

/** Returns the answer of a task on PDFs. Throws the refusal of its fault. */
export function answerOf<Answer extends object>(answer: Answer): Exclude<Answer, { fault: PdfFault }> {
  if ('fault' in answer) throw pdfError(answer.fault as PdfFault, answer as Partial<Unprintable>)
  return answer as Exclude<Answer, { fault: PdfFault }>
}

/** Returns the PDF that a task writes into a folder of its own, `name` without its ending. Throws the refusal of a fault. */
export async function writtenPdf(
  { temporary }: Pick<Deps, 'temporary'>,
  name: string,
  write: (folder: string) => Promise<{ written: string } | { fault: PdfFault }>,
): Promise<StreamAnswer> {
  const content = await temporary.stream(async (folder) => join(folder, answerOf(await write(folder)).written))
  return pdfFile(content, `${name}.pdf`)
}

const pdfErrors: Record<PdfFault, (unprintable: Partial<Unprintable>) => HttpError> = {
  busy: () => unreadFile('busy', 'pdfs_waiting'),
  share: () => unreadFile('share', 'pdfs_waiting'),
  full: () => unreadFile('full', 'pdfs_waiting'),
  machine: () => unreadFile('machine', 'pdfs_waiting'),
  seconds: () => refusedFile(messages.upload.pdfTooSlow, { bound: 'pdf_seconds' }),
  memory: () => refusedFile(messages.upload.pdfTooLarge, { bound: 'pdf_memory' }),
  crashed: () => refusedFile(messages.upload.pdfClosed),
  encrypted: () => refusedFile(messages.upload.pdfEncrypted),
  password: () => badRequest({ password: messages.upload.pdfWrongPassword }),
  sides: () => refusedFile(messages.upload.pdfSides),
  active: () => refusedFile(messages.upload.pdfActive),
  unreadable: () => refusedFile(messages.upload.pdfUnreadable),
  unwritable: () => refusedFile(messages.upload.pdfUnwritable),
  unprintable: ({ text = '', letters = '' }) =>
    detailedConflict(messages.report.noFont, messages.report.unprintable(text, letters)),
}

/** Returns the refusal of a fault, and of one text that no font can draw. */
export const pdfError = (fault: PdfFault, unprintable: Partial<Unprintable> = {}): HttpError =>
  pdfErrors[fault](unprintable)
