import type { Logger } from 'pino'
import { MINUTE } from '#contract/durations.ts'
import { type Clock, systemClock } from '../context/clock.ts'
import type { Database } from './connect.ts'

/** The largest accepted difference between the clocks. */
const MAX_DIFFERENCE = 5 * MINUTE
/** How long a jump must last until it counts as a correction, such as after the machine slept or its clock was set. */
const SETTLED_AFTER = 60 * MINUTE

/** The three clocks, in milliseconds; setting the wall clock does not affect `monotonic`. */
export interface Clocks {
  wall(): number
  monotonic(): number
  database(): Promise<number>
}

/** The fault of the wall clock, with the seconds by which it jumped ahead, or is ahead of the database's clock. */
export interface ClockFault {
  kind: 'leap' | 'database'
  seconds: number
}

/** Checks the wall clock before bills and penalties are raised (docs/decisions/0024). */
export interface ClockGuard {
  /**
   * Returns the present fault, or null. Detects a jump at once; uses the database's clock as of the last comparison.
   */
  fault(): ClockFault | null
  /** Compares with the database's clock, then returns the present fault, or null. */
  compare(): Promise<ClockFault | null>
}

const asSeconds = (ms: number) => Math.round(ms / 1000)
const isFar = (ms: number) => Math.abs(ms) > MAX_DIFFERENCE

/** Returns a guard that warns in the log when the clock becomes wrong, and logs when it is right again. */
export function createClockGuard(clocks: Clocks, log: Pick<Logger, 'warn'>): ClockGuard {
  const offset = () => clocks.wall() - clocks.monotonic()
  /**
   * The trusted difference between wall clock and monotonic clock. It follows small steps, as time servers make them.
   */
  let trusted = offset()
  let leap: { offset: number; since: number } | null = null
  /** The difference between database clock and monotonic clock, as of the last comparison. */
  let databaseOffset: number | null = null
  let wasTrusted = true

  const findFault = (): ClockFault | null => {
    const now = offset()
    if (isFar(now - trusted)) {
      if (!leap || isFar(now - leap.offset)) leap = { offset: now, since: clocks.monotonic() }
      if (clocks.monotonic() - leap.since < SETTLED_AFTER) return { kind: 'leap', seconds: asSeconds(now - trusted) }
    }
    trusted = now
    leap = null
    const ahead = databaseOffset === null ? 0 : now - databaseOffset
    return isFar(ahead) ? { kind: 'database', seconds: asSeconds(ahead) } : null
  }
  const fault = () => {
    const present = findFault()
    if (present && wasTrusted) log.warn(present, 'the clock is not to be trusted; bills and penalties are held back')
    if (!present && !wasTrusted) log.warn('the clock is trusted again; bills and penalties go on')
    wasTrusted = present === null
    return present
  }
  return {
    fault,
    async compare() {
      const [asOf, databaseTime] = [clocks.monotonic(), await clocks.database()]
      databaseOffset = databaseTime - (asOf + clocks.monotonic()) / 2
      return fault()
    },
  }
}

/** Returns the clocks of this process and its database. */
export const clocksOf = ({ pool }: Pick<Database, 'pool'>, clock: Clock = systemClock): Clocks => ({
  wall: () => clock.now().getTime(),
  monotonic: () => performance.now(),
  async database() {
    const { rows } = await pool.query<{ now: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
    )
    return rows[0]?.now ?? Number.NaN
  },
})
