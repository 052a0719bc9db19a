import { existsSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import { requireWritableFolder } from '../adapters/local-files.ts'
import type { Config } from '../start/config.ts'

const MAX_BYTES = 10_000_000
/** Lines are written together, 4 kB or what came in 100 ms; a process that ends writes the rest. */
const BUFFERED = { sync: false, minLength: 4_096, periodicFlush: 100 }

/**
 * Describes an error without what an error of the database says of the row: `detail` and `where` hold its values, people's
 * names and addresses among them.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { message, stack, cause, code, constraint, table } = error as Error & Record<string, unknown>
  return { type: error.constructor.name, message, stack, code, constraint, table, cause: describeError(cause) }
}

export const logSerializers = { err: describeError }

/**
 * Creates the log, one JSON object per line: on stderr for service managers and containers; at a terminal in
 * DATA_DIR/logs/portal.log, because a person reads the terminal. stdout has only lines for that person.
 */
export function createLog(config: Pick<Config, 'LOG_LEVEL' | 'DATA_DIR'>): Logger {
  const options = {
    level: config.LOG_LEVEL,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: logSerializers,
  }
  if (!process.stderr.isTTY) return pino(options, pino.destination({ ...BUFFERED, dest: 2 }))
  requireWritableFolder(config.DATA_DIR, 'logs')
  const file = join(config.DATA_DIR, 'logs', 'portal.log')
  if (existsSync(file) && statSync(file).size > MAX_BYTES) renameSync(file, `${file}.1`)
  return pino(options, pino.destination({ ...BUFFERED, dest: file, mode: 0o600 }))
}
