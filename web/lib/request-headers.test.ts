import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { UNATTENDED } from '#contract/api.ts'
import { MINUTE } from '#contract/durations.ts'
import type { SessionUser } from '#contract/identity/identity.ts'
import { stubUploads } from '#test/fake-upload.ts'
import { attachmentEndpoints, identityEndpoints } from '#web/endpoints.generated.ts'
import { call } from './api.ts'
import { requestFile } from './download.ts'
import { ApiError } from './errors.ts'
import { switchLanguage } from './language.ts'
import { byItself, forgetPress, hasJustPressed, type IdempotencyKey, withIdempotencyKey } from './request-headers.ts'
import { endSession, startSession } from './session.ts'
import { sendFile } from './uploads.ts'

describe('The headers of a request', () => {
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
})

describe('An idempotency key', () => {
  const place = 'draft:u1:test-key'

  beforeEach(() => sessionStorage.clear())

  /** Returns the key that a submit of `body` sends; `answer` is the server's answer. */
  async function submit(
    body: unknown,
    answer: 'done' | ApiError,
    perBody?: IdempotencyKey['perBody'],
  ): Promise<string> {
    let used = ''
    await withIdempotencyKey({ storageKey: place, ...(perBody && { perBody }) }, body, async (key) => {
      used = key
      if (answer !== 'done') throw answer
    }).catch(() => undefined)
    return used
  }

  const lost = new ApiError(0)

  const refused = new ApiError(400, 'Please check the marked fields')

  test('a lost answer is asked for again under the same key', async () => {
    const first = await submit({ a: 1 }, lost)
    expect(await submit({ a: 1 }, 'done')).toBe(first)
  })

  test('a body that changed after a lost answer keeps the key, so that no second thing is made unseen', async () => {
    const first = await submit({ a: 1 }, lost)
    expect(await submit({ a: 2 }, 'done')).toBe(first)
  })

  test('where each body has a key, a changed one has a new key, and the first one keeps its own after another answer', async () => {
    const first = await submit({ a: 1 }, lost, true)
    expect(await submit({ a: 1 }, lost, true)).toBe(first)
    expect(await submit({ a: 2 }, 'done', true)).not.toBe(first)
    expect(await submit({ a: 1 }, 'done', true)).toBe(first)
    expect(await submit({ a: 1 }, 'done', true)).not.toBe(first)
  })

  test('a body that changed after a refusal is a new thing', async () => {
    const first = await submit({ a: 1 }, refused)
    expect(await submit({ a: 2 }, 'done')).not.toBe(first)
  })

  test('after success the next thing has a key of its own', async () => {
    const first = await submit({ a: 1 }, 'done')
    expect(await submit({ a: 1 }, 'done')).not.toBe(first)
    expect(sessionStorage.getItem(place)).toBeNull()
  })
})
