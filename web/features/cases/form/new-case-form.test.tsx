import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { SessionUser } from '#contract/identity/identity.ts'
import { showAt } from '#test/show-at.tsx'
import { session } from '#web/lib/session.ts'
import { today } from '#web/lib/today.ts'
import { NewCaseForm } from './new-case-form.tsx'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', data: [] }))

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  today.set(null)
})

test.each([
  ['the new day where none was chosen', null, '28/11/2026'],
  ['the day that was chosen', '20/11/2026', '20/11/2026'],
])('a new case that stays open over midnight has %s', async (_, chosen, after) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00:00+05:30') })
  const user = { id: 'u1', role: 'superadmin' } as SessionUser
  session.set({ restored: true, user, token: 'token' })
  const pickers = { firmNames: [], rtos: [], financiers: [] }
  await showAt(
    '/',
    <NewCaseForm user={user} pickers={pickers} notFinanced="" vehicle="" isRequestOpen={false} onCreated={() => {}} />,
  )
  const date = screen.getByLabelText<HTMLInputElement>(/^Application Date/)
  if (chosen) fireEvent.change(date, { target: { value: chosen } })
  vi.setSystemTime(new Date('2026-11-28T00:01:00+05:30'))
  await act(async () => today.set('2026-11-28'))
  expect(date.value).toBe(after)
})
