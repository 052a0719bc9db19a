import { RateLimiterRes } from 'rate-limiter-flexible'
import { addDays, dayStart, officeDay } from '#contract/dates.ts'
import { DAY, SECOND } from '#contract/durations.ts'

import type { Deps } from '../context/deps.ts'
import { tooManyRequests } from './errors.ts'
import { databaseCounter } from './rate-limit.ts'

const KB = 1024

/** The share of the quota from which the answers of uploads show it. */
const TELL_FROM = 0.8

/** The bytes that a user, or all users of a client, have stored today, and may store in a day; in MB. */
export interface FilesToday {
  usedMb: number
  limitMb: number
}

/**
 * Counts the file of an upload against the day's quota of its owner (`FILES_MB_PER_DAY`) and does the work; what was
 * refused counts nothing. 429 until the next day in India for a file that does not fit. `notify` is called once the
 * quota is nearly used up.
 */
export type FileQuota = <T>(
  owner: string,
  bytes: number,
  work: () => Promise<T>,
  notify: (today: FilesToday) => void,
) => Promise<T>

/** Returns the quota of files, exact over all processes. */
export function createFileQuota({ config, database, clock }: Pick<Deps, 'config' | 'database' | 'clock'>): FileQuota {
  if (config.RATE_LIMITS === 'off') return (_owner, _bytes, work) => work()
  const limitMb = config.FILES_MB_PER_DAY
  const counter = databaseCounter(database, 'files', { points: limitMb * KB, per: DAY })
  return async (owner, bytes, work, notify) => {
    const today = officeDay(clock.now())
    const key = `${owner} ${today}`
    const kilobytes = Math.ceil(bytes / KB)
    const giveBack = () => counter.reward(key, kilobytes).catch(() => {})
    const { consumedPoints } = await counter.consume(key, kilobytes).catch(async (rejection: unknown) => {
      if (!(rejection instanceof RateLimiterRes)) throw rejection
      await giveBack()
      const wait = dayStart(addDays(today, 1)).getTime() - clock.now().getTime()
      throw tooManyRequests(Math.ceil(wait / SECOND), 'upload.dayIsFull')
    })
    const answer = await work().catch(async (error: unknown) => {
      await giveBack()
      throw error
    })
    if (consumedPoints >= TELL_FROM * counter.points) notify({ usedMb: Math.round(consumedPoints / KB), limitMb })
    return answer
  }
}
