import type { Caller, Session } from '#test/caller.ts'
import type { ClientSession, EmployeeSession, Factories } from '#test/factories.ts'
import type { TestClock } from '#test/test-clock.ts'

/** The office that is filled: its calls, its clock, and the factories on top of them. */
export interface Office extends Factories {
  call: Caller
  clock: TestClock
}

/** Who works in the sample office, and what cases choose from. */
export interface People {
  admin: Session
  employees: EmployeeSession[]
  clients: ClientSession[]
  financiers: string[]
  notFinanced: string
  offices: string[]
}
