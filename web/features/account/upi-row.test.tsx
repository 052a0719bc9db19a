import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { t } from '#contract/texts.ts'
import { showAt } from '#test/show-at.tsx'
import { upiId } from '#web/features/office/office.ts'
import { queryClient } from '#web/lib/query.ts'
import { UpiRow } from './upi-row.tsx'

vi.mock('#web/lib/step-up.ts', () => ({ ensureStepUp: async () => true }))
vi.stubGlobal('fetch', () => new Promise(() => {})) // an answer that does not come

test('the label of the UPI id belongs to its field, not to the button that opens it', async () => {
  queryClient.setQueryData(upiId().queryKey, { data: { upi: 'office@bank' } } as never)
  await act(() => showAt('/', <UpiRow />))
  expect(screen.queryByLabelText(t.account('upiId'), { exact: false })).toBeNull()
  await act(async () => screen.getByRole('button', { name: t.general('edit') }).click())
  expect(screen.getByLabelText(t.account('upiId'))).toHaveProperty('value', 'office@bank')
})
