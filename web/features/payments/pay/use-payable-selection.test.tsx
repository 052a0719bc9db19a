import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { PayableCase } from '#contract/payments/payment.ts'
import { showAt } from '#test/show-at.tsx'
import { paths } from '#web/lib/paths.ts'
import { usePayableSelection, useProceed } from './use-payable-selection.ts'

vi.stubGlobal('fetch', () => new Promise(() => {})) // an answer that does not come

afterEach(cleanup)

const cases = ['one', 'two'].map((id) => ({ id, TotalAmount: 100, case: { CaseNo: id }, payment: null }) as PayableCase)

function Cases() {
  const selection = usePayableSelection(cases, true)
  const { proceed } = useProceed(selection)
  return (
    <>
      {cases.map(({ id }) => (
        <button key={id} type="button" onClick={() => selection.select(id, !selection.selected.has(id))}>
          {id}
        </button>
      ))}
      <button type="button" onClick={proceed}>
        Proceed
      </button>
    </>
  )
}

test.each([
  ['one', paths.client.payment, ['two']],
  ['one two', '/', undefined],
])('a case that is unticked before the redirect is not paid: %s', async (unticked, path, paid) => {
  const router = await showAt('/', <Cases />)
  vi.useFakeTimers()
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
  for (const name of ['one', 'two', 'Proceed', ...unticked.split(' ')]) await press(name)
  await act(() => vi.advanceTimersByTimeAsync(2000))
  vi.useRealTimers()
  expect(router.latestLocation.pathname).toBe(path)
  expect(router.latestLocation.state.paidCaseIds).toEqual(paid)
})

test('the case from whose page the client comes is chosen, and can be unticked', async () => {
  const router = await showAt('/', <Cases />, { caseNos: ['two'] })
  vi.useFakeTimers()
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
  for (const name of ['one', 'two', 'Proceed']) await press(name)
  await act(() => vi.advanceTimersByTimeAsync(2000))
  vi.useRealTimers()
  expect(router.latestLocation.state.paidCaseIds).toEqual(['one'])
})
