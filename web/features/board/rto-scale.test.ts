import { expect, test } from 'vitest'
import type { RtoRange } from '#contract/board/board.ts'
import { dotsOf, isBeyond, LANES, topOf } from './rto-scale.ts'

const files = (...days: number[]) =>
  days.map((count, n) => ({ id: `${n}`, CaseNo: `VR-${n}`, vehicleNo: 'MH12AB1234', days: count }))
const range = (ninetiethDays: number | null, ...days: number[]): RtoRange => ({
  toRTO: 'Pune',
  cases: ninetiethDays === null ? 0 : 20,
  medianDays: ninetiethDays && Math.floor(ninetiethDays / 2),
  ninetiethDays,
  openCount: days.length,
  open: files(...days),
})

test('the scale ends with the longest file or range, and at twice the range where one file is far older', () => {
  expect(topOf([range(30, 12)])).toBe(30)
  expect(topOf([range(30, 44)])).toBe(44)
  expect(topOf([range(30, 400)])).toBe(60)
  expect(topOf([range(null, 400)])).toBe(400)
  expect(topOf([range(2)])).toBe(10)
  expect(topOf([])).toBe(10)
})

test('dots run from left to right, above each other where days are the same, and stay within the picture', () => {
  const dots = dotsOf(files(90, 30, 0, 30, 31), 60)
  expect(dots.map(({ file, left, lane }) => [file.days, left, lane])).toEqual([
    [0, 0, 0],
    [30, 50, 0],
    [30, 50, 1],
    [31, expect.closeTo(51.67), 2],
    [90, 100, 0],
  ])
  const same = dotsOf(files(...Array.from({ length: 12 }, () => 7)), 60)
  expect(Math.max(...same.map(({ lane }) => lane))).toBe(LANES - 1)
})

test('a file is beyond the range on the day after it, and never where few files were approved', () => {
  expect(isBeyond(range(20), 20)).toBe(false)
  expect(isBeyond(range(20), 21)).toBe(true)
  expect(isBeyond(range(null), 500)).toBe(false)
  expect(isBeyond({ cases: 4, ninetiethDays: 20 }, 21)).toBe(false)
})
