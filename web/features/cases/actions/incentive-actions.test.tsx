import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { t } from '#contract/texts.ts'
import { showAt } from '#test/show-at.tsx'
import { clientEndpoints } from '#web/endpoints.generated.ts'
import { session } from '#web/lib/session.ts'
import { casesOfEmployee } from '../list/case-lists.ts'
import { IncentiveActions } from './incentive-actions.tsx'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))

const DEALER = '01900000-0000-7000-8000-000000000001'

test('the incentive says by which filters its cases were chosen', async () => {
  session.set({ restored: true, user: { id: 'u1', role: 'superadmin' } as never, token: 'token' })
  vi.stubGlobal('fetch', async (address: string) => {
    const data = address.includes(clientEndpoints.active.path)
      ? [{ id: DEALER, firmName: 'Shah Motors' }]
      : { cases: [{ id: 'c1', CaseNo: 'VRP-1', vehicleNo: 'MH12AB1234', incentiveAmount: 100 }] }
    return Response.json({ success: true, message: '', data, meta: { total: 1, page: 0, pageSize: 1000 } })
  })
  const list = casesOfEmployee('e1')
  const employee = { name: 'Ravi', employeeCode: null } as never
  await showAt(`/?client=${DEALER}&statuses=paid&older=7`, <IncentiveActions employee={employee} list={list} />)
  await act(async () => screen.getByRole('button', { name: t.incentive('calculate') }).click())
  const { textContent } = await screen.findByRole('dialog')
  expect(textContent).toContain(t.facets('chip', { label: t.facets('dealer'), value: 'Shah Motors' }))
  expect(textContent).toContain(t.facets('chip', { label: t.fields('status'), value: 'paid' }))
  expect(textContent).toContain(
    t.facets('chip', { label: t.facets('waits'), value: t.facets('longerThan', { days: 7 }) }),
  )
})
