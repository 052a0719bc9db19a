import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { deriveKeys } from '#server/security/keys.ts'
import { reencrypt } from '#server/security/reencrypt.ts'
import { openOffice } from '#test/office.ts'

const office = await openOffice()
afterAll(() => office.close())
const { db } = office.database
const OLD = 'a secret of the test office, long enough'
const NEW = 'another secret of the test office, as long'

test('a new secret decrypts the values of the old one, encrypts them again, and needs the old one no more', async () => {
  const asha = await office.employee()
  const made = await office.caseIn('Created', { by: asha })
  const form = await office.caseBody({ referenceDetail: { name: 'Meena Rao', contactNo: '9822099999' } })
  await office.ok(caseEndpoints.edit, { as: asha, params: { id: made.id }, body: form })
  const both = deriveKeys(NEW, [OLD])
  const [historyBefore, vaultBefore] = [await entries(), await db.selectFrom('vault').selectAll().execute()]
  const address = office.deps.keys.sign('an address')
  // Before keys had numbers of their own, every row had this one.
  await db.updateTable('vault').set({ key_id: 1 }).where('field', '=', 'buyerAadharNo').execute()

  const done = await reencrypt(db, both)
  expect(done.vault).toBe(vaultBefore.length)
  expect(done.deliveries).toBeGreaterThan(0)
  expect(done.history).toBeGreaterThan(0)
  expect(await reencrypt(db, both), 'once').toMatchObject({ vault: 0, deliveries: 0 })
  expect([both.isSigned('an address', address), deriveKeys(NEW).isSigned('an address', address)]).toEqual([true, false])

  const alone = deriveKeys(NEW)
  for (const { owner_id, field, key_id, sealed } of await db.selectFrom('vault').selectAll().execute())
    expect(alone.decrypt('vault', `${owner_id}/${field}`, { key_id, sealed })).toMatch(/^\w{10,12}$/)
  for (const { id, key_id, sealed } of await db.selectFrom('deliveries').selectAll().execute())
    expect(alone.decrypt('mail', id, { key_id, sealed })).toContain('"name"')
  const historyAfter = await entries()
  expect(historyAfter.map(withoutSeals)).toEqual(historyBefore.map(withoutSeals))
  expect(historyAfter).not.toEqual(historyBefore)

  const keys = { ...office.deps.keys }
  Object.assign(office.deps.keys, alone)
  const data = await office.ok(caseEndpoints.history, { as: asha, params: { id: made.id } })
  expect(data[0]?.changes.referenceContactNo?.to).toBe('9822099999')
  const body = { reason: 'To file form 29' }
  const revealed = await office.ok(caseEndpoints.revealAadhaar, { as: asha, params: { id: made.id }, body })
  expect(revealed.sellerAadharNo).toMatch(/^\d{12}$/)
  Object.assign(office.deps.keys, keys)
  expect(() => deriveKeys(OLD).decrypt('vault', 'x', both.encrypt('vault', 'x', 'text'))).toThrow('No key decrypts')
})

test('the setting for encrypting again allows no other change of the history', async () => {
  const tries = [
    sql`update history set action = 'verified'`,
    sql`update history set at = at + interval '1 day'`,
    sql`update history set actor_id = null, changes = changes || '{"x": {"from": 1, "to": 2}}'`,
    sql`delete from history`,
    sql`truncate history`,
  ]
  for (const change of tries)
    await expect(
      db.transaction().execute(async (tx) => {
        await sql`select set_config('portal.resealing', 'on', true)`.execute(tx)
        await change.execute(tx)
      }),
    ).rejects.toThrow('append-only')
})

test('every table with encrypted values is encrypted again', async () => {
  const { rows } = await sql<{ table_name: string }>`select table_name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and column_name = 'key_id' and table_type = 'BASE TABLE'`.execute(db)
  const done = await reencrypt(db, deriveKeys(NEW, [OLD]))
  expect(rows.filter(({ table_name }) => !(table_name in done))).toEqual([])
})

const entries = () => db.selectFrom('history').selectAll().orderBy('seq').execute()
const withoutSeals = (entry: unknown) => JSON.stringify(entry).replaceAll(/"sealed":"[^"]*"/g, '')
