import type { z } from 'zod'
import type { Day } from '#contract/dates.ts'
import type { Endpoint, EndpointData, PageMeta } from '#contract/endpoint.ts'
import type { Db, Tx } from '../db/connect.ts'
import type { Deps } from '../deps.ts'
import type { Actor } from './session.ts'

/** One request after the gate: who calls, with what, and when. */
export interface RequestContext<E extends Endpoint = Endpoint> {
  /** Null only where the call is public. */
  actor: E['roles'] extends 'public' ? null : Actor
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
  now: Date
  /** The office's day at `now`. */
  today: Day
  deps: Deps
  /** Where the call comes from, as limits count it: an IPv4 address, or the /64 of an IPv6 one. */
  network: string
  /** The token of a device that someone signed in from before, or null. */
  device: string | null
  /** Gives the caller's device a token, by which it is known again. */
  keepDevice(token: string): void
  /** Takes a point of a limit that only the feature can judge, of this user; 429 when none is left. */
  takePoint(limit: 'right-password' | 'new-password', userId: string): Promise<void>
  userAgent: string
  /** Reads the form field `file`, or null, and holds its bytes until `handle` is done; only where the call accepts multipart. */
  file<T>(handle: (bytes: Buffer | null) => Promise<T>): Promise<T>
}

/** An answer with its place in a list. */
export class Paged<T> {
  readonly data: T
  readonly meta: PageMeta
  constructor(data: T, meta: PageMeta) {
    this.data = data
    this.meta = meta
  }
}

/**
 * An answer that the database has written as JSON text already, for those of thousands of rows: reading them only to
 * write them out again would hold up every other call. Whoever makes one names its fields from the declared schema.
 */
export class SerializedJson {
  private readonly json: string
  private sent: Buffer | null = null
  constructor(json: string) {
    this.json = json
  }

  /** The whole answer as bytes; those who share it share them. */
  envelope(message: string): Buffer {
    this.sent ??= Buffer.from(`{"success":true,"message":${JSON.stringify(message)},"data":${this.json}}`)
    return this.sent
  }
}

type Reply<E extends Endpoint> = EndpointData<E> | Paged<EndpointData<E>> | SerializedJson

/** One line of a feature's routes: a declared call and what answers it. */
export interface Route {
  endpoint: Endpoint
  kind: 'read' | 'write'
  // The pair is type-safe where `read` and `write` join it; the list of all routes cannot be.
  handle(on: never, call: never): Promise<unknown>
}

/** A call that changes nothing, or that opens its transactions itself because it does slow work. */
export function read<E extends Endpoint>(
  endpoint: E,
  handle: (db: Db, call: RequestContext<E>) => Promise<Reply<E>>,
): Route {
  return { endpoint, kind: 'read', handle }
}

/** A call that runs in one transaction, whole or not at all. */
export function write<E extends Endpoint>(
  endpoint: E,
  handle: (tx: Tx, call: RequestContext<E>) => Promise<Reply<E>>,
): Route {
  return { endpoint, kind: 'write', handle }
}
