import type { Endpoint, EndpointData, Input, PageMeta } from '#contract/endpoint.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Db, Tx } from '../db/connect.ts'
import type { Deps } from '../deps.ts'
import type { ActorOf, RequestContext } from './request-context.ts'

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

type Answer<E extends Endpoint> = EndpointData<E> | Paged<EndpointData<E>>

/** A query of any endpoint. The server has checked the actor and the input against the endpoint before it runs one. */
type AnyQuery = (db: Db, ctx: Context<Actor | null>, input: unknown) => Promise<unknown>
type AnyCommand = (tx: Tx, ctx: Context<Actor | null>, input: unknown) => Promise<unknown>
type AnyHandler = (deps: Deps, request: RequestContext) => Promise<unknown>

/** One line of a feature's routes: a declared call and the function that answers it, by what that function does. */
export type Route = { endpoint: Endpoint } & (
  | { kind: 'query'; run: AnyQuery }
  | { kind: 'command'; run: AnyCommand }
  | { kind: 'handler'; run: AnyHandler }
)

/** A call that changes nothing. It runs in no transaction. */
export const query = <E extends Endpoint>(
  endpoint: E,
  run: (db: Db, ctx: Context<ActorOf<E>>, input: Input<E>) => Promise<Answer<E> | SerializedJson>,
): Route => ({ endpoint, kind: 'query', run: run as AnyQuery })

/** A call that changes something, in one transaction: whole, or not at all. */
export const command = <E extends Endpoint>(
  endpoint: E,
  run: (tx: Tx, ctx: Context<ActorOf<E>>, input: Input<E>) => Promise<Answer<E>>,
): Route => ({ endpoint, kind: 'command', run: run as AnyCommand })

/** A call that needs the request itself (device, network, file), or opens its transactions because of slow work between them. */
export const handler = <E extends Endpoint>(
  endpoint: E,
  run: (deps: Deps, request: RequestContext<E>) => Promise<Answer<E>>,
): Route => ({ endpoint, kind: 'handler', run: run as AnyHandler })
