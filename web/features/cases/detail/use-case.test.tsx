import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '#web/lib/query.ts'
import { useCaseHistory } from './use-case.ts'

test('entries of one instant that say the same stay as many as they are', async () => {
  const at = '2026-10-04T08:00:00Z'
  const photo = { at, by: null, action: 'file added', changes: { attachment: { from: null, to: 'image.jpg' } } }
  const created = { at, by: null, action: 'created', changes: {} }
  const data = [photo, photo, photo, created]
  vi.stubGlobal('fetch', async () => {
    const meta = { total: data.length, page: 0, pageSize: 200 }
    return new Response(JSON.stringify({ success: true, message: '', data, meta }))
  })
  const { result } = renderHook(() => useCaseHistory('c1'), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  await waitFor(() => expect(result.current.rows).toEqual(data))
  expect(result.current.total).toBe(data.length)
})
