import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { folderStore } from '#server/adapters/files.ts'
import { archiveSource, type Manifest } from '#server/backup/archive.ts'
import { readBackup } from '#server/backup/restore.ts'
import { migrate } from '#server/db/migrate.ts'
import { createTestDatabase } from '#test/database.ts'
import { makeTemporaryFolder } from '#test/make-folder.ts'
import { OFFICE_SECRET, type Office, openOffice } from '#test/office.ts'

/** A backup of a sample office of 1.0.0; its `APP_SECRET` is that of the test offices. */
const OF_1_0_0 = join(import.meta.dirname, 'upgrade/office-1.0.0.backup')

let office: Office
let manifest: Manifest
beforeAll(async () => {
  const template = `${inject('testServer').template}_of_1_0_0`
  const folder = makeTemporaryFolder('upgrade-')
  const database = await createTestDatabase()
  const files = folderStore(join(folder, 'files'))
  const secrets = { set: OFFICE_SECRET, generated: null, previous: [] }
  const into = { connection: database.connection, files, secrets }
  manifest = (await readBackup(into, archiveSource(OF_1_0_0))).manifest // checks every row and file
  await migrate(database.connection)
  await database.keepAs(template)
  const superadmin = { ADMIN_EMAIL: 'admin@office.example', ADMIN_PASSWORD: 'demo office password' }
  office = await openOffice(superadmin, { template, folder, known: { count: 1000 } })
})
afterAll(() => office.close()) // asks every law of the stored data

test('a restored office of 1.0.0 opens each of its cases after the upgrade', async () => {
  const as = await office.superadmin()
  const { rows } = await office.database.pool.query<{ id: string }>('select id from cases')
  expect(rows).toHaveLength(manifest.tables.find(({ name }) => name === 'cases')?.rows ?? 0)
  expect(rows.length).toBeGreaterThan(20)
  for (const { id } of rows) await office.ok(caseEndpoints.details, { as, params: { id } })
})

test('a restored office of 1.0.0 reads back an encrypted number', async () => {
  const as = await office.superadmin()
  await office.stepUp(as)
  const { rows } = await office.database.pool.query<{ id: string }>(
    "select id from cases where seller_aadhaar_last4 ~ '^[0-9]{4}$' limit 1",
  )
  const id = rows[0]?.id ?? ''
  const shown = await office.ok(caseEndpoints.revealAadhaar, {
    as,
    params: { id },
    body: { reason: 'Asked by the owner' },
  })
  expect(JSON.stringify(shown)).toMatch(/\d{12}/)
})
