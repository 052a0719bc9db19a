import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountEndpoints } from '#contract/account/account.ts'
import { OUTGOING_IS_PAUSED } from '#contract/account/warning-codes.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { t } from '#contract/texts.ts'
import { archiveSource, writeBackup } from '#server/backup/archive.ts'
import { readBackup } from '#server/backup/restore.ts'
import type { Deps } from '#server/context/deps.ts'
import { connect } from '#server/db/connect.ts'
import { runJobsOnce } from '#server/jobs/worker.ts'
import { isPaused, noteRelease } from '#server/outbox/outgoing-pause.ts'
import { buildApp } from '#server/start/app.ts'
import { createWarnings } from '#server/start/warnings.ts'
import { type Caller, callerOf, requireSuccess, type Session } from '#test/caller.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { OFFICE_SECRET, type Office, openOffice } from '#test/office.ts'

/* A restored copy of an office sends nothing until a superadmin releases it. */
const folder = mkdtempSync(join(tmpdir(), 'paused-'))
let office: Office
let other: TestDatabase
let copy: Deps
let call: Caller
let admin: Session
let close: () => Promise<void>

beforeAll(async () => {
  office = await openOffice()
  other = await createTestDatabase()
  const { connection, deps } = office
  const { email, password } = await office.superadmin()
  const file = join(folder, 'office.backup')
  await writeBackup({ connection, files: deps.files, secret: OFFICE_SECRET }, file, new Date())
  const secrets = { set: OFFICE_SECRET, generated: null, previous: [] }
  await readBackup({ connection: other.connection, files: deps.files, secrets }, archiveSource(file))
  const database = connect(other.connection, { max: 5 })
  copy = { ...deps, database, warnings: createWarnings(deps.log) }
  const app = await buildApp(copy)
  call = callerOf(app)
  close = async () => {
    await app.close()
    await database.close()
  }
  const { data } = requireSuccess(await call(identityEndpoints.signIn, { body: { email, password } }))
  admin = { token: (data as { access_token: string }).access_token } as Session
})
afterAll(async () => {
  await close()
  await other.drop()
  await office.close()
  rmSync(folder, { recursive: true })
})

const states = async () =>
  (await copy.database.pool.query<{ state: string }>('select state from deliveries order by id')).rows.map(
    ({ state }) => state,
  )
const warningCodes = async () =>
  requireSuccess(await call(accountEndpoints.warnings, { as: admin })).data.map(({ code }) => code)

test('a restored office holds back its deliveries and warns, until a superadmin releases them', async () => {
  const email = office.deps.config.ADMIN_EMAIL
  requireSuccess(await call(identityEndpoints.resendCredentials, { body: { email } }))
  const before = (await states()).length
  await runJobsOnce(copy)
  expect((await states()).slice(before)).toEqual(['waiting'])
  expect(await warningCodes()).toContain(OUTGOING_IS_PAUSED)
  expect(office.logs.filter((line) => line.includes(t.warnings('outgoingPaused')))).toHaveLength(1)

  const now = copy.clock.now()
  await office.clock.at(new Date(now.getTime() + 11 * 60_000), async () =>
    expect(await call(accountEndpoints.releaseOutgoing, { as: admin })).toMatchObject({
      status: 403,
      errors: { fields: { stepUp: t.stepUp('needed') } },
    }),
  )
  expect((await call(accountEndpoints.releaseOutgoing, { as: admin })).status).toBe(200)
  expect(await warningCodes()).not.toContain(OUTGOING_IS_PAUSED)
  await runJobsOnce(copy)
  expect((await states()).slice(before)).toEqual(['sent'])
  const again = await call(accountEndpoints.releaseOutgoing, { as: admin })
  expect([again.status, again.message]).toEqual([409, t.warnings('outgoingNotPaused')])
})

test('a round that has read the pause before its release does not bring the warning back', async () => {
  const warnings = createWarnings(copy.log)
  const found = Promise.withResolvers<{ value: string }>()
  const reading = { select: () => reading, where: () => reading, executeTakeFirst: () => found.promise }
  const database = { db: { selectFrom: () => reading } } as unknown as Deps['database']
  const round = isPaused({ database, warnings })
  noteRelease({ warnings })
  found.resolve({ value: 'on' })
  expect([await round, warnings.list()]).toEqual([true, []])
  expect(await isPaused({ database, warnings })).toBe(true)
  expect(warnings.list()).toHaveLength(1)
})
