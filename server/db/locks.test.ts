import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { describeHolder, LOCKS, tryLock } from '#server/db/locks.ts'
import { connectionToDatabase, runAdminStatement } from '#test/temporary-postgres.ts'

const ROOT = join(import.meta.dirname, '../..')
const server = inject('testServer').connection
const name = `portal_test_locks_${process.pid}`
let [here, elsewhere]: pg.Client[] = []

beforeAll(async () => {
  await runAdminStatement(server, `create database ${name}`)
  here = new pg.Client({ ...connectionToDatabase(server, name), application_name: 'the holder' })
  elsewhere = new pg.Client(server)
  await Promise.all([here.connect(), elsewhere.connect()])
})
afterAll(async () => {
  await Promise.all([here?.end(), elsewhere?.end()])
  await runAdminStatement(server, `drop database ${name} with (force)`)
})

test('no two locks are equal', () => {
  const numbers = Object.values(LOCKS)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('an advisory lock is taken by its name in the table, never by a number', () => {
  const files = globSync('{server,tools}/**/*.{ts,mjs,sql}', { cwd: ROOT })
  const literal = /advisory\w*\(\s*\d/
  expect(files.filter((path) => literal.test(readFileSync(join(ROOT, path), 'utf8')))).toEqual([])
  expect(literal.test(`pg_advisory_xact_lock(${7_241_905_114})`), 'catches the sample').toBe(true)
})

test('each lock is held apart from the others', async () => {
  const names = Object.keys(LOCKS) as (keyof typeof LOCKS)[]
  const other = new pg.Client(connectionToDatabase(server, name))
  await other.connect()
  try {
    expect(await tryLock(other, 'cleanup')).toBe(true)
    const free = await Promise.all(names.map((one) => tryLock(here as pg.Client, one)))
    expect(names.filter((_, n) => !free[n])).toEqual(['cleanup'])
  } finally {
    await other.end()
  }
})

test('the holder of a lock is named, and a session of another database is not', async () => {
  expect(await tryLock(elsewhere as pg.Client, 'migrations')).toBe(true)
  expect(await tryLock(here as pg.Client, 'migrations')).toBe(true)
  expect(await describeHolder(here as pg.Client, 'migrations')).toMatch(/^process \d+ of PostgreSQL \(the holder\)$/)
  await (here as pg.Client).query('select pg_advisory_unlock_all()')
  expect(await describeHolder(here as pg.Client, 'migrations')).toBe('it has just gone')
})
