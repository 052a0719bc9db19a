import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { t } from '#contract/texts.ts'
import { queryClient } from '#web/lib/query.ts'
import { CaseHistory } from './case-history.tsx'

test('the first entry that was revealed takes the focus once, not again with each new entry', async () => {
  const entryOf = (minute: number) => ({ at: `2026-10-04T08:0${minute}:00Z`, by: null, action: 'edited', changes: {} })
  const data = [5, 4, 3, 2, 1].map(entryOf)
  vi.stubGlobal('fetch', async () => {
    const meta = { total: data.length, page: 0, pageSize: 200 }
    return Response.json({ success: true, message: '', data, meta })
  })
  render(
    <QueryClientProvider client={queryClient}>
      <input aria-label="comment" />
      <CaseHistory id="c1" />
    </QueryClientProvider>,
  )
  const button = await screen.findByRole('button', { name: t.cases('wholeHistory', { total: data.length }) })
  await act(async () => button.click())
  expect(document.activeElement).toBe(screen.getAllByRole('listitem')[3])
  const comment = screen.getByRole('textbox')
  comment.focus()
  data.unshift(entryOf(6))
  await act(() => queryClient.invalidateQueries())
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(data.length))
  expect(document.activeElement).toBe(comment)
})
