import type { Logger } from 'pino'
import type { Bounds } from '../bounds.ts'
import { childProcesses, type TaskFault } from './child-processes.ts'
import type { CopiedPages, CopyPages } from './pdf/copy-pages.ts'
import type { DrawnPage } from './pdf/draw-page.ts'
import type { BlankForm, DrawnText, FieldText } from './pdf/fill-form.ts'
import type { PdfRefusal } from './pdf/open-pdf.ts'

/** A text that is printed into a blank. */
export type FormText = DrawnText | FieldText

export type PdfTask =
  | { kind: 'check'; path: string }
  | ({ kind: 'copy pages' } & CopyPages)
  | { kind: 'read blank'; path: string }
  | { kind: 'draw page'; bytes: Buffer; page: number }
  | { kind: 'fill'; bytes: Buffer; texts: readonly FormText[] }
  | { kind: 'join'; files: readonly Buffer[] }

/** Why a PDF could not be read. */
export type PdfFault = PdfRefusal['fault'] | TaskFault['fault']

export type PdfAnswer =
  | { pageCount: number }
  | { copied: CopiedPages }
  | { blank: BlankForm }
  | DrawnPage
  | { pdf: Buffer }
  | { fault: PdfFault }

/** Reads and fills PDFs of untrusted senders; `owner` is the sender, as for images. */
export interface Pdfs {
  /** Checks a PDF in a file of this machine, which no other process changes meanwhile. */
  check(path: string, owner: string): Promise<{ pageCount: number } | { fault: PdfFault }>
  /** Copies the pages of a PDF for a larger one. */
  copyPages(task: CopyPages, owner: string): Promise<{ copied: CopiedPages } | { fault: PdfFault }>
  /** Returns the pages and fields of a blank in a file of this machine, fit for printing into it. */
  readBlank(path: string, owner: string): Promise<{ blank: BlankForm } | { fault: PdfFault }>
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
    check: (path, owner) => run({ kind: 'check', path }, owner),
    copyPages: (task, owner) => run({ kind: 'copy pages', ...task }, owner),
    readBlank: (path, owner) => run({ kind: 'read blank', path }, owner),
    drawPage: (bytes, page, owner) => run({ kind: 'draw page', bytes, page }, owner),
    fill: (bytes, texts, owner) => run({ kind: 'fill', bytes, texts }, owner),
    join: (files, owner) => run({ kind: 'join', files }, owner),
    close: () => processes.close(),
  }
}
