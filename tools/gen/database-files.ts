import type { Kysely } from 'kysely'
import { connect } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { connectionToDatabase, createTemplate, startTemporaryPostgres } from '#test/temporary-postgres.ts'
import { databaseSchema } from './database-schema.ts'
import { databaseTypes } from './database-types.ts'

/** Returns what is generated from a migrated database, by file: its types, and the tables as they are today. */
export async function databaseFiles(): Promise<Record<string, string>> {
  const server = await startTemporaryPostgres()
  try {
    const name = await createTemplate(server.connection, migrate, { open: true })
    const { db, pool, close } = connect(connectionToDatabase(server.connection, name))
    try {
      return {
        'server/db/schema.generated.ts': await databaseTypes(db as unknown as Kysely<unknown>),
        'server/db/schema.sql': await databaseSchema(pool),
      }
    } finally {
      await close()
    }
  } finally {
    await server.stop()
  }
}
