import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Case } from '#contract/cases/case.ts'
import { t } from '#contract/texts.ts'
import { showAt } from '#test/show-at.tsx'
import { session } from '#web/lib/session.ts'
import { EditCaseForm } from './edit-case-form.tsx'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))

const NA = '01900000-0000-7000-8000-000000000001'
const saved = {
  ...{ id: NA, CaseNo: 'VRP-1', version: 1 },
  generalDetail: { firmName: 'Shree Ganesh Motors', applicationDate: '2026-11-21' },
  vehicleDetail: { vehicleNo: 'MH12AB1234', fromRTO: 'MH-12', toRTO: 'MH-14', chassisNo: 'C', engineNo: 'E' },
  expireDetail: Object.fromEntries(['insurance', 'puc', 'fitness', 'tax'].map((of) => [`${of}Expiry`, '2027-03-31'])),
  transactionDetail: { to: 'LOCAL', numberPlate: 'HSRP', hptId: NA, hpaId: NA },
  expenseDetail: { pucCharges: 100, insuranceCharges: 200, receiptAmount: 300.5 },
} as unknown as Case
const newer = {
  ...{ ...saved, version: 2 },
  generalDetail: { ...saved.generalDetail, applicationNo: 'ELSEWHERE' },
  vehicleDetail: { ...saved.vehicleDetail, engineNo: 'THEIRS' },
}

const engine = () => screen.getByLabelText<HTMLInputElement>(/^Engine No/)
const of = { role: 'superadmin', pickers: { firmNames: [], rtos: [], financiers: [] } } as const

beforeEach(() => sessionStorage.clear())

test('what is typed after the notice of a change by somebody else is shown in it and kept by its merge', async () => {
  session.set({ restored: true, user: { id: 'u1', role: 'superadmin' } as never, token: 'token' })
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) =>
    method === 'GET'
      ? Response.json({ success: true, message: '', data: address.includes('/case/details/') ? newer : [] })
      : Response.json({ success: false, message: t.cases('stale') }, { status: 409 }),
  )
  await showAt('/', <EditCaseForm {...of} saved={saved} goBack={() => {}} />)
  fireEvent.change(engine(), { target: { value: 'BEFORE' } })
  await act(async () => screen.getByRole('button', { name: t.cases('submit') }).click())
  const notice = await screen.findByRole('region', { name: t.cases('changedBySomeoneElse') })
  fireEvent.change(engine(), { target: { value: 'AFTER' } })
  expect(within(notice).getByText('AFTER')).toBeTruthy()
  await act(async () =>
    within(notice)
      .getByRole('button', { name: t.cases('keepMine') })
      .click(),
  )
  expect(engine().value).toBe('AFTER')
  expect(screen.getByLabelText<HTMLInputElement>(/^Application No/).value).toBe('ELSEWHERE')
  cleanup()
})

test('what is typed is back after a reload with a version of somebody else, which it is compared to', async () => {
  session.set({ restored: true, user: { id: 'u1', role: 'superadmin' } as never, token: 'token' })
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', data: [] }))
  await showAt('/', <EditCaseForm {...of} saved={saved} goBack={() => {}} />)
  expect(screen.queryByText(t.cases('restored'))).toBeNull()
  fireEvent.change(engine(), { target: { value: 'MINE' } })
  await act(async () => {})
  cleanup()
  await showAt('/', <EditCaseForm {...of} saved={newer} goBack={() => {}} />)
  expect(engine().value).toBe('MINE')
  const notice = screen.getByRole('region', { name: t.cases('changedBySomeoneElse') })
  expect(within(notice).getByText('ELSEWHERE')).toBeTruthy()
  await act(async () =>
    within(notice)
      .getByRole('button', { name: t.cases('loadSaved') })
      .click(),
  )
  cleanup()
  await showAt('/', <EditCaseForm {...of} saved={newer} goBack={() => {}} />)
  expect(engine().value).toBe('THEIRS')
  expect(screen.queryByText(t.cases('restored'))).toBeNull()
  cleanup()
})
