import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { Connection } from '#server/db/connection.ts'
import { migrate } from '#server/db/migrate.ts'
import { createTemplate, dropTemplates, startTemporaryPostgres } from '#test/temporary-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of the test databases, the name of the migrated template, and the folder of prepared offices. */
    testServer: { connection: Connection; template: string; prepared: string }
  }
}

/**
 * Runs once per test run: starts a temporary PostgreSQL (or uses the server of TEST_DATABASE_URL) and
 * creates a migrated database that `createTestDatabase` copies.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL
  const server = url ? { connection: { connectionString: url }, stop: async () => {} } : await startTemporaryPostgres()
  const prepared = mkdtempSync(join(tmpdir(), 'prepared-offices-'))
  try {
    const template = await createTemplate(server.connection, (connection) => migrate(connection))
    project.provide('testServer', { connection: server.connection, template, prepared })
    return async () => {
      rmSync(prepared, { recursive: true })
      if (url) await dropTemplates(server.connection, template)
      await server.stop()
    }
  } catch (error) {
    rmSync(prepared, { recursive: true })
    await server.stop()
    throw error
  }
}
