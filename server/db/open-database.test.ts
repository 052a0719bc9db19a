import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeTemporaryFolder } from '#test/make-folder.ts'
import { openDatabase } from './open-database.ts'

const folder = makeTemporaryFolder('open-database-')
afterAll(() => rmSync(folder, { recursive: true }))

test('a tool names the setting of a database that does not answer', async () => {
  const away = { DATABASE_URL: 'postgresql://portal:any@127.0.0.1:1/portal', DATA_DIR: folder }
  const reason = 'cannot connect to PostgreSQL: connect ECONNREFUSED 127.0.0.1:1'
  await expect(openDatabase(away)).rejects.toThrow(`DATABASE_URL: ${reason}`)
  const owner = { ...away, DATABASE_MIGRATION_URL: away.DATABASE_URL }
  await expect(openDatabase(owner, { as: 'owner' })).rejects.toThrow(`DATABASE_MIGRATION_URL: ${reason}`)
})

test('a tool makes no database in a folder without one', async () => {
  const DATA_DIR = join(folder, 'empty')
  await expect(openDatabase({ DATA_DIR })).rejects.toThrow(`DATA_DIR ${DATA_DIR} does not exist.`)
  mkdirSync(DATA_DIR)
  await expect(openDatabase({ DATA_DIR })).rejects.toThrow(`DATA_DIR ${DATA_DIR} holds no database.`)
  expect(readdirSync(DATA_DIR)).toEqual([])
})
