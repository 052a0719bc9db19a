import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { createFiles } from '../adapters/files.ts'
import { createImages } from '../adapters/images.ts'
import { temporaryFiles } from '../adapters/local-files.ts'
import { createMail } from '../adapters/mail.ts'
import { createPaperReader } from '../adapters/paper-reader.ts'
import { createPdfs } from '../adapters/pdfs.ts'
import { createReaderUsers, readerIds } from '../adapters/reader-user.ts'
import { createSheets } from '../adapters/sheets.ts'
import { bounds } from '../context/bounds.ts'
import { systemClock } from '../context/clock.ts'
import type { Deps } from '../context/deps.ts'
import { clocksOf, createClockGuard } from '../db/clock-guard.ts'
import type { Database } from '../db/connect.ts'
import { dunningFiles } from '../features/dunning/send-dunnings.ts'
import { deriveKeys } from '../security/keys.ts'
import { createMetrics } from '../telemetry/metrics.ts'
import type { Tracing } from '../telemetry/tracing-interface.ts'
import type { Config } from './config.ts'
import { createWarnings } from './warnings.ts'

/** What reads and writes files; needs no database. */
type Readers = Pick<Deps, 'temporary' | 'images' | 'pdfs' | 'sheets' | 'papers'>

/** `atStart`: the ids of their system users are chosen now, not with the first file. */
export function createReaders({ DATA_DIR }: Config, log: Logger, { atStart = false } = {}): Readers {
  const temporary = join(DATA_DIR, 'temporary')
  const users = createReaderUsers(temporary, () => readerIds(realpathSync(DATA_DIR), log), log)
  if (atStart) users?.images.ids()
  return {
    temporary: temporaryFiles(temporary),
    images: createImages(bounds.image, log, users),
    pdfs: createPdfs(bounds.pdf, log, users),
    sheets: createSheets(bounds.sheet, log, users),
    papers: createPaperReader(bounds.reading, log, users),
  }
}

export function createDeps(
  config: Config,
  secret: string,
  database: Database,
  log: Logger,
  { tracing = null, readers = createReaders(config, log) }: { tracing?: Tracing | null; readers?: Readers } = {},
): Deps {
  return {
    ...readers,
    config,
    database,
    log,
    clock: systemClock,
    clockGuard: createClockGuard(clocksOf(database), log),
    keys: deriveKeys(secret, config.APP_SECRET_PREVIOUS),
    mail: createMail(config),
    mailFiles: [dunningFiles],
    files: createFiles(config),
    bounds,
    metrics: createMetrics(database, config),
    tracing,
    warnings: createWarnings(log),
  }
}
