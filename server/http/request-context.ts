import type { Endpoint, Input } from '#contract/endpoint.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'

/** Who acts in a call: the signed-in user, nobody where the call is public, either where the endpoint is not known. */
export type ActorOf<E extends Endpoint> = 'public' extends E['roles']
  ? E['roles'] extends 'public'
    ? null
    : Actor | null
  : Actor

interface HttpContext {
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

/** One request after the gate, for the few calls that need more of it than its input: the context, and what only HTTP knows. */
export type RequestContext<E extends Endpoint = Endpoint> = Context<ActorOf<E>> & HttpContext & { input: Input<E> }
