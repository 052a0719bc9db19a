import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A system user of a part of the product when it runs as root. */
export type SystemUser = { uid: number; gid: number }

const DATABASE_NAME = 'vehicle-portal'
const READER_NAME = 'vehicle-portal-reader'
/** A user that no machine names, and that owns no files, in place of `nobody`, who may run PostgreSQL. */
const UNNAMED: SystemUser = { uid: 65_530, gid: 65_530 }

/**
 * Returns the user that runs PostgreSQL, which refuses to run as root: `postgres` where the machine has one, else a
 * system user created for it, else `nobody`. Null when the product does not run as root.
 */
export function databaseUser(): SystemUser | null {
  if (process.getuid?.() !== 0) return null
  return lookUp('postgres') ?? ownUser(DATABASE_NAME) ?? lookUp('nobody') ?? { uid: 65534, gid: 65534 }
}

/**
 * Returns the user of the processes that read files of untrusted senders, who is not that of PostgreSQL: a system
 * user created for it. Null when the product does not run as root.
 */
export const readerUser = (): SystemUser | null => (process.getuid?.() === 0 ? (ownUser(READER_NAME) ?? UNNAMED) : null)

/** Returns whether a user can enter a folder; tests it, because ACLs and mounts count beside modes. */
export function canEnter(user: SystemUser | null, folder: string): boolean {
  return user === null || runAs(user, '/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder])
}

/** Returns whether a user can run a program with all its libraries. */
export function canRun(user: SystemUser | null, program: string): boolean {
  return user === null || runAs(user, program, ['--version'])
}

function runAs(user: SystemUser, program: string, args: string[]): boolean {
  return spawnSync(program, args, { ...user, cwd: '/', stdio: 'ignore', env: {} }).status === 0
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

const ownUser = (name: string) => lookUp(name) ?? createUser(name)

function createUser(name: string): SystemUser | undefined {
  const commands: [string, string[]][] = [
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
  for (const [command, args] of commands) {
    if (spawnSync(command, args, { stdio: 'ignore' }).status === 0) return lookUp(name)
  }
  return undefined
}
