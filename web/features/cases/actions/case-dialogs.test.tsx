import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Case } from '#contract/cases/case.ts'
import { t } from '#contract/texts.ts'
import { duesEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { ActionDialog } from './case-dialogs.tsx'

const idOf = (n: number) => `01900000-0000-7000-8000-00000000000${n}`
const dealers = [1, 2].map((n) => ({
  id: idOf(n),
  firmName: 'Premium Cars',
  firstName: 'Ravi',
  lastName: `No. ${n}`,
  city: 'Pune',
  creditLimit: 0,
  utilizedCredit: 0,
  users: [{ id: idOf(n + 2) }],
}))
const caseData = {
  id: idOf(5),
  CaseNo: 'VRP-1',
  dealerId: idOf(2),
  generalDetail: { firmName: 'Premium Cars' },
  vehicleDetail: { vehicleNo: 'MH12AB1234' },
} as Case

/** The calls that the server received, and what they sent. */
let calls: { name: string; body: unknown }[]

beforeEach(() => {
  calls = []
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    const name = `${method} ${address.replace('/api/v1', '')}`
    calls.push({ name, body: body && JSON.parse(String(body)) })
    const data = name.startsWith('GET /client/') ? dealers : []
    return new Response(JSON.stringify({ success: true, message: '', data }))
  })
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

function Dues() {
  useQuery(apiQuery(duesEndpoints.list, { query: {} }))
  return null
}

test('the page of a case proposes the dealer that it names, and assigning reloads the dues', async () => {
  render(
    <QueryClientProvider client={queryClient}>
      <Dues />
      <ActionDialog dialog="assign" caseData={caseData} onClose={() => undefined} />
    </QueryClientProvider>,
  )
  const box = await screen.findByRole<HTMLInputElement>('combobox')
  await waitFor(() => expect(box.value).toBe('Premium Cars · Ravi No. 2 · Pune'))
  const readsOfDues = () => calls.filter(({ name }) => name.includes(duesEndpoints.list.path)).length
  expect(readsOfDues()).toBe(1)
  fireEvent.click(screen.getByRole('button', { name: t.cases('assign') }))
  await waitFor(() => expect(readsOfDues()).toBe(2))
  expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toEqual({ caseId: idOf(5), clientId: idOf(4) })
})

test('no negative credit is left to a dealer who went beyond its limit', async () => {
  Object.assign(dealers[1] as object, { creditLimit: 10_000, utilizedCredit: 15_000 })
  render(
    <QueryClientProvider client={queryClient}>
      <ActionDialog dialog="assign" caseData={{ ...caseData, totalAmount: 100 } as Case} onClose={() => undefined} />
    </QueryClientProvider>,
  )
  const box = await screen.findByRole<HTMLInputElement>('combobox')
  await waitFor(() => expect(box.value).toContain('No. 2'))
  expect(screen.getByText(t.cases('creditLeft')).nextElementSibling?.textContent).toBe('₹0.00')
})
