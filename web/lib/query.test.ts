import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { identityEndpoints } from '#web/endpoints.generated.ts'
import { onStepUpNeeded } from './api.ts'
import { apiQuery, queryClient } from './query.ts'
import { forgetPress } from './request-headers.ts'

const press = () => document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
const asked = vi.fn(async () => false)

beforeEach(() => {
  vi.useFakeTimers()
  forgetPress()
  onStepUpNeeded(asked)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  asked.mockClear()
  queryClient.clear()
})

/** Loads a query whose first try has no connection, and whose second one needs a proof of identity. */
async function load(afterFirst: () => void) {
  let tries = 0
  vi.stubGlobal('fetch', async () => {
    tries += 1
    if (tries === 1) throw new TypeError('no connection')
    const errors = { message: 'm', fields: { stepUp: 'Confirm that it is you' } }
    return Response.json({ success: false, message: 'm', errors }, { status: 403 })
  })
  const loaded = queryClient.fetchQuery(apiQuery(identityEndpoints.myProfile, {})).catch(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  afterFirst()
  await vi.advanceTimersByTimeAsync(1_500)
  await loaded
  expect(tries).toBe(2)
}

test('a query that is repeated when the connection returns asks nothing, whatever was pressed meanwhile', async () => {
  await load(press)
  expect(asked).not.toHaveBeenCalled()
})

test('a query that a press has begun asks, also where its first try had no connection', async () => {
  press()
  await load(forgetPress)
  expect(asked).toHaveBeenCalledOnce()
})
