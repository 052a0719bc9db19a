import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SECOND } from '#contract/durations.ts'
import { fairQueue, type Waiter } from '../adapters/fair-queue.ts'
import type { Bounds } from '../context/bounds.ts'
import type { Deps } from '../context/deps.ts'
import { hungUp, unavailable } from './errors.ts'
import { networkOfAddress } from './request-origin.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for the calls of the API. */
    isCall?: boolean
  }
  interface FastifyRequest {
    /** The call's part in the share of its asker. */
    part: Part | null
  }
}

interface Part {
  isAtWork: boolean
  isOfKnown: boolean
  /** Ends the part; it may be called again. */
  end: () => void
}

/** The tokens whose askers are remembered; those longest without a first use are forgotten. */
const MOST_TOKENS = 10_000

/**
 * Bounds the calls that are worked on at a time for each asker, before session and database: for an account or API key, for
 * all people of a client, and for a network where no session is known. Others wait in turn, 503 beyond the bound.
 * A call counts until its answer begins: a stream or a slow line holds nothing.
 */
export function shareCalls(app: FastifyInstance, { bounds }: Pick<Deps, 'bounds'>): void {
  const queue = fairQueue({ atOnce: Infinity, waiting: bounds.calls.waiting, refused: null })
  const askers = new Map<string, Waiter>()
  app.decorateRequest('part', null)
  app.addHook('onRequest', (request, { raw }, done) => {
    if (!request.routeOptions.config.isCall) return done()
    const known = askers.get(tokenOf(request))
    const part: Part = { isAtWork: false, isOfKnown: known !== undefined, end() {} }
    let takeOut = () => {}
    let patience: NodeJS.Timeout | undefined
    let isWaiting = true
    const goOn = (error?: Error) => {
      isWaiting = false
      clearTimeout(patience)
      done(error)
    }
    const leave = () => {
      if (isWaiting) giveUp(hungUp())
      // Fastify begins no work for a caller who has left; work that has begun goes on.
      else if (!part.isAtWork) part.end()
    }
    const giveUp = (error: Error) => {
      takeOut()
      raw.off('close', leave)
      goOn(error)
    }
    const begin = (end: () => void) => {
      part.end = () => {
        part.end = () => {}
        raw.off('close', leave)
        end()
      }
      request.part = part
      goOn()
    }
    raw.once('close', leave)
    takeOut = queue.wait(known ?? ofNetwork(request, bounds), begin, () => giveUp(unavailable('calls_waiting')))
    if (isWaiting) patience = setTimeout(() => giveUp(unavailable('calls_waiting')), bounds.calls.seconds * SECOND)
  })
  app.addHook('preHandler', ({ part }, _reply, done) => {
    if (part) part.isAtWork = true
    done()
  })
  app.addHook('onSend', (request, { statusCode }, _payload, done) => {
    const { part, actor } = request
    part?.end()
    if (statusCode === 401) askers.delete(tokenOf(request))
    else if (actor && !part?.isOfKnown) remember(askers, tokenOf(request), ofActor(actor, bounds))
    done()
  })
}

/** A name of the token of a call, so that no token is kept; the names of calls without one are alike, and never remembered. */
const tokenOf = ({ headers }: FastifyRequest) => hash('sha256', headers.authorization ?? '', 'base64url')

const ofNetwork = ({ ip }: FastifyRequest, { calls }: Bounds): Waiter => {
  const network = networkOfAddress(ip)
  return { owner: network, shares: [{ of: network, most: calls.ofNetwork }] }
}

function ofActor({ userId, clientId, apiKey }: NonNullable<FastifyRequest['actor']>, { calls }: Bounds): Waiter {
  const account = apiKey?.id ?? userId
  const shares = [{ of: account, most: calls.ofAccount }]
  if (clientId) shares.push({ of: clientId, most: calls.ofClient })
  return { owner: clientId ?? account, shares }
}

function remember(askers: Map<string, Waiter>, token: string, asker: Waiter): void {
  const [oldest] = askers.keys()
  if (askers.size >= MOST_TOKENS && oldest !== undefined) askers.delete(oldest)
  askers.set(token, asker)
}
