import { afterAll, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { allRoutes } from '#server/features/all-routes.generated.ts'
import type { CallOptions, Session } from '#test/caller.ts'
import { openOffice } from '#test/office.ts'
import { bareAsk, peopleOf, readingRequests, scopedRequests, superadminRequests } from '#test/sample-requests.ts'

/* Ids are UUIDs of version 7. */
const office = await openOffice()
afterAll(() => office.close())
const UUID = /\b[\da-f]{8}-[\da-f]{4}-([\da-f])[\da-f]{3}-[\da-f]{4}-[\da-f]{12}\b/gi

test('every id in the answers of a fresh office is of version 7', async () => {
  const admin = await office.superadmin()
  const people = await peopleOf(office)
  const found: string[] = []
  let ids = 0
  const ask = async (endpoint: Endpoint, as: Session, options: CallOptions = {}) => {
    if (endpoint.answers !== 'json') return
    const { data } = await office.call(endpoint, { ...options, as })
    for (const [id, version] of JSON.stringify(data ?? null).matchAll(UUID)) {
      ids += 1
      if (version !== '7') found.push(`${endpoint.method} ${endpoint.path}: ${id}`)
    }
  }
  const plate = 'MH12ID0001'
  for (const one of await scopedRequests(office, people)) await ask(one.endpoint, one.own, one.ask)
  for (const one of readingRequests(people, plate)) await ask(one.endpoint, people.employee, one.ask)
  for (const one of superadminRequests(people)) await ask(one.endpoint, admin, one.ask)
  for (const { kind, endpoint } of allRoutes)
    if (kind === 'query' && endpoint.roles !== 'public')
      for (const as of [admin, people.employee, people.client]) await ask(endpoint, as, bareAsk(endpoint))
  expect(found).toEqual([])
  expect(ids).toBeGreaterThan(500)
})
