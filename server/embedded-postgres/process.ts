import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Stops a PostgreSQL server that still runs on this cluster because the app that started it was killed. When all of it
 * was killed instead, returns the process id that its lock file still names: PostgreSQL must be told to look past it,
 * for by now it may be another program's, or nobody may have collected the dead process.
 */
export async function stopLeftover(cluster: string): Promise<number | null> {
  const pid = runningPid(cluster)
  if (pid) await stopProcess(pid)
  const stale = lockFile(cluster)
  // The socket's own lock guards nothing more: its folder is private and the cluster has its own.
  if (stale?.socketDir) rmSync(join(stale.socketDir, '.s.PGSQL.5432.lock'), { force: true })
  return stale?.pid || null
}

/** The process id of the live server of this cluster, if there is one. */
export function runningPid(cluster: string): number | undefined {
  const pid = lockFile(cluster)?.pid
  return pid && isAlive(pid) && isServerOf(cluster, pid) ? pid : undefined
}

/** The socket folder of the server that runs on this cluster, as it wrote it down itself. */
export function runningSocketDir(cluster: string): string | undefined {
  return runningPid(cluster) ? lockFile(cluster)?.socketDir : undefined
}

/**
 * Fast shutdown: ends the sessions, writes everything out, leaves no recovery to do. Only a server that takes longer
 * than 30 s is told to stop at once, which costs a recovery at the next start but no committed data.
 */
export async function stopProcess(pid: number): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 5_000],
  ] as const) {
    const until = Date.now() + patience
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    while (isAlive(pid) && Date.now() < until) await sleep(20)
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
    // A process that ended but was not yet collected by its parent is not alive.
    return !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return !existsSync('/proc/self/stat') // no /proc on macOS: believe the signal
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

/** Process ids are reused, in containers within seconds: only a `postgres -D` on this very folder is ours. */
function isServerOf(cluster: string, pid: number): boolean {
  let command: string
  try {
    command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    command = spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
  }
  return command.includes('postgres') && command.includes(`-D ${cluster} `)
}
