import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubUploads } from '#test/fake-upload.ts'
import { adjustmentEndpoints, attachmentEndpoints, officialFormEndpoints } from '#web/endpoints.generated.ts'
import { call, onStepUpNeeded } from './api.ts'
import { isStepUpNeeded } from './api-error.ts'
import { requestFile } from './request-file.ts'
import { sendFile } from './send-file.ts'

const refused = { success: false, message: 'm', errors: { message: 'm', fields: { stepUp: 'Confirm that it is you' } } }
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
    () => requestFile(officialFormEndpoints.fill, { params: { id: '1' }, body: { caseId: '2', reason: 'To file it' } }),
  ],
  ['an upload', () => sendFile(attachmentEndpoints.upload.path, new File(['x'], 'x.png'), { idempotencyKey: 'key-1' })],
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
