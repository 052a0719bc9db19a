import { basename, dirname, join } from 'node:path'
import type { Case } from '#contract/cases/case.ts'
import type { Role } from '#contract/endpoint.ts'
import type { Language } from '#contract/languages/language.ts'
import type { Invoice } from '#reports/invoice-report.ts'
import type { ReportOffice } from '#reports/letterhead.ts'
import type { Receipt } from '#reports/receipt-report.ts'
import type { statementReport } from '#reports/statement-report.ts'
import type { Bounds } from '../context/bounds.ts'
import type { ReaderLog, TaskFault } from './child-process.ts'
import { childProcesses, type FolderTask } from './child-processes.ts'
import type { Caller } from './fair-queue.ts'
import type { DrawnPage, DrawTask } from './pdf/draw-page.ts'
import type { BlankForm, DrawnText, FieldText } from './pdf/fill-form.ts'
import type { AboutPdf, JoinedFile } from './pdf/join-pdfs.ts'
import type { PdfRefusal } from './pdf/pdf-refusal.ts'
import type { ReadLines, ReadLinesTask } from './pdf/read-lines.ts'
import type { UploadedPdf, WrittenPdf } from './pdf/rewrite-pdf.ts'
import type { ReaderKind, ReaderUsers } from './reader-user.ts'

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

export type ReadTask = ({ kind: 'check' } | { kind: 'read blank' }) & InFolder<UploadedPdf>

export type WriteTask =
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

interface Faulty extends Partial<Unprintable> {
  fault: PdfFault
}
interface Checked {
  pdf: WrittenPdf
  pageCount: number
}
interface ReadForm {
  blank: BlankForm
  pdf: WrittenPdf
}
/** The name of a file in the folder of its task, and its size. */
interface Written {
  written: string
  bytes: number
}

export type ReadAnswer = Checked | ReadForm | Faulty
export type WriteAnswer = Written | Faulty
type DrawAnswer = DrawnPage | ReadLines | Faulty

/** Makes a task once it has its place, so that no file is read for a task that is refused. */
type Prepare<Task> = () => Promise<Task>

/** Reads, draws, fills and joins PDFs of untrusted senders, and writes our own. */
export interface Pdfs {
  /** Checks an uploaded PDF, which no other process changes meanwhile, and rewrites it beside it. */
  check(upload: UploadedPdf, caller: Caller): Promise<Checked | Faulty>
  /** Rewrites an uploaded blank beside it; returns its pages and fields, fit for printing into it. */
  readBlank(upload: UploadedPdf, caller: Caller): Promise<ReadForm | Faulty>
  drawPage(prepare: Prepare<DrawTask>, caller: Caller): Promise<DrawnPage | Faulty>
  /** Reads the lines of text of a PDF with their places, in the process that draws pages. */
  readLines(prepare: Prepare<ReadLinesTask>, caller: Caller): Promise<ReadLines | Faulty>
  /** Returns whether a page would be drawn at once. */
  canDrawNow(): boolean
  fill(prepare: Prepare<FillTask>, caller: Caller): Promise<Written | Faulty>
  join(prepare: Prepare<JoinTask>, caller: Caller): Promise<Written | Faulty>
  /** Writes a report of ours, which would hold up all other calls in the process of the portal. */
  writeReport(prepare: Prepare<ReportTask>, caller: Caller): Promise<Written | Faulty>
  writeCases(prepare: Prepare<CaseReportsTask>, caller: Caller): Promise<Written | Faulty>
  /** Ends the processes; the next PDF starts a new one. */
  close(): void
}

/** Each kind of work has a process of its own, so that slow uploads and slow pages delay nothing else. */
export function createPdfs(bounds: Bounds['pdf'], log: ReaderLog, users: ReaderUsers | null = null): Pdfs {
  const processes = <Task extends FolderTask, Answer>(program: URL, kind: ReaderKind) =>
    childProcesses<Task, Answer>(program, bounds, log, users?.[kind])
  const [readers, drawers, writers] = [
    processes<ReadTask, ReadAnswer>(new URL('./pdf/read-process.ts', import.meta.url), 'pdfsRead'),
    processes<DrawTask | ReadLinesTask, DrawAnswer>(new URL('./pdf/draw-process.ts', import.meta.url), 'pdfsDrawn'),
    processes<WriteTask, WriteAnswer>(new URL('./pdf/write-process.ts', import.meta.url), 'pdfsWritten'),
  ]
  /** Gives the rewritten file its path on this machine: the process has its own name for the folder. */
  const readUpload = async <Answer extends Checked | ReadForm>(
    kind: ReadTask['kind'],
    { path, ...upload }: UploadedPdf,
    caller: Caller,
  ): Promise<Answer | Faulty> => {
    const folder = dirname(path)
    const found = (await readers.run(() => ({ kind, ...upload, folder, pdf: basename(path) }), caller)) as
      | Answer
      | Faulty
    return 'fault' in found ? found : { ...found, pdf: { ...found.pdf, path: join(folder, basename(found.pdf.path)) } }
  }
  const drawPdf = <Answer extends DrawnPage | ReadLines>(prepare: Prepare<DrawTask | ReadLinesTask>, caller: Caller) =>
    drawers.run(prepare, caller) as Promise<Answer | Faulty>
  const writePdf = (prepare: Prepare<WriteTask>, caller: Caller) => writers.run(prepare, caller)
  return {
    check: (upload, caller) => readUpload('check', upload, caller),
    readBlank: (upload, caller) => readUpload('read blank', upload, caller),
    drawPage: drawPdf,
    readLines: drawPdf,
    canDrawNow: () => drawers.isFree(),
    fill: (prepare, caller) => writePdf(async () => ({ kind: 'fill', ...(await prepare()) }), caller),
    join: (prepare, caller) => writePdf(async () => ({ kind: 'join', ...(await prepare()) }), caller),
    writeReport: (prepare, caller) => writePdf(async () => ({ kind: 'report', ...(await prepare()) }), caller),
    writeCases: (prepare, caller) => writePdf(async () => ({ kind: 'cases', ...(await prepare()) }), caller),
    close() {
      for (const each of [readers, drawers, writers]) each.close()
    },
  }
}
