import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Connection } from './connection.ts'
import { isNoRoom } from './no-room.ts'

/** The database does not answer; the code is PostgreSQL's for a failed connection, answered as 503. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
  readonly code = '08006'
}

/** Milliseconds: between two checks, the timeout of a check, and between two attempts to reconnect. */
const EVERY = 500
const CHECK_TIMEOUT = 1_600
const TRY_AGAIN = 200
const TICK = 100
/** For how long the check leaves its connection to the pool, and pauses where it is refused one; milliseconds. */
const YIELD = 5_000

/**
 * Checks the database continuously, on a connection of its own, and reports when it stops and starts to answer. So a
 * hanging database is detected within 2.1 s, while a slow statement is not limited by this.
 */
export function startHealthCheck(
  connection: Connection,
  listener: { away(reason: string): void; back(): void },
): { stop(): Promise<void>; yield(): void } {
  const stopping = new AbortController()
  let client: pg.Client | null = null
  let isAway = false
  let yieldsUntil = 0

  const ping = async (): Promise<void> => {
    const connected =
      client ?? new pg.Client({ ...connection, application_name: 'vehicle-record-portal watch', keepAlive: true })
    if (!client) {
      client = connected
      connected.on('error', () => {})
      await connected.connect()
    }
    await connected.query('select 1')
  }
  /** Returns why a check failed, or null. */
  const checkOnce = async (): Promise<Error | null> => {
    try {
      await inTime(ping(), stopping.signal)
      return null
    } catch (error) {
      forget(client)
      client = null
      if (performance.now() < yieldsUntil) return null
      if (isNoRoom(error)) leave()
      return isAnswer(error) ? null : (error as Error)
    }
  }
  const leave = () => {
    yieldsUntil = performance.now() + YIELD
  }
  const watch = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      while (performance.now() < yieldsUntil && !stopping.signal.aborted) await sleep(TRY_AGAIN)
      // A closed connection says nothing about the server until a new one fails as well.
      const hadClient = client !== null
      let failure = await checkOnce()
      if (failure && hadClient && !(failure instanceof DatabaseAway)) failure = await checkOnce()
      if (stopping.signal.aborted) return
      if (failure && !isAway) listener.away(failure.message)
      if (!failure && isAway) listener.back()
      isAway = failure !== null
      await sleep(isAway ? TRY_AGAIN : EVERY, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const watching = watch()
  return {
    /** Gives its connection to a pool that has none and is refused one. */
    yield() {
      if (!client) return
      leave()
      forget(client)
      client = null
    },
    async stop() {
      stopping.abort()
      await watching
      forget(client)
    },
  }
}

/** Closes the connection without waiting for the server. */
function forget(client: pg.Client | null): void {
  client?.end().catch(() => {})
  client?.connection.stream.destroy()
}

/**
 * A server that refuses (too many clients, a changed password) is alive; one that starts or stops is not ready. Class
 * 08 is the answer of a pooler that lives while its server does not; PgBouncer also uses it when it has no place left.
 */
function isAnswer(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false
  return !/^(?:57P|08)/.test(error.code ?? '') || isNoRoom(error)
}

/**
 * Rejects when the answer is late. Counts the time in short ticks, so that the time in which the process itself was
 * blocked (seconds, during its start) does not count; the socket is read once more before the end. The first tick after
 * a stop also ends the wait, because a connection that is closed while opening never answers.
 */
async function inTime(answer: Promise<void>, stopping: AbortSignal): Promise<void> {
  let ticksLeft = CHECK_TIMEOUT / TICK
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      ticksLeft -= 1
      if (ticksLeft === 0 || stopping.aborted) setImmediate(() => reject(new DatabaseAway('no answer in time')))
    }, TICK)
  })
  answer.catch(() => {}) // an error after the timeout is ignored
  try {
    await Promise.race([answer, late])
  } finally {
    clearInterval(timer)
  }
}
