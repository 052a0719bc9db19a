import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Rto } from '#contract/reference/reference.ts'
import { t } from '#contract/texts.ts'
import { RtoProposals } from './rtos-page.tsx'

const rto = { id: 'one', displayName: 'MH-12', isActive: true, proposedBy: { firstName: 'Asha', lastName: 'Patil' } }

test('a proposal is confirmed once, and the focus stays on the page', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const fetch = vi.fn(() => promise)
  vi.stubGlobal('fetch', fetch)
  const page = (rtos: object[]) => (
    <main>
      <h1 tabIndex={-1} data-page-focus="">
        RTOs
      </h1>
      <RtoProposals rtos={rtos as Rto[]} />
    </main>
  )
  const { rerender } = render(page([rto]))
  const button = screen.getByRole('button', { name: t.rto('confirmNamed', { name: 'MH-12' }) })
  button.focus()
  for (const _ of [1, 2]) await act(async () => button.click())
  expect(fetch).toHaveBeenCalledOnce()
  rerender(page([]))
  await act(async () => resolve(Response.json({ success: true, message: '', data: rto })))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'RTOs' })))
})
