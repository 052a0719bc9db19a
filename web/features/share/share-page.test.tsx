import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { t } from '#contract/texts.ts'
import { type HeldUpload, stubUploads } from '#test/fake-upload.ts'
import { showAt } from '#test/show-at.tsx'
import { queryClient } from '#web/lib/query.ts'
import { session } from '#web/lib/session.ts'
import { Page } from './share-page.tsx'

/** The store of the service worker, with one shared file. */
const headers = new Headers({ 'x-name': 'a.pdf', 'content-type': 'application/pdf', 'x-owner': 'u1' })
// A file of jsdom takes only a blob of jsdom, which no response gives.
const stored = new Map([['https://portal/photo', { headers, blob: async () => new Blob(['%PDF-1.7']) }]])
const store = {
  keys: async () => [...stored.keys()].map((url) => ({ url })),
  match: async ({ url }: Request) => stored.get(url),
  delete: async (url: string) => stored.delete(url),
}
vi.stubGlobal('caches', { has: async () => true, open: async () => store })

const sent: HeldUpload[] = []
stubUploads((upload) => sent.push(upload))

test('a shared file is sent once by two taps, and kept until it has arrived', async () => {
  session.set({ restored: true, user: { id: 'u1', role: 'employee' } as never, token: 'token' })
  const found = { id: 'c1', CaseNo: 'VRP-1', vehicleNo: 'MH12AB1234', buyerName: 'Asha', status: 'ready' }
  const data = { cases: [found] }
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', data }))
  await showAt('/', <Page />)
  fireEvent.change(await screen.findByLabelText(t.share('whichCase')), { target: { value: 'MH12' } })
  const button = await screen.findByRole('button', { name: /VRP-1/ })
  await act(async () => {
    button.click()
    button.click()
  })
  await waitFor(() => expect(sent.length).toBeGreaterThan(0))
  expect(sent).toHaveLength(1)
  expect(stored.size).toBe(1)
  cleanup()
  queryClient.clear()
  await showAt('/', <Page />)
  await screen.findByText(t.share('none'))
  await act(async () => sent[0]?.answer({}))
  await waitFor(() => expect(stored.size).toBe(0))
  cleanup()
})
