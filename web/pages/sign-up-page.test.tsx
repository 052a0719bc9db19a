import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { messages } from '#contract/messages.ts'
import { showAt } from '#test/show-at.tsx'
import { currentToast } from '#web/lib/toast.ts'
import { Page } from './sign-up-page.tsx'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
vi.stubGlobal('fetch', async () => Response.json({ success: true, message: messages.client.signedUp, data: null }))

test('a dealer who signed up reads so once', async () => {
  await showAt('/', <Page />)
  const typed = { email: 'a@b.test', mobileNo: '9822012345', pincode: '411001' }
  for (const box of screen.getAllByRole<HTMLInputElement>('textbox'))
    fireEvent.change(box, { target: { value: typed[box.name as 'email'] ?? 'Rao' } })
  const state = screen.getByRole('combobox')
  fireEvent.change(state, { target: { value: 'Goa' } })
  fireEvent.keyDown(state, { key: 'Enter' })
  await act(async () => screen.getByRole('button', { name: messages.client.signUp }).click())
  await screen.findByRole('heading', { name: messages.client.signedUp })
  expect(currentToast.get()).toBeNull()
})
