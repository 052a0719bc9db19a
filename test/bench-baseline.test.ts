import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#test/database.ts'
import { OFFICE_SECRET } from '#test/office.ts'
import { addressOf } from '#test/temporary-postgres.ts'
import { timeLimit } from '#test/time-limit.ts'
import { checkAlike } from '../bench/against-baseline.ts'
import { ADMIN_EMAIL, fillDataSet } from '../bench/data-set.ts'
import { startBaseline, startProduct } from '../bench/processes.ts'
import { listsOf } from '../bench/whole-lists.ts'
import { sendRequest, signIn, workloadsOf } from '../bench/workloads.ts'

test('the baseline of the bench answers as the product does, and every workload and whole list is a success', {
  timeout: timeLimit(60_000),
}, async () => {
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
  for (const requests of Object.values(workloads)) {
    expect(requests.length).toBeGreaterThan(0)
    for (const request of requests.slice(0, 2)) await sendRequest(product.url, request)
  }
  const { token } = await signIn(product.url, ADMIN_EMAIL)
  for (const [, request] of await listsOf(database, token)) await sendRequest(product.url, request)
})
