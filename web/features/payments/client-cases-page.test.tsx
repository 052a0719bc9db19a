import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { t } from '#contract/texts.ts'
import { profileQuery } from '#web/features/clients/own-profile.ts'
import { myCasesQuery } from '#web/features/payments/pay/payable-cases.ts'
import { paths } from '#web/lib/paths.ts'
import { queryClient } from '#web/lib/query.ts'
import { currentToast } from '#web/lib/toast.ts'
import { TooltipProvider } from '#web/ui/guarded-button.tsx'
import { Page } from './client-cases-page.tsx'

vi.stubGlobal('fetch', () => new Promise(() => {})) // an answer that does not come
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))

afterEach(cleanup)

async function pressMakePayment() {
  queryClient.setQueryData(myCasesQuery().queryKey, { data: [] } as never)
  const root = createRootRoute()
  const page = createRoute({ getParentRoute: () => root, path: paths.client.cases, component: Page })
  const history = createMemoryHistory({ initialEntries: [paths.client.cases] })
  const router = createRouter({ routeTree: root.addChildren([page]), history })
  await router.load()
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
    { wrapper: TooltipProvider },
  )
  const button = screen.getByRole('button', { name: t.payments('makePayment') })
  await act(async () => button.click())
  return button
}

test('Make Payment says where there is nothing to pay', async () => {
  expect((await pressMakePayment()).ariaDisabled).toBeNull()
  expect(currentToast.get()).toMatchObject({ kind: 'info', title: t.payments('noneToPay') })
})

test('Make Payment says to a member who may not pay why', async () => {
  queryClient.setQueryData(profileQuery().queryKey, { data: { membership: { canPay: false } } } as never)
  expect((await pressMakePayment()).ariaDisabled).toBe('true')
  expect(currentToast.get()).toMatchObject({ kind: 'warning', title: t.team('mayNotPay') })
})
