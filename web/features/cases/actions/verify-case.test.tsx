import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import { t } from '#contract/texts.ts'
import { showAt } from '#test/show-at.tsx'
import { useVerifyActions } from './verify-case.tsx'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))

afterEach(cleanup)

const row = { id: 'one', CaseNo: 'VR-000001', status: 'Created', appointmentDate: null } as CaseRow
const Actions = () => useVerifyActions('superadmin').actions(row)

test('Edit of a case that cannot be verified yet follows View Details and Verify', async () => {
  await showAt('/', <Actions />)
  const elements = [...document.querySelectorAll('a, button')]
  expect(elements.map((element) => element.textContent?.replace(/ (of )?VR-.*/, ''))).toEqual([
    ...[t.general('viewDetails'), t.general('verify'), t.general('edit')],
  ])
  screen.getByRole('button', { name: t.cases('verifyCase', { caseNumber: row.CaseNo }) })
})

test('a press on Verify of a case without an appointment date asks for it, saves it alone, and verifies', async () => {
  const sent: { name: string; body: unknown }[] = []
  const groups = { vehicleDetail: { vehicleNo: 'MH12AB1234' }, ownerDetails: { sellerAadharNo: 'XXXX XXXX 0124' } }
  const data = { ...row, ...groups, generalDetail: { firmName: 'A', appointmentDate: null }, version: 3 }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    const isCase = address.includes('/case/details')
    if (method !== 'GET') sent.push({ name: `${method} ${address}`, body: body && JSON.parse(String(body)) })
    return Response.json({ success: true, message: '', data: isCase ? data : { papers: [], required: 0, lacking: 0 } })
  })
  const Verifying = () => {
    const { actions, dialog } = useVerifyActions('superadmin')
    return [<div key="actions">{actions(row)}</div>, <div key="dialog">{dialog}</div>]
  }
  await showAt('/', <Verifying />)
  fireEvent.click(screen.getByRole('button', { name: t.cases('verifyCase', { caseNumber: row.CaseNo }) }))
  const box = await screen.findByLabelText<HTMLInputElement>(new RegExp(`^${t.caseFields('appointmentDate')}`))
  fireEvent.change(box, { target: { value: '12/12/2026' } })
  fireEvent.click(screen.getByRole('button', { name: t.general('verify') }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[0]?.body).toMatchObject({
    ...{ version: 3, generalDetail: { firmName: 'A', appointmentDate: '2026-12-12' }, ...groups },
  })
  expect(sent.map(({ name }) => name)).toEqual([
    expect.stringMatching(/\/case\/edit\/one$/),
    expect.stringMatching(/\/case\/verify\/one$/),
  ])
})
