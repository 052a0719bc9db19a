import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UNATTENDED } from '#contract/api.ts'
import { MINUTE } from '#contract/durations.ts'
import type { SessionUser } from '#contract/identity/identity.ts'
import { stubUploads } from '#test/fake-upload.ts'
import { attachmentEndpoints, identityEndpoints } from '#web/endpoints.generated.ts'
import { call } from './api.ts'
import { switchLanguage } from './language.ts'
import { requestFile } from './request-file.ts'
import { byItself, forgetPress, hasJustPressed } from './request-headers.ts'
import { sendFile } from './send-file.ts'
import { endSession, startSession } from './session.ts'

let sent = new Headers()

beforeEach(async () => {
  vi.useFakeTimers()
  stubUploads(({ headers, answer }) => {
    sent = headers
    answer({})
  })
  vi.stubGlobal('fetch', async (_address: string, { headers }: RequestInit) => {
    sent = new Headers(headers)
    return new Response(JSON.stringify({ success: true, message: '', data: null }))
  })
  startSession({ id: '1', name: 'Ravi', email: 'r@example.com', role: 'client' } as SessionUser, 'secret')
  await switchLanguage('mr')
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  endSession('logout')
  await switchLanguage('en')
})

test.each([
  ['a call', () => call(identityEndpoints.myProfile, {})],
  ['a download', () => requestFile(attachmentEndpoints.bundle, { params: { caseId: '1' } })],
  ['an upload', () => sendFile(attachmentEndpoints.upload.path, new File(['x'], 'x.png'))],
])('%s names the session, the language, and whether nobody has done anything for two minutes', async (_, send) => {
  for (const act of [new Event('keydown'), new Event('pointerdown'), new Event('wheel')]) {
    document.body.dispatchEvent(act)
    vi.advanceTimersByTime(2 * MINUTE)
    await send()
    expect([sent.get('authorization'), sent.get('accept-language')]).toEqual(['Bearer secret', 'mr'])
    expect(sent.has(UNATTENDED)).toBe(false)
    vi.advanceTimersByTime(1)
    await send()
    expect(sent.has(UNATTENDED)).toBe(true)
  }
})

test('a call comes of a press for five seconds, of none that a timer begins or that was called off', () => {
  const press = () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  forgetPress()
  document.body.dispatchEvent(new Event('wheel', { bubbles: true }))
  expect(hasJustPressed(), 'the wheel').toBe(false)
  press()
  expect([hasJustPressed(), byItself(hasJustPressed), hasJustPressed()]).toEqual([true, false, true])
  vi.advanceTimersByTime(5_001)
  expect(hasJustPressed()).toBe(false)
  press()
  forgetPress()
  expect(hasJustPressed()).toBe(false)
})
