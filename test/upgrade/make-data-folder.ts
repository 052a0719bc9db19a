import { chmodSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { startEmbedded } from '#server/embedded-postgres/embedded-postgres.ts'
import { removeCluster } from '#server/embedded-postgres/layout.ts'
import packages from '../../package.json' with { type: 'json' }
import { packDataFolder } from './data-folder.ts'

/*
 * `node tools/launch.mjs run --dev test/upgrade/make-data-folder.ts`, before a release: makes the data folder of a small
 * office of this version, on which test/upgrade.test.ts starts every later one.
 */

const CASES = 16
process.env.DRAWING_WIDTH = '400' // read when the module below loads
const { prepareDemoOffice } = await import('#test/demo/prepare-office.ts')

/** Packs the tables and begins a new, empty log of writes, without which the stopped cluster would be twice as large. */
const TIDY = [
  'alter system set wal_recycle = off',
  'select pg_reload_conf()',
  'vacuum full',
  'vacuum analyze',
  ...Array.from({ length: 2 }, () => ['checkpoint', 'select pg_switch_wal()']).flat(),
  'checkpoint',
  'alter system reset wal_recycle',
]

const dataDir = await mkdtemp(join(tmpdir(), 'portal-upgrade-'))
chmodSync(dataDir, 0o711) // under root the database runs as another user
try {
  const people = await prepareDemoOffice(dataDir, CASES)
  const signIns = Object.entries(people).map(([role, { email, password }]) => [role, { email, password }])
  writeFileSync(join(dataDir, 'sign-ins.json'), JSON.stringify(Object.fromEntries(signIns)))

  const { connection, stop } = await startEmbedded({ dataDir, log: pino({ level: 'silent' }) })
  const client = new pg.Client(connection)
  await client.connect()
  for (const statement of TIDY) await client.query(statement)
  await client.end()
  await stop()

  const file = join(import.meta.dirname, `office-${packages.version}.tar.zst`)
  await packDataFolder(dataDir, file)
  console.log(
    `${file}: ${statSync(file).size} bytes, PostgreSQL ${readFileSync(join(dataDir, 'postgres/PG_VERSION'), 'utf8')}`,
  )
} finally {
  removeCluster(dataDir)
  rmSync(dataDir, { recursive: true, force: true })
}
