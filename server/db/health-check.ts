import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Connection } from './connection.ts'

/** The database does not answer; the code is PostgreSQL's for a connection that failed, answered as 503. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
  readonly code = '08006'
}

/** Milliseconds: between two questions, how long an answer may take, and between two tries to get through again. */
const EVERY = 500
const PATIENCE = 1_600
const TRY_AGAIN = 200
const TICK = 100

/**
 * Asks the database for a sign of life all the time, on a connection of its own, and tells when it stops answering and
 * when it answers again. So a database that hangs is known after 2.1 s at most, while a statement that takes long for a
 * good reason may take its time.
 */
export function startHealthCheck(
  connection: Connection,
  tell: { away(reason: string): void; back(): void },
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  let client: pg.Client | null = null
  let isAway = false

  const ask = async (): Promise<void> => {
    const asked =
      client ?? new pg.Client({ ...connection, application_name: 'vehicle-record-portal watch', keepAlive: true })
    if (!client) {
      client = asked
      asked.on('error', () => {})
      await asked.connect()
    }
    await asked.query('select 1')
  }
  /** Why the database gave no sign of life, or null. */
  const listen = async (): Promise<Error | null> => {
    try {
      await inTime(ask(), stopping.signal)
      return null
    } catch (error) {
      forget(client)
      client = null
      return isAnswer(error) ? null : (error as Error)
    }
  }
  const watch = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      // A connection that was cut says nothing about the server until a new one fails, too.
      const hadClient = client !== null
      let failure = await listen()
      if (failure && hadClient && !(failure instanceof DatabaseAway)) failure = await listen()
      if (stopping.signal.aborted) return
      if (failure && !isAway) tell.away(failure.message)
      if (!failure && isAway) tell.back()
      isAway = failure !== null
      await sleep(isAway ? TRY_AGAIN : EVERY, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const watching = watch()
  return {
    async stop() {
      stopping.abort()
      await watching
      forget(client)
    },
  }
}

/** Without a word to the server, who may not listen. */
function forget(client: pg.Client | null): void {
  client?.end().catch(() => {})
  client?.connection.stream.destroy()
}

/** A server that refuses (too many clients, a changed password) lives; one that starts or stops does not answer yet. */
function isAnswer(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !error.code?.startsWith('57P')
}

/**
 * Rejects when the answer is late. The time is counted in short ticks, so that a process that was too busy to look (at its
 * start it is for seconds) does not count that time, and the socket is read once more before the end. The first tick
 * after a stop ends the waiting, too: a connection that is closed while it is being opened never answers.
 */
async function inTime(answer: Promise<void>, stopping: AbortSignal): Promise<void> {
  let left = PATIENCE / TICK
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      left -= 1
      if (left === 0 || stopping.aborted) setImmediate(() => reject(new DatabaseAway('no answer in time')))
    }, TICK)
  })
  answer.catch(() => {}) // what comes after the time
  try {
    await Promise.race([answer, late])
  } finally {
    clearInterval(timer)
  }
}
