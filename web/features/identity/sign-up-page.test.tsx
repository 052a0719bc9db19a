import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { t } from '#contract/texts.ts'
import { showAt } from '#test/show-at.tsx'
import { currentToast } from '#web/lib/toast.ts'
import { Page } from './sign-up-page.tsx'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
const fetched = vi.fn(async () => Response.json({ success: true, message: t.client('signedUp'), data: null }))
vi.stubGlobal('fetch', fetched)
afterEach(cleanup)

async function fillAndSend() {
  await showAt('/', <Page />)
  const typed = { email: 'a@b.test', mobileNo: '9822012345', pincode: '411001' }
  for (const box of screen.getAllByRole<HTMLInputElement>('textbox'))
    fireEvent.change(box, { target: { value: typed[box.name as 'email'] ?? 'Rao' } })
  const state = screen.getByRole('combobox')
  fireEvent.change(state, { target: { value: 'Goa' } })
  fireEvent.keyDown(state, { key: 'Enter' })
  await send()
}

const send = () => act(async () => screen.getByRole('button', { name: t.client('signUp') }).click())

test('a dealer who signed up reads so once', async () => {
  await fillAndSend()
  await screen.findByRole('heading', { name: t.client('signedUp') })
  expect(currentToast.get()).toBeNull()
})

test('after a lost answer the page says what a refusal of the e-mail then means', async () => {
  fetched.mockRejectedValueOnce(new TypeError('connection reset'))
  await fillAndSend()
  await screen.findByText(t.client('signUpUnanswered'))
  const inUse = { success: false, message: '', errors: { fields: { email: t.employee('emailInUse') } } }
  fetched.mockResolvedValueOnce(Response.json(inUse, { status: 409 }))
  await send()
  await screen.findByText(t.employee('emailInUse'))
  screen.getByText(t.client('signUpUnanswered'))
})
