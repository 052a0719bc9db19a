import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { findRunning } from '#server/embedded-postgres/embedded-postgres.ts'
import { clusterOf, removeCluster } from '#server/embedded-postgres/layout.ts'
import { databaseUser } from '#server/embedded-postgres/system-user.ts'
import { startServerProcess } from '#test/e2e/server-process.ts'
import { print } from './drill-report.ts'
import { type CleanupSteps, createOfficeClient, DRILL_SETTINGS, makeFolder, runCleanup } from './drill-setup.ts'

/* The recipe of docs/operations.md: a table is emptied by mistake, and the office is brought back to the second before. */
const PG_BIN = process.env.DRILL_PG_BIN ?? '/usr/lib/postgresql/15/bin'
const PGBACKREST = process.env.PGBACKREST ?? '/usr/bin/pgbackrest'
const ROOT = join(import.meta.dirname, '../..')
const missing = [join(PG_BIN, 'postgres'), PGBACKREST].find((program) => !existsSync(program))
if (missing) console.log(`Skipped: there is no ${missing}; set DRILL_PG_BIN and PGBACKREST.`)

const undo: CleanupSteps = []
afterAll(() => runCleanup(undo))

test.skipIf(missing)('the office of the second before a mistake comes back', async () => {
  const { path, remove } = makeFolder()
  undo.push(remove)
  const dataDir = join(path, 'data')
  const settings = { ...DRILL_SETTINGS, PG_BIN }
  await (await startServerProcess(dataDir, settings)).stop()
  undo.push(() => removeCluster(dataDir))
  const cluster = clusterOf(dataDir) ?? ''
  const pgbackrest = setUp(path, cluster, readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim())

  let portal = await startServerProcess(dataDir, settings)
  undo.push(() => portal.stop())
  const open = () => {
    const running = findRunning(dataDir)
    if (!running) throw new Error('PostgreSQL does not run')
    return createOfficeClient(running, dataDir, () => portal.origin)
  }
  let office = open()
  pgbackrest('stanza-create')
  pgbackrest('check')
  pgbackrest('backup', '--type=full')

  const as = await office.superadmin()
  const made: { id: string; at: number }[] = []
  const makeCases = async (milliseconds: number) => {
    for (const end = Date.now() + milliseconds; Date.now() < end; await sleep(20)) {
      const { status, data } = await office.call(caseEndpoints.create, { as, body: await office.caseBody() })
      expect(status).toBe(201)
      made.push({ id: (data as { id: string }).id, at: Date.now() })
    }
  }
  await makeCases(6000)
  const count = async (table: string) =>
    Number((await office.database.pool.query(`select count(*) as n from ${table}`)).rows[0]?.n)
  const expiries = await count('vehicle_expiries')
  expect(expiries).toBeGreaterThan(0)
  const { rows } = await office.database.pool.query<{ at: string }>('select clock_timestamp() as at')
  const mistakeAt = Date.parse(rows[0]?.at ?? '')
  await office.database.pool.query('delete from vehicle_expiries')
  await makeCases(3000)
  await office.database.close()

  const begun = performance.now()
  await portal.stop() // PostgreSQL hands over the rest of its log at its end
  const target = new Date(mistakeAt - 1000)
  pgbackrest(
    'restore',
    '--delta',
    '--type=time',
    `--target=${target.toISOString().replace('T', ' ').replace('Z', '+00')}`,
    '--target-action=promote',
  )
  portal = await startServerProcess(dataDir, settings)
  const seconds = (performance.now() - begun) / 1000
  office = open()
  undo.push(() => office.close())

  const kept = new Set(
    (await office.database.pool.query<{ id: string }>('select id from cases')).rows.map(({ id }) => id),
  )
  const before = made.filter(({ at }) => at < target.getTime())
  const later = made.filter(({ at }) => at > mistakeAt)
  expect(
    before.filter(({ id }) => !kept.has(id)),
    'all that was acknowledged up to a second before',
  ).toEqual([])
  expect(
    later.filter(({ id }) => kept.has(id)),
    'nothing of after the mistake',
  ).toEqual([])
  expect(await count('vehicle_expiries')).toBeGreaterThan(0)
  await office.assertLaws()
  const audit = spawnSync(process.execPath, ['tools/audit-ledger.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...DRILL_SETTINGS, DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  expect(audit.stderr).toBe('')
  expect(audit.status, audit.stdout).toBe(0)
  const keptOfSecond = made.filter(({ id, at }) => at >= target.getTime() && at <= mistakeAt && kept.has(id)).length
  print('a table emptied by mistake', {
    cases: made.length,
    'kept of before': before.length,
    'lost of the second before': made.length - before.length - later.length - keptOfSecond,
    'back after seconds': seconds.toFixed(1),
  })
})

/** Prepares the cluster and the repository as the recipe says; returns the command, run by PostgreSQL's own user. */
function setUp(path: string, cluster: string, password: string) {
  const user = databaseUser()
  const folder = join(path, 'pgbackrest')
  for (const name of ['', 'repository', 'log', 'lock']) {
    mkdirSync(join(folder, name), { recursive: true })
    if (user) chownSync(join(folder, name), user.uid, user.gid)
  }
  const recipe = (name: string) => readFileSync(join(ROOT, 'deploy/pgbackrest', name), 'utf8')
  const config = join(folder, 'pgbackrest.conf')
  const places: [RegExp, string][] = [
    [/^repo1-path=.*/m, `repo1-path=${join(folder, 'repository')}`],
    [/^log-path=.*/m, `log-path=${join(folder, 'log')}`],
    [/^lock-path=.*/m, `lock-path=${join(folder, 'lock')}`],
    [/^pg1-path=.*/m, `pg1-path=${cluster}`],
    [/^pg1-socket-path=.*/m, `pg1-socket-path=${cluster}`],
  ]
  writeFileSync(
    config,
    places.reduce((text, [from, to]) => text.replace(from, to), recipe('pgbackrest.conf')),
  )
  const command = `${PGBACKREST} --config=${config}`
  appendFileSync(join(cluster, 'postgresql.conf'), recipe('postgresql.conf').replace('pgbackrest --', `${command} --`))
  return (...args: string[]) =>
    execFileSync(PGBACKREST, [`--config=${config}`, '--stanza=portal', ...args], {
      ...user,
      cwd: '/',
      env: { PATH: '/usr/bin:/bin', PGPASSWORD: password },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
}
