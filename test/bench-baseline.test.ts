import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import type { Connection } from '#server/db/connection.ts'
import { typeParsers } from '#server/db/types.ts'
import { createTestDatabase } from '#test/database.ts'
import { OFFICE_SECRET } from '#test/office.ts'
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
