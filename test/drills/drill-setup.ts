import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Deps } from '#server/context/deps.ts'
import { connect, type Database } from '#server/db/connect.ts'
import type { Connection } from '#server/db/connection.ts'
import { startEmbedded } from '#server/embedded-postgres/embedded-postgres.ts'
import { readConfig } from '#server/start/config.ts'
import { createDeps } from '#server/start/create-deps.ts'
import { type Caller, callerAt, type DataCaller, dataCaller } from '#test/caller.ts'
import { type ServerProcess, startServerProcess } from '#test/e2e/server-process.ts'
import { type Factories, factories } from '#test/factories.ts'
import { assertInvariants } from '#test/invariants.ts'
import { makeTemporaryFolder } from '#test/make-folder.ts'
import { addressOf } from '#test/temporary-postgres.ts'
import { TestClock } from '#test/test-clock.ts'

export const silentLog = pino({ level: 'silent' })

/** The same for every process of a drill. */
export const DRILL_SETTINGS = {
  APP_SECRET: 'a secret of the drills, long enough for it',
  ADMIN_PASSWORD: 'the-first-password',
  RATE_LIMITS: 'off',
}

/** A folder that is gone in the end; under root the database runs as another user, who must pass through. */
export function makeFolder(): { path: string; remove(): void } {
  const path = makeTemporaryFolder('portal-drill-')
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** A PostgreSQL with the settings of an office, held by the drill: it may be stopped and started again. */
export async function startDatabase(folder: string) {
  const dataDir = join(folder, 'database')
  let running = await startEmbedded({ dataDir, log: silentLog })
  return {
    connection: running.connection,
    stop: () => running.stop(),
    async start() {
      running = await startEmbedded({ dataDir, log: silentLog })
    },
  }
}

/** The client of a drill in an office whose server runs as processes of its own: calls over HTTP, and its database. */
export interface OfficeClient extends Factories {
  call: Caller
  ok: DataCaller
  deps: Deps
  database: Database
  /** Throws when a law of the database is broken, or an upload has no whole file. */
  assertLaws(): Promise<void>
  /** Lets go, after a look at the laws. */
  close(): Promise<void>
}

/** `origin` is asked at every call, for a portal that was started again may be elsewhere. */
export function createOfficeClient(connection: Connection, dataDir: string, origin: () => string): OfficeClient {
  const database = connect(connection, { max: 4 })
  const config = readConfig({ ...DRILL_SETTINGS, DATA_DIR: dataDir })
  const clock = new TestClock()
  const deps = { ...createDeps(config, DRILL_SETTINGS.APP_SECRET, database, silentLog), clock }
  const call = callerAt(origin)
  const assertLaws = async () => {
    await assertInvariants(database.pool)
    const { broken, orphans } = await compareFiles(database, dataDir)
    if (broken + orphans > 0) throw new Error(`${broken} rows have no whole file, ${orphans} files no row`)
  }
  return {
    call,
    ok: dataCaller(call),
    deps,
    database,
    ...factories(call, deps),
    assertLaws,
    async close() {
      try {
        await assertLaws()
      } finally {
        await database.close()
      }
    },
  }
}

/** What lies in the folder of the uploads: whole files by key, and the names of unfinished ones. */
export function filesIn(dataDir: string): { whole: Map<string, number>; unfinished: string[] } {
  const whole = new Map<string, number>()
  const unfinished: string[] = []
  for (const entry of readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    if (entry.name.endsWith('.part')) unfinished.push(entry.name)
    else whole.set(entry.name, statSync(join(entry.parentPath, entry.name)).size)
  }
  return { whole, unfinished }
}

/** Returns how many rows have no whole file, and how many files have neither a row nor a note that they are to be removed. */
export async function compareFiles({ db }: Database, dataDir: string): Promise<{ broken: number; orphans: number }> {
  const uploads = await db.selectFrom('uploads').select(['file_key', 'bytes']).execute()
  const attachments = await db
    .selectFrom('attachments')
    .select(['file_key', 'bytes', 'preview_key', 'preview_bytes'])
    .execute()
  const sizes = new Map([
    ...[...uploads, ...attachments].map(({ file_key, bytes }) => [file_key, bytes] as const),
    ...attachments.map(({ preview_key, preview_bytes }) => [preview_key, preview_bytes] as const),
  ])
  sizes.delete(null)
  if (sizes.size === 0) return { broken: 0, orphans: 0 }
  const others = await Promise.all(
    (['forms', 'drawn_pages', 'dropped_files'] as const).map((table) =>
      db.selectFrom(table).select('file_key').execute(),
    ),
  )
  const known = new Set<string | null>([...sizes.keys(), ...others.flat().map(({ file_key }) => file_key)])
  const { whole } = filesIn(dataDir)
  return {
    broken: [...sizes].filter(([key, bytes]) => key === null || whole.get(key) !== bytes).length,
    orphans: [...whole.keys()].filter((key) => !known.has(key)).length,
  }
}

/** One portal on a database of the drill's own; the usual stage. */
export interface DrillSetup {
  folder: string
  dataDir: string
  database: Awaited<ReturnType<typeof startDatabase>>
  officeClient: OfficeClient
  portal: ServerProcess
  /** Something that was opened on this stage and is to be closed before it, whatever fails. */
  closeFirst(close: () => unknown): void
  close(): Promise<void>
}

/**
 * Opens a stage, or leaves nothing running. `through` puts a line between the portal and its database; `closeLast` is
 * called before the folder is removed.
 */
export async function openDrillSetup(
  settings: Record<string, string> = {},
  through?: (database: Connection) => Promise<Connection>,
  closeLast?: () => unknown,
): Promise<DrillSetup> {
  const folder = makeFolder()
  const dataDir = join(folder.path, 'data')
  const undo: CleanupSteps = [folder.remove, closeLast ?? (() => {})]
  try {
    const database = await startDatabase(folder.path)
    undo.push(database.stop)
    const seen = through ? await through(database.connection) : database.connection
    const portal = await startServerProcess(dataDir, { ...DRILL_SETTINGS, DATABASE_URL: addressOf(seen), ...settings })
    const stage: DrillSetup = {
      folder: folder.path,
      dataDir,
      database,
      portal,
      officeClient: createOfficeClient(database.connection, dataDir, () => stage.portal.origin),
      closeFirst: (close) => undo.push(close),
      close: () => runCleanup(undo),
    }
    undo.push(
      () => stage.officeClient.close(),
      () => stage.portal.process.kill('SIGKILL'),
    )
    return stage
  } catch (error) {
    await runCleanup(undo)
    throw error
  }
}

export type CleanupSteps = (() => unknown)[]

/** All of it in the opposite order, whatever fails; then throws the first failure. */
export async function runCleanup(undo: CleanupSteps): Promise<void> {
  const failures: unknown[] = []
  for (const one of undo.splice(0).reverse()) {
    try {
      await one()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}

/** Until something holds; answers the milliseconds it took, or throws after `patience`. */
export async function waitUntil(holds: () => Promise<boolean>, patience: number): Promise<number> {
  const begin = performance.now()
  while (!(await holds().catch(() => false))) {
    if (performance.now() - begin > patience) throw new Error(`Not within ${patience} ms`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return Math.round(performance.now() - begin)
}
