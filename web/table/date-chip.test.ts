import { expect, test } from 'vitest'
import { t } from '#contract/texts.ts'
import { periodText } from './date-chip.tsx'

test.each([
  ['2026-11-01', '2026-11-28', t.filter('periods.thisMonth')],
  ['2026-11-28', '2026-11-28', t.filter('periods.today')],
  ['2026-11-27', '2026-11-27', t.filter('periods.yesterday')],
  ['2026-11-23', '2026-11-28', t.filter('periods.thisWeek')],
  ['2026-10-01', '2026-10-31', t.filter('periods.lastMonth')],
  ['2026-11-03', '2026-11-09', '3 Nov – 9 Nov'],
  ['2026-11-03', '2026-11-03', '3 Nov'],
  ['2025-11-03', '2026-11-09', '3 Nov 2025 – 9 Nov 2026'],
])('the days %s to %s are "%s" on 28 November 2026', (fromDate, toDate, text) => {
  expect(periodText({ fromDate, toDate }, '2026-11-28')).toBe(text)
})
