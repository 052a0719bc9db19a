import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { SessionUser } from '#contract/identity/identity.ts'
import { unnamedOffice } from '#contract/office/unnamed-office.ts'
import { t } from '#contract/texts.ts'
import { queryClient } from '#web/lib/query.ts'
import { startSession } from '#web/lib/session.ts'
import { OfficeForm } from './office-form.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('what was typed and not saved is said to be back, and can be discarded', async () => {
  startSession({ id: 'u1', name: 'Ravi', email: 'r@example.com', role: 'superadmin' } as SessionUser, 'token')
  const profile = { ...unnamedOffice, name: 'Sharma RTO Services', address1: '14 Station Road' }
  const show = () =>
    render(<OfficeForm profile={profile} />, {
      wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    })
  const address = () => screen.getByLabelText<HTMLInputElement>(t.fields('address1'))
  show()
  expect(screen.queryByText(t.reminderSettings('restored'))).toBeNull()
  fireEvent.change(address(), { target: { value: '15 St' } })
  cleanup()
  show()
  expect(address().value).toBe('15 St')
  expect(screen.getByText(t.reminderSettings('restored'))).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: t.reminderSettings('discard') }))
  expect(address().value).toBe(profile.address1)
  cleanup()
  show()
  expect(address().value).toBe(profile.address1)
})

test('what is typed while the office is saved stays, in the form and as a draft', async () => {
  startSession({ id: 'u1', name: 'Ravi', email: 'r@example.com', role: 'superadmin' } as SessionUser, 'token')
  const profile = { ...unnamedOffice, name: 'Sharma RTO Services', state: 'Maharashtra' }
  const answer = Promise.withResolvers<void>()
  const asked = vi.fn()
  vi.stubGlobal('fetch', async (_address: string, { method }: RequestInit) => {
    if (method !== 'GET') {
      asked()
      await answer.promise
    }
    return Response.json({ success: true, message: 'Saved', data: profile })
  })
  render(<OfficeForm profile={profile} />, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  const address = () => screen.getByLabelText<HTMLInputElement>(t.fields('address1'))
  fireEvent.change(address(), { target: { value: '14 St' } })
  fireEvent.click(screen.getByRole('button', { name: t.general('save') }))
  await waitFor(() => expect(asked).toHaveBeenCalled())
  fireEvent.change(address(), { target: { value: '15 St' } })
  await act(async () => answer.resolve())
  await waitFor(() => expect(screen.getByRole('button', { name: t.general('save') })).toHaveProperty('disabled', false))
  expect(address().value).toBe('15 St')
  await act(() => new Promise((resolve) => setTimeout(resolve, 350)))
  expect(localStorage.getItem('draft:u1:office')).toContain('15 St')
})

test('a GSTIN of another state than the address is hinted at', () => {
  startSession({ id: 'u1', name: 'Ravi', email: 'r@example.com', role: 'superadmin' } as SessionUser, 'token')
  const profile = { ...unnamedOffice, name: 'Sharma RTO Services', state: 'Goa', gstin: '27AAPFU0939F1ZV' }
  render(<OfficeForm profile={profile} />, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  expect(screen.getByText(t.gst('notOfState', { ofGstin: 'Maharashtra', ofOffice: 'Goa' }))).toBeTruthy()
})
