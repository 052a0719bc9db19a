import { spawn, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import type { Socket } from 'node:net'
import { basename, dirname, join } from 'node:path'
import { text as readAll } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { fsyncFolder } from '../adapters/local-files.ts'
import { StartError } from '../start/start-error.ts'
import { type ClusterLayout, chooseSocketDir } from './layout.ts'
import { isAlive, stopLeftover, stopProcess } from './process.ts'

/** A running PostgreSQL server. `exited` resolves when its main process ends, for any reason. */
export type Server = { pid: number; socketDir: string; logs: string; exited: Promise<void>; stop(): Promise<void> }

export const SUPERUSER = 'portal'

/** Written into postgresql.conf when the cluster is created; an operator may change them there afterwards. */
const SETTINGS: Record<string, string> = {
  max_connections: '60',
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  random_page_cost: '1.1', // for solid-state disks
  jit: 'off', // short queries: compiling costs more than it saves
  max_parallel_workers_per_gather: '0', // two cores serve requests; also avoids a large /dev/shm in containers
  synchronous_commit: 'on',
  client_connection_check_interval: '2s', // ends a query of a killed app soon
  timezone: 'UTC',
  log_timezone: 'UTC',
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: 'postgresql-%a.log', // one file per weekday, overwritten a week later
  log_truncate_on_rotation: 'on',
  log_rotation_age: '1d',
  log_rotation_size: '0',
}

/** Variables of our own environment (PGDATA, PGOPTIONS, LC_*) must not affect the database. */
const CLEAN_ENV = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/**
 * Creates the cluster if it is missing. initdb works under a temporary name, renamed once everything
 * is on disk, so a kill at any moment leaves either no cluster or a complete one.
 */
export function ensureCluster(layout: ClusterLayout, password: string, options: { sync: boolean }): void {
  const { cluster, binaries, user } = layout
  const folder = dirname(cluster)
  for (const name of readdirSync(folder)) {
    if (name.startsWith(`${basename(cluster)}.new-`)) rmSync(join(folder, name), { recursive: true, force: true })
  }
  if (existsSync(cluster)) {
    checkVersion(layout)
    return
  }

  const fresh = `${cluster}.new-${process.pid}`
  const passwordFile = `${cluster}.new-${process.pid}-password`
  mkdirSync(fresh, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user) for (const path of [fresh, passwordFile]) chownSync(path, user.uid, user.gid)
  const args = [
    ...['-D', fresh, '-U', SUPERUSER, '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--data-checksums'],
    ...['--encoding=UTF8', ...localeOf(binaries.version)],
    ...['--no-instructions', ...(options.sync ? [] : ['--no-sync'])],
  ]
  const result = spawnSync(binaries.initdb, args, { ...user, cwd: '/', env: CLEAN_ENV, encoding: 'utf8' })
  rmSync(passwordFile, { force: true })
  if (result.status !== 0) {
    rmSync(fresh, { recursive: true, force: true })
    const fatal = /FATAL: {2}.*/.exec(result.stderr)?.[0] // of PostgreSQL itself; initdb adds only that it ended
    const reason =
      result.error?.message ?? lastLine(fatal ?? result.stderr.replace(/^initdb: (removing|hint).*$/gm, ''))
    throw new StartError(`PostgreSQL could not make its database in ${folder} (DATA_DIR): ${reason}`)
  }
  const settings = Object.entries(SETTINGS).map(([name, value]) => `${name} = '${value}'\n`)
  appendFileSync(join(fresh, 'postgresql.conf'), settings.join(''))
  renameSync(fresh, cluster)
  if (options.sync) fsyncFolder(folder)
}

/**
 * Text sorts by code point. The builtin provider (PostgreSQL 17) does so without the libraries of the machine, so that
 * their update needs no reindex; before it the C.UTF-8 of the C library does.
 */
function localeOf(version: string): string[] {
  return Number.parseInt(version, 10) >= 17
    ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    : ['--locale=C.UTF-8']
}

/**
 * Starts the server on its cluster, after a clean stop of a server that a killed app left running: so
 * the state is known, today's settings apply, and no query of the dead app survives. Retries while
 * processes of a killed server release its shared memory.
 */
export async function startServer(
  layout: ClusterLayout,
  extra: Record<string, string>,
  deadline: number,
): Promise<Server> {
  const grandparent = await stopLeftover(layout.cluster)
  const socketDir = chooseSocketDir(layout)
  for (;;) {
    const server = await spawnServer(layout, socketDir, extra, grandparent)
    const early = await Promise.race([server.exited.then(() => true), waitForPidFile(layout.cluster, server.pid)])
    if (!early) return server
    const reason = lastLine(
      readFileSync(join(layout.cluster, 'start.log'), 'utf8').replace(/^.*(HINT|DETAIL):.*$/gm, ''),
    )
    if (!/shared memory block|lock file/.test(reason) || Date.now() > deadline) {
      throw new StartError(`PostgreSQL did not start on ${layout.cluster} (DATA_DIR): ${reason}`)
    }
    await sleep(250)
  }
}

/**
 * Starts a program as nobody's child, with its output in the log, and says its process id. When the app has ended in any
 * way, a kill included, its end of channel 3 is closed, and the program gets SIGINT, a fast shutdown.
 */
const ORPHAN = `(
  "$@" >&2 3<&- & program=$!
  echo $program
  exec >/dev/null 2>&1
  { read -r _ <&3; kill -INT $program; } &
  wait $program; kill $!
) &`

async function spawnServer(
  layout: ClusterLayout,
  socketDir: string,
  extra: Record<string, string>,
  grandparent: number | null,
): Promise<Server> {
  const { cluster, binaries, user } = layout
  const settings = {
    listen_addresses: '',
    unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    // Without DETAIL, which holds personal data: "Key (email)=(…) already exists." Set here for clusters
    // of older versions as well.
    log_error_verbosity: 'terse',
    ...extra,
  }
  const log = openSync(join(cluster, 'start.log'), 'w', 0o600)
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const shell = spawn('/bin/sh', ['-c', ORPHAN, 'sh', binaries.postgres, '-D', cluster, ...args], {
    ...user,
    cwd: '/',
    // Neither in the process group nor among the children of the app: Ctrl-C, and a service manager that signals all
    // of a tree (PM2), reach the app, which answers its requests first and stops the database last.
    detached: true,
    stdio: ['ignore', 'pipe', log, 'pipe'],
    // The process id in a stale lock file may by now be another program's; this makes PostgreSQL ignore
    // it.
    env: { ...CLEAN_ENV, ...(grandparent ? { PG_GRANDPARENT_PID: String(grandparent) } : {}) },
  })
  closeSync(log)
  shell.once('error', () => {}) // then it says no process id
  const channel = shell.stdio[3] as Socket | null
  channel?.on('error', () => {}).unref()
  const pid = Number(shell.stdout && (await readAll(shell.stdout).catch(() => ''))) || -1
  const { promise: exited, resolve } = Promise.withResolvers<void>()
  void untilDead(pid).then(resolve)
  const stop = async () => {
    await stopProcess(pid)
    resolve() // at once: an idle tool would end before the timer of `untilDead`
  }
  return { pid, socketDir, logs: join(cluster, 'log'), exited, stop }
}

async function untilDead(pid: number): Promise<void> {
  while (pid > 0 && isAlive(pid)) await sleep(250, undefined, { ref: false })
}

/** Resolves false once the server has its lock file; also when it died, which `exited` reports. */
async function waitForPidFile(cluster: string, pid: number): Promise<false> {
  while (isAlive(pid)) {
    const file = join(cluster, 'postmaster.pid')
    if (existsSync(file) && readFileSync(file, 'utf8').startsWith(`${pid}\n`)) return false
    await sleep(10)
  }
  return new Promise(() => {})
}

function checkVersion({ cluster, binaries }: ClusterLayout): void {
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (version !== binaries.version.split('.')[0]) {
    throw new StartError(
      `DATA_DIR holds a database of PostgreSQL ${version}, but the programs in ${dirname(binaries.postgres)} are ${binaries.version}: make a backup with PostgreSQL ${version} and restore it into a new DATA_DIR.`,
    )
  }
}

function lastLine(text: string): string {
  return (
    text
      .trim()
      .split('\n')
      .at(-1)
      ?.replace(/^.*FATAL:\s*/, '') || 'no reason given'
  )
}
