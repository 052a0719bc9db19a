import { spawnSync } from 'node:child_process'
import { chmodSync, closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A system user of a part of the product when it runs as root; `isSubstitute` is one that is not the product's own. */
export type SystemUser = { uid: number; gid: number; isSubstitute?: boolean }

/** The folder of what all portals of a machine share that root starts. */
export const SHARED = '/var/lib/vehicle-record-portal'

const DATABASE_NAME = 'vehicle-portal'
/** How often a user is created, and the pause between: another program may hold the lists of users. */
const [TRIES, PAUSE_MS] = [6, 1_000]

/**
 * Returns the user that runs PostgreSQL, which refuses to run as root or as a user without a name: `postgres` where the
 * machine has one, else a system user created for it, else `nobody`. Null when the product does not run as root.
 */
export function databaseUser(): SystemUser | null {
  if (process.getuid?.() !== 0) return null
  return (
    lookUp('postgres') ??
    lookUp(DATABASE_NAME) ??
    createUser(DATABASE_NAME) ?? { ...(lookUp('nobody') ?? { uid: 65_534, gid: 65_534 }), isSubstitute: true }
  )
}

/** Returns whether a user has a name: another program of the machine may else give its id to somebody. */
export const hasName = ({ uid }: SystemUser): boolean =>
  spawnSync('id', ['-nu', String(uid)], { stdio: 'ignore' }).status !== 1

/** Returns whether a user can enter a folder; tests it, because ACLs and mounts count beside modes. */
export function canEnter(user: SystemUser | null, folder: string): boolean {
  return user === null || runAs(user, '/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder])
}

/** Returns whether a user can run a program with all its libraries. */
export function canRun(user: SystemUser | null, program: string): boolean {
  return user === null || runAs(user, program, ['--version'])
}

function runAs({ uid, gid }: SystemUser, program: string, args: string[]): boolean {
  return spawnSync(program, args, { uid, gid, cwd: '/', stdio: 'ignore', env: {} }).status === 0
}

function lookUp(name: string): SystemUser | undefined {
  let users: string
  try {
    users = readFileSync('/etc/passwd', 'utf8')
  } catch {
    return undefined
  }
  for (const line of users.split('\n')) {
    const [user, , uid, gid] = line.split(':')
    if (user === name && uid && gid && Number(uid) !== 0) return { uid: Number(uid), gid: Number(gid) }
  }
  return undefined
}

const commands = (name: string): [string, string[]][] => [
  [
    'useradd',
    [
      '--system',
      '--user-group',
      '--no-create-home',
      '--home-dir',
      '/nonexistent',
      '--shell',
      '/usr/sbin/nologin',
      name,
    ],
  ],
  ['adduser', ['-S', '-D', '-H', '-s', '/sbin/nologin', name]], // BusyBox
]

/**
 * Creates a user, one portal of the machine after the other: `useradd` looks for the name before it locks its files, and
 * would replace the user that another one has just created.
 */
function createUser(name: string): SystemUser | undefined {
  // Where nothing can be locked, no list of users can be written either.
  const unlock = lockMachine(SHARED)
  try {
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (tries > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)
      let isInstalled = false
      for (const [command, args] of commands(name)) {
        const found = lookUp(name)
        if (found) return found
        isInstalled = spawnSync(command, args, { stdio: 'ignore' }).error === undefined || isInstalled
      }
      const created = lookUp(name)
      if (created || !isInstalled) return created
    }
    return undefined
  } finally {
    unlock?.()
  }
}

/**
 * Waits until no other portal of the machine chooses a user or an id. Returns the function that lets the next one, or null
 * where the folder of all portals cannot be written.
 */
export function lockMachine(shared: string): (() => void) | null {
  let lock: DatabaseSync | undefined
  try {
    makeShared(shared)
    const file = join(shared, 'users.lock')
    closeSync(openSync(file, 'a', 0o600)) // no other user may lock it
    lock = new DatabaseSync(file, { timeout: 60_000 })
    lock.exec('BEGIN EXCLUSIVE')
    return () => lock?.close()
  } catch {
    lock?.close()
    return null
  }
}

/** Creates the folder of what all portals of a machine share, open to PostgreSQL's user whatever the umask. */
export function makeShared(shared = SHARED): void {
  mkdirSync(shared, { recursive: true })
  chmodSync(shared, 0o755)
}
