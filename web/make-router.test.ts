import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { SessionUser } from '#contract/identity/identity.ts'
import { endSession, startSession } from '#web/lib/session.ts'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'
import { makeRouter } from './make-router.tsx'

const module = async () => ({ Page: () => null })
const { superadmin, employee, client } = paths
const tables = {
  public: [page(paths.signIn, { page: module }), page(paths.unauthorized, { page: module })],
  superadmin: [page(superadmin.home, { page: module }), page(superadmin.caseDetail.pattern, { page: module })],
  employee: [page(employee.home, { page: module }), page(employee.caseDetail.pattern, { page: module })],
  client: [page(client.cases, { page: module }), page(client.caseDetail.pattern, { page: module })],
} as const

/** Opens an address, and returns where it led and which tables were loaded. */
async function open(address: string, state = {}) {
  const load = vi.fn()
  const tableOf =
    <R extends 'superadmin' | 'employee' | 'client'>(role: R) =>
    async () => {
      load(role)
      return tables[role]
    }
  const router = makeRouter<typeof tables>(tables.public, {
    superadmin: tableOf('superadmin'),
    employee: tableOf('employee'),
    client: tableOf('client'),
  })
  const history = createMemoryHistory({ initialEntries: [paths.signIn] })
  router.update({ ...router.options, history })
  await router.load()
  await router.navigate({ href: address, state })
  await router.load()
  return { router, loaded: () => load.mock.calls.flat() }
}

const signIn = (role: SessionUser['role']) =>
  startSession(
    { id: '019a0000-0000-7000-8000-000000000001', name: 'Ravi Patil', email: 'r@example.com', role } as SessionUser,
    't',
  )

afterEach(() => endSession('logout'))

test('the first page of a role loads the pages of that role alone', async () => {
  signIn('client')
  const { router, loaded } = await open('/client/cases/VR-000001?x=1', { status: 'paid' })
  expect(loaded()).toEqual(['client'])
  expect(router.state.location.href).toBe('/client/cases/VR-000001?x=1')
  expect(router.state.location.state.status).toBe('paid')
  expect(router.state.matches.at(-1)).toMatchObject({
    fullPath: client.caseDetail.pattern,
    params: { caseNo: 'VR-000001' },
  })
  await router.navigate({ href: '/client/nowhere' })
  expect(router.state.matches.at(-1)?.fullPath).toBe('/client/$')
  expect(loaded()).toEqual(['client'])
})

test('a role loads no pages of another', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  signIn('client')
  const { router, loaded } = await open('/superadmin')
  expect(router.state.location.pathname).toBe(paths.unauthorized)
  expect(log).toHaveBeenCalledWith('Unauthorized access attempt')
  expect(loaded()).not.toContain('superadmin')
})

test('a case in the pages of another role opens in one’s own', async () => {
  signIn('employee')
  const { router, loaded } = await open('/superadmin/cases/VR-000001')
  expect(router.state.matches.at(-1)?.fullPath).toBe(employee.caseDetail.pattern)
  expect(loaded()).toEqual(['employee'])
})

test('without a session nothing is loaded before sign-in, which leads back', async () => {
  const { router, loaded } = await open('/superadmin')
  expect(router.state.location.pathname).toBe(paths.signIn)
  expect(router.state.location.state.from).toBe('/superadmin')
  expect(loaded()).toEqual([])
})

test('the pages of a role can be loaded before sign-in, and stay closed', async () => {
  const { router, loaded } = await open(paths.signIn)
  await router.preloadRoute({ to: client.cases })
  expect(loaded()).toEqual(['client'])
  await router.navigate({ to: client.cases })
  expect(router.state.location.pathname).toBe(paths.signIn)
  signIn('client')
  await router.navigate({ to: client.cases })
  expect(router.state.matches.at(-1)?.fullPath).toBe(client.cases)
  expect(loaded()).toEqual(['client'])
})
