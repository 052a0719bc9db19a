import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPlate } from '#contract/cases/plate.ts'
import type { SessionUser } from '#contract/identity/identity.ts'
import { t } from '#contract/texts.ts'
import { showAt } from '#test/show-at.tsx'
import { draftKey, removeDraft, writeDraft } from '#web/forms/draft.tsx'
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
  return showAt(
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

test('a name that is replaced clears its Aadhaar number, which a corrected name keeps', async () => {
  await showForm()
  const [name, number] = [/^Name/, /^Aadhaar No/].map((label) => screen.getAllByLabelText<HTMLInputElement>(label)[0])
  const type = (box: HTMLInputElement | undefined, value: string) => {
    fireEvent.focus(box as HTMLInputElement)
    fireEvent.change(box as HTMLInputElement, { target: { value } })
    fireEvent.blur(box as HTMLInputElement)
  }
  type(name, 'ESHA INAMDAR')
  type(number, '234123412346')
  type(name, 'ANITA NAIK')
  expect(number?.value).toBe('')
  screen.getByText(t.cases('numberOfOther', { name: 'ESHA INAMDAR' }))
  fireEvent.click(screen.getByRole('button', { name: t.cases('keepNumber') }))
  expect(number?.value).toBe('234123412346')
})

test('another plate in a restored form asks whether it is another case, which begins with that plate alone', async () => {
  const draft = { vehicleDetail: { vehicleNo: 'MH12YY9876' }, ownerDetails: { sellerName: 'ESHA INAMDAR' } }
  writeDraft(draftKey('u1', 'new-case'), draft, { tabOnly: true })
  const router = await showForm()
  const box = screen.getByLabelText<HTMLInputElement>(/^Vehicle No/)
  const type = (value: string) => {
    fireEvent.change(box, { target: { value } })
    fireEvent.blur(box)
  }
  const question = () => screen.queryByText(new RegExp(t.cases('plateCorrected')))
  type('MH 12 YY 9876')
  expect(question()).toBeNull()
  type('MH12QW4821')
  fireEvent.click(screen.getByRole('button', { name: t.cases('plateCorrected') }))
  expect(question()).toBeNull()
  type('MH14GH7305')
  const plate = showPlate('MH14GH7305')
  await act(async () => screen.getByRole('button', { name: t.cases('newCaseFor', { plate }) }).click())
  expect(router.latestLocation.search).toEqual({ vehicle: 'MH14GH7305' })
  expect(box.value).toBe('MH12YY9876')
  removeDraft(draftKey('u1', 'new-case'))
})

test('two owners without a transfer are asked about, and one is chosen', async () => {
  await showForm()
  const boxes = screen.getAllByLabelText<HTMLInputElement>(/^Name/)
  for (const [at, value] of ['ESHA INAMDAR', 'ANITA NAIK'].entries())
    fireEvent.change(boxes[at] as HTMLInputElement, { target: { value } })
  const asked = () => screen.queryByText(t.cases('whoIsOwner', { seller: 'ESHA INAMDAR' }))
  expect(asked()).toBeNull()
  fireEvent.click(screen.getAllByRole('radio', { name: 'NA' })[0] as HTMLElement)
  expect(asked()).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'ANITA NAIK' }))
  expect(boxes.map(({ value }) => value)).toEqual(['ANITA NAIK', 'ANITA NAIK'])
  expect(asked()).toBeNull()
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
