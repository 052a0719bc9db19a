import { afterEach, expect, test, vi } from 'vitest'
import type { SessionUser } from '#contract/identity/identity.ts'
import { paths } from './paths.ts'
import {
  checkAccess,
  endSession,
  isAuthenticated,
  landingPath,
  onSessionEnd,
  restoreSession,
  session,
  startSession,
  syncSessionAcrossTabs,
} from './session.ts'

const user = (role: string) =>
  ({ id: '019a0000-0000-7000-8000-000000000001', name: 'Ravi Patil', email: 'ravi@example.com', role }) as SessionUser

afterEach(() => {
  endSession('logout')
  localStorage.clear()
  vi.restoreAllMocks()
})

test('nobody is signed in before the stored session was read', () => {
  expect(checkAccess({ restored: false, user: user('client'), token: 't' }, ['client'])).toBe('sign-in')
  expect(isAuthenticated({ restored: true, user: user('client'), token: null })).toBe(false)
})

test('each role sees its own pages alone', () => {
  const state = { restored: true, user: user('employee'), token: 't' }
  expect(checkAccess(state, ['employee'])).toBe('allow')
  expect(checkAccess(state, ['superadmin'])).toBe('unauthorized')
})

test('sign-in leads to the page that was asked for, where the role may see it', () => {
  expect(landingPath(user('employee'), '/Employee/vcases?q=mh12')).toBe('/Employee/vcases?q=mh12')
  expect(landingPath(user('employee'), '/superadmin/cases/all')).toBe('/employee')
  expect(landingPath(user('client'), undefined)).toBe('/client/cases')
  expect(landingPath(user('superadmin'), '//elsewhere.example/superadmin')).toBe('/superadmin')
})

const [manifest = ''] = Object.values(
  import.meta.glob<string>('#web/public/manifest.webmanifest', { query: '?raw', import: 'default', eager: true }),
)

const { shortcuts } = JSON.parse(manifest) as { shortcuts: { name: string; url: string }[] }

test.each([
  ['superadmin', [paths.superadmin.newCase, paths.superadmin.runSheet, paths.superadmin.payments]],
  ['employee', [paths.employee.newCase, paths.employee.runSheet, paths.employee.home]],
  ['client', [paths.client.requests, paths.client.cases, paths.client.transactions]],
] as const)('the shortcuts of the installed app lead to the pages of a role: %s', (role, pages) => {
  expect(shortcuts.map(({ name }) => name)).toEqual(['New Case', 'Run-sheet', 'Payments'])
  const led = shortcuts.map(({ url }) => {
    history.replaceState(null, '', url)
    return landingPath(user(role), undefined)
  })
  history.replaceState(null, '', '/')
  expect(led).toEqual(pages)
})

test('a missing role is refused and logged', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(landingPath({ ...user('client'), role: undefined } as unknown as SessionUser, '/client')).toBeNull()
  expect(log).toHaveBeenCalledWith('User role is missing. Cannot navigate.')
})

const ends: string[] = []
onSessionEnd((reason) => ends.push(reason))
syncSessionAcrossTabs(() => undefined)
const hear = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

test('a logout in another tab is one here, although a call was refused before its news or after', () => {
  ends.length = 0
  startSession(user('client'), 'first')
  hear('tokensToRevoke', 'first')
  endSession('expired')
  startSession(user('client'), 'second')
  endSession('expired')
  hear('tokensToRevoke', 'second')
  expect(ends).toEqual(['logout', 'expired', 'logout'])
  // Who has signed in again meanwhile stays.
  startSession(user('client'), 'third')
  endSession('expired')
  startSession(user('client'), 'fourth')
  hear('tokensToRevoke', 'third')
  expect([ends.at(-1), session.get().token]).toEqual(['expired', 'fourth'])
})

test('a session is kept under the keys user and token, and read again', () => {
  startSession(user('client'), 'secret')
  expect(localStorage.getItem('token')).toBe('secret')
  session.set({ restored: false, user: null, token: null })
  restoreSession()
  expect(session.get()).toMatchObject({ restored: true, token: 'secret', user: { role: 'client' } })
})

test.each([
  ['{', 't'],
  ['null', 't'],
  ['[]', 't'],
  ['{"id":7}', 't'],
  [JSON.stringify(user('client')), ''],
])('malformed storage counts as none: %s', (stored, token) => {
  localStorage.setItem('user', stored)
  localStorage.setItem('token', token)
  restoreSession()
  expect(session.get()).toEqual({ restored: true, user: null, token: null })
})

test('the end of a session calls a listener once', () => {
  const onEnd = vi.fn()
  onSessionEnd(onEnd)
  startSession(user('client'), 'secret')
  endSession('expired')
  endSession('expired')
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('expired')
  expect(localStorage.length).toBe(0)
})
