import { expect, test } from 'vitest'
import { incentiveOf } from './incentive.ts'

test('cases without an incentive earn nothing, and paise add up exactly', () => {
  const cases = [{ incentiveAmount: 0.1 }, { incentiveAmount: null }, { incentiveAmount: 0.2 }]
  expect(incentiveOf(cases)).toBe(0.3)
  expect(incentiveOf([])).toBe(0)
})
