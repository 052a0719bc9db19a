import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimit } from '#contract/endpoint.ts'
import type { Deps } from '../deps.ts'
import { retryLater } from './errors.ts'

interface Asked {
  /** Where the call comes from, as `networkOf` counts it. */
  network: string
  userId: string | null
  email: string | null
}

interface Limit {
  points: number
  seconds: number
  key(asked: Asked): string
}

const MINUTES = 60
const HOUR = 60 * MINUTES

interface Rule {
  limits: Limit[]
  /** True where only failures count: a success gives its point back. */
  failuresOnly?: true
}

/** The limits that a call names, and those that a feature judges itself: `right-password`, `new-password`. */
type LimitName = RateLimit | 'right-password' | 'new-password'

/** How often what may be asked (quality.md, Sign-in). Each is counted over all processes. */
const rules: Record<LimitName, Rule> = {
  'sign-in': {
    failuresOnly: true,
    limits: [
      { points: 10, seconds: 15 * MINUTES, key: ({ network, email, userId }) => `${email ?? userId} from ${network}` },
      { points: 100, seconds: 15 * MINUTES, key: ({ network }) => network },
    ],
  },
  'right-password': { limits: [{ points: 200, seconds: 5 * MINUTES, key: ({ userId }) => `${userId}` }] },
  'new-password': { limits: [{ points: 10, seconds: HOUR, key: ({ userId }) => `${userId}` }] },
  'set-password': {
    failuresOnly: true,
    limits: [{ points: 20, seconds: 15 * MINUTES, key: ({ network }) => network }],
  },
  resend: {
    limits: [
      { points: 20, seconds: HOUR, key: ({ network }) => network },
      { points: 3, seconds: HOUR, key: ({ email }) => `${email}` },
    ],
  },
  'sign-up': { limits: [{ points: 5, seconds: HOUR, key: ({ network }) => network }] },
  upload: { limits: [{ points: 30, seconds: HOUR, key: ({ userId }) => `${userId}` }] },
  reveal: { limits: [{ points: 20, seconds: HOUR, key: ({ userId }) => `${userId}` }] },
}

/** Wrong passwords for one account in a day, from all places that it does not know, before they are slowed. */
export const FREE_GUESSES = 20
/** The longest wait between two guesses after that, in seconds; it begins at 2 and doubles. */
export const MAX_GUESS_WAIT = 64
/** Sessions of one account that live at once: the oldest ends when one more opens. */
export const SESSIONS_PER_ACCOUNT = 50
/** Devices and networks by which an account is known again, and for how many days after it was last seen there. */
export const PLACES_PER_ACCOUNT = 50
export const KNOWN_PLACE_DAYS = 90
/** Requests for a new password that wait to be answered, of all accounts together. */
export const MAX_WAITING_RESETS = 1000

/** Takes one point for a call and throws 429 when none is left; the answer gives it back. */
export type Limiter = (name: LimitName, asked: Asked) => Promise<(succeeded: boolean) => Promise<void>>

/** As long for a long e-mail as for a short one, and without anything personal in it. */
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url')

/** Limits that hold over all processes, for their counters lie in the database. */
export function createLimiter({ config, database }: Pick<Deps, 'config' | 'database'>): Limiter {
  if (config.RATE_LIMITS === 'off') return async () => async () => {}
  const built = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name,
      rule.limits.map(({ points, seconds, key }, index) => ({
        keyOf: (asked: Asked) => hashed(key(asked)),
        counter: new RateLimiterPostgres({
          storeClient: database.pool,
          storeType: 'pool', // or it would judge by the name of the class
          tableName: 'rate_limits',
          tableCreated: true,
          keyPrefix: `${name}${index}`,
          clearExpiredByTimeout: false,
          points,
          duration: seconds,
        }),
      })),
    ]),
  )
  return async (name, asked) => {
    const counters = built[name] ?? []
    for (const { keyOf, counter } of counters) {
      await counter.consume(keyOf(asked)).catch((refused: unknown) => {
        throw refused instanceof RateLimiterRes ? retryLater(Math.ceil(refused.msBeforeNext / 1000) || 1) : refused
      })
    }
    return async (succeeded) => {
      if (!succeeded || !rules[name].failuresOnly) return
      for (const { keyOf, counter } of counters) await counter.reward(keyOf(asked))
    }
  }
}
