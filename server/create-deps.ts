import { join } from 'node:path'
import type { Logger } from 'pino'
import { createFiles } from './adapters/files.ts'
import { createImages } from './adapters/images.ts'
import { createMail } from './adapters/mail.ts'
import { createPdfs } from './adapters/pdfs.ts'
import { createReaderUser } from './adapters/reader-user.ts'
import { createSheets } from './adapters/sheets.ts'
import { temporaryFiles } from './adapters/temporary-files.ts'
import { bounds } from './bounds.ts'
import { systemClock } from './clock.ts'
import { clocksOf, createClockGuard } from './clock-guard.ts'
import type { Config } from './config.ts'
import type { Database } from './db/connect.ts'
import type { Deps } from './deps.ts'
import { dunningFiles } from './features/dunning/send-dunnings.ts'
import { deriveKeys } from './keys.ts'
import { createMetrics } from './metrics.ts'
import type { Tracing } from './telemetry/tracing-interface.ts'
import { createWarnings } from './warnings.ts'

export function createDeps(
  config: Config,
  secret: string,
  database: Database,
  log: Logger,
  tracing: Tracing | null = null,
): Deps {
  const temporary = join(config.DATA_DIR, 'temporary')
  const readers = createReaderUser(temporary)
  return {
    config,
    database,
    log,
    clock: systemClock,
    clockGuard: createClockGuard(clocksOf(database), log),
    keys: deriveKeys(secret, config.APP_SECRET_PREVIOUS),
    mail: createMail(config),
    mailFiles: [dunningFiles],
    files: createFiles(config),
    temporary: temporaryFiles(temporary),
    images: createImages(bounds.image, log, readers),
    pdfs: createPdfs(bounds.pdf, log, readers),
    sheets: createSheets(bounds.sheet, log, readers),
    bounds,
    metrics: createMetrics(database, config),
    tracing,
    warnings: createWarnings(log),
  }
}
