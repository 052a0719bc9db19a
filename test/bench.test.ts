import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, test } from 'vitest'
import { caseStatuses, stages } from '#contract/cases/case-values.ts'
import type { Connection } from '#server/db/connection.ts'
import { typeParsers } from '#server/db/types.ts'
import { runMonthEnd } from '#server/jobs/month-end.ts'
import { createTestDatabase } from '#test/database.ts'
import { OFFICE_SECRET, type Office, openOffice } from '#test/office.ts'
import { addressOf } from '#test/temporary-postgres.ts'
import { checkAlike } from '../bench/against-baseline.ts'
import { ADMIN_EMAIL, fillDataSet } from '../bench/data-set.ts'
import { startBaseline, startProduct } from '../bench/processes.ts'
import { listsOf } from '../bench/whole-lists.ts'
import { sendRequest, signIn, workloadsOf } from '../bench/workloads.ts'

/** Counts the rows of each case of the last hour: its vehicle, the expiries of that, and its history. */
async function rowsOfNewCases(connection: Connection) {
  const client = new pg.Client({ ...connection, types: typeParsers })
  await client.connect()
  const { rows } = await client.query(`select
      (select count(*) from vehicles where id = vehicle_id and last_case_at = cases.created_at) as vehicles,
      (select count(*) from vehicle_expiries where vehicle_expiries.vehicle_id = cases.vehicle_id) as expiries,
      (select count(*) from history where subject_type = 'case' and subject_id = cases.id) as entries
    from cases where created_at > now() - interval '1 hour' and chassis_no like 'MA3%' and status = 'Created'
    order by created_at desc limit 2`)
  await client.end()
  return rows
}

test('the baseline of the bench answers as the product does, and every workload and whole list is a success', async () => {
  const { connection, drop } = await createTestDatabase()
  onTestFinished(drop)
  await fillDataSet(connection, { rows: 3_000 })
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const database = addressOf(connection)
  const product = await startProduct({ DATABASE_URL: database, APP_SECRET: OFFICE_SECRET, DATA_DIR: folder })
  onTestFinished(() => product.stop())
  const baseline = await startBaseline({ DATABASE_URL: database })
  onTestFinished(() => baseline.stop())

  const workloads = await workloadsOf(product.url, database)
  await checkAlike(product, baseline, workloads)
  expect(await rowsOfNewCases(connection), 'written by both').toEqual(
    Array(2).fill({ vehicles: 1, expiries: 4, entries: 1 }),
  )
  for (const requests of Object.values(workloads)) {
    expect(requests.length).toBeGreaterThan(0)
    for (const request of requests.slice(0, 2)) await sendRequest(product.url, request)
  }
  const { token } = await signIn(product.url, ADMIN_EMAIL)
  for (const [, request] of await listsOf(database, token)) await sendRequest(product.url, request)
})

let office: Office

beforeAll(async () => {
  office = await openOffice()
  // A fixed instant, because the number of cases per status depends on it.
  office.clock.set(new Date('2026-03-20T12:00:00Z'))
  await fillDataSet(office.connection, { rows: 3_000, now: office.clock.now() })
})

// Closing the office checks every law of the ledger.
afterAll(() => office.close())

describe('the data set of the bench', () => {
  it('has cases in every state, as many as were asked for', async () => {
    const rows = await office.database.db
      .selectFrom('cases')
      .select(['status', (of) => of.fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute()
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(3_000)
    expect(rows.map(({ status }) => status).toSorted()).toEqual(caseStatuses.toSorted())
  })

  it('has files in every stage', async () => {
    const { rows } = await sql<{ stage: string }>`select distinct stage from cases`.execute(office.database.db)
    expect(rows.map(({ stage }) => stage).toSorted()).toEqual(stages.toSorted())
  })

  it('leaves the month-end job nothing to do', async () => {
    expect(await runMonthEnd(office.deps)).toEqual({ raised: 0, reminded: 0, penalised: 0 })
  })
})
