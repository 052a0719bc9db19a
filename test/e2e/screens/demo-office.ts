import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { clientEndpoints } from '#contract/clients/client.ts'
import { addDays, officeDay } from '#contract/dates.ts'
import { employeeEndpoints } from '#contract/employees/employee.ts'
import type { Endpoint, EndpointData, Role } from '#contract/endpoint.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { officialFormEndpoints } from '#contract/official-forms/official-form.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { callerAt, requireSuccess, type Session } from '#test/caller.ts'
import type { StoredSession } from '../office.ts'
import type { RouteSamples } from '../routes.ts'

const ROOT = join(import.meta.dirname, '../../..')
/** The first start fills the sample office, which takes long on a busy machine. */
const START_MS = 600_000

/** The demo office on a data folder of its own, and the pages to visit. */
export interface DemoOffice {
  origin: string
  sessions: Record<Role, { session: StoredSession; samples: RouteSamples; password: string }>
  stop(): Promise<void>
}

/** Starts `npm run demo` on a free port and signs in each role. */
export async function startDemo(dataDir: string): Promise<DemoOffice> {
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['tools/demo.ts'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: String(port), RATE_LIMITS: 'off' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let logged = ''
  child.stderr.on('data', (text) => {
    logged = (logged + text).slice(-5000)
  })
  const stop = async () => {
    if (child.exitCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
  try {
    await untilReady(origin, child, () => logged)
    return { origin, sessions: await signInAll(origin, dataDir), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function untilReady(origin: string, child: ChildProcess, logged: () => string): Promise<void> {
  const deadline = Date.now() + START_MS
  const ready = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (; !(await ready()); await sleep(250))
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The demo office did not start: ${logged()}`)
}

async function signInAll(origin: string, dataDir: string): Promise<DemoOffice['sessions']> {
  const signIns = JSON.parse(readFileSync(join(dataDir, 'sign-ins.json'), 'utf8')) as Record<Role, Session>
  const call = callerAt(() => origin)
  const openAs = async (role: Role, loadSamples: (read: Read) => Promise<RouteSamples>) => {
    const { email, password } = signIns[role]
    const { user, access_token: token } = requireSuccess(
      await call(identityEndpoints.signIn, { body: { email, password } }),
    ).data
    const as = { ...signIns[role], token }
    const read: Read = async (endpoint, body) => requireSuccess(await call(endpoint, { as, body })).data
    return { session: { user, token }, samples: await loadSamples(read), password }
  }
  return {
    superadmin: await openAs('superadmin', adminSamples),
    employee: await openAs('employee', employeeSamples),
    client: await openAs('client', clientSamples),
  }
}

/** Reads as a user of the demo office. */
type Read = <E extends Endpoint>(endpoint: E, body?: object) => Promise<EndpointData<E>>

/** A filter for all application dates in the months of the demo office. */
const allDates = {
  filterType: 'applicationDate',
  fromDate: addDays(officeDay(new Date()), -200),
  toDate: officeDay(new Date()),
}

/** A paid and a rejected case; a client and an employee for the superadmin's pages. */
async function adminSamples(read: Read): Promise<RouteSamples> {
  const [cases, rejected, clients, employees, [form]] = await Promise.all([
    read(caseEndpoints.verifiedList, allDates),
    read(caseEndpoints.rejectedList, allDates),
    read(clientEndpoints.active),
    read(employeeEndpoints.all),
    read(officialFormEndpoints.all),
  ])
  const [long, other, client, employee] = [cases[0], rejected[0], clients[0], employees[0]]
  if (!long || !other || !client || !employee) throw new Error('The demo office has too little to show')
  return {
    cases: { long, rejected: other, paid: long },
    people: { client: { client }, employee: { employee } },
    ...(form && { form }),
  }
}

/** An employee sees own cases only, and no pages of clients or employees. */
async function employeeSamples(read: Read): Promise<RouteSamples> {
  const own = await read(caseEndpoints.myVerified, allDates)
  const [draft] = await read(caseEndpoints.myDrafts)
  const [paid] = own
  if (!draft || !paid) throw new Error('The employee of the demo office has too little to show')
  const rejected = own.find(({ status }) => /rejected/i.test(status)) ?? paid
  return { cases: { long: draft, rejected, paid }, people: noPeople }
}

async function clientSamples(read: Read): Promise<RouteSamples> {
  const own = await read(paymentEndpoints.myCases)
  const unpaid = own.find(({ payment }) => payment === null)
  const paid = own.find(({ payment }) => payment !== null)?.case
  if (!unpaid || !paid) throw new Error('The client of the demo office has nothing to pay')
  const { id: assignmentId, TotalAmount: totalAmount } = unpaid
  const shown = { CaseNo: paid.CaseNo, vehicleNo: paid.vehicleDetail.vehicleNo }
  return {
    cases: {
      long: shown,
      rejected: shown,
      paid: shown,
      unpaid: { assignmentId, totalAmount, CaseNo: unpaid.case.CaseNo },
    },
    people: noPeople,
  }
}

const noPeople = { client: { client: { id: '' } }, employee: { employee: { id: '' } } }
