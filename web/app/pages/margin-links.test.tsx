import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { MarginGroup } from '#contract/margin/margin.ts'
import { caseListSearch, facetsOf } from '#web/features/cases/case-search.ts'
import { marginColumns } from '#web/features/margin/margin-tab.tsx'
import { cellContent } from '#web/table/column.tsx'

afterEach(cleanup)

const statuses = ['assigned', 'paid']

test.each<[MarginGroup, string, object]>([
  ['dealer', '018f2c3a-1111-7222-8333-444455556666', { clientId: '018f2c3a-1111-7222-8333-444455556666' }],
  ['rto', 'MH-12', { rto: 'MH-12' }],
  ['month', '2026-10', {}],
])('a row by %s links to the list of its own cases', async (by, key, facets) => {
  const figures = { cases: 1, charges: 1, receipt: 0, pucAndInsurance: 0, spentOtherwise: 0, incentive: 0, margin: 1 }
  const days = { fromDate: '2026-09-20', toDate: '2026-10-10' }
  const [column] = marginColumns({ by, days, nameOf: (row) => row.name })
  const cell = column && cellContent(column, { key, name: 'Shah Motors', ...figures })
  const routeTree = createRootRoute({ component: () => cell })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  await router.load()
  render(<RouterProvider router={router} />)
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Shah Motors' })
  const search = caseListSearch(Object.fromEntries(new URL(href).searchParams))
  expect(facetsOf(search)).toMatchObject({ statuses, ...facets })
  expect([search.fromDate, search.toDate]).toEqual([by === 'month' ? '2026-10-01' : '2026-09-20', '2026-10-10'])
})
