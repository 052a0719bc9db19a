import type { Deps } from '#server/context/deps.ts'
import type { TestClock } from '#test/test-clock.ts'
import { type Caller, dataCaller, type Session } from './caller.ts'
import { billFactories } from './factories/bills.ts'
import { caseFactories, type Pickers } from './factories/cases.ts'
import { paymentFactories } from './factories/payments.ts'
import { peopleFactories } from './factories/people.ts'
import { referenceFactories } from './factories/reference.ts'
import { sessionFactories } from './factories/sessions.ts'
import { proving } from './proving-caller.ts'

export type { CaseToPay, MadeCase } from './factories/cases.ts'
export type { ClientSession, EmployeeSession } from './factories/people.ts'

/** What factories know of an office that others have filled. */
export interface Known {
  /** The number of things made so far, for unique names. */
  count: number
  admin?: Session
  pickers?: Pickers
}

/**
 * Creates data for tests and the demo office by the product's own calls, so that every state is one
 * that the product can reach.
 */
export function factories(caller: Caller, deps: Deps & { clock: TestClock }, known: Known = { count: 0 }) {
  const ok = dataCaller(proving(caller))
  const next = () => (known.count += 1)
  const sessions = sessionFactories(ok, deps, known)
  const reference = referenceFactories(ok, next, sessions)
  const people = peopleFactories(ok, next, { ...sessions, ...reference })
  const payments = paymentFactories(ok, deps, next, sessions)
  const cases = caseFactories(ok, known, next, { ...sessions, ...reference, ...people }, payments.payment)
  const bills = billFactories(ok, deps, cases, payments)
  return { known, ...sessions, ...reference, ...people, ...cases, ...payments, ...bills }
}

export type Factories = ReturnType<typeof factories>
