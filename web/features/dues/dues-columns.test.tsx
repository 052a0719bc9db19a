import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { BillOfClient } from '#contract/bills/bill.ts'
import { t } from '#contract/texts.ts'
import { monthBillColumns } from './month-bills.tsx'

afterEach(cleanup)

test.each([
  ['paid', true, false],
  ['success', false, false],
  ['failed', false, true],
] as const)('a bill that is %s waits to be checked: %s, is overdue: %s', (status, waits, late) => {
  const column = monthBillColumns.find(({ id }) => id === 'status')
  render(column?.cell?.({ status, dueDate: '2026-10-15' } as BillOfClient))
  expect(screen.getByText(status)).toBeTruthy()
  expect(screen.queryByText(t.payments('statusUnderVerification')) !== null).toBe(waits)
  expect(screen.queryByText('overdue') !== null).toBe(late)
})
