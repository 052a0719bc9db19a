import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { migrate } from '#server/db/migrate.ts'
import { greatest, print } from './drill-report.ts'
import { type DrillSetup, type OfficeClient, openDrillSetup } from './drill-setup.ts'

const CASES = 100_000
const MIGRATIONS = join(import.meta.dirname, '../../server/db/migrations')
let stage: DrillSetup
let office: OfficeClient
beforeAll(async () => {
  stage = await openDrillSetup()
  office = stage.officeClient
  await copyCase((await office.caseIn('Created')).id, CASES)
})
afterAll(() => stage.close())

/** Makes `count` copies of a case with its history. */
async function copyCase(id: string, count: number): Promise<void> {
  const { pool } = office.database
  const columns = async (table: string, ...not: string[]) => {
    const { rows } = await pool.query<{ list: string }>(
      `select string_agg(column_name, ', ') as list from information_schema.columns where table_schema = 'public'
       and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO' and column_name <> all($2)`,
      [table, not],
    )
    return rows[0]?.list ?? ''
  }
  const facts = await columns('cases', 'id', 'case_no')
  await pool.query(
    `insert into cases (id, case_no, ${facts}) select gen_random_uuid(), 'VR-9' || lpad(n::text, 6, '0'), ${facts}
     from cases, generate_series(1, ${count}) n where id = $1`,
    [id],
  )
  const entries = await columns('history', 'id', 'subject_id')
  await pool.query(
    `insert into history (id, subject_id, ${entries}) select gen_random_uuid(), copy.id, ${entries}
     from history, (select id from cases where case_no like 'VR-9%') as copy where subject_id = $1`,
    [id],
  )
  await pool.query('analyze')
}

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
    timed('create', async () => office.call(caseEndpoints.create, { as, body: await office.caseBody() })),
    timed('edit', async () =>
      office.call(caseEndpoints.edit, { as, params: { id: id() }, body: await office.caseBody() }),
    ),
  ]
  await sleep(1_000)
  const folder = join(stage.folder, 'next')
  cpSync(MIGRATIONS, folder, { recursive: true })
  writeFileSync(join(folder, '9999-next.sql'), NEXT)
  const begin = performance.now()
  await migrate(stage.database.connection, { folder })
  const took = Math.round(performance.now() - begin)
  await sleep(1_000)
  stopped = true
  await Promise.all(traffic)
  const ready = (await fetch(`${stage.portal.origin}/readyz`)).status
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
