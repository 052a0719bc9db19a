import type { Logger } from 'pino'
import { MINUTE } from '#contract/durations.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Database } from './db/connect.ts'

/** How far the clocks may be apart. */
const MOST_APART = 5 * MINUTE
/** How long a leap has to stay until it is taken for a correction: a machine that slept, a clock that was set right. */
const SETTLED_AFTER = 60 * MINUTE

/** What tells the time, each in milliseconds; `monotonic` only goes on, whatever the wall clock is set to. */
export interface Clocks {
  wall(): number
  monotonic(): number
  database(): Promise<number>
}

/** What is wrong with the wall clock: by how many seconds it leapt ahead, or is ahead of the database's. */
export interface ClockFault {
  kind: 'leap' | 'database'
  seconds: number
}

/** Watches the wall clock for those who raise bills and penalties by it (docs/decisions/0024). */
export interface ClockGuard {
  /** What is wrong just now, or null. A leap is noticed at once; the database's clock is that of the last comparison. */
  fault(): ClockFault | null
  /** The same, after a look at the database's clock. */
  compare(): Promise<ClockFault | null>
}

const asSeconds = (ms: number) => Math.round(ms / 1000)
const isFar = (ms: number) => Math.abs(ms) > MOST_APART

/** A guard that warns in the log when the clock is not to be trusted, and says when it is again. */
export function createClockGuard(clocks: Clocks, log: Pick<Logger, 'warn'>): ClockGuard {
  const offset = () => clocks.wall() - clocks.monotonic()
  /** The trusted distance from the monotonic to the wall clock. It follows small steps, as time servers make them. */
  let trusted = offset()
  let leap: { offset: number; since: number } | null = null
  /** The distance from the monotonic clock to the database's, as of the last comparison. */
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
    const found = findFault()
    if (found && wasTrusted) log.warn(found, 'the clock is not to be trusted; bills and penalties are held back')
    if (!found && !wasTrusted) log.warn('the clock is trusted again; bills and penalties go on')
    wasTrusted = found === null
    return found
  }
  return {
    fault,
    async compare() {
      const [asked, theirs] = [clocks.monotonic(), await clocks.database()]
      databaseOffset = theirs - (asked + clocks.monotonic()) / 2
      return fault()
    },
  }
}

/** The clocks of a process and its database. */
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
