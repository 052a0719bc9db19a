import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { CaseStatus } from '#contract/cases/case-values.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import type { SeededRandom } from '#demo/seeded-random.ts'
import type { CallOptions, Session } from '#test/caller.ts'
import type { ClientSession, EmployeeSession, Factories } from '#test/factories.ts'
import { type KnownCase, type Ledger, takeFromPool } from './ledger.ts'
import type { Report } from './report.ts'
import type { RetryingCallers, SettledAnswer } from './retrying-callers.ts'

/** Who works in the office of a run. */
export interface People {
  admin: Session
  employees: EmployeeSession[]
  clients: ClientSession[]
}

/** All that one worker has at hand. */
export interface WorkContext extends RetryingCallers {
  people: People
  ledger: Ledger
  dice: SeededRandom
  report: Report
  caseBody: Factories['caseBody']
  /** A number that nobody else has. */
  next(): number
}

/** An Idempotency-Key that nobody else has. */
export const withNewKey = (desk: WorkContext) => ({ 'idempotency-key': `chaos-${desk.next()}` })

export async function createCase(desk: WorkContext): Promise<void> {
  const { people, ledger, dice } = desk
  const by = dice.pick([people.admin, ...people.employees])
  const remarks = `MADE ${desk.next()}`
  const body = await desk.caseBody({ transactionDetail: { remarks } })
  const { answer } = await desk.settle(caseEndpoints.create, { as: by, body, headers: withNewKey(desk) })
  if (answer.status !== 201) return desk.report.broken(`a case was not made: ${answer.status} ${answer.message}`)
  const made: KnownCase = {
    ...{ id: answer.data.id, CaseNo: answer.data.CaseNo, by, status: 'Created', remarks },
    ...{ assignmentId: '', totalAmount: 0, client: null, entries: { created: 1 }, isRetired: false },
  }
  ledger.cases.push(made)
  ledger.free.cases.push(made)
  desk.report.count('cases')
}

interface Step<E extends Endpoint> {
  action: string
  to: CaseStatus
  endpoint: E
  ask: CallOptions<E>
}

/** One step of a case, by one process or by both at once; exactly one try of two may be done. */
async function move<E extends Endpoint>(desk: WorkContext, one: KnownCase, step: Step<E>, atOnce: boolean) {
  const { settle, report } = desk
  const tries = atOnce ? [0, 1] : [desk.dice.pick([0, 1])]
  const settled = await Promise.all(tries.map((first) => settle(step.endpoint, step.ask, first)))
  const done = settled.filter(({ answer }) => answer.status === 200)
  const isRetry = settled.some((try_) => try_.isRetry)
  const others = settled.filter(({ answer }) => answer.status !== 200 && answer.status !== 409)
  if (others.length > 0 || done.length > 1 || (done.length === 0 && !isRetry))
    report.broken(`${one.CaseNo}, ${one.status}: ${step.action} answered ${told(settled)}`)
  one.status = step.to
  one.entries[step.action] = (one.entries[step.action] ?? 0) + 1
  one.isRetired ||= isRetry
  report.count(step.action)
  await checkBothProcesses(desk, one)
  return done[0]?.answer.data
}

const told = (settled: SettledAnswer<unknown>[]) =>
  settled
    .map(({ answer, isRetry }) => `${answer.status}${isRetry ? ' after a retry' : ''} (${answer.message})`)
    .join(', ')

/** What was acknowledged by one process is there for both. */
export async function checkBothProcesses({ settle, people, report }: WorkContext, one: KnownCase): Promise<void> {
  for (const at of [0, 1]) {
    const { answer } = await settle(caseEndpoints.details, { as: people.admin, params: { id: one.id } }, at)
    const seen = answer.status === 200 ? answer.data.status : answer.status
    if (seen !== one.status) report.broken(`${one.CaseNo} was acknowledged as ${one.status} and reads ${seen}`)
  }
}

/** Takes a case in one of some states, works on it alone, and puts it back unless it is retired. */
async function withCase(desk: WorkContext, states: readonly CaseStatus[], act: (one: KnownCase) => Promise<unknown>) {
  const { free } = desk.ledger
  const [one] = takeFromPool(free.cases, ({ status }) => states.includes(status), desk.dice)
  if (!one) return
  await act(one)
  if (!one.isRetired) free.cases.push(one)
}

export const editCase = (desk: WorkContext) =>
  withCase(desk, ['Created', 'Updated', 'ready'], async (one) => {
    const remarks = `EDIT ${desk.next()}`
    const body = await desk.caseBody({ transactionDetail: { remarks } })
    const ask = { as: one.by, params: { id: one.id }, body }
    await move(desk, one, { action: 'edited', to: 'Updated', endpoint: caseEndpoints.edit, ask }, false)
    one.remarks = remarks
  })

export const verifyCase = (desk: WorkContext) =>
  withCase(desk, ['Created', 'Updated'], async (one) => {
    const ask = { as: desk.dice.pick([one.by, desk.people.admin]), params: { id: one.id } }
    const step = { action: 'verified', to: 'ready', endpoint: caseEndpoints.verify, ask } as const
    await move(desk, one, step, desk.dice.next() < 0.3)
  })

export const rejectCase = (desk: WorkContext) =>
  withCase(desk, ['ready'], async (one) => {
    const ask = { as: desk.people.admin, params: { id: one.id }, body: { rejectionRemarks: 'PAPERS_MISSING' } }
    const step = { action: 'rejected', to: 'rejected', endpoint: caseEndpoints.reject, ask } as const
    await move(desk, one, step, desk.dice.next() < 0.3)
  })

export const assignCase = (desk: WorkContext) =>
  withCase(desk, ['ready'], async (one) => {
    const { people, dice, settle } = desk
    const client = dice.pick(people.clients)
    const ask = { as: people.admin, body: { caseId: one.id, clientId: client.client.id } }
    const step = { action: 'assigned', to: 'assigned', endpoint: caseEndpoints.assign, ask } as const
    const assigned = await move(desk, one, step, dice.next() < 0.3)
    one.client = client
    one.assignmentId = assigned?.caseAssignmentId ?? ''
    const { answer } = await settle(caseEndpoints.details, { as: people.admin, params: { id: one.id } })
    one.totalAmount = answer.data.totalAmount ?? 0
  })

/** A session is good at both processes at once, and dead at both at the very next call. */
export async function signInAndOut(desk: WorkContext): Promise<void> {
  const { people, dice, settle, report } = desk
  const { email, password } = dice.pick([...people.employees, ...people.clients])
  const { answer } = await settle(identityEndpoints.signIn, { body: { email, password } })
  if (answer.status !== 200) return report.broken(`a sign-in was answered ${answer.status} ${answer.message}`)
  const as: Session = { token: answer.data.access_token, userId: answer.data.user.id, email, password }
  const alive = await Promise.all([0, 1].map((at) => settle(identityEndpoints.myProfile, { as }, at)))
  if (alive.some((one) => one.answer.status !== 200)) report.broken(`a fresh session: ${told(alive)}`)
  const out = await settle(identityEndpoints.signOut, { as })
  if (out.answer.status !== 200 && !(out.answer.status === 401 && out.isRetry))
    report.broken(`a logout was answered ${told([out])}`)
  const dead = await Promise.all([0, 1].map((at) => settle(identityEndpoints.myProfile, { as }, at)))
  if (dead.some((one) => one.answer.status !== 401)) report.broken(`a session after its logout: ${told(dead)}`)
  report.count('sign-ins')
}
