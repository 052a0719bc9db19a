import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { allEndpoints } from '#contract/all-endpoints.generated.ts'
import { API_BASE } from '#contract/api.ts'
import { employeeEndpoints } from '#contract/employees/employee.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { passkeySignInEndpoints } from '#contract/identity/passkey-sign-in-endpoints.ts'
import { type KeyScope, keyScopes } from '#contract/key-scopes.ts'
import { notificationEndpoints } from '#contract/notifications/notification.ts'
import { rateEndpoints } from '#contract/rates/rate.ts'
import { referenceEndpoints } from '#contract/reference/reference.ts'
import { reminderEndpoints } from '#contract/reminders/reminder-endpoints.ts'
import { requestEndpoints } from '#contract/requests/request.ts'
import { roles } from '#contract/roles.ts'
import { UNSUBSCRIBE } from '#server/deliveries/links.ts'
import { sampleOf } from '#test/breadth.ts'
import { type Office, openOffice } from '#test/office.ts'
import { routesOf } from '#test/printed-routes.ts'
import { callsByRoles, callsByScope } from '#test/role-table.ts'
import { type ScopedRequest, scopedRequests } from '#test/sample-requests.ts'
import type { Session } from './caller.ts'

let office: Office
let sessions: Record<(typeof roles)[number], Session>
let scoped: ScopedRequest[]
/** A key with every scope, and by scope one with all others. */
let wholeKey: Session
const keysWithout = {} as Record<KeyScope, Session>

beforeAll(async () => {
  office = await openOffice()
  const [employee, otherEmployee] = [await office.employee(), await office.employee()]
  const [client, otherClient] = [await office.client(), await office.client()]
  sessions = { superadmin: await office.superadmin(), employee, client }
  wholeKey = await office.apiKey(...keyScopes)
  for (const scope of keyScopes)
    keysWithout[scope] = await office.apiKey(...keyScopes.filter((other) => other !== scope))
  scoped = await scopedRequests(office, { employee, client, otherEmployee, otherClient })
})
afterAll(() => office.close())

/** Calls of staff and clients without row scope. */
const unscoped: readonly Endpoint[] = [employeeEndpoints.ofBranch, referenceEndpoints.getUpi, requestEndpoints.decline]

const anyParams = (endpoint: Endpoint) =>
  Object.fromEntries(
    [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, '01900000-0000-7000-8000-0000000000ff']),
  )
const ask = (endpoint: Endpoint, as: Session | null) =>
  office.call(endpoint, { as, params: anyParams(endpoint), ...(endpoint.method !== 'GET' && { body: {} }) })

describe('every call × everybody', () => {
  let [cells, deviations] = [0, 0]
  const judge = (isRight: boolean, status: number, whose: string, wanted: string) => {
    cells += 1
    if (!isRight) deviations += 1
    expect.soft(isRight, `${whose}: ${status}, wanted ${wanted}`).toBe(true)
  }
  for (const endpoint of allEndpoints) {
    const name = `${endpoint.method} ${endpoint.path}`
    test(name, async () => {
      const { status: nobody } = await ask(endpoint, null)
      const { status: byKey } = await ask(endpoint, wholeKey)
      if (endpoint.scope) {
        judge(![401, 403].includes(byKey) && byKey < 500, byKey, 'a key with the scope', 'neither 401, 403 nor 5xx')
        const { status } = await ask(endpoint, keysWithout[endpoint.scope])
        judge(status === 403, status, 'a key without the scope', '403')
      } else judge(byKey === 403, byKey, 'a key', '403')
      if (endpoint.roles === 'public') {
        // A challenge is for everybody; all other public calls need an input.
        const wanted = endpoint === passkeySignInEndpoints.challenge ? [200] : [400, 401, 415]
        judge(wanted.includes(nobody), nobody, 'without a session', wanted.join(', '))
        return
      }
      judge(nobody === 401, nobody, 'without a session', '401')
      for (const role of roles) {
        // Signing out would end the session of the next calls.
        if (endpoint === identityEndpoints.signOut) continue
        const { status } = await ask(endpoint, sessions[role])
        if (!endpoint.roles.includes(role)) judge(status === 403, status, role, '403')
        else judge(![401, 403].includes(status) && status < 500, status, role, 'neither 401, 403 nor 5xx')
      }
    })
  }
  afterAll(() => console.log(`role matrix: ${cells} cells, ${deviations} deviations`))
})

test('every call is for the roles of the table, or for the superadmin alone', () => {
  const declared = new Map<string, string[]>()
  for (const { method, path, roles: allowed } of allEndpoints) {
    const name = allowed === 'public' ? 'public' : allowed.toSorted().join('+')
    declared.set(name, [...(declared.get(name) ?? []), `${method} ${path}`])
  }
  declared.delete('superadmin')
  const sorted = Object.entries(callsByRoles).map(([name, calls]) => [name, calls.toSorted()] as const)
  expect(new Map([...declared].map(([name, calls]) => [name, calls.toSorted()]))).toEqual(new Map(sorted))
})

test('every scope opens the calls of its table to keys, which a superadmin may make', () => {
  const open = allEndpoints.filter(({ scope }) => scope)
  const declared = Map.groupBy(open, ({ scope }) => scope)
  for (const scope of keyScopes)
    expect(
      declared
        .get(scope)
        ?.map(({ method, path }) => `${method} ${path}`)
        .toSorted(),
      scope,
    ).toEqual(callsByScope[scope].toSorted())
  for (const { path, roles: allowed } of open)
    expect(allowed !== 'public' && allowed.includes('superadmin'), path).toBe(true)
})

test('the server answers exactly the declared calls, the pages aside', () => {
  const declared = allEndpoints.map(({ path }) => API_BASE + path)
  const served = office.app.printRoutes({ commonPrefix: false })
  const signed = [`${API_BASE}/files/`, UNSUBSCRIBE]
  const outside = [...signed, `${API_BASE}/openapi.json`, '/api/docs', '/healthz', '/readyz']
  const known = new Set([...declared, ...outside])
  const apiPaths = routesOf(served).filter((path) => path.startsWith(API_BASE))
  for (const path of apiPaths)
    expect(
      [...known].some((one) => path.startsWith(one)),
      path,
    ).toBe(true)
  for (const path of declared) expect(apiPaths, path).toContain(path)
})

test("a stranger's row is not there, and the owner's is", async () => {
  for (const { endpoint, own, other, ask: asked } of scoped) {
    const name = `${endpoint.method} ${endpoint.path}`
    expect((await office.call(endpoint, { ...asked, as: other })).status, `${name}, other`).toBe(404)
    expect((await office.call(endpoint, { ...asked, as: own })).status, `${name}, own`).toBeLessThan(300)
  }
})

test('every call that names a row for staff or clients is among the scoped', () => {
  const named = allEndpoints.filter(
    ({ path, roles: allowed, body }) =>
      allowed !== 'public' &&
      allowed.some((role) => role !== 'superadmin') &&
      (path.includes(':') || 'caseAssignmentIds' in ((body as { shape?: object }).shape ?? {})),
  )
  const covered = new Set([...scoped.map(({ endpoint }) => endpoint), ...unscoped])
  expect(named.filter((endpoint) => !covered.has(endpoint)).map(({ path }) => path)).toEqual([])
})

/** A body of several kinds is judged by the fields of its kind. */
const chosenKind = (body: z.ZodType) =>
  body instanceof z.ZodDiscriminatedUnion
    ? { [body.def.discriminator]: [...(body.options[0] as z.ZodObject).shape[body.def.discriminator]._zod.values][0] }
    : {}

test('an unknown field is refused on every write', async () => {
  // No body, and lists.
  const withoutFields: Endpoint[] = [
    identityEndpoints.signOut,
    notificationEndpoints.editPreferences,
    rateEndpoints.replace,
    reminderEndpoints.editTemplates,
  ]
  let tried = 0
  for (const endpoint of allEndpoints) {
    const { method, accepts } = endpoint
    if (method === 'GET' || accepts === 'multipart' || withoutFields.includes(endpoint)) continue
    const as = endpoint.roles === 'public' ? null : sessions[endpoint.roles[0] ?? 'superadmin']
    for (const smuggled of sampleOf(['role', 'status', 'totalAmount', 'creditLimit', 'isVerified', 'hack'], 3, tried)) {
      if (smuggled in ((endpoint.body as { shape?: object }).shape ?? {})) continue
      const body = { ...chosenKind(endpoint.body), [smuggled]: 'superadmin' }
      const { status, errors } = await office.call(endpoint, { as, params: anyParams(endpoint), body })
      expect([status, errors?.fields?.[smuggled]], `${endpoint.path} ${smuggled}`).toEqual([
        400,
        'This field is not known',
      ])
      tried += 1
    }
  }
  console.log(`extra fields refused: ${tried}`)
})
