import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { SERVER_FLAGS } from '../launch/run-node.mjs'
import { printLogLine } from './log-line.ts'

const ROOT = join(import.meta.dirname, '../..')
const READY = /is ready at http:\/\/[^:]+:(\d+)(.*)$/

/** Changes within this time cause one restart, as when an editor saves all files. */
const SETTLE_MS = 30

const OWN_SETTINGS = {
  NODE_ENV: 'development',
  HOST: '127.0.0.1',
  PORT: '0',
}

interface Running {
  process: ChildProcess
  port: number
  /** The sign-in of the first superadmin, on the start that created it; else empty. */
  signIn: string
}

/**
 * The server of the portal as a child process. A restart starts a new process beside the old one and
 * switches over when the new one is ready; the old one then finishes its requests and ends. A spare
 * process has the packages loaded already, so that a restart loads only our own modules.
 */
export class RestartingServer {
  readonly #settings: Record<string, string>
  #spare: ChildProcess | null = null
  #current: Promise<Running>
  #timer: NodeJS.Timeout | undefined
  #isStopped = false

  constructor(settings: Record<string, string>) {
    this.#settings = settings
    this.#current = Promise.reject(new Error('The server is not started.'))
    this.#current.catch(() => {})
  }

  /** Starts the server; returns the end of its ready line. Rejects when the server does not start. */
  async start(): Promise<string> {
    this.#replace()
    return (await this.#current).signIn
  }

  /** Starts a new process soon; from now on requests wait for it. */
  restart(file: string): void {
    if (this.#isStopped) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      const startedAt = performance.now()
      this.#replace()
      this.#current.then(
        () => console.log(`${file} changed: server restarted in ${Math.round(performance.now() - startedAt)} ms`),
        (error: Error) => console.error(`${file} changed: ${error.message}`),
      )
    }, SETTLE_MS)
  }

  /** Returns the port of the newest process once it listens. Rejects when that process did not start. */
  async port(): Promise<number> {
    for (;;) {
      const current = this.#current
      const running = await current.catch((error: Error) => error)
      if (current !== this.#current) continue
      if (running instanceof Error) throw running
      return running.port
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    this.#spare?.kill('SIGKILL')
    const current = await this.#current.catch(() => null)
    if (current) await end(current.process)
  }

  #replace(): void {
    if (this.#isStopped) return
    const before = this.#current
    this.#current = whenReady(this.#spare ?? this.#spawn())
    this.#spare = null
    const changeOver = async () => {
      // After the start, with which it would otherwise compete for the processor.
      if (!this.#isStopped) this.#spare ??= this.#spawn()
      const old = await before.catch(() => null)
      if (old) await end(old.process)
    }
    // Also when the new process did not start: old code must not answer for the new code.
    this.#current.then(changeOver, changeOver)
  }

  #spawn(): ChildProcess {
    const child = spawn(process.execPath, [...SERVER_FLAGS, 'tools/dev/run-server.ts'], {
      cwd: ROOT,
      env: { ...process.env, ...this.#settings, ...OWN_SETTINGS },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    child.once('exit', () => {
      if (this.#spare === child) this.#spare = null
    })
    if (child.stderr) createInterface(child.stderr).on('line', printLogLine)
    return child
  }
}

/** Lets a spare process start the server; resolves once it listens. */
function whenReady(child: ChildProcess): Promise<Running> {
  child.send('start')
  return new Promise((resolve, reject) => {
    if (child.stdout)
      createInterface(child.stdout).on('line', (line) => {
        const [, port, signIn = ''] = READY.exec(line) ?? []
        if (port) resolve({ process: child, port: Number(port), signIn })
        else console.log(line)
      })
    child.once('exit', (code) => {
      reject(new Error(`the server did not start (exit code ${code}); it is tried again after the next change.`))
    })
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
