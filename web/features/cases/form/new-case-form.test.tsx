import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { SessionUser } from '#contract/identity/identity.ts'
import { t } from '#contract/texts.ts'
import { showAt } from '#test/show-at.tsx'
import { session } from '#web/lib/session.ts'
import { today } from '#web/lib/store.ts'
import { NewCaseForm } from './new-case-form.tsx'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', data: [] }))

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  today.set(null)
})

async function showForm() {
  const user = { id: 'u1', role: 'superadmin' } as SessionUser
  session.set({ restored: true, user, token: 'token' })
  const pickers = { firmNames: [], rtos: [], financiers: [] }
  await showAt(
    '/',
    <NewCaseForm user={user} pickers={pickers} notFinanced="" vehicle="" isRequestOpen={false} onCreated={() => {}} />,
  )
}

test.each([
  ['the new day where none was chosen', null, '28/11/2026'],
  ['the day that was chosen', '20/11/2026', '20/11/2026'],
])('a new case that stays open over midnight has %s', async (_, chosen, after) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00:00+05:30') })
  await showForm()
  const date = screen.getByLabelText<HTMLInputElement>(/^Application Date/)
  if (chosen) fireEvent.change(date, { target: { value: chosen } })
  vi.setSystemTime(new Date('2026-11-28T00:01:00+05:30'))
  await act(async () => today.set('2026-11-28'))
  expect(date.value).toBe(after)
})

test('a chassis number of 17 signs with I, O or Q is doubted once its field is left', async () => {
  await showForm()
  const box = screen.getByLabelText<HTMLInputElement>(/^Chassis No/)
  const doubt = (number: string) => {
    fireEvent.focus(box)
    fireEvent.change(box, { target: { value: number } })
    const isDoubtedAtOnce = screen.queryByText(t.cases('chassisUnlikely')) !== null
    fireEvent.blur(box)
    return [isDoubtedAtOnce, screen.queryByText(t.cases('chassisUnlikely')) !== null]
  }
  expect(doubt('MA3EWDE1SO0123456')).toEqual([false, true])
  expect(doubt('MA3EWDE1S00123456')).toEqual([false, false])
  expect(doubt('OLD-CHASSIS-IOQ')).toEqual([false, false])
})

test('an owner that is a company has no Aadhaar number, chosen and taken back by a click or a key', async () => {
  await showForm()
  const [choice] = screen.getAllByRole('checkbox', { name: new RegExp(t.cases('noAadhaar')) })
  const box = screen.getAllByLabelText<HTMLInputElement>(/^Aadhaar No/)[0]
  const state = () => [box?.value, choice?.getAttribute('aria-checked')]
  await act(async () => choice?.click())
  expect(state()).toEqual(['COMPANY', 'true'])
  await act(async () => choice?.click())
  expect(state()).toEqual(['', 'false'])
  for (const [typed, value] of [
    ['c', 'COMPANY'],
    ['COMPAN', ''],
    ['Company', 'COMPANY'],
    ['COMPANY2', '2'],
    ['2C', 'COMPANY'],
    ['XXXX XXXX 012C', ''],
  ]) {
    fireEvent.change(box as HTMLInputElement, { target: { value: typed } })
    expect(state(), typed).toEqual([value, String(value === 'COMPANY')])
  }
})
