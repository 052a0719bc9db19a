import { setTimeout as sleep } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import { describeFailure } from './start-error.ts'

/** A resource that was opened at the start and must be closed at a stop. */
export interface Closable {
  /** Its name in the log. */
  part: string
  /** The timeout of its close. */
  seconds: number
  close(): Promise<unknown>
}

/**
 * Closes resources in the opposite order of opening. Each has its own timeout: one that hangs or fails
 * does not keep the others open, above all the database. Empties the list; calls `report` with a line
 * for each resource that was not closed.
 */
export async function closeAll(opened: Closable[], report: (line: string) => void): Promise<void> {
  for (const { part, seconds, close } of opened.splice(0).reverse()) {
    const waiting = new AbortController()
    const isLate = sleep(seconds * 1000, true, { signal: waiting.signal }).catch(() => false)
    const isClosed = close().then(
      () => false,
      (error: unknown) => {
        report(`${part} did not close: ${error instanceof Error ? error.message : String(error)}`)
        return false
      },
    )
    if (await Promise.race([isClosed, isLate])) report(`${part} did not close within ${seconds} s`)
    waiting.abort()
  }
}

interface Timeouts {
  /** How long a stop waits for a start in progress, in ms. */
  start: number
  /** When a stop is aborted, in ms. */
  stop: number
}

const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/** From when on a second Ctrl-C is deliberate, in ms: a signal to a whole tree comes again through npm and the launcher. */
const SECOND_SIGNAL = 2_000

/**
 * Runs a process of the portal: starts it, and closes everything in `opened` at a stop or after a failed start. It stops
 * at a signal, and when the launcher, which holds the other end of its channel, is killed. All signals are one stop; only
 * a later Ctrl-C ends it at once.
 */
export function runProcess(start: () => Promise<void>, opened: Closable[], timeouts: Timeouts): void {
  const started = start()
  let stoppedAt: number | null = null
  const { close } = closeWithGrace({ delay: timeouts.stop, skip: ['beforeExit', ...STOP_SIGNALS] }, async ({ err }) => {
    stoppedAt ??= performance.now()
    if (err) console.error(err)
    await Promise.race([started.catch(() => {}), sleep(timeouts.start)]) // closes what was just being opened
    await closeAll(opened, console.error)
  })
  const stop = (signal: NodeJS.Signals) => {
    if (stoppedAt === null) {
      stoppedAt = performance.now()
      close()
    } else if (signal === 'SIGINT' && performance.now() - stoppedAt > SECOND_SIGNAL) process.exit(1)
  }
  for (const signal of STOP_SIGNALS) process.on(signal, stop)
  process.once('disconnect', () => stop('SIGTERM'))
  process.channel?.unref()
  started.catch(async (error: unknown) => {
    stoppedAt ??= performance.now()
    console.error(describeFailure(error))
    await closeAll(opened, console.error)
    process.exit(1)
  })
}
