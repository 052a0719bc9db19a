import { chmodSync, cpSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import type { Deps } from '#server/context/deps.ts'
import type { Database } from '#server/db/connect.ts'
import type { Connection } from '#server/db/connection.ts'
import { buildApp } from '#server/start/app.ts'
import { readConfig } from '#server/start/config.ts'
import { createDeps } from '#server/start/create-deps.ts'
import { logSerializers } from '#server/telemetry/log.ts'
import { createTestDatabase } from '#test/database.ts'
import { type Factories, factories, type Known } from '#test/factories.ts'
import { assertFieldsNamed, assertInvariants } from '#test/invariants.ts'
import { makeTemporaryFolder } from '#test/make-folder.ts'
import { countAskedAgain, patient } from '#test/patient-caller.ts'
import { sharedReaders } from '#test/shared-readers.ts'
import { NEVER_SIGNED_OUT, TestClock } from '#test/test-clock.ts'
import { type Caller, callerOf, type DataCaller, dataCaller, type Session } from './caller.ts'

/** The secret, for a second process on the database of a test office. */
export const OFFICE_SECRET = 'a secret of the test office, long enough'

export interface Office extends Factories {
  app: FastifyInstance
  deps: Deps
  connection: Connection
  database: Database
  clock: TestClock
  call: Caller
  /** A call that must succeed; returns its data. */
  ok: DataCaller
  /** Asks again when the office is too busy, for calls that come together: the factories and races use it. */
  patiently: Caller
  /** Every logged line. */
  logs: string[]
  close(): Promise<void>
  /** Closes it, and keeps its database as a template and its folder, for copies of it. */
  keepAs(template: string, folder: string): Promise<void>
}

/** An office that others are copied from. */
export interface Original {
  template: string
  folder: string
  known: Known
}

/**
 * Starts the whole server on a database of its own, empty or that of a copied office, with the factories. `settings` are
 * environment variables.
 */
export async function openOffice(settings: Record<string, string> = {}, original?: Original): Promise<Office> {
  const database = await createTestDatabase(original?.template)
  const folder = makeTemporaryFolder('office-')
  if (original) cpSync(original.folder, folder, { recursive: true })
  // The shared readers pass through it to the folder of a task.
  const temporary = join(folder, 'temporary')
  mkdirSync(temporary, { recursive: true })
  chmodSync(temporary, 0o711)
  const clock = new TestClock()
  const logs: string[] = []
  const config = readConfig({
    RATE_LIMITS: 'off',
    DATA_DIR: folder,
    ADMIN_PASSWORD: 'the-first-password',
    PUBLIC_URL: 'http://localhost:3000',
    ...settings,
  })
  const log = pino({ level: 'info', serializers: logSerializers }, { write: (line: string) => void logs.push(line) })
  const owned: Database = { db: database.db, pool: database.pool, close: database.drop }
  const deps: Deps = { ...createDeps(config, OFFICE_SECRET, owned, log), clock, ...sharedReaders() }
  const app = await buildApp(deps)
  const call = callerOf(app)
  const patiently = patient(call)
  return {
    app,
    deps,
    connection: database.connection,
    database: owned,
    clock,
    call,
    ok: dataCaller(call),
    patiently,
    logs,
    ...factories(patiently, { ...deps, clock }, original?.known),
    async close() {
      await app.close()
      try {
        await assertInvariants(database.pool)
        await assertFieldsNamed(database.pool)
      } finally {
        await database.drop()
        rmSync(folder, { recursive: true, force: true })
      }
      refusePersonal(logs)
      if (countAskedAgain() > 0) console.log(`503 with Retry-After, asked again: ${countAskedAgain()}`)
    },
    async keepAs(template, kept) {
      await app.close()
      await database.keepAs(template)
      renameSync(folder, kept)
    },
  }
}

/**
 * Starts an office for a test that moves the clock by years: sessions do not expire. The clock starts
 * at `at` where it is given.
 */
export async function openOfficeForYears(
  at: string | null = null,
  settings: Record<string, string> = {},
): Promise<Office> {
  const office = await openOffice(settings)
  Object.assign(office.deps.config, NEVER_SIGNED_OUT)
  office.clock.set(at)
  return office
}

interface OfficeOfFile {
  office: Office
  admin: Session
}

/** Opens an office for the tests of a file, closes it after them, and signs its superadmin in. */
export const officeOfFile = (settings?: Record<string, string>): Promise<OfficeOfFile> =>
  closedAfterFile(openOffice(settings))

/** The same, as `openOfficeForYears`. */
export const officeOfFileForYears = (...settings: Parameters<typeof openOfficeForYears>): Promise<OfficeOfFile> =>
  closedAfterFile(openOfficeForYears(...settings))

async function closedAfterFile(opening: Promise<Office>): Promise<OfficeOfFile> {
  const office = await opening
  afterAll(() => office.close())
  return { office, admin: await office.superadmin() }
}

/** Names that the factories use; no line of the log may contain one. */
const NAMES = /\b(?:Asha|Patil|Ravi|Shah|Deshmukh|Imran|Shaikh|Kiran)\b/i

/** Throws when a log line contains a name, address, phone, Aadhaar or PAN number. */
function refusePersonal(logs: readonly string[]): void {
  const personal = /[\w.]+@[\w.]+\.(?:test|example|com)|(?<![\w-])(?:[6-9]\d{9}|\d{12}|[A-Z]{5}\d{4}[A-Z])(?![\w-])/
  const line = logs.find((line) => personal.test(line) || NAMES.test(line))
  if (line) throw new Error(`Something personal was logged: ${line}`)
}
