import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { t } from '#contract/texts.ts'
import { ExpireCard } from '../detail/expire-card.tsx'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
afterEach(cleanup)

const pencil = (label: string) => screen.getByRole('button', { name: t.cases('editExpiry', { label }) })
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(t.cases('newExpiry', { label }))
const typeDay = (label: string, day: string) => fireEvent.change(input(label), { target: { value: day } })

test('a date that is typed while another one is saved stays open, and is saved as well', async () => {
  const saved: string[] = []
  const first = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    saved.push(JSON.parse(String(body)).expiryType)
    if (saved.length === 1) await first.promise
    return new Response(JSON.stringify({ success: true, message: 'Saved', data: {} }))
  })
  render(<ExpireCard caseId="1" dates={{}} />)
  fireEvent.click(pencil('Tax Expiry'))
  typeDay('Tax Expiry', '14/03/2027')
  fireEvent.keyDown(input('Tax Expiry'), { key: 'Enter' })
  fireEvent.click(pencil('PUC Expiry'))
  typeDay('PUC Expiry', '15/03/2027')
  await act(async () => first.resolve())
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(input('PUC Expiry').value).toBe('15/03/2027')
  fireEvent.keyDown(input('PUC Expiry'), { key: 'Enter' })
  await waitFor(() => expect(screen.queryByLabelText(t.cases('newExpiry', { label: 'PUC Expiry' }))).toBeNull())
  expect(saved).toEqual(['TAX', 'PUC'])
})

test('a date that was typed and not saved is there again when it is edited after a reload; Cancel drops it', () => {
  const open = () => {
    cleanup()
    render(<ExpireCard caseId="2" dates={{}} />)
    fireEvent.click(pencil('Tax Expiry'))
  }
  open()
  typeDay('Tax Expiry', '14/03/2027')
  open()
  expect(input('Tax Expiry').value).toBe('14/03/2027')
  fireEvent.click(screen.getByRole('button', { name: t.session('cancel') }))
  open()
  expect(input('Tax Expiry').value).toBe('')
})

test('a second date is sent without waiting for the first', async () => {
  const saved: string[] = []
  vi.stubGlobal('fetch', (_address: string, { body }: RequestInit) => {
    saved.push(JSON.parse(String(body)).expiryType)
    return new Promise(() => undefined)
  })
  render(<ExpireCard caseId="1" dates={{}} />)
  for (const label of ['Tax Expiry', 'PUC Expiry']) {
    fireEvent.click(pencil(label))
    typeDay(label, '14/03/2027')
    // A second press of the same key sends nothing twice.
    for (const key of ['Enter', 'Enter']) await act(async () => fireEvent.keyDown(input(label), { key }))
  }
  await waitFor(() => expect(saved).toEqual(['TAX', 'PUC']))
})
