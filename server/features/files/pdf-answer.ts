import { join } from 'node:path'
import { textKey } from '#contract/texts.ts'
import type { PdfFault, Unprintable } from '../../adapters/pdfs.ts'
import type { Deps } from '../../context/deps.ts'
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
  seconds: () => refusedFile('upload.pdfTooSlow', { bound: 'pdf_seconds' }),
  memory: () => refusedFile('upload.pdfTooLarge', { bound: 'pdf_memory' }),
  crashed: () => refusedFile('upload.pdfClosed'),
  encrypted: () => refusedFile('upload.pdfEncrypted'),
  password: () => badRequest({ password: 'upload.pdfWrongPassword' }),
  sides: () => refusedFile('upload.pdfSides'),
  active: () => refusedFile('upload.pdfActive'),
  unreadable: () => refusedFile('upload.pdfUnreadable'),
  unwritable: () => refusedFile('upload.pdfUnwritable'),
  unprintable: ({ text = '', letters = '' }) =>
    detailedConflict('report.noFont', textKey('report.unprintable', { text, letters })),
}

/** Returns the refusal of a fault, and of one text that no font can draw. */
export const pdfError = (fault: PdfFault, unprintable: Partial<Unprintable> = {}): HttpError =>
  pdfErrors[fault](unprintable)
