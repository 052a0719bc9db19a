import { Readable } from 'node:stream'
import { SECOND } from '#contract/durations.ts'
import type { Actor } from '../../context/actor.ts'
import type { Deps } from '../../context/deps.ts'
import { HttpError, tooManyStreams, unavailable } from '../../http/errors.ts'
import { StreamAnswer } from '../../http/route.ts'
import { liveSessions } from '../../http/session.ts'
import type { LiveSignal } from '../../notifications/live-channel.ts'
import { type LiveConnection, listenToSignals } from '../../notifications/live-connection.ts'
import { changesFor, newsFor, type StreamEvent, scopeOf, scopesOf, signalsSince } from './stream-events.ts'

/** How long signals are gathered before they are looked up together, in milliseconds. */
const GATHER = 100
/** Bytes that wait for a reader who does not read; then the stream is cut. */
const MAX_WAITING = 256 * 1024

interface Stream {
  reader: Actor
  out: Readable
}

/**
 * The streams of one process. Signals of all processes come by one connection, which is open while there are streams.
 * When it is lost all streams end: the browsers come back and read what they missed.
 */
class Streams {
  private readonly deps: Deps
  private readonly streams = new Set<Stream>()
  private connection: Promise<LiveConnection> | null = null
  private signals: LiveSignal[] = []
  private work: Promise<void> | null = null
  private readonly beat: NodeJS.Timeout
  private isClosed = false

  constructor(deps: Deps) {
    this.deps = deps
    this.beat = setInterval(() => void this.endThoseWithoutSession(null, true), deps.bounds.streams.beat * SECOND)
    this.beat.unref()
  }

  /** Opens a stream, which first replays the events of the last `missedSeconds`. */
  async open(reader: Actor, missedSeconds: number): Promise<Readable> {
    const { ofUser, ofClient, ofClients, ofAll } = this.deps.bounds.streams
    const { userId, clientId } = reader
    const count = (isMeant: (other: Actor) => boolean) =>
      [...this.streams].filter((stream) => isMeant(stream.reader)).length
    if (this.isClosed || this.streams.size >= ofAll) throw unavailable()
    if (clientId && count((other) => other.clientId !== null) >= ofClients) throw unavailable()
    if (count((other) => other.userId === userId) >= ofUser) throw tooManyStreams()
    if (clientId && count((other) => other.clientId === clientId) >= ofClient) throw tooManyStreams()
    const stream: Stream = { reader, out: new Readable({ read: () => {} }) }
    this.streams.add(stream)
    stream.out.once('close', () => this.forget(stream))
    try {
      await this.listen()
    } catch (error) {
      stream.out.destroy()
      this.deps.log.warn({ reason: (error as Error).message }, 'no live signals')
      throw error instanceof HttpError ? error : unavailable()
    }
    push(stream.out, ': open\n\n')
    if (missedSeconds > 0) void this.catchUp(stream, missedSeconds).catch(() => end(stream.out))
    return stream.out
  }

  private async catchUp(stream: Stream, seconds: number): Promise<void> {
    const { db } = this.deps.database
    const { reader } = stream
    const signals = await signalsSince(db, reader, seconds)
    for (const event of await changesFor(db, reader, signals)) this.write([stream], event)
    for (const { event } of await newsFor(db, [reader], signals)) this.write([stream], event)
  }

  close(): void {
    this.isClosed = true
    clearInterval(this.beat)
    this.endAll()
  }

  private listen(): Promise<LiveConnection> {
    if (this.connection) return this.connection
    const connection = listenToSignals(this.deps.database, {
      heard: (signal) => this.hear(signal),
      lost: () => {
        this.connection = null
        this.endAll()
      },
    })
    this.connection = connection
    connection.catch(() => {
      if (this.connection === connection) this.connection = null
    })
    return connection
  }

  private forget(stream: Stream): void {
    this.streams.delete(stream)
    if (this.streams.size > 0 || !this.connection) return
    void this.connection.then(({ close }) => close()).catch(() => {})
    this.connection = null
  }

  private endAll(): void {
    for (const { out } of this.streams) end(out)
  }

  private hear(signal: LiveSignal): void {
    this.signals.push(signal)
    this.work ??= new Promise<void>((resolve) => setTimeout(resolve, GATHER).unref()).then(async () => {
      this.work = null
      const gathered = this.signals.splice(0)
      // A signal that is not passed on is missed; a client that reconnects reads it.
      await this.passOn(gathered).catch(() => this.endAll())
    })
  }

  private async passOn(signals: readonly LiveSignal[]): Promise<void> {
    const ended = signals.flatMap(({ kind, ids }) => (kind === 'session' ? ids : []))
    if (ended.length > 0) await this.endThoseWithoutSession(new Set(ended), false)
    const { db } = this.deps.database
    const byScope = Map.groupBy(this.streams, ({ reader }) => scopeOf(reader))
    const touched = await scopesOf(db, signals)
    for (const [scope, streams] of byScope) {
      const [first] = streams
      if (first && touched.has(scope))
        for (const event of await changesFor(db, first.reader, signals)) this.write(streams, event)
    }
    const byUser = Map.groupBy(this.streams, ({ reader }) => reader.userId)
    for (const { userId, event } of await newsFor(
      db,
      [...this.streams].map(({ reader }) => reader),
      signals,
    ))
      this.write(byUser.get(userId) ?? [], event)
  }

  private write(streams: readonly Stream[], { event, data }: StreamEvent): void {
    for (const { out } of streams) push(out, `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  /** Ends streams whose session has ended: those of some users, or of all; the others get a comment line. */
  private async endThoseWithoutSession(userIds: ReadonlySet<string> | null, isBeat: boolean): Promise<void> {
    const streams = [...this.streams].filter(({ reader }) => userIds?.has(reader.userId) ?? true)
    if (streams.length === 0) return
    try {
      const live = await liveSessions(this.deps, [...new Set(streams.map(({ reader }) => reader.sessionId))])
      for (const { reader, out } of streams)
        if (!live.has(reader.sessionId)) end(out)
        else if (isBeat) push(out, ':\n\n')
    } catch {
      // While the database is away it is unknown whether a session is live.
      for (const { out } of streams) end(out)
    }
  }
}

/** Streams that were ended: their buffer is still read, and writing to them would be an error that ends the process. */
const ended = new WeakSet<Readable>()

function end(out: Readable): void {
  if (ended.has(out)) return
  ended.add(out)
  out.push(null)
}

/** Writes a text to a stream; one whose reader does not read is cut. */
function push(out: Readable, text: string): void {
  if (ended.has(out) || out.destroyed) return
  if (out.readableLength > MAX_WAITING) out.destroy()
  else out.push(text)
}

const streamsOf = new WeakMap<Deps, Streams>()

function streamsIn(deps: Deps): Streams {
  const streams = streamsOf.get(deps) ?? new Streams(deps)
  streamsOf.set(deps, streams)
  return streams
}

/** Opens a stream of events for the actor. 429 beyond the streams of one user or client, 503 while no signals are heard. */
export async function openStream(deps: Deps, { actor, missedSeconds }: { actor: Actor; missedSeconds: number }) {
  // Past the buffers of proxies.
  const headers = { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' }
  return new StreamAnswer(await streamsIn(deps).open(actor, missedSeconds), headers)
}

/** Ends every stream of the process, for a stop. */
export const closeStreams = (deps: Deps): void => streamsOf.get(deps)?.close()
