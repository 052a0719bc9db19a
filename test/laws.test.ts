import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allEndpoints } from '#contract/all-endpoints.generated.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'

const ROOT = join(import.meta.dirname, '..')
const files = (pattern: string) =>
  globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules'] }).map((path) => ({ path, text: read(path) }))
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** A law is a search for a forbidden text; each proves that it catches a bad sample. */
const laws = [
  {
    name: 'no file outside the vault reads or writes Aadhaar and PAN numbers in the database',
    where: 'server/**/*.ts',
    except: ['server/security/vault.ts', 'server/db/schema.generated.ts'],
    forbidden: /(?:From|Into|Table)\('vault'\)/,
    sample: "db.selectFrom('vault')",
  },
  {
    name: 'the present moment comes from the clock',
    where: '{contract,server/{features,http,deliveries,outbox,jobs}}/**/*.ts',
    except: [],
    forbidden: /Date\.now\(\)|new Date\(\)/,
    sample: 'const now = new Date()',
  },
  {
    name: 'the web app spells its addresses in its routes and one file',
    // The paths of calls begin with the same words.
    where: 'web/{*.ts,app/*.{ts,tsx},app/pages/*.{ts,tsx},!(app)/**/*.{ts,tsx}}',
    except: ['web/lib/paths.ts', 'web/endpoints.generated.ts', 'web/features/notifications/live-changes.ts'],
    forbidden: /['"`]\/(?:superadmin|employee|client)\//,
    sample: "navigate('/superadmin/cases')",
  },
  {
    name: 'a key that can be switched off is announced only while it is on',
    where: 'web/**/*.tsx',
    except: [],
    forbidden: /aria-keyshortcuts="(?:Shift\+)?\S"/,
    sample: '<Button aria-keyshortcuts="Shift+R">',
  },
  {
    name: 'a function that throws for what is not there is called get, not find (docs/style.md)',
    where: '{contract,server,web,demo,test,tools,reports,bench}/**/*.{ts,tsx}',
    except: [],
    // From its first line to a blank line or the end; `throw error` passes on what a catch does not know.
    forbidden:
      /^(?:export )?(?:async )?(?:function|const) find[A-Z](?:(?!^\}?$)[\s\S])*?(?:\bthrow (?!error\b)|OrThrow)/m,
    sample: 'async function findKey(db: Db) {\n  if (!key) throw notFound()',
  },
]

describe('laws', () => {
  for (const { name, where, except, forbidden, sample } of laws) {
    test(name, () => {
      const broken = files(where)
        .filter(({ path }) => !isTest(path) && !except.includes(path))
        .filter(({ text }) => forbidden.test(text))
      expect(broken.map(({ path }) => path)).toEqual([])
      expect(forbidden.test(sample), 'catches the sample').toBe(true)
    })
  }

  const takesKey = new Set(
    allEndpoints.filter((one) => one.idempotent && one.method === 'POST').map(({ path }) => path),
  )
  /** The calls with a key, as the web app names them: `taskEndpoints.create`. */
  const keyedCalls = () =>
    read('web/endpoints.generated.ts')
      .split('export const ')
      .flatMap((text) => {
        const [, group] = /^(\w+)/.exec(text) ?? []
        const calls = [...text.matchAll(/^ {2}(\w+): \{ method: 'POST', path: '([^']+)'/gm)]
        return calls.filter(([, , path = '']) => takesKey.has(path)).map(([, name]) => `${group}.${name}`)
      })
  const withoutKey = (text: string, keyed: readonly string[]) =>
    text
      .split('useApiMutation(')
      .slice(1)
      .filter((use) => keyed.some((name) => use.startsWith(name)) && !/^(?:[^()]|\([^()]*\))*submitKey/.test(use))

  test('what a form creates goes with a key, so that a lost answer makes nothing twice', () => {
    const keyed = keyedCalls()
    expect(keyed).toEqual(
      expect.arrayContaining(['caseEndpoints.create', 'taskEndpoints.create', 'reminderEndpoints.log']),
    )
    const broken = files('web/**/*.{ts,tsx}').filter(({ text }) => withoutKey(text, keyed).length > 0)
    expect(broken.map(({ path }) => path)).toEqual([])
    const sample = (options: string) => withoutKey(`useApiMutation(taskEndpoints.create, { ${options} })`, keyed).length
    expect([sample('invalidates'), sample('submitKey')], 'catches the sample').toEqual([1, 0])
  })

  const doubleTypes = (contract: readonly { path: string; text: string }[]) => {
    const homes = contract.flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name = '']) => ({ name, path })),
    )
    return [...Map.groupBy(homes, ({ name }) => name)].flatMap(([name, { length }]) => (length > 1 ? [name] : []))
  }

  test('a type of the contract is declared once', () => {
    expect(doubleTypes(files('contract/**/*.ts'))).toEqual([])
    const text = 'export type Stage = (typeof stages)[number]'
    expect(
      doubleTypes([
        { path: 'a.ts', text },
        { path: 'b.ts', text },
      ]),
      'catches the sample',
    ).toEqual(['Stage'])
  })

  /** The files that a file imports by a relative path, with the names that it takes from each. */
  const importsOf = ({ path, text }: { path: string; text: string }) =>
    [...text.matchAll(/^import (?:type )?\{([^}]*)\} from '(\.[^']+)'/gm)].map(([, names = '', from = '']) => ({
      path: join(dirname(path), from),
      names: names.split(',').map((name) => name.trim()),
    }))

  /**
   * Returns files that know the request and neither handle a call (`handler()` in a routes.ts) nor help a file that does. A
   * routes.ts that handles its calls itself may know it, what it imports may not: these are commands, too.
   */
  const strangersToRequests = (server: readonly { path: string; text: string }[]) => {
    const handling = server
      .filter(({ path, text }) => path.endsWith('/routes.ts') && text.includes('handler('))
      .flatMap((routes) => {
        const handlers = new Set([...routes.text.matchAll(/handler\([\w.]+, (\w+)/g)].map(([, name]) => name))
        const imported = importsOf(routes).filter(
          ({ names }) => names.filter((name) => handlers.delete(name)).length > 0,
        )
        return handlers.size > 0 ? [...imported, { path: routes.path }] : imported
      })
    const handlers = new Set(handling.map(({ path }) => path))
    const helpers = server
      .filter(({ path }) => handlers.has(path) && !path.endsWith('/routes.ts'))
      .flatMap((file) => importsOf(file))
    const known = new Set([...handlers, ...helpers.map(({ path }) => path)])
    return server.flatMap(({ path, text }) =>
      /request-context|from 'fastify'/.test(text) && !known.has(path) && !/\/serve-[\w-]+\.ts$/.test(path)
        ? [path]
        : [],
    )
  }

  test('only handlers, what they import, and files that serve addresses of their own know the request', () => {
    const server = files('server/{features,jobs,deliveries,outbox}/**/*.ts').filter(({ path }) => !isTest(path))
    expect(strangersToRequests(server)).toEqual([])
    const text = "import type { RequestContext } from '../../http/request-context.ts'"
    const command = { path: 'server/features/cases/create-case.ts', text }
    const others = server.filter(({ path }) => path !== command.path)
    expect(strangersToRequests([...others, command]), 'catches the sample').toEqual([command.path])
  })

  /**
   * Finds route declarations that are broken over several lines; `command(endpoint, create),` on a
   * line of its own is complete.
   */
  const brokenRoutes = (text: string) =>
    (text.match(/^ {2}(?:query|command|handler)\(.*$/gm) ?? []).filter((line) => !/\),$/.test(line))

  test('a route is one line', () => {
    const tables = files('server/features/*/routes.ts')
    expect(tables.length).toBeGreaterThan(8)
    expect(tables.filter(({ text }) => brokenRoutes(text).length > 0).map(({ path }) => path)).toEqual([])
    expect(brokenRoutes('  command(endpoints.create, async (tx) => {\n    return create(tx)\n  }),')).toHaveLength(1)
  })
})

describe('the database', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())

  /** Only the undo of an import deletes firms and branches, with a scan of the cases for each: an index would cost every new case. */
  const unsearched = ['cases_branch_code_fkey', 'cases_hpa_id_fkey', 'cases_hpt_id_fkey']
  const unindexed = () =>
    sql<{ name: string }>`
      select c.conrelid::regclass || '.' || c.conname as name from pg_constraint c
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.conname <> all (${unsearched}) and not exists (
        select 1 from pg_index i where i.indrelid = c.conrelid and i.indpred is null
          and (i.indkey::int2[])[0:array_length(c.conkey, 1) - 1] = c.conkey)`.execute(database.db)

  test('has an index behind every foreign key', async () => {
    expect((await unindexed()).rows).toEqual([])
    await sql`create table sample (client_id uuid references clients (id))`.execute(database.db)
    expect((await unindexed()).rows).toHaveLength(1)
    await sql`drop table sample`.execute(database.db)
  })

  test('takes no change to history', async () => {
    const changes = [sql`update history set action = 'x'`, sql`delete from history`, sql`truncate history`]
    for (const change of changes) await expect(change.execute(database.db)).rejects.toThrow('append-only')
    await sql`alter table history disable trigger user`.execute(database.db)
    for (const change of changes) await expect(change.execute(database.db), 'the trigger alone').resolves.toBeDefined()
    await sql`alter table history enable trigger user`.execute(database.db)
  })

  const looseColumns = () =>
    sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and data_type in ('timestamp without time zone', 'real', 'double precision', 'money', 'numeric')
    `.execute(database.db)

  test('keeps moments with their zone and money as whole paise', async () => {
    // A median of days and a certainty from 0 to 1: neither an instant nor money.
    const known = [{ name: 'turnaround.days' }, { name: 'readings.certainty' }]
    expect((await looseColumns()).rows).toEqual(known)
    await sql`create table sample (made_at timestamp, amount numeric)`.execute(database.db)
    expect((await looseColumns()).rows).toHaveLength(4)
    await sql`drop table sample`.execute(database.db)
  })
})
