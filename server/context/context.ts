import type { Logger } from 'pino'
import { type Day, officeDay } from '#contract/dates.ts'
import type { ClockGuard } from '../db/clock-guard.ts'
import type { Keys } from '../security/keys.ts'
import type { Config } from '../start/config.ts'
import type { Actor } from './actor.ts'
import type { Clock } from './clock.ts'
import type { Deps } from './deps.ts'

/**
 * What commands and queries get besides their input, in a request, a job, an import or a test. Nothing in it is
 * asynchronous or part of HTTP. `Context<null>` is the context of public calls and jobs, which have no signed-in
 * user.
 */
export interface Context<A = Actor> {
  actor: A
  /** The instant of the call; every row that a command writes has it. */
  now: Date
  /** The IST day of `now`. */
  today: Day
  /** For an instant that must lie after a lock was taken; elsewhere use `now`. */
  clock: Clock
  /** Checked before anything that must not be raised while the clock is wrong. */
  clockGuard: Pick<ClockGuard, 'fault'>
  keys: Keys
  /** The settings on which texts and answers depend: the base URL of links, whether a mail server is set, what is posted to. */
  config: Readonly<Pick<Config, 'PUBLIC_URL' | 'SMTP_URL' | 'WEBHOOK_ALLOW_PRIVATE' | 'PUSH_HOSTS'>>
  log: Logger
}

export function createContext<A>(deps: Deps, actor: A, now: Date = deps.clock.now()): Context<A> {
  const { clock, clockGuard, keys, config, log } = deps
  return { actor, now, today: officeDay(now), clock, clockGuard, keys, config, log }
}

export const jobContext = (deps: Deps, now?: Date): Context<null> => createContext(deps, null, now)
