import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Caller, callerAt, type DataCaller, dataCaller } from '#test/caller.ts'
import { freePort } from '#test/free-port.ts'
import { SERVER_FLAGS } from '../../tools/launch/run-node.mjs'

const ROOT = join(import.meta.dirname, '../..')

/** The product as an office runs it: a server process on a data folder. */
export interface ServerProcess {
  origin: string
  /** The superadmin's sign-in, which the first start prints. */
  admin: { email: string; password: string }
  process: ChildProcess
  /** The output of the process up to now. */
  printed(): string
  call: Caller
  ok: DataCaller
  /** The last one-time link that was mailed to an address. */
  mailedLink(email: string): Promise<string>
  stop(): Promise<number | null>
}

/** Starts the server on a free port and waits until it prints that it is ready. */
export async function startServerProcess(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<ServerProcess> {
  const port = settings.PORT ?? String(await freePort())
  const child = spawn(process.execPath, [...SERVER_FLAGS, 'server/start/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: port,
      RATE_LIMITS: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  let logged = ''
  child.stdout.on('data', (text) => {
    printed += text
  })
  child.stderr.on('data', (text) => {
    logged = (logged + text).slice(-20_000)
  })
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const stop = async () => {
    if (hasEnded()) return child.exitCode
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM') // also stops the embedded PostgreSQL, if there is one
    return ended
  }
  const deadline = Date.now() + 180_000
  while (!/is ready at .*\n/.test(printed)) {
    if (hasEnded() || Date.now() > deadline) {
      await stop()
      throw new Error(`The portal did not start: ${printed}${logged}`)
    }
    await sleep(50)
  }
  const origin = /is ready at (\S+)/.exec(printed)?.[1] ?? ''
  const call = callerAt(() => origin)
  const [, email = '', password = ''] = /sign in as (\S+) with (?:password )?(\S+)/.exec(printed) ?? []
  return {
    origin,
    admin: { email, password: settings.ADMIN_PASSWORD ?? password },
    process: child,
    printed: () => printed,
    call,
    ok: dataCaller(call),
    mailedLink: (to) => newestLink(join(dataDir, 'outbox'), to),
    stop,
  }
}

/** A worker delivers mails every second. */
async function newestLink(outbox: string, to: string): Promise<string> {
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(100)) {
    const mails = readMails(outbox).filter((mail) => mail.includes(`To: ${to}`))
    // The text is quoted-printable: soft line breaks, and `=3D` for `=`.
    const text = mails.at(-1)?.replaceAll('=\n', '').replaceAll('=3D', '=')
    const link = text && /https?:\/\/\S+\/set-password#token=[\w-]{43}/.exec(text)?.[0]
    if (link) return link
  }
  throw new Error(`No link was mailed to ${to}`)
}

/** In the order of sending: file names begin with the mail's id, which grows. */
function readMails(outbox: string): string[] {
  try {
    return readdirSync(outbox)
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => readFileSync(join(outbox, name), 'utf8').replaceAll('\r\n', '\n'))
  } catch {
    return []
  }
}
