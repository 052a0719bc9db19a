import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { deriveKeys } from '#server/security/keys.ts'
import { reencrypt } from '#server/security/reencrypt.ts'
import { loadAppSecret } from '#server/start/app-secret.ts'
import { OFFICE_SECRET, openOffice } from '#test/office.ts'

const ANOTHER = 'a secret of another office, long enough'
const office = await openOffice()
afterAll(() => office.close())
const { pool, db } = office.database

let DATA_DIR: string
beforeEach(async () => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'portal-secret-'))
  await pool.query('delete from secret_check')
  return () => rmSync(DATA_DIR, { recursive: true })
})

const file = () => join(DATA_DIR, 'app-secret')
const load = (APP_SECRET?: string, APP_SECRET_PREVIOUS: string[] = []) =>
  loadAppSecret({ DATA_DIR, APP_SECRET, APP_SECRET_PREVIOUS }, pool)

test('a secret is created once, readable by its owner only, and a damaged one is refused', async () => {
  const made = await load()
  expect(made.length).toBeGreaterThanOrEqual(32)
  expect(await load()).toBe(made)
  expect(statSync(file()).mode & 0o777).toBe(0o600)
  writeFileSync(file(), 'short')
  await expect(load()).rejects.toThrow(/^DATA_DIR .*damaged/)
})

test('a start fails without APP_SECRET, or with another one', async () => {
  await load(OFFICE_SECRET)
  await expect(load(ANOTHER)).rejects.toThrow(/^APP_SECRET is not the secret of this database/)
  await expect(load()).rejects.toThrow(/^DATA_DIR .*app-secret is gone/)
  expect(existsSync(file()), 'none is made').toBe(false)
  writeFileSync(file(), ANOTHER)
  await expect(load()).rejects.toThrow(/^DATA_DIR .*app-secret is not the secret of this database/)
})

test('one of two processes that start together with different secrets is refused', async () => {
  const both = await Promise.allSettled([load(OFFICE_SECRET), load(ANOTHER)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('the secret is changed with the help of the previous one', async () => {
  await load(OFFICE_SECRET)
  expect(await load(ANOTHER, [OFFICE_SECRET])).toBe(ANOTHER)
  await reencrypt(db, deriveKeys(ANOTHER, [OFFICE_SECRET]))
  expect(await load(ANOTHER)).toBe(ANOTHER)
  await expect(load(OFFICE_SECRET)).rejects.toThrow(/^APP_SECRET /)
  await reencrypt(db, deriveKeys(OFFICE_SECRET, [ANOTHER]))

  const generated = await load(undefined, [OFFICE_SECRET])
  expect(await load(undefined, [OFFICE_SECRET])).toBe(generated)
})

test('a database without a check value is verified by its encrypted values', async () => {
  const sealed = async (table: string) => (await pool.query(`select from ${table} limit 1`)).rows.length
  const refused = expect.stringMatching(/^APP_SECRET /)
  const tried = async () => {
    const wrong = await load(ANOTHER).catch((error: Error) => error.message)
    const right = await load(OFFICE_SECRET).catch((error: Error) => error.message)
    await pool.query('delete from secret_check')
    return [wrong, right]
  }
  const by = await office.employee()
  const { id } = await office.caseIn('Created', { by })
  const body = await office.caseBody({ referenceDetail: { name: 'Meena Rao', contactNo: '9822099999' } })
  await office.ok(caseEndpoints.edit, { as: by, params: { id }, body })
  expect([await sealed('vault'), await sealed('deliveries')]).toEqual([1, 1])
  expect(await tried(), 'by the vault').toEqual([refused, OFFICE_SECRET])
  const kept = await db.selectFrom('vault').selectAll().execute()
  await pool.query('delete from vault')
  expect(await tried(), 'by the deliveries').toEqual([refused, OFFICE_SECRET])
  await pool.query('delete from deliveries')
  expect(await tried(), 'by the history').toEqual([refused, OFFICE_SECRET])
  await db.insertInto('vault').values(kept).execute()
})
