import { setTimeout as sleep } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import { describeFailure } from './start-error.ts'
import { type Closable, closeAll } from './stop.ts'

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
