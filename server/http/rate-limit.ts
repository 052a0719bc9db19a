import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimit } from '#contract/endpoint.ts'
import type { Deps } from '../deps.ts'
import { tooMany } from './errors.ts'

interface Asked {
  ip: string
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

/** How often what may be asked (quality.md, Sign-in). */
const rules: Record<RateLimit, Rule> = {
  'sign-in': {
    failuresOnly: true,
    limits: [
      { points: 10, seconds: 15 * MINUTES, key: ({ ip, email, userId }) => `account:${email ?? userId}:${ip}` },
      { points: 100, seconds: 15 * MINUTES, key: ({ ip }) => `ip:${ip}` },
    ],
  },
  'set-password': { failuresOnly: true, limits: [{ points: 20, seconds: 15 * MINUTES, key: ({ ip }) => ip }] },
  resend: { limits: [{ points: 3, seconds: HOUR, key: ({ email }) => `${email}` }] },
  'sign-up': { limits: [{ points: 5, seconds: HOUR, key: ({ ip }) => ip }] },
  upload: { limits: [{ points: 30, seconds: HOUR, key: ({ userId }) => `${userId}` }] },
  reveal: { limits: [{ points: 20, seconds: HOUR, key: ({ userId }) => `${userId}` }] },
}

/** Takes one point for a call and throws 429 when none is left; the answer gives it back. */
export type Limiter = (name: RateLimit, asked: Asked) => Promise<(succeeded: boolean) => Promise<void>>

/** Limits that hold over all processes, for their counters lie in the database. */
export function createLimiter({ config, database }: Pick<Deps, 'config' | 'database'>): Limiter {
  if (config.RATE_LIMITS === 'off') return async () => async () => {}
  const built = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name,
      rule.limits.map(({ points, seconds, key }, index) => ({
        key,
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
    for (const { key, counter } of counters) {
      await counter.consume(key(asked)).catch((refused: unknown) => {
        throw refused instanceof RateLimiterRes ? tooMany(Math.ceil(refused.msBeforeNext / 1000) || 1) : refused
      })
    }
    return async (succeeded) => {
      if (!succeeded || !rules[name].failuresOnly) return
      for (const { key, counter } of counters) await counter.reward(key(asked))
    }
  }
}
