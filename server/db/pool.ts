import type { Socket } from 'node:net'
import pg from 'pg'
import { SECOND } from '#contract/durations.ts'
import { applySessionSettings, STATEMENT_TIMEOUT } from './connection.ts'
import { DatabaseAway } from './health-check.ts'
import { isNoRoom, NoRoom } from './no-room.ts'

/** How long a statement may get no answer, in milliseconds: longer than PostgreSQL lets it run. */
const ANSWER_TIMEOUT = STATEMENT_TIMEOUT + SECOND
/** How long a request waits for a connection, in milliseconds. */
const CONNECTION_TIMEOUT = 2_200
/** How long an unused connection stays open where there are enough, and where others need it; milliseconds. */
const IDLE_TIMEOUT = 60 * SECOND
const IDLE_TIMEOUT_TIGHT = 2 * SECOND
/** How long a pooler may let the first statement of a connection wait, while the pool has others; milliseconds. */
const FIRST_ANSWER_TIMEOUT = SECOND
/** The pause after a refusal while the pool has no connection at all, and between attempts to grow; milliseconds. */
const TRY_AGAIN = 200
const GROW_EVERY = 2 * SECOND

/** Sets how long a statement of this connection may get no answer, in milliseconds. */
export const setAnswerTimeout = ({ connection }: pg.PoolClient, ms: number) =>
  (connection.stream as Socket).setTimeout(ms)

/** Every connection is in use: the database works, and the office is busy. */
export class PoolBusy extends NoRoom {
  override name = 'PoolBusy'
}

interface PoolOptions {
  /** The most connections. */
  size: number
  /** Whether the database has few connections, so that those of the pool that are not used are given back soon. */
  isTight: boolean
  answerTimeout?: number | undefined
  /** Told when a connection is refused while the pool has none. */
  starved?: (() => void) | undefined
  /** Told when the database refuses a connection and the pool goes on with fewer, and when it has all again. */
  resized?: (connections: number, refusal: string | null) => void
}

type Connected = (error: Error | undefined, client: pg.PoolClient, release: () => void) => void
/** The pool awaits the returned promise, although the types do not say so. */
type OnConnect = NonNullable<pg.PoolConfig['onConnect']>

/**
 * A pool that can be closed while the database is away: waiting requests and new ones are refused at
 * once. It also closes a single connection that hangs while others are answered.
 *
 * Where the database refuses a further connection, the pool goes on with those it has: the request waits for one of
 * them. While requests wait, it tries to get more.
 */
export class PortalPool extends pg.Pool {
  private readonly clients = new Set<pg.PoolClient>()
  private readonly ready = new Set<pg.PoolClient>()
  private readonly inUse = new Set<pg.PoolClient>()
  private readonly size: PoolOptions
  private growing: NodeJS.Timeout | undefined
  private isAway = false

  constructor(config: pg.PoolConfig, size: PoolOptions) {
    let refused = (_refusal: Error): boolean => false
    /** Tells the pool of a refusal before the pool opens the next connection. */
    class Client extends pg.Client {
      // oxlint-disable-next-line typescript/no-explicit-any -- with and without a callback, like the client's own method
      override connect(callback?: any): any {
        if (!callback) return super.connect()
        super.connect((error?: Error) => {
          if (!error || !isNoRoom(error)) return callback(error)
          const hasOthers = refused(error)
          setTimeout(() => callback(error), hasOthers ? 0 : TRY_AGAIN)
        })
      }
    }
    super({
      ...config,
      max: size.size,
      min: 1,
      connectionTimeoutMillis: CONNECTION_TIMEOUT,
      idleTimeoutMillis: size.isTight ? IDLE_TIMEOUT_TIGHT : IDLE_TIMEOUT,
      keepAlive: true,
      Client: Client as new () => pg.ClientBase,
      onConnect: ((client) => this.prepare(client as pg.PoolClient)) as OnConnect,
    })
    refused = (refusal) => this.shrink(refusal)
    this.size = size
    this.on('remove', (client) => this.forget(client))
    this.on('acquire', (client) => this.inUse.add(client))
    this.on('release', (_error, client) => this.inUse.delete(client))
  }

  private forget(client: pg.PoolClient): void {
    for (const set of [this.clients, this.ready, this.inUse]) set.delete(client)
  }

  /** Makes a new connection ready; its first statement already counts as use, because a pooler may let it wait. */
  private async prepare(client: pg.PoolClient): Promise<void> {
    this.clients.add(client)
    this.inUse.add(client)
    setAnswerTimeout(client, this.size.answerTimeout ?? ANSWER_TIMEOUT)
    const { stream } = client.connection
    stream.on('timeout', () => {
      if (this.inUse.has(client)) stream.destroy(new DatabaseAway('a statement got no answer'))
    })
    try {
      if (this.isAway) throw new DatabaseAway('the database is away')
      await this.firstAnswer(applySessionSettings(client))
      this.ready.add(client)
      this.options.max = Math.max(this.options.max, this.ready.size)
    } catch (error) {
      this.forget(client)
      if (isNoRoom(error)) this.shrink(error as Error)
      throw error
    }
  }

  /** Rejects where others of the pool are answered, and this one waits for a place behind a pooler. */
  private async firstAnswer(answer: Promise<void>): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setInterval(() => {
        // Once more after the socket was read: this process may have been busy.
        if (this.ready.size > 0) setImmediate(() => reject(new NoRoom('the pooler gives no further connection')))
      }, FIRST_ANSWER_TIMEOUT)
    })
    answer.catch(() => {})
    try {
      await Promise.race([answer, late])
    } finally {
      clearInterval(timer)
    }
  }

  /** Goes on with the connections that the pool has, one at least. Returns whether it has any. */
  private shrink(refusal: Error): boolean {
    if (this.growing === undefined) {
      this.size.resized?.(this.ready.size, refusal.message)
      this.growing = setInterval(() => this.grow(), GROW_EVERY).unref()
      this.options.idleTimeoutMillis = IDLE_TIMEOUT_TIGHT
    }
    if (this.ready.size === 0) this.size.starved?.()
    this.options.max = Math.max(1, this.ready.size)
    return this.ready.size > 0
  }

  /** Tries to get one more connection while requests wait, and another after it. No request waits for the attempt. */
  private grow(): void {
    if (this.growing === undefined) return
    if (this.ending) clearInterval(this.growing)
    else if (this.ready.size >= this.size.size) {
      clearInterval(this.growing)
      this.growing = undefined
      this.options.idleTimeoutMillis = this.size.isTight ? IDLE_TIMEOUT_TIGHT : IDLE_TIMEOUT
      this.size.resized?.(this.ready.size, null)
    } else if (this.waitingCount > 0 && !this.isAway) {
      this.options.max = this.ready.size + 1
      super.connect((error, _client, release) => {
        release()
        if (!error) this.grow()
      })
    }
  }

  /** Closes every connection: none is used again, and a commit in flight does not count as done. */
  suspend(): void {
    this.isAway = true
    for (const client of this.clients)
      client.connection.stream.destroy(new DatabaseAway('the database does not answer'))
  }

  resume(): void {
    this.isAway = false
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- with and without a callback, like the pool's own method
  override connect(callback?: any): any {
    if (callback) return this.connectPatiently(callback)
    const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient>()
    this.connectPatiently((error, client) => (error ? reject(error) : resolve(client)))
    return promise
  }

  /** A request whose connection was refused waits for another one. */
  private connectPatiently(callback: Connected): void {
    const deadline = performance.now() + CONNECTION_TIMEOUT
    const ask = (isFirst: boolean) => {
      if (this.isAway) return callback(new DatabaseAway('the database is away'), undefined as never, () => {})
      super.connect((error, client, release) => {
        if (isNoRoom(error) && (isFirst || performance.now() < deadline)) return ask(false)
        const isBusy = error?.message === 'timeout exceeded when trying to connect' && this.ready.size > 0
        callback(isBusy ? new PoolBusy('every connection is in use') : error, client as pg.PoolClient, release)
      })
    }
    ask(true)
  }
}
