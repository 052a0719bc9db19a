import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { migrate } from '#server/db/migrate.ts'
import { type ServerProcess, startServerProcess } from '#test/e2e/server-process.ts'
import { addressOf, connectionToDatabase, runAdminStatement } from '#test/temporary-postgres.ts'
import { greatest, print } from './drill-report.ts'
import {
  createOfficeClient,
  DRILL_SETTINGS,
  type DrillSetup,
  type OfficeClient,
  openDrillSetup,
  waitUntil,
} from './drill-setup.ts'
import { copyMigrations, createOldOffice } from './old-office.ts'

const CASES = 100_000
const ROOT = join(import.meta.dirname, '../..')
let stage: DrillSetup
let env: Record<string, string>
let office: OfficeClient
let portal: ServerProcess
beforeAll(async () => {
  stage = await openDrillSetup()
  const model = await stage.officeClient.caseIn('Created')
  const { connection } = stage.database
  await runAdminStatement(connection, 'create database old')
  const old = connectionToDatabase(connection, 'old')
  await createOldOffice(connection, old, stage.folder, model.id, CASES)
  env = { ...DRILL_SETTINGS, DATABASE_URL: addressOf(old), DATA_DIR: stage.dataDir }
  office = createOfficeClient(old, stage.dataDir, () => portal.origin)
  stage.closeFirst(office.close)
})
afterAll(() => stage.close())

const applied = async () => {
  const { rows } = await office.database.pool.query('select name from schema_migrations')
  return rows.length
}

/** The sessions that migrate. One whose process was killed goes on with its statement, and is among them until then. */
async function migrating(): Promise<number[]> {
  const { rows } = await office.database.pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'vehicle-record-portal migrate' and query ~ '^(create|alter|--)'",
  )
  return rows.map(({ pid }) => pid)
}

/** When a start is killed: so long after it began to migrate and so many migrations were applied. */
const KILLS = [
  { after: 0, ms: 20 },
  { after: 0, ms: 1_200 },
  { after: 1, ms: 400 },
  { after: 5, ms: 20 },
] as const

test('a start that is killed while it migrates 100,000 cases', async () => {
  const before = await applied()
  const steps: number[] = []
  for (const { after, ms } of KILLS) {
    const leftovers = await migrating()
    const child: ChildProcess = spawn(process.execPath, ['server/main.ts'], {
      cwd: ROOT,
      env: { ...process.env, ...env, PORT: '0' },
      stdio: 'ignore',
    })
    await waitUntil(
      async () => (await applied()) - before >= after && (await migrating()).some((pid) => !leftovers.includes(pid)),
      60_000,
    )
    await sleep(ms)
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    steps.push((await applied()) - before)
  }
  const begin = performance.now()
  portal = await startServerProcess(stage.dataDir, env)
  stage.closeFirst(portal.stop)
  const took = Math.round(performance.now() - begin)
  const as = await office.superadmin()
  const { meta } = await office.call(caseEndpoints.unverified, {
    as,
    query: { page: 0, pageSize: 10, search: 'VR-9099999' },
  })
  const ready = (await fetch(`${portal.origin}/readyz`)).status
  const all = (await applied()) - before
  print(`killed ${KILLS.length} times while migrating`, {
    cases: CASES,
    'migrations applied after each kill': `${steps.join(' ')} of ${all}`,
    'the next start took': `${took} ms`,
  })
  expect([ready, meta.total]).toEqual([200, 1])
  for (const [n, { after }] of KILLS.entries()) expect(steps[n]).toBeGreaterThanOrEqual(after)
  expect(steps.at(-1)).toBeLessThan(all) // the last was killed in the midst of them, too
})

/** What the migrations of this product are made of: columns, an index over all rows, a table that refers to another. */
const NEXT = `
  alter table cases add column drill_note text, add column drill_rank integer not null default 0;
  create index cases_drill_rank_idx on cases (drill_rank, application_date desc, id desc);
  create table drill_remarks (id uuid primary key, case_id uuid not null references cases (id), remark text not null);
  create index drill_remarks_case_id_idx on drill_remarks (case_id);
`

test('a migration of 100,000 cases while they are read and written', async () => {
  const as = await office.superadmin()
  const { data } = await office.call(caseEndpoints.unverified, { as, query: { page: 0, pageSize: 50 } })
  const [times, failed]: [number[], string[]] = [[], []]
  let stopped = false
  const timed = async (name: string, work: () => Promise<{ status: number; message: string }>) => {
    while (!stopped) {
      const begin = performance.now()
      const answer = await work().catch((error: Error) => ({ status: 0, message: error.message }))
      times.push(performance.now() - begin)
      if (answer.status !== 200 && answer.status !== 201) failed.push(`${name} ${answer.status} ${answer.message}`)
    }
  }
  const id = () => data[Math.floor(Math.random() * data.length)]?.id ?? ''
  const traffic = [
    timed('list', () => office.call(caseEndpoints.unverified, { as, query: { page: 0, pageSize: 50 } })),
    timed('details', () => office.call(caseEndpoints.details, { as, params: { id: id() } })),
    timed('create', async () => office.call(caseEndpoints.create, { as, body: await stage.officeClient.caseBody() })),
    timed('edit', async () =>
      office.call(caseEndpoints.edit, { as, params: { id: id() }, body: await stage.officeClient.caseBody() }),
    ),
  ]
  await sleep(1_000)
  const folder = copyMigrations(join(stage.folder, 'next'), () => true)
  writeFileSync(join(folder, '9999-next.sql'), NEXT)
  const begin = performance.now()
  await migrate(connectionToDatabase(stage.database.connection, 'old'), { folder })
  const took = Math.round(performance.now() - begin)
  await sleep(1_000)
  stopped = true
  await Promise.all(traffic)
  const ready = (await fetch(`${portal.origin}/readyz`)).status
  print('migration under traffic', {
    cases: CASES,
    took: `${took} ms`,
    requests: times.length,
    failed: failed.length,
    'longest wait': `${greatest(times)} ms`,
    'old process still ready': ready,
  })
  expect(failed).toEqual([])
  expect(ready).toBe(200)
})
