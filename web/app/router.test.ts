import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { SessionUser } from '#contract/identity/identity.ts'
import { pagesOf } from '#web/lib/pages.ts'
import { paths } from '#web/lib/paths.ts'
import { endSession, startSession } from '#web/lib/session.ts'
import { router } from './router.ts'

const { employee, client } = paths

/** Opens an address, and returns where it led. */
async function open(href: string, state = {}) {
  const history = createMemoryHistory({ initialEntries: [paths.unauthorized] })
  router.update({ ...router.options, history })
  await router.load()
  await router.navigate({ href, state })
  const { location, matches } = router.state
  return { location, page: matches.at(-1) }
}

const signIn = (role: SessionUser['role']) =>
  startSession(
    { id: '019a0000-0000-7000-8000-000000000001', name: 'Ravi Patil', email: 'r@example.com', role } as SessionUser,
    't',
  )

afterEach(() => endSession('logout'))

test('every address has a route, and every route an address', () => {
  const addresses = Object.values(paths).flatMap((path) =>
    typeof path === 'string' ? [path] : Object.values(path).map((one) => (typeof one === 'string' ? one : one.pattern)),
  )
  const routes = pagesOf(router).map(({ path }) => path)
  expect(routes.toSorted()).toEqual(addresses.toSorted())
})

test('a page opens with its parameters, search and state', async () => {
  signIn('client')
  const { location, page } = await open('/client/cases/VR-000001?x=1', { status: 'paid' })
  expect(location.href).toBe('/client/cases/VR-000001?x=1')
  expect(location.state.status).toBe('paid')
  expect(page).toMatchObject({ fullPath: client.caseDetail.pattern, params: { caseNo: 'VR-000001' } })
})

test('an unknown address stays in the shell of the role', async () => {
  signIn('client')
  const { location, page } = await open('/client/nowhere')
  expect([location.pathname, page?.fullPath]).toEqual(['/client/nowhere', '/client'])
})

test('a page of another role is refused', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  signIn('client')
  expect((await open('/superadmin')).location.pathname).toBe(paths.unauthorized)
  expect(log).toHaveBeenCalledWith('Unauthorized access attempt')
})

test('a case in the pages of another role opens in one’s own', async () => {
  signIn('employee')
  expect((await open('/superadmin/cases/VR-000001')).page?.fullPath).toBe(employee.caseDetail.pattern)
})

test('without a session sign-in leads back, and a preload does not let in', async () => {
  await router.preloadRoute({ to: client.cases })
  const { location } = await open('/client/cases')
  expect(location.pathname).toBe(paths.signIn)
  expect(location.state.from).toBe('/client/cases')
})
