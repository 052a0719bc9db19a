import { hash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { DAY, HOUR, MINUTE, SECOND } from '#contract/durations.ts'
import { KEY_CALLS } from '#contract/key-scopes.ts'
import type { RateLimit } from '#contract/rate-limit.ts'
import type { Deps } from '../context/deps.ts'
import { retryLater } from './errors.ts'

interface Caller {
  /** The network of the call, as `networkOfAddress` returns it. */
  network: string
  userId: string | null
  email: string | null
  /** The caller's device where the account knows it (`server/http/session.ts`): its wrong sign-ins count for it, not for its network. */
  device?: string | null
}

interface Limit {
  points: number
  /** In ms. */
  per: number
  key(caller: Caller): string
  /** True where a refused caller is refused from memory until its time: strangers would cost the database a statement each. */
  ofNetwork?: boolean
}

/** Checks of plates by one user in a minute: the answers show open cases of all desks. */
export const VEHICLE_CHECKS = 60

interface Rule {
  limits: Limit[]
  /** Which outcome counts, if not every one; the others refund their point. */
  only?: 'refused' | 'done'
}

/** Limits that features apply themselves. */
export type FeatureLimit = 'right-password' | 'new-password' | 'reveal' | 'vehicle-check' | 'api-key'
type LimitName = RateLimit | FeatureLimit

const perUser = (points: number, per: number): Limit => ({ points, per, key: ({ userId }) => `${userId}` })
const placeOf = ({ network, device }: Caller) => (device ? `device ${device}` : network)
const perNetwork = (points: number, per: number): Limit => ({
  points,
  per,
  key: ({ network }) => network,
  ofNetwork: true,
})

/** The rate limits, each counted over all processes. */
const rules: Record<LimitName, Rule> = {
  'sign-in': {
    only: 'refused',
    limits: [
      {
        points: 10,
        per: 15 * MINUTE,
        key: (caller) => `${caller.email ?? caller.userId} from ${placeOf(caller)}`,
        ofNetwork: true,
      },
      { points: 100, per: 15 * MINUTE, key: placeOf, ofNetwork: true },
    ],
  },
  // Challenges before sign-in, each of which is a row for five minutes.
  passkey: { limits: [perNetwork(200, 15 * MINUTE)] },
  // Only per network: the call names no account, and a passkey cannot be guessed.
  'passkey-sign-in': { only: 'refused', limits: [perNetwork(100, 15 * MINUTE)] },
  'right-password': { limits: [perUser(200, 5 * MINUTE)] },
  'new-password': { limits: [perUser(10, HOUR)] },
  'set-password': { only: 'refused', limits: [perNetwork(20, 15 * MINUTE)] },
  resend: {
    limits: [perNetwork(20, HOUR), { points: 3, per: HOUR, key: ({ email }) => `${email}` }],
  },
  'browser-error': { limits: [perNetwork(30, HOUR)] },
  'sign-up': { limits: [perNetwork(5, HOUR)] },
  upload: { limits: [perUser(30, HOUR)] },
  attachment: { limits: [perUser(300, HOUR)] },
  comment: { limits: [perUser(60, HOUR)] },
  // Members of a team and proposed RTOs. Refusals count: they reveal which addresses have an account.
  addition: { limits: [perUser(60, HOUR)] },
  form: { limits: [perUser(60, HOUR)] },
  // Mails that staff send by hand, per sender.
  mail: { only: 'done', limits: [perUser(100, DAY)] },
  'vehicle-check': { limits: [perUser(VEHICLE_CHECKS, MINUTE)] },
  'api-key': { limits: [perUser(KEY_CALLS, MINUTE)] },
  reveal: { limits: [perUser(20, HOUR)] },
}

/** Wrong passwords for one account per day, from all places unknown to it, before further attempts are slowed down. */
export const FREE_GUESSES = 20
/** The longest wait between two attempts after that, in seconds; the wait begins at 2 and doubles. */
export const MAX_GUESS_WAIT = 64
/** Live sessions per account: the oldest ends when one more opens. */
export const SESSIONS_PER_ACCOUNT = 50
/** Known devices and networks per account, and the days for which each is remembered. */
export const PLACES_PER_ACCOUNT = 50
export const KNOWN_PLACE_DAYS = 90
/** Unprocessed requests for a new password, of all accounts together. */
export const MAX_WAITING_RESETS = 1000

/** How a call ended; `failed` by a defect, or refused through no fault of the caller. */
export type CallOutcome = 'done' | 'refused' | 'failed'

/** Takes one point for a call and throws 429 when none is left; the returned function refunds it by the outcome. */
export type Limiter = (name: LimitName, caller: Caller) => Promise<(outcome: CallOutcome) => Promise<void>>

/** Hashes a key, so that its length is constant and it holds no personal data. */
const hashed = (key: string) => hash('sha256', key, 'base64url')

/** Returns a counter in the database, exact over all processes. */
export const databaseCounter = (
  { pool }: Pick<Deps['database'], 'pool'>,
  keyPrefix: string,
  { points, per }: Pick<Limit, 'points' | 'per'>,
) =>
  new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool', // otherwise the name of the class would decide
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix,
    clearExpiredByTimeout: false,
    points,
    duration: per / SECOND,
  })

/** Returns a limiter over all processes; its counters are in the database. */
export function createLimiter({ config, database }: Pick<Deps, 'config' | 'database'>): Limiter {
  if (config.RATE_LIMITS === 'off') return async () => async () => {}
  const built = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name,
      rule.limits.map(({ points, per, key, ofNetwork = false }, index) => ({
        keyOf: (caller: Caller) => hashed(key(caller)),
        counter: databaseCounter(database, `${name}${index}`, { points, per }),
        refusals: ofNetwork ? rememberRefusals() : null,
      })),
    ]),
  )
  return async (name, caller) => {
    const counters = built[name] ?? []
    for (const { keyOf, counter, refusals } of counters) {
      const key = keyOf(caller)
      const wait = refusals?.wait(key) ?? 0
      if (wait > 0) throw retryLater(wait)
      await counter.consume(key).catch((rejection: unknown) => {
        if (!(rejection instanceof RateLimiterRes)) throw rejection
        refusals?.add(key, rejection.msBeforeNext)
        throw retryLater(
          Math.ceil(rejection.msBeforeNext / SECOND) || 1,
          rejection.consumedPoints === counter.points + 1,
        )
      })
    }
    return async (outcome) => {
      const { only } = rules[name]
      if (!only || outcome === only) return
      for (const { keyOf, counter, refusals } of counters) {
        await counter.reward(keyOf(caller))
        refusals?.delete(keyOf(caller))
      }
    }
  }
}

/** Keys above which those whose time is over are forgotten. */
const MANY_KEYS = 10_000

/** Remembers until when each key was refused. */
function rememberRefusals() {
  const untilOf = new Map<string, number>()
  const forget = () => {
    for (const [key, until] of untilOf) if (until <= performance.now()) untilOf.delete(key)
  }
  return {
    /** Returns the seconds until a key may call again, 0 if it may now. */
    wait: (key: string): number => Math.max(0, Math.ceil(((untilOf.get(key) ?? 0) - performance.now()) / SECOND)),
    add(key: string, ms: number): void {
      if (untilOf.size > MANY_KEYS) forget()
      untilOf.set(key, performance.now() + ms)
    },
    delete: (key: string) => untilOf.delete(key),
  }
}
