import { expect, test } from 'vitest'
import { monthsOf, shareOf } from './reminder-report-page.tsx'

const row = (month: string, kind: 'PUC' | 'TAX', sent: number, renewed: number, renewedElsewhere: number) => ({
  ...{ month, kind, sent, renewed, renewedElsewhere },
})

test('sums rows by month', () => {
  const rows = [row('2026-11', 'PUC', 10, 4, 1), row('2026-11', 'TAX', 5, 0, 2), row('2026-10', 'TAX', 0, 3, 0)]
  expect(monthsOf(rows)).toEqual([
    { month: '2026-11', kinds: rows.slice(0, 2), total: { sent: 15, renewed: 4, renewedElsewhere: 3 } },
    { month: '2026-10', kinds: rows.slice(2), total: { sent: 0, renewed: 3, renewedElsewhere: 0 } },
  ])
  expect(monthsOf([])).toEqual([])
})

test('calculates the share of renewals in percent', () => {
  expect(shareOf({ sent: 15, renewed: 4 })).toBe(27)
  expect(shareOf({ sent: 0, renewed: 3 })).toBeNull()
})
