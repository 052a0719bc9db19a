import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { generate, PostgresDialect, type PostprocessFunction } from 'kysely-codegen'
import { connect } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { connectionToDatabase, createTemplate, startTemporaryPostgres } from '#test/temporary-postgres.ts'

const FILE = join(import.meta.dirname, '..', 'server', 'db', 'schema.generated.ts')

/** The types into which `server/db/types.ts` converts PostgreSQL's values. */
const TYPES = { int8: 'number', date: 'string', timestamptz: 'string' }

/**
 * Writes the types of the migrated database to server/db/schema.generated.ts; with `--check` only
 * reports, by its exit code, whether the committed file is up to date.
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
  const server = await startTemporaryPostgres()
  try {
    const name = await createTemplate(server.connection, migrate, { open: true })
    const { db, close } = connect(connectionToDatabase(server.connection, name))
    try {
      return await generate({
        db,
        dialect: new PostgresDialect(),
        excludePattern: '{mails,schema_migrations}',
        outFile: null,
        postprocess: addCheckedValues,
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

/** Gives a column with `check (column in ('a', 'b'))` the union of these values as its type. */
const addCheckedValues: PostprocessFunction = async ({ db, metadata }) => {
  const values = await findCheckedValues(db)
  for (const table of metadata.tables)
    for (const column of table.columns) column.enumValues ??= values.get(`${table.name}.${column.name}`) ?? null
  return metadata
}

/**
 * Returns the values of each such column, by `table.column`, read from the constraint as PostgreSQL
 * prints it.
 */
async function findCheckedValues(db: Kysely<unknown>): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ column: string; definition: string }>`
    select conrelid::regclass || '.' || attname as column, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'c' and cardinality(conkey) = 1 and connamespace = 'public'::regnamespace`.execute(db)
  return new Map(
    rows.flatMap(({ column, definition }): [string, string[]][] => {
      const [, several, single] = /^CHECK \(\(\w+ = (?:ANY \(ARRAY\[(.*)\]\)|('.*))\)\)$/.exec(definition) ?? []
      const list = several ?? single
      return list
        ? [[column, [...list.matchAll(/'((?:[^']|'')*)'::/g)].map(([, value = '']) => value.replaceAll("''", "'"))]]
        : []
    }),
  )
}

await main()
