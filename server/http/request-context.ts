import type { z } from 'zod'
import type { Endpoint, Input } from '#contract/endpoint.ts'
import type { Caller } from '../adapters/fair-queue.ts'
import type { Actor } from '../context/actor.ts'
import type { Context } from '../context/context.ts'
import type { Once } from './idempotency.ts'
import type { FileOnDisk } from './multipart.ts'
import type { FeatureLimit } from './rate-limit.ts'

/** The actor of a call: the signed-in user, null where the call is public, either one where the endpoint is unknown. */
export type ActorOf<E extends Endpoint> = 'public' extends E['roles']
  ? E['roles'] extends 'public'
    ? null
    : Actor | null
  : Actor

interface HttpContext {
  /** The network of the caller, as limits count it: an IPv4 address, or the /64 of an IPv6 address. */
  network: string
  /** The token of a device on which somebody signed in before, or null. */
  device: string | null
  /** Gives the caller's device a token, by which it is recognised later. */
  keepDevice(token: string): void
  /** Takes a point of a rate limit that the feature applies, for this user; throws 429 when none is left. */
  takePoint(limit: FeatureLimit, userId: string): Promise<void>
  /** The caller that waits for the answer; for slow work, which ends when the caller hangs up. */
  caller: Caller
  userAgent: string
  /** How many past seconds of events the caller asks for; 0 for none. */
  missedSeconds: number
}

/** The form of a call that accepts multipart: its fields, and its field `file`, if it has one. */
export interface Form<Fields> {
  file: FileOnDisk | null
  fields: Fields
  /** Wraps the write of an idempotent call within its transaction. */
  once: Once
}

/**
 * The context of the few calls that need more of a request than its input: the common context, and
 * what only HTTP provides.
 */
export type RequestContext<E extends Endpoint = Endpoint> = Context<ActorOf<E>> &
  HttpContext & {
    input: Input<E>
    /**
     * Reads the whole form, its file onto the disk, where it stays until `handle` is done. `precheck` refuses a form
     * that has no place, before it takes any; a repeat of an answered call passes it by.
     */
    form<T>(handle: (form: Form<z.output<E['body']>>) => Promise<T>, precheck?: () => Promise<unknown>): Promise<T>
  }
