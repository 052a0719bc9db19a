import { setTimeout as sleep } from 'node:timers/promises'

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
