import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { createTestDatabase } from '#test/database.ts'
import { OFFICE_SECRET } from '#test/office.ts'
import { addressOf } from '#test/temporary-postgres.ts'

test('a database that stops meanwhile is told in one line', async () => {
  const { connection, pool, drop } = await createTestDatabase()
  const holder = new pg.Client(connection)
  await holder.connect()
  await holder.query('begin; lock table bills in access exclusive mode')
  const child = spawn(process.execPath, ['tools/audit-ledger.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, APP_SECRET: OFFICE_SECRET, DATABASE_URL: addressOf(connection) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = Promise.all([once(child, 'close'), text(child.stderr)])
  const audit = `from pg_stat_activity where application_name = 'vehicle-record-portal audit'
    and datname = current_database() and wait_event_type = 'Lock'`
  await vi.waitFor(async () => expect((await pool.query(`select ${audit}`)).rowCount).toBe(1), {
    timeout: 60_000,
  })
  await pool.query(`select pg_terminate_backend(pid) ${audit}`)
  const [[code], said] = await ended
  expect([code, said]).toEqual([2, 'terminating connection due to administrator command\n'])
  await holder.end()
  await drop()
})
