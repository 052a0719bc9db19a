import { expect, test } from 'vitest'
import { caseTotal, isRupees, MAX_RUPEES, showRupees, sumRupees, toPaise, toRupees } from './money.ts'

test('an amount has at most two decimals, and a size that paise hold exactly', () => {
  for (const amount of [0, 0.01, 0.1, 1.15, 4.35, 1_234.5, MAX_RUPEES, -2.5, MAX_RUPEES * 10_000])
    expect(isRupees(amount), String(amount)).toBe(true)
  for (const amount of [0.001, 1.005, 0.1 + 0.2, Number.NaN, Number.POSITIVE_INFINITY, MAX_RUPEES * 10_000 + 1])
    expect(isRupees(amount), String(amount)).toBe(false)
})

test('rupees become whole paise and back', () => {
  expect([toPaise(1.15), toPaise(4.35), toPaise(0.29)]).toEqual([115, 435, 29])
  expect(toRupees(123_456)).toBe(1_234.56)
})

test('sums are exact to the paisa', () => {
  expect(sumRupees([0.1, 0.2])).toBe(0.3)
  expect(sumRupees([])).toBe(0)
  expect(sumRupees(Array(1000).fill(0.01))).toBe(10)
})

test('an amount is shown with Indian groups and two decimals, a missing one as a dash', () => {
  expect(showRupees(123_456.5)).toBe('₹1,23,456.50')
  expect(showRupees(0)).toBe('₹0.00')
  expect([showRupees(null), showRupees(undefined)]).toEqual(['-', '-'])
})

test('the total of a case is the sum of its five charges; missing ones are 0', () => {
  const charges = { receiptAmount: 100.1, pucCharges: 20.2, insuranceCharges: 3.3 }
  expect(caseTotal(charges)).toBe(123.6)
  expect(caseTotal({ ...charges, otherCharges: null, adminCharges: null })).toBe(123.6)
  expect(caseTotal({ ...charges, otherCharges: 40.4 })).toBe(164)
  expect(caseTotal({ ...charges, otherCharges: 40.4, adminCharges: 1_000 })).toBe(1_164)
})
