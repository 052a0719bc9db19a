import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Role } from '#contract/endpoint.ts'
import type { SessionUser } from '#contract/identity/identity.ts'
import { t } from '#contract/texts.ts'
import { queryClient } from '#web/lib/query.ts'
import { startSession } from '#web/lib/session.ts'
import { CaseComments } from './case-comments.tsx'

beforeEach(() => startSession({ id: 'u1', name: 'Asha', email: 'a@example.com', role: 'employee' } as SessionUser, 't'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: t.comments('text') })
const type = (value: string) => fireEvent.change(box(), { target: { value } })
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 350)))

/** Shows the comments of a case, the last of which is the office's; sending waits for `answer`. */
function show(answer: () => Promise<unknown> = async () => {}, viewer: Role = 'employee') {
  const sent = vi.fn()
  const by = { firstName: 'Mira', lastName: 'Joshi', role: 'superadmin' }
  const data = [{ id: 'k1', by, at: '2026-11-27T10:00:00Z', text: 'Is the RC book there?', isInternal: false }]
  vi.stubGlobal('fetch', async (_address: string, { method, body }: RequestInit) => {
    if (method === 'POST') {
      sent(JSON.parse(String(body)).text)
      await answer()
    }
    return Response.json({ success: true, message: 'Sent', data })
  })
  render(<CaseComments caseId="c1" viewer={viewer} />, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  return sent
}

test('what is typed while a comment is sent stays, in the field and as a draft', async () => {
  const answer = Promise.withResolvers<void>()
  const sent = show(() => answer.promise)
  type('The buyer has signed')
  fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true })
  await waitFor(() => expect(sent).toHaveBeenCalledWith('The buyer has signed'))
  type('And the next thing')
  await act(async () => answer.resolve())
  await settle()
  expect(box().value).toBe('And the next thing')
  expect(localStorage.getItem('draft:u1:comment-c1')).toContain('And the next thing')
})

test('a comment that was sent leaves an empty field and no draft', async () => {
  const sent = show()
  type('The buyer has signed')
  await settle()
  expect(localStorage.getItem('draft:u1:comment-c1')).toContain('signed')
  fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true })
  await waitFor(() => expect(box().value).toBe(''))
  await settle()
  expect(sent).toHaveBeenCalledTimes(1)
  expect(localStorage.getItem('draft:u1:comment-c1')).toBeNull()
})

test('a press on a button of the form leaves the focus in its field, by which the ready answers are shown', () => {
  show()
  for (const name of [t.comments('fileSubmitted'), t.comments('addNote')])
    expect(fireEvent.mouseDown(screen.getByRole('button', { name, hidden: true })), name).toBe(false)
})

test('a ready answer of a dealer leaves what could not be sent in the field', async () => {
  const answer = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(null)
  const sent = show(answer, 'client')
  type('The RC book is with the bank')
  fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true })
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  await settle()
  fireEvent.click(await screen.findByRole('button', { name: t.comments('thanks') }))
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith(t.comments('thanks')))
  await settle()
  expect(box().value).toBe('The RC book is with the bank')
})
