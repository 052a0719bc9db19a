import type { Caller, DataCaller, Session } from '#test/caller.ts'
import type { ClientSession, EmployeeSession, Factories } from '#test/factories.ts'
import type { TestClock } from '#test/test-clock.ts'
import type { SeededRandom } from './seeded-random.ts'
import type { Timeline } from './timeline.ts'

/** The office to fill: its API calls, its clock, and the factories built on them. */
export interface Office extends Factories {
  call: Caller
  ok: DataCaller
  clock: TestClock
}

/** The users of the sample office, and the reference data for its cases. */
export interface People {
  admin: Session
  employees: EmployeeSession[]
  clients: ClientSession[]
  financiers: string[]
  notFinanced: string
  offices: string[]
}

/** The office with its people, the source of chance, and the timeline on which its events are planned. */
export interface Filling {
  office: Office
  people: People
  random: SeededRandom
  timeline: Timeline
}
