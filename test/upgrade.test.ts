import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { billEndpoints } from '#contract/bills/bill-endpoints.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { addDays, officeDay } from '#contract/dates.ts'
import { identityEndpoints } from '#contract/identity/identity-endpoints.ts'
import { paperEndpoints } from '#contract/papers/paper-endpoints.ts'
import { findRunning } from '#server/embedded-postgres/embedded-postgres.ts'
import { removeCluster } from '#server/embedded-postgres/layout.ts'
import { callerAt, requireSuccess, type Session } from '#test/caller.ts'
import { makeFolder } from '#test/drills/drill-setup.ts'
import { type ServerProcess, startServerProcess } from '#test/e2e/server-process.ts'
import { timeLimit } from '#test/time-limit.ts'
import { unpackDataFolder } from '#test/upgrade/data-folder.ts'

/*
 * The present version starts on the data folder of each earlier one, as an office that upgrades does
 * (docs/decisions/0072): `test/upgrade/office-*.tar.zst`, made by test/upgrade/make-data-folder.ts of that version.
 */

const ROOT = join(import.meta.dirname, '..')
const offices = readdirSync(join(ROOT, 'test/upgrade')).filter((name) => name.endsWith('.tar.zst'))

/** The bound of a file that everyone who clones the repository gets. */
const MAX_BYTES = 2_000_000

test('an office of an earlier version is kept', () => {
  expect(offices).toContain('office-0.1.0.tar.zst')
})

describe.each(offices)('%s', (name) => {
  const folder = makeFolder()
  const dataDir = join(folder.path, 'data')
  let begun: Date
  let portal: ServerProcess
  let people: Record<'superadmin' | 'employee' | 'client', Pick<Session, 'email' | 'password'>>

  beforeAll(async () => {
    mkdirSync(dataDir)
    chmodSync(dataDir, 0o711) // under root the database runs as another user
    await unpackDataFolder(join(ROOT, 'test/upgrade', name), dataDir)
    people = JSON.parse(readFileSync(join(dataDir, 'sign-ins.json'), 'utf8'))
    begun = new Date()
    portal = await startServerProcess(dataDir)
  }, timeLimit(60_000))
  afterAll(async () => {
    await portal?.stop()
    removeCluster(dataDir)
    folder.remove()
  })

  const call = callerAt(() => portal.origin)
  const signIn = async (role: keyof typeof people): Promise<Session> => {
    const { email, password } = people[role]
    const { data } = requireSuccess(await call(identityEndpoints.signIn, { body: { email, password } }))
    return { email, password, token: data.access_token, userId: data.user.id }
  }
  const today = officeDay(new Date())
  const always = { filterType: 'applicationDate', fromDate: addDays(today, -3_650), toDate: today, pageSize: 100 }

  test('the data folder is small', () => {
    expect(readFileSync(join(ROOT, 'test/upgrade', name)).length).toBeLessThan(MAX_BYTES)
  })

  test('gets every migration', async () => {
    const client = new pg.Client(findRunning(dataDir) ?? {})
    await client.connect()
    const { rows } = await client.query<{ name: string; isNew: boolean }>(
      `select name, applied_at > $1 as "isNew" from schema_migrations order by name`,
      [begun],
    )
    await client.end()
    expect(rows.map((row) => row.name)).toEqual(readdirSync(join(ROOT, 'server/db/migrations')).sort())
    expect(rows.filter(({ isNew }) => isNew).length, 'applied by this start').toBeGreaterThan(3)
    expect(rows.filter(({ isNew }) => !isNew).length, 'applied by the old version').toBeGreaterThan(30)
  })

  test('keeps every law of the ledger', () => {
    const audit = spawnSync(process.execPath, ['tools/audit-ledger.ts'], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: dataDir },
      encoding: 'utf8',
    })
    expect(audit.stdout + audit.stderr).toContain('The ledger is right.')
    expect(audit.status).toBe(0)
  })

  test('lets its superadmin sign in, open cases with their history, and a scan', async () => {
    const as = await signIn('superadmin')
    const cases = requireSuccess(await call(caseEndpoints.verifiedList, { as, body: always })).data
    expect(cases.length).toBeGreaterThan(15)
    const names: string[] = []
    const scans: string[] = []
    for (const { id } of cases) {
      const details = requireSuccess(await call(caseEndpoints.details, { as, params: { id } })).data
      if (details.ownerDetails.sellerName) names.push(details.ownerDetails.sellerName)
      const history = requireSuccess(await call(caseEndpoints.history, { as, params: { id } })).data
      expect(history.length).toBeGreaterThan(0)
      const { papers, loose } = requireSuccess(await call(paperEndpoints.ofCase, { as, params: { caseId: id } })).data
      const attachments = [...papers.flatMap((paper) => paper.attachments), ...loose]
      scans.push(...attachments.filter(({ kind }) => kind === 'image').map(({ url }) => url))
    }
    expect(names.length).toBeGreaterThan(5)

    const body = { reason: 'to compare it with the paper' }
    const numbers = await Promise.all(
      cases.map(async ({ id }) => {
        const answer = await call(caseEndpoints.revealAadhaar, { as, params: { id }, body })
        return requireSuccess(answer).data.sellerAadharNo
      }),
    )
    expect(numbers, 'opened by the secret of the folder').toContainEqual(expect.stringMatching(/^\d{12}$/))

    const [scan = ''] = scans
    const answer = await fetch(new URL(scan, portal.origin))
    expect(answer.status).toBe(200)
    expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 3)], 'a JPEG').toEqual([0xff, 0xd8, 0xff])
  })

  test('lets an employee and a dealer sign in and see what is theirs', async () => {
    const employee = await signIn('employee')
    const own = requireSuccess(await call(caseEndpoints.myVerified, { as: employee, body: always }))
    expect(own.meta.total).toBeGreaterThan(0)
    const dealer = await signIn('client')
    const bills = requireSuccess(await call(billEndpoints.ofClient, { as: dealer, params: { id: dealer.userId } }))
    expect(bills.data.length).toBeGreaterThan(0)
  })
})
