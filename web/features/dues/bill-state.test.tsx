import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { BillOfClient } from '#contract/bills/bill.ts'
import { messages } from '#contract/messages.ts'
import { monthBillColumns } from './month-bills.tsx'

afterEach(cleanup)

test.each([
  ['paid', true],
  ['success', false],
  ['failed', false],
] as const)('a bill that is %s waits to be checked: %s', (status, waits) => {
  const column = monthBillColumns.find(({ id }) => id === 'status')
  render(column?.cell?.({ status, dueDate: '2026-10-15' } as BillOfClient))
  expect(screen.getByText(status)).toBeTruthy()
  expect(screen.queryByText(messages.payments.statusUnderVerification) !== null).toBe(waits)
})
