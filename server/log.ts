import { existsSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import type { Config } from '#server/config.ts'
import { requireWritableFolder } from '#server/writable-folder.ts'

const MAX_BYTES = 10_000_000

/**
 * The log, one JSON object a line. A service manager or container gets it on stderr; at a terminal, where a person
 * waits for the address, it goes to DATA_DIR/logs/portal.log instead. stdout carries only what that person needs.
 */
export function createLog(config: Pick<Config, 'LOG_LEVEL' | 'DATA_DIR'>): Logger {
  const options = { level: config.LOG_LEVEL, base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime }
  if (!process.stderr.isTTY) return pino(options, pino.destination({ dest: 2, sync: false }))
  requireWritableFolder(config.DATA_DIR, 'logs')
  const file = join(config.DATA_DIR, 'logs', 'portal.log')
  if (existsSync(file) && statSync(file).size > MAX_BYTES) renameSync(file, `${file}.1`)
  return pino(options, pino.destination({ dest: file, sync: false, mode: 0o600 }))
}
