import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#server/db/open-database.ts'
import { findRunning } from '#server/embedded-postgres/embedded-postgres.ts'
import { removeCluster } from '#server/embedded-postgres/layout.ts'
import { fillDataSet } from './data-set.ts'

const ROOT = join(import.meta.dirname, '..')
/** The sources of a data set: the product's schema and the scripts that fill it. */
const SOURCES = ['server/db/migrations', 'bench/data-set']

/**
 * Returns a data folder with a data set of `rows` cases, filled now unless an earlier run left one of
 * the same schema. It is in data-bench, which can be deleted at any time.
 */
export async function ensureDataSet(rows: number, say: (line: string) => void): Promise<string> {
  const folder = join(ROOT, 'data-bench', `${rows}-${hashSources()}`)
  const filled = join(folder, 'filled')
  if (existsSync(filled)) return folder
  removeCluster(folder) // incomplete, of an interrupted run
  say(`Filling ${rows} cases…`)
  const { connection, close } = await openDatabase({ DATA_DIR: folder }, { make: true })
  try {
    await fillDataSet(connection, { rows, say })
  } finally {
    await close()
  }
  writeFileSync(filled, '')
  return folder
}

function hashSources(): string {
  const hash = createHash('sha256')
  for (const folder of SOURCES)
    for (const name of readdirSync(join(ROOT, folder)).sort())
      hash.update(name).update(readFileSync(join(ROOT, folder, name)))
  return hash.digest('hex').slice(0, 10)
}

/** Returns the URL of the database of the product that runs on a data folder, for a second process. */
export function databaseUrl(folder: string): string {
  const running = findRunning(folder)
  if (!running) throw new Error(`Nothing runs on ${folder}`)
  const { user, password, database, host } = running
  return `postgresql://${user}:${encodeURIComponent(password)}@localhost:5432/${database}?host=${encodeURIComponent(host)}`
}
