import { expect, test } from 'vitest'
import { addDays } from '#contract/dates.ts'
import { expiryScale, validityText } from './expiry-scale.ts'

const TODAY = '2026-11-30'
const inDays = (days: number) => addDays(TODAY, days)
const span = (all: readonly (string | null)[], day: string | null) => expiryScale(all, TODAY).spanOf(day)

test('today has one place for all dates: what holds lies right of it, what is over left', () => {
  const days = [inDays(-60), inDays(240), null]
  const scale = expiryScale(days, TODAY)
  expect(scale.today).toBe(20)
  expect(scale.spanOf(inDays(240))).toEqual({ left: 20, width: 80, isOver: false, isCut: false })
  expect(scale.spanOf(inDays(-60))).toEqual({ left: 0, width: 20, isOver: true, isCut: false })
  expect(scale.spanOf(inDays(-30))).toEqual({ left: 10, width: 10, isOver: true, isCut: false })
})

test('a date that is missing, as of a life-time tax, has no bar', () => {
  expect(span([null, null], null)).toBeNull()
  expect(expiryScale([null], TODAY).today).toBe(25)
})

test.each([
  ['15 years ahead', 5480, false],
  ['20 years ago', -7300, true],
])('a date %s is cut at the edge, and does not flatten the others', (_, days, isOver) => {
  const all = [inDays(days), inDays(180)]
  const cut = span(all, inDays(days))
  expect(cut).toMatchObject({ isOver, isCut: true })
  expect(isOver ? cut?.left : (cut?.left ?? 0) + (cut?.width ?? 0)).toBeCloseTo(isOver ? 0 : 100)
  expect(span(all, inDays(180))?.width).toBeGreaterThan(20)
})

test.each([0, 1, -1])('a date %s days from today is wide enough to be seen', (days) => {
  expect(span([inDays(5000), inDays(days)], inDays(days))?.width).toBeGreaterThanOrEqual(0.8)
})

test.each([
  [0, 'Expires today'],
  [1, 'Expires tomorrow'],
  [30, 'In 30 days'],
  [90, 'In 90 days'],
  [91, 'In 2 months'],
  [365, 'In 11 months'],
  [731, 'In 2 years'],
  [5480, 'In 15 years'],
  [-1, 'Over for 1 day'],
  [-90, 'Over for 90 days'],
  [-400, 'Over for 13 months'],
  [-7310, 'Over for 20 years'],
])('the validity of %s days is said as "%s"', (days, text) => {
  expect(validityText(days)).toBe(text)
})
