import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate, PostgresDialect } from 'kysely-codegen'
import { connect } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { createTemplate, databaseOn, startThrowAway } from '#test/throw-away.ts'

const FILE = join(import.meta.dirname, '..', 'server', 'db', 'schema.generated.ts')

/** The types that `server/db/types.ts` makes of PostgreSQL's values. */
const TYPES = { int8: 'number', date: 'string', timestamptz: 'string' }

/**
 * Writes the types of the migrated database to server/db/schema.generated.ts; with `--check` only says, by its exit
 * code, whether the committed file is what the migrations give.
 */
async function main(): Promise<void> {
  const fresh = await generateTypes()
  if (!process.argv.includes('--check')) {
    writeFileSync(FILE, fresh)
  } else if (readFileSync(FILE, 'utf8') !== fresh) {
    console.error('server/db/schema.generated.ts does not fit the migrations: npm run gen:db')
    process.exitCode = 1
  }
}

async function generateTypes(): Promise<string> {
  const server = await startThrowAway()
  try {
    const name = await createTemplate(server.connection, migrate, { open: true })
    const { db, close } = connect(databaseOn(server.connection, name))
    try {
      return await generate({
        db,
        dialect: new PostgresDialect(),
        excludePattern: 'schema_migrations',
        outFile: null,
        typeMapping: TYPES,
        typeOnlyImports: true,
      })
    } finally {
      await close()
    }
  } finally {
    await server.stop()
  }
}

await main()
