import type { Logger } from 'pino'
import { type Day, officeDay } from '#contract/dates.ts'
import type { Actor } from './actor.ts'
import type { Clock } from './clock.ts'
import type { ClockGuard } from './clock-guard.ts'
import type { Config } from './config.ts'
import type { Deps } from './deps.ts'
import type { Keys } from './keys.ts'

/**
 * What commands and queries know beside their input, whoever runs them: a request, a job, an import or a test. Nothing in it
 * waits, and nothing in it belongs to HTTP. `Context<null>` is that of a public call or a job, which nobody signed in for.
 */
export interface Context<A = Actor> {
  actor: A
  /** The moment of the call; every row that a command writes bears it. */
  now: Date
  /** The office's day at `now`. */
  today: Day
  /** For a moment that must lie after a lock was taken (docs/decisions/0024); elsewhere `now`. */
  clock: Clock
  /** For what is never raised while the clock is not to be trusted. */
  clockGuard: Pick<ClockGuard, 'fault'>
  keys: Keys
  /** The settings that texts and answers depend on: the address of links, and whether a mail server is set. */
  config: Readonly<Pick<Config, 'PUBLIC_URL' | 'SMTP_URL'>>
  log: Logger
}

/** The context of what an actor does, or nobody. */
export function createContext<A>(deps: Deps, actor: A, now: Date = deps.clock.now()): Context<A> {
  const { clock, clockGuard, keys, config, log } = deps
  return { actor, now, today: officeDay(now), clock, clockGuard, keys, config, log }
}

/** The context of what the portal does by itself. */
export const jobContext = (deps: Deps, now?: Date): Context<null> => createContext(deps, null, now)
