import { expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.ts'
import { showShort } from './count.ts'
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

test.each([
  [0, 'Rupees Zero only'],
  [0.05, 'Rupees Zero and Five Paise only'],
  [19, 'Rupees Nineteen only'],
  [40, 'Rupees Forty only'],
  [8510.5, 'Rupees Eight Thousand Five Hundred Ten and Fifty Paise only'],
  [100_001, 'Rupees One Lakh One only'],
  [
    12_34_56_789.99,
    'Rupees Twelve Crore Thirty Four Lakh Fifty Six Thousand Seven Hundred Eighty Nine and Ninety Nine Paise only',
  ],
  [50_000_000_000, 'Rupees Five Thousand Crore only'],
])('%d is %s', (rupees, text) => {
  expect(amountInWords(rupees)).toBe(text)
})

test.each([
  [0, '0'],
  [0.04, '0'],
  [7.25, '7.3'],
  [950, '950'],
  [999, '999'],
  [999.96, '1K'],
  [1000, '1K'],
  [1500, '1.5K'],
  [40_000, '40K'],
  [95_000, '95K'],
  [99_949, '99.9K'],
  [99_950, '1L'],
  [99_999, '1L'],
  [100_000, '1L'],
  [250_000, '2.5L'],
  [9_999_999, '1Cr'],
  [10_000_000, '1Cr'],
  [12_345_678_901, '1,234.6Cr'],
  [-1500, '-1.5K'],
  [-99_999, '-1L'],
  [-0.04, '0'],
])('%d is shown in short as %s', (value, text) => expect(showShort(value)).toBe(text))
