import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { SessionUser } from '#contract/identity/identity.ts'
import { pagesOf } from '#web/lib/pages.ts'
import { paths, roleHome } from '#web/lib/paths.ts'
import { endSession, startSession } from '#web/lib/session.ts'
import { router } from './router.ts'

const { client } = paths

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

const addresses = Object.values(paths).flatMap((path) =>
  typeof path === 'string' ? [path] : Object.values(path).map((one) => (typeof one === 'string' ? one : one.pattern)),
)
const roles = ['superadmin', 'employee', 'client'] as const
const pagesOfRole = (role: string) => addresses.filter((path) => path.split('/')[1] === role)
const addressOf = (path: string) => path.replaceAll(/\$\w+/g, 'VR-000001')

test('every address has a route, and every route an address', () => {
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

test.each(roles)('%s: every page of another role is refused', async (role) => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  signIn(role)
  const others = roles.filter((one) => one !== role).flatMap(pagesOfRole)
  // Staff come from a case to their own page of it.
  const refused = others.filter((path) => role === 'client' || !path.includes('$'))
  expect(refused.length).toBeGreaterThan(10)
  for (const path of refused) expect((await open(addressOf(path))).location.pathname, path).toBe(paths.unauthorized)
  expect(log).toHaveBeenCalledWith('Unauthorized access attempt')
})

test.each([
  ['employee', 'superadmin'],
  ['superadmin', 'employee'],
] as const)('%s: a case in the pages of the %s opens in one’s own', async (role, other) => {
  signIn(role)
  for (const rest of ['', '/edit'])
    expect((await open(`/${other}/cases/VR-000001${rest}`)).location.pathname).toBe(`/${role}/cases/VR-000001${rest}`)
})

test.each(roles)('%s: sign-in leads to the home of a session', async (role) => {
  signIn(role)
  expect((await open(paths.signIn)).location.pathname).toBe(roleHome[role])
})

test('addresses match in any letter case', async () => {
  signIn('superadmin')
  expect((await open('/superadmin/cases/mycases')).page?.fullPath).toBe(paths.superadmin.myCases)
})

test('without a session every page leads to sign-in, which leads back, and a preload does not let in', async () => {
  await router.preloadRoute({ to: client.cases })
  for (const address of roles.flatMap(pagesOfRole).map((path) => `${addressOf(path)}?filterType=appointmentDate`)) {
    const { location } = await open(address)
    expect([location.pathname, location.state.from]).toEqual([paths.signIn, address])
  }
})
