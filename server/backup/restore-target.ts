import type pg from 'pg'
import { tryLock } from '../db/locks.ts'
import { migrationFiles } from '../db/migrate.ts'
import { StartError } from '../start/start-error.ts'

/**
 * An object of the schema public that belongs to no extension and to no other object (as the sequence
 * of an identity column does).
 */
interface SchemaObject {
  type: string
  /** The quoted name with schema and arguments. */
  identity: string
  name: string
}

/** Each type depends only on the types before it. */
const DROP_ORDER = ['view', 'table', 'sequence', 'function']

async function listObjects(client: pg.ClientBase): Promise<SchemaObject[]> {
  const { rows } = await client.query<SchemaObject>(`
    select o.type, o.identity, regexp_replace(o.identity, '^public\\.|\\(.*$', '', 'g') as name
    from pg_depend d, pg_identify_object(d.classid, d.objid, d.objsubid) o
    where d.refclassid = 'pg_namespace'::regclass and d.refobjid = to_regnamespace('public') and o.type <> 'extension'
      and not exists (select from pg_depend e where e.classid = d.classid and e.objid = d.objid and e.deptype in ('e', 'i'))`)
  return rows
}

/** Refuses a database with objects of another product; an empty database is accepted. */
export async function requirePortalObjectsOnly(client: pg.ClientBase): Promise<void> {
  const objects = await listObjects(client)
  if (objects.length === 0) return
  const files = migrationFiles()
  const first = files[0]
  const migrated = await client
    .query('select from schema_migrations where name = $1 and sha256 = $2', [first?.name, first?.sha256])
    .catch(() => ({ rowCount: 0 })) // the table of migrations is missing, or another product's
  const ownNameSet = ownNames(files.map(({ sql }) => sql))
  const foreign = migrated.rowCount ? objects.filter(({ name }) => !ownNameSet.has(name)) : objects
  if (foreign[0])
    throw new StartError(
      `The database holds what is not the portal’s, such as the ${foreign[0].type} ${foreign[0].identity}: restore into a database of its own. Nothing was changed.`,
    )
}

/** Returns every name that any migration ever created. */
function ownNames(migrations: readonly string[]): Set<string> {
  const creation = /\b(?:create (?:or replace )?(?:table|view|sequence|function)(?: if not exists)?|rename to) (\w+)/g
  const names = migrations.flatMap((sql) => [...sql.matchAll(creation)].map(([, name = '']) => name))
  return new Set(['schema_migrations', ...names])
}

/** Drops every object of the portal from the schema. No cascade: a foreign view of our tables makes it fail. */
export async function dropPortalObjects(client: pg.ClientBase): Promise<void> {
  const objects = await listObjects(client)
  for (const type of DROP_ORDER) {
    const names = objects.filter((object) => object.type === type).map(({ identity }) => identity)
    if (names.length > 0) await client.query(`drop ${type} if exists ${names.join(', ')}`)
  }
}

/** Makes portals that start wait until this session ends; refuses when one is starting already. */
export async function blockPortalStarts(client: pg.ClientBase): Promise<void> {
  if (!(await tryLock(client, 'migrations')))
    throw new StartError('A portal is just starting on this database: stop it first. Nothing was changed.')
}

/**
 * Refuses while a portal or one of its tools is connected; each of them holds a connection all the
 * time (server/db/health-check.ts).
 */
export async function requireNoPortalConnection(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`select application_name as name from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name like 'vehicle-record-portal%'`)
  if (rows[0])
    throw new StartError(
      `The database is in use by a running portal (${rows.length} connections, such as ${rows[0].name}): stop it first. Nothing was changed.`,
    )
}
