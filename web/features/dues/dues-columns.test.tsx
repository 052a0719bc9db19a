import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { BillOfClient } from '#contract/bills/bill.ts'
import { t } from '#contract/texts.ts'
import { toSheet } from '#web/table/export-rows.ts'
import { type DuesRow, duesColumns } from './dues-columns.tsx'
import { monthBillColumns } from './month-bills.tsx'

afterEach(cleanup)

test.each([
  ['generated', '2026-10-15', 'Overdue'],
  ['generated', '9999-10-15', 'Not paid'],
  ['failed', '2026-10-15', 'Overdue'],
  ['failed', '9999-10-15', 'Proof refused'],
  ['paid', '2026-10-15', 'Being checked'],
  ['success', '2026-10-15', 'Paid'],
] as const)('a bill that is %s and due on %s reads as one state: %s', (status, dueDate, word) => {
  const column = monthBillColumns.find(({ id }) => id === 'status')
  const bill = { status, dueDate } as BillOfClient
  const { container } = render(column?.cell?.(bill))
  expect([container.textContent, column?.text?.(bill)]).toEqual([word, word])
})

const ageing = duesColumns.find(({ id }) => id === 'ageing')
const debtor = (buckets: Partial<DuesRow['buckets']>, largest = 1000) =>
  ({ buckets: { '0-30': 0, '31-60': 0, '61-90': 0, over90: 0, ...buckets }, largest }) as DuesRow
const widths = (row: DuesRow) => {
  const { container } = render(ageing?.cell?.(row))
  return [...container.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.width)
}

test('a debt is a bar as long as it is large beside the largest, with each amount as text', () => {
  expect(widths(debtor({ '0-30': 250, over90: 500 }))).toEqual(['25%', '50%'])
  for (const text of ['0-30 d ₹250.00', '90+ d ₹500.00']) expect(screen.getByText(text)).toBeTruthy()
})

test('a small debt is still seen, an advance is no bar, and who owes nothing has no amounts', () => {
  expect(widths(debtor({ '61-90': 1 }, 100_000))).toEqual(['1%'])
  expect(widths(debtor({ '0-30': -300 }))).toEqual([])
  expect(ageing?.text?.(debtor({}))).toBe('')
  expect(ageing?.value(debtor({}))).toBeNull()
})

test('debts are ordered by their oldest part first', () => {
  const rows = [debtor({ '0-30': 9999 }), debtor({ over90: 2 }), debtor({ over90: 10 }), debtor({ '61-90': 500 })]
  const order = rows.toSorted((a, b) => String(ageing?.value(b)).localeCompare(String(ageing?.value(a))))
  expect(order).toEqual([rows[2], rows[1], rows[3], rows[0]])
})

test('a file has the amount of each age in a column of its own, empty where there is none', () => {
  const sheet = toSheet(ageing?.files ?? [], [debtor({ '31-60': 40.5 })])
  expect(sheet.head).toEqual([t.dues('days0to30'), t.dues('days31to60'), t.dues('days61to90'), t.dues('daysOver90')])
  expect(sheet.rows).toEqual([['', { rupees: 40.5 }, '', '']])
})
