import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { t } from '#contract/texts.ts'
import { showAt } from '#test/show-at.tsx'
import { caseEndpoints, stageEndpoints } from '#web/endpoints.generated.ts'
import { Page as MyCases } from '#web/features/cases/my-cases-page.tsx'
import { Page as VerifiedCases } from '#web/features/cases/verified-cases-page.tsx'
import { Page as AtTheRto } from '#web/features/stages/rto-page.tsx'
import { queryClient } from '#web/lib/query.ts'
import { session } from '#web/lib/session.ts'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
afterEach(() => {
  cleanup()
  queryClient.clear()
})

const lists = [caseEndpoints.unverified, caseEndpoints.verifiedList, stageEndpoints.list]

const caseOf = (CaseNo: string, status: string) => ({
  ...{ id: CaseNo, CaseNo, vehicleNo: 'MH12AB1234', status, stage: 'papers', waitingOn: 'office', totalAmount: 0 },
  ...{ applicationDate: '2026-11-21', appointmentDate: '2026-11-21', firmName: 'A', daysInStage: 1, isLate: false },
  ...{ lacking: 0, required: 0, createdBy: {}, verifiedBy: {} },
})

test.each<[string, string, ComponentType, string, (caseNo: string) => string, string]>([
  [
    'verified',
    '/',
    MyCases,
    'Created',
    (caseNumber: string) => t.cases('verifyCase', { caseNumber }),
    t.general('verify'),
  ],
  ['rejected', '/', VerifiedCases, 'ready', (name: string) => t.general('rejectNamed', { name }), t.general('reject')],
  ['moved', '/?view=table', AtTheRto, 'ready', (caseNo: string) => t.stages('changeOf', { caseNo }), t.general('save')],
])('a case that is %s by its row is chosen no more', async (_what, address, Page, status, actionOf, confirm) => {
  session.set({ restored: true, user: { id: 'admin', role: 'superadmin' } as never, token: 'token' })
  const cases = ['VRP-1', 'VRP-2'].map((name) => caseOf(name, status))
  vi.stubGlobal('fetch', async (asked: string, { method }: RequestInit) => {
    if (/verify\/|reject\/|stage\//.test(asked) && method !== 'GET') {
      cases.shift()
      return Response.json({ success: true, message: '', data: {} })
    }
    const isList = lists.some(({ path }) => asked.includes(path))
    const meta = { total: cases.length, page: 0, pageSize: 10 }
    const file = cases.find(({ id }) => asked.endsWith(`/${id}`))
    const data = isList ? cases : asked.includes('/papers/') ? { papers: [] } : (file ?? [])
    return Response.json({ success: true, message: '', data, ...(isList && { meta }) })
  })
  await showAt(address, <Page />)
  const action = await screen.findByRole('button', { name: actionOf('VRP-1') })
  for (const name of ['VRP-1', 'VRP-2'])
    await act(async () => screen.getByRole('checkbox', { name: t.bulk('select', { name }) }).click())
  await screen.findByText(new RegExp(`^${t.bulk('selected', { count: '2' })} · `))
  await act(async () => action.click())
  const dialog = await screen.findByRole(Page === MyCases ? 'alertdialog' : 'dialog')
  const button = await within(dialog).findByRole('button', { name: confirm })
  for (const box of within(dialog).queryAllByRole('textbox')) fireEvent.change(box, { target: { value: 'Late' } })
  await act(async () => button.click())
  expect(await screen.findByText(new RegExp(`^${t.bulk('selected', { count: '1' })} · `))).toBeTruthy()
})
