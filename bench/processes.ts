import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#test/free-port.ts'
import { SERVER_FLAGS } from '../tools/launch/run-node.mjs'

const ROOT = join(import.meta.dirname, '..')
const LOG = join(ROOT, 'test-results', 'bench.log')
const KB_PER_MB = 1024

/** A server that the bench started in a process of its own. */
export interface Running {
  url: string
  /** Milliseconds from the start of the process to its first answer. */
  startMs: number
  /** Returns the resident memory of the process in megabytes. */
  memory(): number
  /** Resets the measured delay of the event loop. */
  resetDelay(): void
  /** Returns the 99th percentile of the event loop's delay since the last reset, in milliseconds. */
  delay(): Promise<number>
  /** Returns the longest delay of the event loop since the last reset, in milliseconds. */
  stall(): Promise<number>
  stop(): Promise<void>
}

/** Starts the product on a data folder or a database, on a free port, as `npm start` does. */
export const startProduct = (env: Record<string, string>): Promise<Running> =>
  start('server/start/main.ts', '/readyz', env)

export const startBaseline = (env: Record<string, string>): Promise<Running> => start('bench/baseline.ts', '/', env)

async function start(file: string, path: string, env: Record<string, string>): Promise<Running> {
  const port = await freePort()
  mkdirSync(join(LOG, '..'), { recursive: true })
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...SERVER_FLAGS, '--import', './bench/watch-loop.ts', file], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      RATE_LIMITS: 'off',
      HOST: '127.0.0.1',
      PORT: String(port),
      ...env,
    },
    // Logging is on, as in production.
    stdio: ['ignore', 'ignore', openSync(LOG, 'a'), 'ipc'],
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await answers(url + path))) {
    if (child.exitCode !== null) throw new Error(`${file} ended at its start; see ${LOG}`)
    await sleep(10)
  }
  const startMs = performance.now() - startedAt
  return {
    url,
    startMs,
    memory: () => memoryOf(child.pid ?? 0),
    resetDelay: () => void child.send('reset'),
    delay: async () => (await askDelays(child)).delayMs,
    stall: async () => (await askDelays(child)).stallMs,
    async stop() {
      if (child.exitCode !== null) return
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    },
  }
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

async function askDelays(child: ChildProcess): Promise<{ delayMs: number; stallMs: number }> {
  const reply = once(child, 'message')
  child.send('delay')
  const [delays] = (await reply) as [{ delayMs: number; stallMs: number }]
  return delays
}

function memoryOf(pid: number): number {
  const kilobytes =
    process.platform === 'linux'
      ? /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  return Number(kilobytes) / KB_PER_MB
}
