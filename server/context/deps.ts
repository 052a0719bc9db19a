import type { Logger } from 'pino'
import type { Language } from '#contract/languages/language.ts'
import type { FileStore } from '../adapters/files.ts'
import type { Images } from '../adapters/images.ts'
import type { TemporaryFiles } from '../adapters/local-files.ts'
import type { MailAttachment, MailTransport } from '../adapters/mail.ts'
import type { PaperReader } from '../adapters/paper-reader.ts'
import type { Pdfs } from '../adapters/pdfs.ts'
import type { Sheets } from '../adapters/sheets.ts'
import type { ClockGuard } from '../db/clock-guard.ts'
import type { Database } from '../db/connect.ts'
import type { Keys } from '../security/keys.ts'
import type { Config } from '../start/config.ts'
import type { Warnings } from '../start/warnings.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import type { Tracing } from '../telemetry/tracing-interface.ts'
import type { Bounds } from './bounds.ts'
import type { Clock } from './clock.ts'

/** The dependencies that vary between a running office and a test; created once and passed to all that need them. */
export interface Deps {
  config: Config
  database: Database
  clock: Clock
  clockGuard: ClockGuard
  log: Logger
  keys: Keys
  mail: MailTransport
  mailFiles: readonly MailFiles[]
  files: FileStore
  temporary: TemporaryFiles
  images: Images
  pdfs: Pdfs
  sheets: Sheets
  papers: PaperReader
  bounds: Bounds
  metrics: Metrics
  /** Null where no traces are sent. */
  tracing: Tracing | null
  warnings: Warnings
}

/** Writes the files of mails by a template when they are sent, from their parameters, so that the outbox stores no files. */
export interface MailFiles {
  template: string
  /** Rejects while a file cannot be written, which causes a retry. */
  write: (deps: Deps, language: Language, parameters: string) => Promise<MailAttachment[]>
}
