import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Stops a PostgreSQL server that still runs on this cluster after its app was killed. If the server
 * was killed as well, returns the process id in its stale lock file: PostgreSQL must ignore it,
 * because it may by now be another program's or an unreaped process.
 */
export async function stopLeftover(cluster: string): Promise<number | null> {
  const pid = runningPid(cluster)
  if (pid) await stopProcess(pid)
  const stale = lockFile(cluster)
  // The lock of the socket is redundant: its folder is private and the cluster has its own lock.
  if (stale?.socketDir) rmSync(join(stale.socketDir, '.s.PGSQL.5432.lock'), { force: true })
  return stale?.pid || null
}

export function runningPid(cluster: string): number | undefined {
  const pid = lockFile(cluster)?.pid
  return pid && isAlive(pid) && isServerOf(cluster, pid) ? pid : undefined
}

/** Returns the socket folder of the running server of this cluster, from its lock file. */
export function runningSocketDir(cluster: string): string | undefined {
  return runningPid(cluster) ? lockFile(cluster)?.socketDir : undefined
}

/**
 * Fast shutdown: ends the sessions, writes everything to disk, needs no recovery. A server that takes longer than 30 s
 * is stopped immediately, which costs a recovery at the next start but no committed data.
 */
export async function stopProcess(pid: number): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 5_000],
  ] as const) {
    const deadline = Date.now() + patience
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    while (isAlive(pid) && Date.now() < deadline) await sleep(20)
    if (!isAlive(pid)) return
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  try {
    // A zombie process is not alive.
    return !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return !existsSync('/proc/self/stat') // no /proc on macOS: the signal decides
  }
}

function lockFile(cluster: string): { pid: number; socketDir: string } | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), socketDir: lines[4] ?? '' }
  } catch {
    return undefined
  }
}

/**
 * Returns whether a process is the server of this cluster. Process ids are reused, in containers
 * within seconds, so the command line must be `postgres -D` on this folder.
 */
function isServerOf(cluster: string, pid: number): boolean {
  let command: string
  try {
    command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    command = spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
  }
  return command.includes('postgres') && command.includes(`-D ${cluster} `)
}
