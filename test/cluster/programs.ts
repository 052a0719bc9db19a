import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The programs of the drill, with the package of Debian 12 that has each. */
const PACKAGES = {
  postgres: 'postgresql-15',
  pg_rewind: 'postgresql-15',
  psql: 'postgresql-client-15',
  patroni: 'patroni',
  patronictl: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
}

export type Program = keyof typeof PACKAGES

/** Where a program may be beside PATH: Debian's folder of PostgreSQL 15, and the folders of programs for root. */
const FOLDERS = ['/usr/lib/postgresql/15/bin', '/usr/sbin', '/sbin']

/**
 * Returns the path of each program: in CLUSTER_BIN (folders, separated like those of PATH), in Debian's folder of
 * PostgreSQL 15, or on PATH. Throws one line that names what is missing.
 */
export function getPrograms(): Record<Program, string> {
  const { CLUSTER_BIN = '', PATH = '' } = process.env
  const folders = [...CLUSTER_BIN.split(':'), ...FOLDERS, ...PATH.split(':')].filter(Boolean)
  const found = Object.keys(PACKAGES).map((name) => {
    const path = folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
    return [name, path] as const
  })
  const missing = found.filter(([, path]) => !path).map(([name]) => name as Program)
  if (missing.length > 0) {
    const packages = [...new Set(missing.map((name) => PACKAGES[name]))]
    throw new Error(
      `Missing: ${missing.join(', ')}. The drill needs Debian's ${packages.join(', ')}; CLUSTER_BIN may name their folders.`,
    )
  }
  return Object.fromEntries(found) as Record<Program, string>
}
