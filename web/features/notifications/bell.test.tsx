import { act, fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showAt } from '#test/show-at.tsx'
import { onStepUpNeeded } from '#web/lib/api.ts'
import { BellButton } from './bell.tsx'

test('the bell reads by itself: soon after a press, too, a refusal asks nobody for a password', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const fetched = vi.fn(async () =>
    Response.json({ success: false, message: '', errors: { fields: { stepUp: 'required' } } }, { status: 403 }),
  )
  vi.stubGlobal('fetch', fetched)
  const ask = vi.fn(async () => false)
  onStepUpNeeded(ask)
  await showAt('/', <BellButton className="" />)
  expect(fetched).not.toHaveBeenCalled()
  fireEvent.pointerDown(document.body)
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(fetched).toHaveBeenCalled()
  expect(ask).not.toHaveBeenCalled()
  vi.useRealTimers()
})
