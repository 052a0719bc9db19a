import pg from 'pg'
import { StartError } from '../start/start-error.ts'

/** The extension of the search indexes. PostgreSQL lets the owner of a database make it, for it is trusted. */
const EXTENSION = 'pg_trgm'

interface Rights {
  role: string
  database: string
  owner: string
  extension_schema: string | null
  is_found: boolean | null
  may_find: boolean | null
  is_available: boolean
  may_extend: boolean
  has_schema: boolean
  may_use: boolean
  may_create: boolean
  /** A role that owns tables of the portal, and whose rights this one has not. */
  table_owner: string | null
}

const RIGHTS = `select current_user as role, datname as database, pg_get_userbyid(datdba) as owner,
    extension.nspname as extension_schema, extension.nspname = any(array['public'] || current_schemas(true)) as is_found,
    has_schema_privilege(extension.nspname, 'usage') as may_find,
    exists(select from pg_available_extensions where name = $1) as is_available,
    has_database_privilege(pg_database.oid, 'create') as may_extend,
    public.nspname is not null as has_schema,
    coalesce(has_schema_privilege(public.nspname, 'usage'), false) as may_use,
    coalesce(has_schema_privilege(public.nspname, 'create'), false) as may_create,
    (select pg_get_userbyid(relowner) from pg_class
      where relnamespace = public.oid and relkind in ('r', 'v', 'S') and not pg_has_role(relowner, 'usage')
        and exists(select from pg_class where relnamespace = public.oid and relname = 'schema_migrations') limit 1) as table_owner
  from pg_database left join pg_namespace as public on public.nspname = 'public'
    left join (pg_extension join pg_namespace as extension on extension.oid = extnamespace) on extname = $1
  where datname = current_database()`

/**
 * Requires what a migration needs: tables in the schema public, and the extension of the search, which it makes. Throws a
 * StartError of one line that names the role and the statements that its owner is to run.
 */
export async function requireRights(client: pg.Client, setting: string): Promise<void> {
  const { rows } = await client.query<Rights>(RIGHTS, [EXTENSION])
  const [rights] = rows
  if (!rights) return
  const { role, database, owner, table_owner } = rights
  const { extension_schema } = rights
  if (extension_schema === null && !rights.is_available)
    throw new StartError(
      `${setting}: PostgreSQL there does not have the extension ${EXTENSION}, which the search needs: install the package postgresql-contrib, or allow the extension in the settings of the service.`,
    )
  if (table_owner !== null)
    throw new StartError(
      `${setting}: role ${role} may not change the tables of the portal, which belong to role ${table_owner}: connect as ${table_owner}, or name that role in DATABASE_MIGRATION_URL.`,
    )
  const missing: string[] = []
  const statements: string[] = []
  if (!rights.has_schema) {
    missing.push('find the schema public')
    statements.push(`create schema public authorization ${name(role)};`)
  } else if (!rights.may_use || !rights.may_create) {
    missing.push('make tables in the schema public')
    statements.push(`grant usage, create on schema public to ${name(role)};`)
  }
  if (extension_schema === null && !rights.may_extend) {
    missing.push(`make the extension ${EXTENSION}`)
    statements.push(`create extension ${EXTENSION};`)
  } else if (extension_schema !== null && !rights.is_found) {
    missing.push(`find the extension ${EXTENSION} in the schema ${extension_schema}`)
    statements.push(
      `alter role ${name(role)} in database ${name(database)} set search_path = public, ${name(extension_schema)};`,
    )
    if (!rights.may_find) statements.push(`grant usage on schema ${name(extension_schema)} to ${name(role)};`)
  }
  if (missing.length > 0)
    throw new StartError(
      `${setting}: role ${role} may not ${missing.join(', nor ')}, for database ${database} belongs to role ${owner}. Run there as ${owner}: ${statements.join(' ')}`,
    )
  if (extension_schema === null) await makeExtension(client, setting)
}

/** A service may have the extension, and still let nobody make it until its administrator allows that. */
async function makeExtension(client: pg.Client, setting: string): Promise<void> {
  try {
    await client.query(`create extension if not exists ${EXTENSION}`)
  } catch (error) {
    throw new StartError(
      `${setting}: the extension ${EXTENSION}, which the search needs, cannot be made: ${(error as Error).message}: allow it in the settings of the service (Azure: azure.extensions), or let an administrator of the database run: create extension ${EXTENSION};`,
      { cause: error },
    )
  }
}

/** A name as PostgreSQL reads it, quoted where it must be. */
const name = (role: string) => (/^[a-z_][a-z0-9_]*$/.test(role) ? role : pg.escapeIdentifier(role))
