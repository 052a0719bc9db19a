import type { Logger } from 'pino'
import type { Bounds } from '../bounds.ts'
import { childProcesses, type TaskFault } from './child-processes.ts'
import type { CopiedPages, CopyPages } from './pdf/copy-pages.ts'
import type { DrawnPage } from './pdf/draw-page.ts'
import type { BlankForm, DrawnText, FieldText } from './pdf/fill-form.ts'
import type { Notice } from './pdf/notice-page.ts'
import type { PdfRefusal } from './pdf/open-pdf.ts'
import type { UploadedPdf, WrittenPdf } from './pdf/rewrite-pdf.ts'

/** A text that is printed into a blank. */
export type FormText = DrawnText | FieldText

export type PdfTask =
  | ({ kind: 'check' } & UploadedPdf)
  | ({ kind: 'copy pages' } & CopyPages)
  | ({ kind: 'write notice' } & Notice)
  | ({ kind: 'read blank' } & UploadedPdf)
  | { kind: 'draw page'; bytes: Buffer; page: number }
  | { kind: 'fill'; bytes: Buffer; texts: readonly FormText[] }
  | { kind: 'join'; files: readonly Buffer[] }

/** Why a PDF could not be read. */
export type PdfFault = PdfRefusal['fault'] | TaskFault['fault']

export type PdfAnswer =
  | { pdf: WrittenPdf; pageCount: number }
  | { copied: CopiedPages }
  | { blank: BlankForm; pdf: WrittenPdf }
  | DrawnPage
  | { pdf: Buffer }
  | { fault: PdfFault }

/** Reads and fills PDFs of untrusted senders; `owner` is the sender, as for images. */
export interface Pdfs {
  /** Checks an uploaded PDF, which no other process changes meanwhile, and writes it anew beside it. */
  check(upload: UploadedPdf, owner: string): Promise<{ pdf: WrittenPdf; pageCount: number } | { fault: PdfFault }>
  /** Copies the pages of a PDF for a larger one. */
  copyPages(task: CopyPages, owner: string): Promise<{ copied: CopiedPages } | { fault: PdfFault }>
  /** Writes a page with a text for a larger PDF. */
  writeNotice(task: Notice, owner: string): Promise<{ copied: CopiedPages } | { fault: PdfFault }>
  /** Writes an uploaded blank anew beside it; returns its pages and fields, fit for printing into it. */
  readBlank(upload: UploadedPdf, owner: string): Promise<{ blank: BlankForm; pdf: WrittenPdf } | { fault: PdfFault }>
  /** Draws a page of a PDF, counted from 1, as a WebP picture. */
  drawPage(bytes: Buffer, page: number, owner: string): Promise<DrawnPage | { fault: PdfFault }>
  /** Prints texts into a blank. */
  fill(bytes: Buffer, texts: readonly FormText[], owner: string): Promise<{ pdf: Buffer } | { fault: PdfFault }>
  /** Joins filled PDFs into one. */
  join(files: readonly Buffer[], owner: string): Promise<{ pdf: Buffer } | { fault: PdfFault }>
  /** Ends the processes; the next PDF starts a new one. */
  close(): void
}

/** Returns a reader of PDFs that works in child processes. */
export function createPdfs(bounds: Bounds['pdf'], log: Pick<Logger, 'warn'>): Pdfs {
  const program = new URL('./pdf/pdf-process.ts', import.meta.url)
  const processes = childProcesses<PdfTask, PdfAnswer>(program, bounds, log)
  const run = <A extends PdfAnswer>(task: PdfTask, owner: string) =>
    processes.run(task, owner) as Promise<A | { fault: PdfFault }>
  return {
    check: (upload, owner) => run({ kind: 'check', ...upload }, owner),
    copyPages: (task, owner) => run({ kind: 'copy pages', ...task }, owner),
    writeNotice: (task, owner) => run({ kind: 'write notice', ...task }, owner),
    readBlank: (upload, owner) => run({ kind: 'read blank', ...upload }, owner),
    drawPage: (bytes, page, owner) => run({ kind: 'draw page', bytes, page }, owner),
    fill: (bytes, texts, owner) => run({ kind: 'fill', bytes, texts }, owner),
    join: (files, owner) => run({ kind: 'join', files }, owner),
    close: () => processes.close(),
  }
}
