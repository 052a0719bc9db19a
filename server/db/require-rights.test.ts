import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { addressOf, connectionToDatabase, runAdminStatement } from '#test/temporary-postgres.ts'
import { checkSession } from './check-session.ts'
import { migrate } from './migrate.ts'

/* A database that another role owns, as services hand them out. */
const server = inject('testServer').connection
const suffix = randomBytes(4).toString('hex')
const [role, owner] = [`portal_guest_${suffix}`, `portal_host_${suffix}`]
const databases: string[] = []

beforeAll(async () => {
  for (const name of [role, owner]) await runAdminStatement(server, `create role ${name} login password 'of-the-test'`)
})
afterAll(async () => {
  for (const name of databases) await runAdminStatement(server, `drop database ${name} with (force)`)
  for (const name of [role, owner]) await runAdminStatement(server, `drop role ${name}`)
})

async function createDatabase(options: string) {
  const name = `portal_rights_${databases.length}_${suffix}`
  databases.push(name)
  await runAdminStatement(server, `create database ${name} ${options}`)
  return connectionToDatabase(server, name)
}

/** Returns the line of a migration by the guest in a new database of the owner. */
async function lineAfter(arrangement: string): Promise<string> {
  const inside = await createDatabase(`owner ${owner}`)
  if (arrangement) await runAdminStatement(inside, arrangement)
  const connectionString = Object.assign(new URL(addressOf(inside)), { username: role, password: 'of-the-test' }).href
  const outcome = migrate({ connectionString }, { waitMs: 0 })
  return outcome.then(
    () => '',
    ({ message }: Error) => message.replaceAll(databases.at(-1) ?? '', 'office'),
  )
}

const schema = `grant usage, create on schema public to ${role};`
const rightly = (rights: string, statements: string) =>
  `DATABASE_URL: role ${role} may not ${rights}, for database office belongs to role ${owner}. Run there as ${owner}: ${statements}`
test.each([
  [
    'no right',
    '',
    rightly('make tables in the schema public, nor make the extension pg_trgm', `${schema} create extension pg_trgm;`),
  ],
  ['a right to tables alone', schema, rightly('make the extension pg_trgm', 'create extension pg_trgm;')],
  ['the extension alone', 'create extension pg_trgm', rightly('make tables in the schema public', schema)],
  [
    'no right to see the schema',
    'create extension pg_trgm; revoke all on schema public from public',
    rightly('make tables in the schema public', schema),
  ],
  [
    'the extension in a schema of its own',
    `${schema} create schema extensions; create extension pg_trgm schema extensions`,
    rightly(
      'find the extension pg_trgm in the schema extensions',
      `alter role ${role} in database office set search_path = public, extensions; grant usage on schema extensions to ${role};`,
    ),
  ],
  [
    'tables of another role',
    `${schema} create extension pg_trgm; create table schema_migrations (name text); alter table schema_migrations owner to ${owner}`,
    `DATABASE_URL: role ${role} may not change the tables of the portal, which belong to role ${owner}: connect as ${owner}, or name that role in DATABASE_MIGRATION_URL.`,
  ],
  [
    'no right to connect',
    `revoke connect on database portal_rights_6_${suffix} from public`,
    `DATABASE_URL: permission denied for database "office": as its owner, run: grant connect on database "office" to "${role}";`,
  ],
])('a role with %s in the database of another is told which grant is missing', async (_, arrangement, line) => {
  expect(await lineAfter(arrangement)).toBe(line)
})

/** As Azure does for what its settings do not name. */
const NOT_ALLOWED = `create function refuse() returns event_trigger language plpgsql
    as $$ begin raise 'extension "pg_trgm" is not allow-listed'; end $$;
  create event trigger refuse on ddl_command_start when tag in ('CREATE EXTENSION') execute function refuse();
  grant create on database current_database to public`

test('a service that does not allow the extension is named with what to do', async () => {
  const arrangement = `${schema} ${NOT_ALLOWED.replace('database current_database', `database portal_rights_${databases.length}_${suffix}`)}`
  expect(await lineAfter(arrangement)).toBe(
    'DATABASE_URL: the extension pg_trgm, which the search needs, cannot be made: extension "pg_trgm" is not allow-listed: allow it in the settings of the service (Azure: azure.extensions), or let an administrator of the database run: create extension pg_trgm;',
  )
})

test.each([
  ["encoding 'LATIN1' locale 'C'", /has the encoding LATIN1, .* create database portal encoding 'UTF8'/],
  ["encoding 'SQL_ASCII' locale 'C'", /has the encoding SQL_ASCII, /],
])('an office in a database with %s is refused', async (options, line) => {
  const connection = await createDatabase(`template template0 ${options}`)
  const outcome = checkSession(connection, { setting: 'DATABASE_URL', waitMs: 0 }).then(() =>
    migrate(connection, { waitMs: 0 }),
  )
  const said = await outcome.then(
    () => '',
    ({ message }: Error) => message,
  )
  expect(said).toMatch(line)
})

test.each([
  "locale 'C'",
  "locale 'C' locale_provider icu icu_locale 'und'",
  "locale 'C' locale_provider icu icu_locale 'tr'",
])('the search folds letter case as Unicode does in a database with %s', async (locale) => {
  const connection = await createDatabase(`template template0 encoding 'UTF8' ${locale}`)
  await migrate(connection, { waitMs: 0 })
  const client = new pg.Client(connection)
  await client.connect()
  onTestFinished(() => client.end())
  const { rows } = await client.query("select folded('éi ÉI ı ગુ') as capitals, plate_key('dl-04 ci 1') as plate")
  expect(rows).toEqual([{ capitals: 'ÉI ÉI I ગુ', plate: 'DL04CI1' }])
})

test('the statements of the line are enough', async () => {
  expect(await lineAfter(`${schema} create extension pg_trgm`)).toBe('')
})
