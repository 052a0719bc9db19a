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
const unknownVehicle = { open: [], last: null }
vi.stubGlobal('fetch', async (address: string) => {
  const data = address.includes('/vehicle/') ? unknownVehicle : []
  return Response.json({ success: true, message: '', data })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  today.set(null)
  sessionStorage.clear()
})

async function showForm(rtos: string[] = []) {
  const user = { id: 'u1', role: 'superadmin' } as SessionUser
  session.set({ restored: true, user, token: 'token' })
  const pickers = { firmNames: [], rtos: rtos.map((name) => ({ value: name, label: name })), financiers: [] }
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

const box = (label: RegExp, at = 0) => screen.getAllByLabelText<HTMLInputElement>(label)[at] as HTMLInputElement
function type(input: HTMLInputElement, value: string) {
  fireEvent.focus(input)
  fireEvent.change(input, { target: { value } })
  fireEvent.blur(input)
}

test('the To RTO follows the From RTO, but not to another office, nor over what was chosen', async () => {
  await showForm(['MH-12 - PUNE', 'MH-14 - PIMPRI', 'KA-01 - BENGALURU'])
  const offices = () => [box(/^From RTO/).value, box(/^To RTO/).value]
  const transfer = (name: string) => fireEvent.click(screen.getAllByRole('radio', { name })[0] as HTMLElement)
  type(box(/^Vehicle No/), 'MH12QW4821')
  expect(offices()).toEqual(['MH-12 - PUNE', 'MH-12 - PUNE'])
  type(box(/^Vehicle No/), 'KA01QW4821')
  expect(offices()).toEqual(['KA-01 - BENGALURU', 'KA-01 - BENGALURU'])
  transfer('OTHER')
  expect(offices()).toEqual(['KA-01 - BENGALURU', ''])
  fireEvent.click(screen.getByRole('button', { name: t.cases('chooseToRto') }))
  await vi.waitFor(() => expect(document.activeElement).toBe(box(/^To RTO/)))
  transfer('LOCAL')
  expect(offices()).toEqual(['KA-01 - BENGALURU', 'KA-01 - BENGALURU'])
  type(box(/^To RTO/), 'MH-14 - PIMPRI')
  transfer('OTHER')
  type(box(/^Vehicle No/), 'MH12QW4821')
  expect(offices()).toEqual(['MH-12 - PUNE', 'MH-14 - PIMPRI'])
})

test('the state of an owner is proposed by the PIN code or the RTO, and what was typed stays', async () => {
  await showForm(['MH-12 - PUNE'])
  const state = () => box(/^State/).value
  const addressIs = (text: string) =>
    type(screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Address/ })[0] as HTMLInputElement, text)
  addressIs('PANAJI 403001')
  expect(state()).toBe('Goa')
  addressIs('SECTOR 70, MOHALI 160071')
  expect(state(), 'of two states').toBe('')
  addressIs('AUNDH')
  expect(state(), 'no RTO yet').toBe('')
  type(box(/^Vehicle No/), 'MH12QW4821')
  addressIs('AUNDH ROAD')
  expect(state()).toBe('Maharashtra')
  addressIs('')
  expect(state()).toBe('')
  type(box(/^State/), 'Kerala')
  addressIs('PANAJI 403001')
  expect(state()).toBe('Kerala')
})

test('Tab passes by what may stay empty until a key leads there', async () => {
  await showForm()
  const skipped = (label: RegExp) => box(label).tabIndex === -1
  expect([skipped(/^Firm Name/), skipped(/^Application No/), skipped(/^RMA/)]).toEqual([false, true, true])
  box(/^Firm Name/).focus()
  fireEvent.keyDown(box(/^Firm Name/), { key: 'F4' })
  expect(document.activeElement).toBe(box(/^Application No/))
  expect([skipped(/^Application No/), skipped(/^Appointment Date/), skipped(/^RMA/)]).toEqual([false, false, true])
  fireEvent.keyDown(box(/^Application No/), { key: 'F4' })
  expect(document.activeElement).toBe(box(/^RMA/))
})
