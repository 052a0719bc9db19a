import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SessionUser } from '#contract/identity/identity.ts'
import { identityEndpoints } from '#web/endpoints.generated.ts'
import { addressOf, call } from './api.ts'
import { endSession, session, startSession } from './session.ts'
import { currentToast } from './toast.ts'

const user = { id: '1', name: 'Ravi', email: 'r@example.com', role: 'client' } as SessionUser

function answer(status: number, body: unknown) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(body), { status })),
  )
}

beforeEach(() => currentToast.set(null))
afterEach(() => {
  vi.unstubAllGlobals()
  endSession('logout')
})

test('an address has its parameters and what is asked for', () => {
  expect(addressOf('/case/details/:id', { id: 'A/1' }, { page: 0, search: '' })).toBe(
    '/api/v1/case/details/A%2F1?page=0',
  )
})

test('a failure carries status, message and fields', async () => {
  answer(400, { success: false, message: 'm', errors: { message: 'inner', fields: { email: 'Enter it' } } })
  await expect(call(identityEndpoints.signIn, { body: { email: 'a', password: 'b' } })).rejects.toMatchObject({
    status: 400,
    message: 'inner',
    fields: { email: 'Enter it' },
  })
})

test('a lost connection has status 0 and says so', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => {
      throw new TypeError('fetch failed')
    }),
  )
  await expect(call(identityEndpoints.myProfile, {})).rejects.toMatchObject({ status: 0, message: /No connection/ })
})

test('a 401 ends the session with one toast', async () => {
  startSession(user, 'old')
  answer(401, { success: false, message: 'no', errors: { message: 'no' } })
  await Promise.allSettled([call(identityEndpoints.myProfile, {}), call(identityEndpoints.myProfile, {})])
  expect(session.get().user).toBeNull()
  expect(currentToast.get()).toMatchObject({ title: 'Session Expired', kind: 'error' })
})

test('a 401 to an older token leaves the present session alone', async () => {
  startSession(user, 'old')
  answer(401, { success: false, message: 'no', errors: { message: 'no' } })
  const late = call(identityEndpoints.myProfile, {})
  startSession(user, 'new')
  await expect(late).rejects.toThrow()
  expect(session.get().token).toBe('new')
  expect(currentToast.get()).toBeNull()
})

test('a call sends the token of local storage, and its 401 ends the session', async () => {
  startSession(user, 'read')
  localStorage.setItem('token', 'changed')
  answer(401, { success: false, message: 'no', errors: { message: 'no' } })
  await expect(call(identityEndpoints.myProfile, {})).rejects.toThrow()
  expect(vi.mocked(fetch).mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer changed' })
  expect(currentToast.get()).toMatchObject({ title: 'Session Expired' })
  expect(localStorage.getItem('token')).toBeNull()
})

test('a refused sign-in is not the end of a session', async () => {
  answer(401, { success: false, message: 'm', errors: { message: 'Incorrect e-mail or password' } })
  await expect(call(identityEndpoints.signIn, { body: { email: 'a', password: 'b' } })).rejects.toThrow('Incorrect')
  expect(currentToast.get()).toBeNull()
})
