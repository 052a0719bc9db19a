import { hash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeFileAtomic } from '../adapters/local-files.ts'
import { StartError } from '../start/start-error.ts'
import { type Binaries, copyBinaries, getBinaries, installedBinaries } from './binaries.ts'
import { canEnter, canRun, databaseUser, makeShared, SHARED, type SystemUser } from './system-user.ts'

/** The location of a cluster, its programs and its system user. */
export type ClusterLayout = { cluster: string; binaries: Binaries; user: SystemUser | null }

/** The file of a data folder that names its cluster outside it. */
export const POINTER = 'postgres.location'
const CHOICE = 'postgres.bin'

/**
 * Chooses the location of the cluster of a data folder: inside it, unless the product runs as root and
 * PostgreSQL's user cannot enter it (a checkout in root's home). Then the cluster is in /var/lib, and
 * a small file in the data folder points to it. Permissions of existing folders are never widened. `pgBin` is the
 * folder of the installed PostgreSQL of PG_BIN.
 */
export function chooseLayout(dataDir: string, pgBin?: string): ClusterLayout {
  const existing = clusterOf(dataDir)
  const owner = existing && existsSync(existing) ? statSync(existing) : undefined
  const isRoot = process.getuid?.() === 0
  let user = databaseUser()
  if (owner && isRoot) {
    // Created by an ordinary user, now started by root: continue as that user. A copy made by root changes
    // its owner.
    if (owner.uid !== 0) user = { uid: owner.uid, gid: owner.gid }
    else if (user) chownAll(existing as string, user)
  } else if (owner && owner.uid !== process.getuid?.()) {
    throw new StartError(
      `DATA_DIR ${dataDir} holds the database of another system user: start as that user or as root.`,
    )
  }
  const cluster = existing ?? (canEnter(user, dataDir) ? join(dataDir, 'postgres') : newSharedCluster(dataDir))
  if (owner && !canEnter(user, cluster)) {
    throw new StartError(
      `DATA_DIR ${dataDir}: system user ${user?.uid} of its database cannot enter that folder any more.`,
    )
  }
  return { cluster, binaries: chooseBinaries(user, pgBin ?? chosenFolder(dataDir)), user }
}

/** Returns the programs, copied if they are in a checkout that the database's user cannot enter. */
export function reachableBinaries(user: SystemUser | null): Binaries {
  const binaries = getBinaries()
  return canRun(user, binaries.postgres) ? binaries : copyBinaries(binaries, SHARED)
}

function chooseBinaries(user: SystemUser | null, folder: string | undefined): Binaries {
  if (!folder) return reachableBinaries(user)
  const binaries = installedBinaries(folder)
  if (canRun(user, binaries.postgres)) return binaries
  throw new StartError(`PG_BIN ${folder}: the database's system user ${user?.uid} cannot run the programs there.`)
}

/** Returns the folder of the installed PostgreSQL that this data folder was started with, if any. */
function chosenFolder(dataDir: string): string | undefined {
  const file = join(dataDir, CHOICE)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

/** Remembers the folder of PG_BIN, for starts and tools without the variable. */
export function keepChoice(dataDir: string, pgBin: string | undefined): void {
  if (pgBin && pgBin !== chosenFolder(dataDir)) writeFileAtomic(join(dataDir, CHOICE), `${pgBin}\n`, 0o644)
}

/** Deletes the cluster of a data folder, wherever it is; for tests. */
export function removeCluster(dataDir: string): void {
  const cluster = clusterOf(dataDir)
  if (!cluster) return
  rmSync(cluster, { recursive: true, force: true })
  if (cluster.startsWith(SHARED)) rmSync(join(cluster, '..'), { recursive: true, force: true })
  rmSync(join(dataDir, POINTER), { force: true })
  for (const name of ['postgres.password', CHOICE]) rmSync(join(dataDir, name), { force: true })
}

/** Returns the folder of the cluster of this data folder, if one exists. */
export function clusterOf(dataDir: string): string | undefined {
  const inside = join(dataDir, 'postgres')
  if (existsSync(inside)) return inside
  const pointer = join(dataDir, POINTER)
  if (!existsSync(pointer)) return undefined
  const home = join(SHARED, readFileSync(pointer, 'utf8').trim())
  const ownerFile = join(home, 'data-dir')
  const owner = existsSync(ownerFile) ? readFileSync(ownerFile, 'utf8').trim() : dataDir
  if (owner !== dataDir) {
    // A moved data folder keeps its cluster; two copies of a folder must not share one.
    if (
      existsSync(join(owner, POINTER)) &&
      readFileSync(join(owner, POINTER), 'utf8') === readFileSync(pointer, 'utf8')
    ) {
      throw new StartError(
        `DATA_DIR ${dataDir} is a copy of ${owner}; its database was not copied with it. Use backup and restore.`,
      )
    }
    writeFileAtomic(ownerFile, `${dataDir}\n`, 0o644)
  }
  return join(home, 'postgres')
}

function newSharedCluster(dataDir: string): string {
  // A random name, not a hash of the path: a deleted and recreated data folder must not get its old
  // database.
  const id = randomBytes(8).toString('hex')
  // In a place that PostgreSQL's own user can reach.
  const home = join(SHARED, id)
  makeShared()
  mkdirSync(home)
  chmodSync(home, 0o711)
  writeFileAtomic(join(home, 'data-dir'), `${dataDir}\n`, 0o644)
  writeFileAtomic(join(dataDir, POINTER), `${id}\n`, 0o644)
  return join(home, 'postgres')
}

/**
 * Returns the folder of the server's socket: that of the cluster, which is private already. The path
 * of a socket may have about 100 bytes, so a long one gets a short private folder under the temporary
 * folder of the system; a folder of that name that others can access is not used.
 */
export function chooseSocketDir(layout: ClusterLayout): string {
  const { cluster, user } = layout
  if (Buffer.byteLength(cluster) <= 80) return cluster
  const uid = user?.uid ?? process.getuid?.() ?? 0
  const base = Buffer.byteLength(tmpdir()) <= 50 ? tmpdir() : '/tmp'
  const preferred = join(base, `portal-${hash('sha256', cluster).slice(0, 12)}`)
  try {
    mkdirSync(preferred, { mode: 0o700 })
    if (user) chownSync(preferred, user.uid, user.gid)
    return preferred
  } catch {
    const stats = lstatSync(preferred)
    if (stats.isDirectory() && stats.uid === uid && (stats.mode & 0o077) === 0) return preferred
    const fresh = mkdtempSync(`${preferred}-`)
    if (user) chownSync(fresh, user.uid, user.gid)
    return fresh
  }
}

function chownAll(folder: string, user: SystemUser): void {
  lchownSync(folder, user.uid, user.gid)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) chownAll(path, user)
    else lchownSync(path, user.uid, user.gid)
  }
}
