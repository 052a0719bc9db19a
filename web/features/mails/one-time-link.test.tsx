import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { mailEndpoints, stepUpEndpoints } from '#web/endpoints.generated.ts'
import { stepUpRequest } from '#web/lib/step-up.ts'
import { useOneTimeLink } from './one-time-link.tsx'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['', false],
  [', and where a proof is due it stays in the list of mails', true],
])('a mailed link shows itself by no mail server%s', async (_, isNeeded) => {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    const path = address.replace('/api/v1', '').replace(/\?.*/, '')
    calls.push(`${method} ${path}`)
    const mails = [{ id: 'one', hasLink: true, recipient: 'a@b.test' }]
    const answers: Record<string, unknown> = {
      [mailEndpoints.all.path]: mails,
      [stepUpEndpoints.status.path]: { isNeeded, by: 'password' },
    }
    return Response.json({ success: true, message: '', data: answers[path] ?? { link: '/set-password#token=1' } })
  })
  const { result } = renderHook(useOneTimeLink)
  await act(() => result.current.offer({ email: 'a@b.test' }))
  expect(calls.includes('POST /mail/link/one')).toBe(!isNeeded)
  expect(result.current.dialog !== null).toBe(!isNeeded)
  expect(stepUpRequest.get()).toBeNull()
})
