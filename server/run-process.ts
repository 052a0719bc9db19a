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

/**
 * Runs a process of the portal: starts it, and closes everything in `opened` at a stop or after a failed start. It stops
 * at a signal, and when the launcher, which holds the other end of its channel, is killed.
 */
export function runProcess(start: () => Promise<void>, opened: Closable[], timeouts: Timeouts): void {
  const started = start()
  closeWithGrace({ delay: timeouts.stop, skip: ['beforeExit'] }, async ({ err }) => {
    if (err) console.error(err)
    await Promise.race([started.catch(() => {}), sleep(timeouts.start)]) // closes what was just being opened
    await closeAll(opened, console.error)
  })
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel?.unref()
  started.catch(async (error: unknown) => {
    console.error(describeFailure(error))
    await closeAll(opened, console.error)
    process.exit(1)
  })
}
