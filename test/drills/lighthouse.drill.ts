import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningOffice, startOffice, storedSession } from '#test/e2e/office.ts'
import { routes, routeVisits } from '#test/e2e/routes.ts'
import { type Inspector, openInspector } from '#test/e2e/web-targets/lighthouse.ts'
import { print } from './drill-report.ts'

/*
 * A Lighthouse score of 100 for accessibility and best practices on every screen of every role. `npm run bench:web`
 * measures speed, and every test run checks the same screens with axe.
 */

let office: RunningOffice
let inspector: Inspector
let visited = 0

beforeAll(async () => {
  office = await startOffice()
  inspector = await openInspector(office.origin)
})

afterAll(async () => {
  print('Lighthouse', { 'screens inspected': visited })
  await inspector?.close()
  await office?.stop()
})

test('a page with faults does not pass', async () => {
  const page = '<!doctype html><title>Faulty</title><main><h1>Faulty</h1><img src="/favicon.svg"></main>'
  await inspector.context.route('**/faulty', (route) => route.fulfill({ contentType: 'text/html', body: page }))
  await inspector.signIn(null)
  const faults = await inspector.faultsAt({ address: '/faulty' })
  expect(faults).toEqual(['accessibility 64: html-has-lang image-alt', 'best-practices 96: charset'])
})

for (const role of ['public', 'superadmin', 'employee', 'client'] as const)
  test(`${role}: every screen has 100 of 100`, async () => {
    const person = role === 'superadmin' ? office.people.admin : role === 'public' ? null : office.people[role]
    await inspector.signIn(person && (await storedSession(office, person)))
    const faults: string[] = []
    for (const route of routes.filter((route) => route.role === role))
      for (const routeVisit of routeVisits(route, office)) {
        const found = await inspector.faultsAt(routeVisit)
        faults.push(...found.map((fault) => `${routeVisit.address}: ${fault}`))
        visited += 1
      }
    expect(faults).toEqual([])
  })
