import type { TestProject } from 'vitest/node'
import type { Connection } from '#server/db/connection.ts'
import { migrate } from '#server/db/migrate.ts'
import { createTemplate, dropTemplate, startTemporaryPostgres } from '#test/temporary-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of the test databases, and the name of the migrated template. */
    testServer: { connection: Connection; template: string }
  }
}

/**
 * Runs once per test run: starts a temporary PostgreSQL (or uses the server of TEST_DATABASE_URL) and
 * creates a migrated database that `createTestDatabase` copies.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL
  const server = url ? { connection: { connectionString: url }, stop: async () => {} } : await startTemporaryPostgres()
  try {
    const template = await createTemplate(server.connection, (connection) => migrate(connection))
    project.provide('testServer', { connection: server.connection, template })
    return async () => {
      if (url) await dropTemplate(server.connection, template)
      await server.stop()
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}
