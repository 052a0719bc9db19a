import { setTimeout as sleep } from 'node:timers/promises'

/** Something that was opened at the start and has to be closed at a stop. */
export interface Closable {
  /** As it is named in the log when it does not close. */
  part: string
  /** How long a stop waits for it. */
  seconds: number
  close(): Promise<unknown>
}

/**
 * Closes what was opened, in the opposite order. Each has its own time: what hangs or fails keeps nothing else open, the
 * database least of all. Empties the list; `told` gets a line for each that was left behind.
 */
export async function closeAll(opened: Closable[], told: (line: string) => void): Promise<void> {
  for (const { part, seconds, close } of opened.splice(0).reverse()) {
    const waiting = new AbortController()
    const isLate = sleep(seconds * 1000, true, { signal: waiting.signal }).catch(() => false)
    const isClosed = close().then(
      () => false,
      (error: unknown) => {
        told(`${part} did not close: ${error instanceof Error ? error.message : String(error)}`)
        return false
      },
    )
    if (await Promise.race([isClosed, isLate])) told(`${part} did not close within ${seconds} s`)
    waiting.abort()
  }
}
