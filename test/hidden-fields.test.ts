import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { placedFields } from '#contract/cases/case-field-sets.ts'
import { cashEndpoints } from '#contract/cash/cash.ts'
import { commentEndpoints } from '#contract/comments/comment.ts'
import { documentEndpoints } from '#contract/documents/document.ts'
import type { Endpoint, Role } from '#contract/endpoint.ts'
import { keyScopes } from '#contract/key-scopes.ts'
import { officialFormEndpoints } from '#contract/official-forms/official-form.ts'
import { originalEndpoints } from '#contract/originals/original.ts'
import { rateEndpoints } from '#contract/rates/rate.ts'
import { reminderEndpoints } from '#contract/reminders/reminder-endpoints.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import { taskEndpoints } from '#contract/tasks/task.ts'
import { vehicleEndpoints } from '#contract/vehicles/vehicle.ts'
import { allRoutes } from '#server/features/all-routes.generated.ts'
import { type CallOptions, requireSuccess, type Session } from '#test/caller.ts'
import { type Canary, canariesOfFields, formOf, leaksOf, plateOf, type Reader, type Side } from '#test/canaries.ts'
import { type Office, openOffice } from '#test/office.ts'
import { pagesOfPdf } from '#test/read-pdf.ts'
import {
  bareAsk,
  type People,
  readingRequests,
  type ScopedRequest,
  scopedRequests,
  superadminRequests,
} from '#test/sample-requests.ts'

/*
 * Values that a reader may not see are planted in two halves of an office: an employee and a client with their
 * rows, and another employee and client with theirs. Each of the four then sends every reading call of its role.
 */

const sides = ['A', 'B'] as const
const readers: readonly Reader[] = sides.flatMap((side) =>
  (['client', 'employee'] as const).map((role) => ({ role, side })),
)

let office: Office
let admin: Session
const people = {} as Record<Side, People>
const scoped = {} as Record<Side, ScopedRequest[]>
const canaries: Canary[] = sides.flatMap(canariesOfFields)

/** Adds a text that only some roles of its side may see, and returns it. */
function plantText(side: Side, name: string, ...seenBy: Role[]): string {
  const value = `CANARY${side} ${name}`.toUpperCase()
  canaries.push({ name, value, side, isSeenBy: (reader) => reader.side === side && seenBy.includes(reader.role) })
  return value
}

async function openSide(side: Side) {
  const aadhaar = `23456789${side === 'A' ? 1111 : 2222}`
  canaries.push({ name: 'Aadhaar of the employee', value: aadhaar, side, isSeenBy: () => false })
  const employee = await office.employee({ aadharNumber: aadhaar })
  // Employees choose among all active clients, so a client's data is hidden from other clients alone.
  const firmName = `CANARY${side} FIRM`
  canaries.push({
    name: 'firm',
    value: firmName,
    side,
    isSeenBy: (reader) => reader.role === 'employee' || reader.side === side,
  })
  const client = await office.client({ firmName, creditLimit: 90_000 })
  return { employee, client }
}

/** Writes what only the office, or a person, may read, beside the fields of cases. */
async function plantTexts(side: Side) {
  const { employee } = people[side]
  const plate = plateOf(side)
  const send = async (endpoint: Endpoint, as: Session, params: Record<string, string>, body: object) =>
    (await office.ok(endpoint, { as, params, body })) as { id: string }
  const vehicle = await office.ok(vehicleEndpoints.details, { as: admin, params: { plate } })
  const owner = { name: plantText(side, 'owner', 'employee'), phoneNo: '9000000001' }
  await send(vehicleEndpoints.edit, admin, { id: vehicle.id }, { owner, note: plantText(side, 'note', 'employee') })
  const contact = { vehicleId: vehicle.id, kind: 'PUC', channel: 'CALL', outcome: 'notReached' }
  await send(reminderEndpoints.log, admin, {}, { ...contact, note: plantText(side, 'call', 'employee') })
  const moved = vehicle.cases.find(({ status }) => status === 'assigned')
  const stage = {
    ...{ stage: 'submitted', waitingOn: 'dealer', note: plantText(side, 'stage', 'employee') },
    ...{ waitReason: 'other', waitNote: plantText(side, 'what the dealer is to do', 'employee', 'client') },
  }
  await send(stageEndpoints.change, admin, { caseId: moved?.id ?? '' }, stage)
  await office.database.pool.query(`update cases set stage_since = now() - interval '90 days' where id = $1`, [
    moved?.id,
  ])
  const internal = { text: plantText(side, 'internal comment', 'employee'), isInternal: true }
  const shared = { text: plantText(side, 'comment', 'employee', 'client'), isInternal: false }
  for (const { endpoint, ask } of scoped[side])
    if (endpoint === commentEndpoints.ofCase)
      for (const comment of [internal, shared])
        await send(commentEndpoints.add, admin, ask.params as { caseId: string }, comment)
  const noted = { kind: 'noc', from: 'dealer', giver: plantText(side, 'giver', 'employee') }
  const note = plantText(side, 'note of an original', 'employee')
  await send(originalEndpoints.receive, admin, { caseId: moved?.id ?? '' }, { ...noted, note })
  const spent = { kind: 'spent', amount: 80, expense: 'other', note: plantText(side, 'expense', 'employee') }
  await send(cashEndpoints.enter, admin, { employeeId: employee.userId }, spent)
  const { id: clientId } = people[side].client.client
  const gstin = plantText(side, 'gstin', 'client')
  await office.database.pool.query('update clients set gstin = $1 where id = $2', [gstin, clientId])
  const task = { task_text: 'About the RC book', priority: '2026-12-01T10:00:00Z' }
  await send(taskEndpoints.create, employee, {}, { ...task, task_title: plantText(side, 'task', 'employee') })
  await send(taskEndpoints.create, admin, {}, { ...task, task_title: plantText(side, 'task of the superadmin') })
}

beforeAll(async () => {
  office = await openOffice()
  admin = await office.superadmin()
  const [a, b] = [await openSide('A'), await openSide('B')]
  people.A = { ...a, otherEmployee: b.employee, otherClient: b.client }
  people.B = { ...b, otherEmployee: a.employee, otherClient: a.client }
  await office.call(documentEndpoints.create, { as: admin, body: { name: 'Form 29', url: 'https://example.com/29' } })
  for (const side of sides) {
    const { firmName } = people[side].client.client
    const [form, edited] = [formOf(side, { firmName, isAll: false }), formOf(side, { firmName, isAll: true })]
    scoped[side] = await scopedRequests(office, people[side], { form, edited })
    await plantTexts(side)
  }
  const marks = placedFields
    .slice(0, 60)
    .map(({ path }, index) => ({ value: path, page: 1, x: 20, y: 10 + index * 12, width: 300, size: 9 }))
  for (const { id, name } of await office.ok(officialFormEndpoints.all, { as: admin }))
    await office.ok(officialFormEndpoints.edit, {
      as: admin,
      params: { id },
      body: { name, services: [], isActive: true, marks },
    })
})
afterAll(() => office.close())

/** The calls that change nothing, or answer a file. */
const readingCalls = allRoutes
  .filter(({ kind, endpoint: { method, answers } }) => kind === 'query' || method === 'GET' || answers !== 'json')
  .map(({ endpoint }) => endpoint)

/** Prices of the rate card are no values of a case: employees enter other charges. */
async function leaksIn(endpoint: Endpoint, reader: Reader, data: unknown): Promise<string[]> {
  const leaks = await leaksOf(canaries, reader, data)
  return endpoint === rateEndpoints.suggest ? leaks.filter((leak) => leak !== 'the field otherCharges') : leaks
}

const mayCall = ({ roles }: Endpoint, { role }: Reader) => roles !== 'public' && roles.includes(role)
const sessionOf = ({ role, side }: Reader): Session => people[side][role === 'client' ? 'client' : 'employee']

/** Returns what a reader asks of a call: as the owner of rows, of the other side's rows, and else without input. */
function asksOf(endpoint: Endpoint, reader: Reader): { own: CallOptions[]; other: CallOptions[] } {
  const samplesOf = (side: Side, session: Session) => [
    ...scoped[side].filter((one) => one.endpoint === endpoint && [one.own, one.other].includes(session)),
    ...readingRequests(people[side], plateOf(side)).filter((one) => one.endpoint === endpoint),
  ]
  const session = sessionOf(reader)
  const otherSide = reader.side === 'A' ? 'B' : 'A'
  const own = samplesOf(reader.side, session).map(({ ask }) => ask)
  return { own: own.length > 0 ? own : [bareAsk(endpoint)], other: samplesOf(otherSide, session).map(({ ask }) => ask) }
}

describe.each(readers)('the $role of side $side', (reader) => {
  test.each(readingCalls.filter((endpoint) => mayCall(endpoint, reader)))(
    'reads by $method $path nothing that is hidden',
    async (endpoint) => {
      const as = sessionOf(reader)
      const { own, other } = asksOf(endpoint, reader)
      let rows = 0
      for (const ask of own) {
        const answer = await office.call(endpoint, { ...ask, as })
        // A refusal reads nothing: the call needs a request in test/sample-requests.ts.
        expect(answer.status, JSON.stringify(answer.errors)).toBeLessThan(300)
        expect(await leaksIn(endpoint, reader, answer.data)).toEqual([])
        rows += endpoint.paged ? answer.meta.total : 1
      }
      expect(rows, 'a list without rows shows nothing').toBeGreaterThan(0)
      for (const ask of other) {
        const answer = await office.call(endpoint, { ...ask, as })
        expect(await leaksIn(endpoint, reader, [answer.data, answer.errors])).toEqual([])
      }
    },
  )
})

test('every planted value of a case is there, and found by the search for it', async () => {
  const [first] = scoped.A.filter(({ endpoint }) => endpoint === caseEndpoints.details)
  const answer = requireSuccess(await office.call(caseEndpoints.details, { ...first?.ask, as: admin } as CallOptions))
  const stranger: Reader = { role: 'client', side: 'B' }
  const leaks = await leaksOf(canaries, stranger, answer.data)
  for (const { name, side, field } of canaries)
    if (side === 'A' && field) expect(leaks, name).toContain(`${name} of A in ${name}`)
})

test('a call that changes a row shows its owner nothing hidden, either', async () => {
  for (const reader of readers)
    for (const { endpoint, own, ask } of scoped[reader.side].filter(({ own: owner }) => owner === sessionOf(reader))) {
      const { data, status } = await office.call(endpoint, { ...ask, as: own })
      expect(status, endpoint.path).toBeLessThan(300)
      // Its purpose is to show the numbers.
      if (endpoint !== caseEndpoints.revealAadhaar)
        expect(await leaksOf(canaries, reader, data), endpoint.path).toEqual([])
    }
})

describe('an API key', () => {
  let key: Session
  /** The numbers of all sides: in full, and their last four digits. */
  let numbers: RegExp
  beforeAll(async () => {
    key = await office.apiKey(...keyScopes)
    const full = canaries.filter(({ name }) => /Aadhaar|AadharNo in full/.test(name)).map(({ value }) => String(value))
    numbers = new RegExp(`${full.join('|')}|\\b(?:${full.map((value) => value.slice(-4)).join('|')})\\b|ABCPE1234F`)
  })
  const openCalls = allRoutes.map(({ endpoint }) => endpoint).filter(({ scope }) => scope)
  const withoutIds = (data: unknown) => JSON.stringify(data).replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '')

  test.each(openCalls)('reads by $method $path no digit of Aadhaar or PAN', async (endpoint) => {
    const samples = sides.flatMap((side) => [
      ...scoped[side],
      ...readingRequests(people[side], plateOf(side)),
      ...superadminRequests(people[side]),
    ])
    const asked = samples.filter((one) => one.endpoint === endpoint).map(({ ask }) => ask)
    for (const ask of asked.length > 0 ? asked : [bareAsk(endpoint)]) {
      const answer = await office.call(endpoint, { ...ask, as: key })
      if (readingCalls.includes(endpoint)) expect(answer.status, JSON.stringify(answer.errors)).toBeLessThan(300)
      const shown = answer.data instanceof Buffer ? await pagesOfPdf(answer.data) : [answer.data, answer.errors]
      expect(withoutIds(shown)).not.toMatch(numbers)
    }
  })
})
