import { basename, dirname, join } from 'node:path'
import type { Case } from '#contract/cases/case.ts'
import type { Role } from '#contract/endpoint.ts'
import type { Language } from '#contract/languages/language.ts'
import type { Invoice } from '#reports/invoice-report.ts'
import type { ReportOffice } from '#reports/letterhead.ts'
import type { Receipt } from '#reports/receipt-report.ts'
import type { statementReport } from '#reports/statement-report.ts'
import type { Bounds } from '../bounds.ts'
import type { ReaderLog, TaskFault } from './child-process.ts'
import { childProcesses, type FolderTask } from './child-processes.ts'
import type { Caller } from './fair-queue.ts'
import type { DrawnPage, DrawTask } from './pdf/draw-page.ts'
import type { BlankForm, DrawnText, FieldText } from './pdf/fill-form.ts'
import type { AboutPdf, JoinedFile } from './pdf/join-pdfs.ts'
import type { PdfRefusal } from './pdf/pdf-refusal.ts'
import type { ReadLines, ReadLinesTask } from './pdf/read-lines.ts'
import type { UploadedPdf, WrittenPdf } from './pdf/rewrite-pdf.ts'
import type { ReaderUser } from './reader-user.ts'

export type FormText = DrawnText | FieldText

/** Blanks to be filled, PDFs in a folder, and the name of the one PDF there that they become. */
export interface FillTask extends FolderTask, AboutPdf {
  forms: readonly { pdf: string; texts: readonly FormText[] }[]
  target: string
}

/** Files to be joined into one PDF: their names and that of the new file in a folder. */
export interface JoinTask extends FolderTask, AboutPdf {
  files: readonly (Omit<JoinedFile, 'path'> & { name: string })[]
  target: string
}

/** What the reports of one document show; an invoice is also a credit note. */
export interface ReportData {
  receipt: Receipt
  invoice: Invoice
  statement: Parameters<typeof statementReport>[0]
}

/** A report to be written in a language, and the name of its file in a folder. */
export type ReportTask<Report extends keyof ReportData = keyof ReportData> = {
  [Name in Report]: FolderTask & { report: Name; data: ReportData[Name] & { language: Language }; target: string }
}[Report]

/** Cases whose reports are written, as a role sees them, and the name of their file in a folder. */
export interface CaseReportsTask extends FolderTask, AboutPdf {
  cases: readonly Case[]
  target: string
  role: Role
  office: ReportOffice
  now: Date
}

type InFolder<Task> = Omit<Task, 'path' | 'target'> & FolderTask & { pdf: string }

export type PdfTask =
  | ({ kind: 'check' } & InFolder<UploadedPdf>)
  | ({ kind: 'read blank' } & InFolder<UploadedPdf>)
  | ({ kind: 'fill' } & FillTask)
  | ({ kind: 'join' } & JoinTask)
  | ({ kind: 'report' } & ReportTask)
  | ({ kind: 'cases' } & CaseReportsTask)

/** Why a PDF could not be read or written; `full` is the disk, `unprintable` a text that no font can draw. */
export type PdfFault = PdfRefusal['fault'] | TaskFault['fault'] | 'full' | 'unprintable'

/** A text that no font can draw, and its letters for which there is none. */
export interface Unprintable {
  text: string
  letters: string
}

export type PdfAnswer =
  | { pdf: WrittenPdf; pageCount: number }
  | { blank: BlankForm; pdf: WrittenPdf }
  | { written: string }
  | { bytes: number }
  | ({ fault: PdfFault } & Partial<Unprintable>)

/** Makes a task once it has its place, so that no file is read for a task that is refused. */
type Prepare<Task> = () => Promise<Task>

/** Reads and fills PDFs of untrusted senders, and writes our own. */
export interface Pdfs {
  /** Checks an uploaded PDF, which no other process changes meanwhile, and rewrites it beside it. */
  check(upload: UploadedPdf, caller: Caller): Promise<{ pdf: WrittenPdf; pageCount: number } | { fault: PdfFault }>
  /** Rewrites an uploaded blank beside it; returns its pages and fields, fit for printing into it. */
  readBlank(upload: UploadedPdf, caller: Caller): Promise<{ blank: BlankForm; pdf: WrittenPdf } | { fault: PdfFault }>
  /** Draws a page of a PDF, in a process apart from all other work, so that slow pages delay nothing else. */
  drawPage(prepare: Prepare<DrawTask>, caller: Caller): Promise<DrawnPage | { fault: PdfFault }>
  /** Reads the lines of text of a PDF with their places, in the process that draws pages. */
  readLines(prepare: Prepare<ReadLinesTask>, caller: Caller): Promise<ReadLines | { fault: PdfFault }>
  /** Returns whether a page would be drawn at once. */
  canDrawNow(): boolean
  fill(prepare: Prepare<FillTask>, caller: Caller): Promise<{ written: string } | { fault: PdfFault }>
  join(prepare: Prepare<JoinTask>, caller: Caller): Promise<{ written: string } | { fault: PdfFault }>
  /** Writes a report of ours, which would hold up all other calls in the process of the portal. */
  writeReport(prepare: Prepare<ReportTask>, caller: Caller): Promise<{ written: string } | { fault: PdfFault }>
  /** Writes the reports of some cases; returns the bytes of their file. */
  writeCases(prepare: Prepare<CaseReportsTask>, caller: Caller): Promise<{ bytes: number } | { fault: PdfFault }>
  /** Ends the processes; the next PDF starts a new one. */
  close(): void
}

export function createPdfs(bounds: Bounds['pdf'], log: ReaderLog, user: ReaderUser | null = null): Pdfs {
  const reader = new URL('./pdf/pdf-process.ts', import.meta.url)
  const drawer = new URL('./pdf/draw-process.ts', import.meta.url)
  const readers = childProcesses<PdfTask, PdfAnswer>(reader, bounds, log, user)
  const drawers = childProcesses<DrawTask | ReadLinesTask, DrawnPage | ReadLines | { fault: PdfFault }>(
    drawer,
    bounds,
    log,
    user,
  )
  const run = <A extends PdfAnswer>(prepare: () => PdfTask | Promise<PdfTask>, caller: Caller) =>
    readers.run(prepare, caller) as Promise<A | { fault: PdfFault }>
  const place = <T extends { path: string }>({ path, ...task }: T) => ({
    ...task,
    folder: dirname(path),
    pdf: basename(path),
  })
  /** Gives the rewritten file its path on this machine: the process has its own name for the folder. */
  const written = async <A extends { pdf: WrittenPdf }>(
    { path }: UploadedPdf,
    answer: Promise<A | { fault: PdfFault }>,
  ) => {
    const found = await answer
    if ('fault' in found) return found
    return { ...found, pdf: { ...found.pdf, path: join(dirname(path), basename(found.pdf.path)) } }
  }
  return {
    check: (upload, caller) =>
      written(
        upload,
        run(() => ({ kind: 'check', ...place(upload) }), caller),
      ),
    readBlank: (upload, caller) =>
      written(
        upload,
        run(() => ({ kind: 'read blank', ...place(upload) }), caller),
      ),
    drawPage: (prepare, caller) => drawers.run(prepare, caller) as Promise<DrawnPage | { fault: PdfFault }>,
    readLines: (prepare, caller) => drawers.run(prepare, caller) as Promise<ReadLines | { fault: PdfFault }>,
    canDrawNow: () => drawers.isFree(),
    fill: (prepare, caller) => run(async () => ({ kind: 'fill', ...(await prepare()) }), caller),
    join: (prepare, caller) => run(async () => ({ kind: 'join', ...(await prepare()) }), caller),
    writeReport: (prepare, caller) => run(async () => ({ kind: 'report', ...(await prepare()) }), caller),
    writeCases: (prepare, caller) => run(async () => ({ kind: 'cases', ...(await prepare()) }), caller),
    close() {
      readers.close()
      drawers.close()
    },
  }
}
