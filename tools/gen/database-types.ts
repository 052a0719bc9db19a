import { type Kysely, sql } from 'kysely'
import { generate, PostgresDialect, type PostprocessFunction } from 'kysely-codegen'
import { expiryTypes } from '#contract/cases/case-fields.ts'

/** The types into which `server/db/types.ts` converts PostgreSQL's values. */
const TYPES = { int8: 'number', date: 'string', timestamptz: 'string' }

/** The columns with a type of expiry: the contract lists the types, the database does not. */
const EXPIRY_COLUMNS = ['reminder_log', 'reminder_snoozes', 'reminder_templates', 'vehicle_expiries'].map(
  (table) => `${table}.kind`,
)

/** Returns the TypeScript types of a migrated database. */
export const databaseTypes = (db: Kysely<unknown>): Promise<string> =>
  generate({
    db,
    dialect: new PostgresDialect(),
    excludePattern: '{mails,schema_migrations}',
    outFile: null,
    postprocess: addCheckedValues,
    typeMapping: TYPES,
    typeOnlyImports: true,
  })

/** Gives a column with `check (column in ('a', 'b'))`, or with a type of expiry, the union of these values as its type. */
const addCheckedValues: PostprocessFunction = async ({ db, metadata }) => {
  const values = await findCheckedValues(db)
  for (const column of EXPIRY_COLUMNS) values.set(column, [...expiryTypes])
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
