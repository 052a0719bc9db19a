import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { Connection } from '#server/db/connection.ts'
import { migrate } from '#server/db/migrate.ts'
import { copyMigrations } from '#test/drills/old-office.ts'
import { connectionToDatabase, runAdminStatement } from '#test/temporary-postgres.ts'

export interface OldDatabase {
  connection: Connection
  /** A connected client. */
  client: pg.Client
  /** A temporary folder of the database. */
  folder: string
  drop(): Promise<void>
}

/**
 * Creates a database with the migrations before `migration` only, for the test of that one; `migrate`
 * applies the others. Call `drop` in afterAll.
 */
export async function createOldDatabase(migration: string): Promise<OldDatabase> {
  const server = inject('testServer').connection
  const name = `portal_test_before_${migration}_${process.pid}`
  const folder = mkdtempSync(join(tmpdir(), 'portal-old-'))
  const connection = connectionToDatabase(server, name)
  await runAdminStatement(server, `create database ${name}`)
  await migrate(connection, { folder: copyMigrations(folder, (file) => file < migration) })
  const client = new pg.Client(connection)
  await client.connect()
  return {
    connection,
    client,
    folder,
    async drop() {
      await client.end()
      await runAdminStatement(server, `drop database ${name} with (force)`)
      rmSync(folder, { recursive: true })
    },
  }
}
