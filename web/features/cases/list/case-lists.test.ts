import { cleanup, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { t } from '#contract/texts.ts'
import { showAt } from '#test/show-at.tsx'
import { queryClient } from '#web/lib/query.ts'
import { currentToast, type Toast, toast } from '#web/lib/toast.ts'
import { caseListColumns } from './case-columns.tsx'
import { useCaseList } from './case-list.ts'
import { draftCases, myCases, myVerifiedCases } from './case-lists.ts'

test.each([
  ['screen 5', myCases, ['CaseNo', 'vehicleNo', 'createdBy', 'status', 'assignedTo']],
  ['screen 8', draftCases, ['CaseNo', 'vehicleNo', 'status']],
  [
    'screen 9',
    myVerifiedCases,
    ['CaseNo', 'createdAt', 'status', 'applicationNo', 'appointmentDate', 'incentiveAmount', 'vehicleNo'],
  ],
])('the columns that the specification names come first, in its order: %s', (_, { columns }, ids) => {
  expect(columns.slice(0, ids.length).map(({ id }) => id)).toEqual(ids)
})

test('paper writes plates and statuses as the screen shows them', () => {
  const { vehicleNo, status } = caseListColumns
  expect([vehicleNo.paper?.('MH12AB1234'), status.paper?.('ready')]).toEqual(['MH 12 AB 1234', 'Ready'])
})

test('an empty list leaves the toast that says why the user was led to it', async () => {
  const answer = { success: true, message: '', data: [], meta: { total: 0, page: 0, pageSize: 10 } }
  vi.stubGlobal('fetch', async () => Response.json(answer))
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const List = () => JSON.stringify(useCaseList(myCases).table.rows)
  const toastOver = async (shown: Toast | null) => {
    currentToast.set(null)
    if (shown) toast(shown)
    cleanup()
    queryClient.clear()
    await showAt('/', createElement(List))
    await waitFor(() => expect(document.body.textContent).toContain('[]'))
    return currentToast.get()?.title
  }
  const lost: Toast = { id: 1, kind: 'error', title: t.cases('noCaseData') }
  expect([await toastOver(lost), await toastOver(null)]).toEqual([lost.title, t.cases('noneAvailable')])
})
