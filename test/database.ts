import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { connect, type Database } from '#server/db/connect.ts'
import type { Connection } from '#server/db/connection.ts'
import { connectionToDatabase, runAdminStatement } from '#test/temporary-postgres.ts'

export type TestDatabase = Omit<Database, 'close'> & {
  connection: Connection
  drop(): Promise<void>
  /** Closes it, and makes it a template for further databases. */
  keepAs(name: string): Promise<void>
}

/**
 * Creates a migrated, empty database from the template of the run, or a copy of another one, in some milliseconds. One per test
 * file, so that files run in parallel; call `drop` in afterAll.
 */
export async function createTestDatabase(template?: string): Promise<TestDatabase> {
  const server = inject('testServer')
  const name = `portal_test_${randomBytes(6).toString('hex')}`
  await runAdminStatement(
    server.connection,
    `create database ${name} template ${template ?? server.template} strategy file_copy`,
  )
  const connection = connectionToDatabase(server.connection, name)
  const { db, pool, close } = connect(connection, { max: 5 })
  // On a busy machine a place in the pool comes late; the product then answers 503, which no test of one person expects.
  pool.options.connectionTimeoutMillis = 60_000
  return {
    connection,
    db,
    pool,
    async drop() {
      await close()
      await runAdminStatement(server.connection, `drop database if exists ${name} with (force)`)
    },
    async keepAs(kept) {
      await close()
      await runAdminStatement(server.connection, `alter database ${name} rename to ${kept}`)
      await runAdminStatement(server.connection, `alter database ${kept} with is_template true allow_connections false`)
    },
  }
}
