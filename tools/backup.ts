import '#server/adapters/private-files.ts'
import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { pino } from 'pino'
import { DAY, HOUR, MINUTE, SECOND } from '#contract/durations.ts'
import { createFiles } from '#server/adapters/files.ts'
import { writeBackup } from '#server/backup/archive.ts'
import { backUpPeriodically } from '#server/backup/back-up-periodically.ts'
import { forgetTarget } from '#server/backup/backup-records.ts'
import { type BackupJob, makeBackup } from '#server/backup/make-backup.ts'
import { openTarget } from '#server/backup/target.ts'
import { findConnection } from '#server/db/connect-with-retry.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { findRunning } from '#server/embedded-postgres/embedded-postgres.ts'
import { describeHead } from '#server/history/history-chain.ts'
import { readSecretFile } from '#server/start/app-secret.ts'
import { type Config, readConfig } from '#server/start/config.ts'
import { type Closable, runProcess } from '#server/start/run-process.ts'
import { StartError } from '#server/start/start-error.ts'
import { createLog, logSerializers } from '#server/telemetry/log.ts'

/*
 * `npm run backup -- FILE`: writes one file with database and uploads.
 * `npm run backup -- --to FOLDER|s3://… [--every 15m] [--keep 14d]`: adds a backup to a target, once or by itself.
 * `npm run backup -- --to … --forget`: the portal warns no more of backups there.
 * The portal may be running.
 */

const USAGE =
  'Usage: npm run backup -- FILE, or npm run backup -- --to FOLDER|s3://BUCKET/PREFIX [--every 15m] [--keep 14d]'
const UNITS: Record<string, number> = { s: SECOND, m: MINUTE, h: HOUR, d: DAY }

/** How long a stop waits for a backup that ends its trial, and at most in all; milliseconds. */
const STOP_TIMEOUT = 57_000

const opened: Closable[] = []
runProcess(() => start().catch(failInOneLine), opened, { start: 1000, stop: STOP_TIMEOUT })

async function start(): Promise<void> {
  const { values, positionals } = readArguments()
  const config = readConfig(process.env)
  if (!values.to) return writeOne(config, positionals[0])
  const target = openTarget(values.to, process.env)
  const keep = readDuration('keep', values.keep ?? '14d')
  if (values.forget) return forget(config, target.name)
  // The portal comes first; a trial's PostgreSQL inherits this.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const abort = new AbortController()
  const officeAt = (connection: pg.ClientConfig) => ({
    connection,
    files: createFiles(config),
    secret: config.APP_SECRET ? null : readSecretFile(config),
  })
  const job = { config, target, keep, now: () => new Date(), signal: abort.signal }
  const run = (work: Promise<void>) => {
    const close = () => {
      abort.abort()
      return work.catch(() => {}) // `start` reports it
    }
    opened.push({ part: 'the backup', seconds: 55, close })
    return work
  }
  if (!values.every) {
    const { connection, close } = await openDatabase(config)
    const log = pino({ level: 'warn', serializers: logSerializers }, pino.destination(2))
    const makeAndClose = async () => {
      try {
        await makeOne({ ...job, office: officeAt(connection), log })
      } finally {
        await close()
      }
    }
    return run(makeAndClose())
  }
  const every = readDuration('every', values.every)
  const find = async () => {
    const connection = config.DATABASE_URL
      ? await findConnection(config.DATABASE_URL, { setting: 'DATABASE_URL', waitMs: 0 })
      : findRunning(config.DATA_DIR)
    return connection && officeAt(connection)
  }
  void run(backUpPeriodically({ ...job, every, log: createLog(config), find }))
  console.log(`Backups every ${values.every} into ${target.name}.`)
}

function failInOneLine(error: unknown): never {
  throw error instanceof StartError ? error : new StartError((error as Error).message, { cause: error })
}

async function makeOne(job: BackupJob): Promise<void> {
  const outcome = await makeBackup(job)
  if (!outcome.made) throw new StartError('Another process makes a backup of this office right now.')
  const { rows, uploads, objects, bytes, writeSeconds, trialSeconds } = outcome.figures
  console.log(`${job.target.name}: ${outcome.made}, ${rows} rows, ${uploads} uploads, restored as a trial.`)
  console.log(`Wrote ${objects} objects, ${bytes} bytes, in ${writeSeconds} s; the trial took ${trialSeconds} s.`)
}

function readArguments() {
  try {
    const text = { type: 'string' } as const
    return parseArgs({
      allowPositionals: true,
      options: { to: text, every: text, keep: text, forget: { type: 'boolean' } },
    })
  } catch (error) {
    throw new StartError(`${(error as Error).message} ${USAGE}`)
  }
}

/** Reads `15m` as milliseconds. */
function readDuration(name: string, text: string): number {
  const [, count, unit = ''] = /^([1-9]\d{0,4})([smhd])$/.exec(text) ?? []
  const milliseconds = Number(count) * (UNITS[unit] ?? Number.NaN)
  if (Number.isNaN(milliseconds)) throw new StartError(`--${name} ${text} must be like 15m, 6h or 14d.`)
  return milliseconds
}

async function writeOne(config: Config, file: string | undefined): Promise<void> {
  if (!file) throw new StartError(USAGE)
  if (existsSync(file)) throw new StartError(`${file} exists already.`)
  const { connection, close } = await openDatabase(config)
  try {
    const secret = config.APP_SECRET ? null : readSecretFile(config)
    const office = { connection, files: createFiles(config), secret }
    const { tables, files, historyHead } = await writeBackup(office, resolve(file), new Date())
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`${file}: ${rows} rows of ${tables.length} tables, ${files.length} uploads.`)
    if (historyHead) console.log(describeHead(historyHead))
  } finally {
    await close()
  }
}

async function forget(config: Config, target: string): Promise<void> {
  const { connection, close } = await openDatabase(config)
  const client = new pg.Client(connection)
  try {
    await client.connect()
    const isKnown = await forgetTarget(client, target)
    console.log(
      isKnown ? `The portal expects no more backups in ${target}.` : `The portal knows of no backups in ${target}.`,
    )
  } finally {
    await client.end()
    await close()
  }
}
