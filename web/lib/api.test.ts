import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest'
import type { SessionUser } from '#contract/identity/identity.ts'
import { stubUploads } from '#test/fake-upload.ts'
import {
  adjustmentEndpoints,
  attachmentEndpoints,
  caseEndpoints,
  identityEndpoints,
  officialFormEndpoints,
} from '#web/endpoints.generated.ts'
import { addressOf, call, onStepUpNeeded } from './api.ts'
import type { BodyOf, DataOf, ParamsOf } from './client-endpoint.ts'
import { requestFile } from './download.ts'
import { isStepUpNeeded } from './errors.ts'
import { endSession, session, startSession } from './session.ts'
import { currentToast } from './toast.ts'
import { sendFile } from './uploads.ts'

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

test('a call has its address in the browser, and its shapes as types alone', () => {
  expect(caseEndpoints.verify).toEqual({ method: 'PATCH', path: '/case/verify/:id' })
  expectTypeOf<ParamsOf<typeof caseEndpoints.verify>>().toEqualTypeOf<{ id: string }>()
  expectTypeOf<DataOf<typeof caseEndpoints.verify>>().toHaveProperty('status')
  expectTypeOf<BodyOf<typeof identityEndpoints.signIn>>().toHaveProperty('email')
  // @ts-expect-error: the browser has no schemas
  expect(caseEndpoints.create.body).toBeUndefined()
})

describe('A step-up', () => {
  const refused = {
    success: false,
    message: 'm',
    errors: { message: 'm', fields: { stepUp: 'Confirm that it is you' } },
  }

  /** What was sent, in its order: of an upload its key alone. */
  let sent: unknown[] = []

  let isProved = false

  beforeEach(() => {
    sent = []
    isProved = false
    vi.stubGlobal('fetch', async (_address: string, { body, headers }: RequestInit) => {
      sent.push([body, new Headers(headers).get('idempotency-key')])
      const answer = isProved ? { success: true, message: '', data: {} } : refused
      return new Response(JSON.stringify(answer), { status: isProved ? 200 : 403 })
    })
    stubUploads(({ headers, answer, refuse }) => {
      sent.push(headers.get('idempotency-key'))
      if (isProved) answer({})
      else refuse(403, refused)
    })
  })

  afterEach(() => vi.unstubAllGlobals())

  const ways: [string, () => Promise<unknown>][] = [
    [
      'a call',
      () =>
        call(adjustmentEndpoints.adjust, {
          params: { id: '1' },
          body: { amount: -1, reason: 'Agreed' },
          idempotencyKey: 'key-1',
        }),
    ],
    [
      'a printed form',
      () =>
        requestFile(officialFormEndpoints.fill, { params: { id: '1' }, body: { caseId: '2', reason: 'To file it' } }),
    ],
    [
      'an upload',
      () => sendFile(attachmentEndpoints.upload.path, new File(['x'], 'x.png'), { idempotencyKey: 'key-1' }),
    ],
  ]

  test.each(ways)('%s that needs a step-up is sent once more after it, the same', async (_, send) => {
    onStepUpNeeded(async () => {
      isProved = true
      return true
    })
    await send()
    expect(sent).toEqual([sent[0], sent[0]])
  })

  test.each(ways)('%s is not repeated without the step-up', async (_, send) => {
    onStepUpNeeded(async () => false)
    expect(isStepUpNeeded(await send().catch((error: unknown) => error))).toBe(true)
    expect(sent).toHaveLength(1)
  })
})
