import { expect, test } from 'vitest'
import { type LineToMatch, matchLines, type PaymentToMatch } from './match-lines.ts'

const line = (over: Partial<LineToMatch> = {}): LineToMatch => ({
  day: '2026-11-05',
  paise: 50_000,
  utr: '412345678901',
  usedFor: null,
  ...over,
})
const payment = (over: Partial<PaymentToMatch> = {}): PaymentToMatch => ({
  id: 'a',
  day: '2026-11-04',
  paise: 50_000,
  utr: '412345678901',
  status: 'paid',
  ...over,
})
/** The result in short: what matches, and why the others do not. */
const outcome = (lines: LineToMatch[], payments: PaymentToMatch[]) => {
  const { matches, near, unmatched } = matchLines(lines, payments)
  return [matches.map((one) => one.payment.id), near.map((one) => [one.why, one.payment.id]), unmatched.length]
}

test('UTR and amount make a match, on any day', () => {
  expect(outcome([line({ day: '2026-11-25' })], [payment()])).toEqual([['a'], [], 0])
})

test('near misses have a reason', () => {
  expect(outcome([line({ paise: 49_900 })], [payment()])).toEqual([[], [['amountDiffers', 'a']], 0])
  expect(outcome([line()], [payment({ status: 'success' })])).toEqual([[], [['alreadyDecided', 'a']], 0])
  expect(outcome([line()], [payment({ status: 'failed' })])).toEqual([[], [['alreadyDecided', 'a']], 0])
  expect(outcome([line({ usedFor: 'a' })], [payment({ status: 'success' })])).toEqual([[], [['lineUsed', 'a']], 0])
  expect(outcome([line()], [payment({ utr: null })])).toEqual([[], [['utrNotFound', 'a']], 0])
  expect(outcome([line({ utr: null })], [payment({ utr: '999999999999' })])).toEqual([[], [['utrNotFound', 'a']], 0])
})

test('a payment that failed and was made again is the one that waits', () => {
  const failed = payment({ status: 'failed' })
  expect(outcome([line()], [failed, payment({ id: 'b' })])).toEqual([['b'], [], 0])
})

test('a UTR on two payments matches neither', () => {
  const both = [payment(), payment({ id: 'b', paise: 60_000 })]
  expect(outcome([line()], both)).toEqual([
    [],
    [
      ['usedTwice', 'a'],
      ['usedTwice', 'b'],
    ],
    0,
  ])
  const decided = payment({ id: 'b', status: 'success' })
  expect(outcome([line()], [payment(), decided])).toEqual([[], [['usedTwice', 'a']], 0])
})

test('a single line, and one of two with one UTR, that of the right amount, matches', () => {
  expect(outcome([line(), line()], [payment()])).toEqual([['a'], [['usedTwice', 'a']], 0])
  expect(outcome([line({ paise: 100 }), line()], [payment()])).toEqual([['a'], [['usedTwice', 'a']], 0])
})

test('a payment without its UTR is near a line of its amount within three days, once and the nearest first', () => {
  const payments = [payment({ utr: null, day: '2026-11-02' }), payment({ id: 'b', utr: null })]
  expect(outcome([line()], payments)).toEqual([[], [['utrNotFound', 'b']], 0])
  expect(outcome([line(), line({ utr: null })], payments)).toEqual([
    [],
    [
      ['utrNotFound', 'b'],
      ['utrNotFound', 'a'],
    ],
    0,
  ])
  expect(outcome([line({ day: '2026-11-09' })], payments)).toEqual([[], [], 1])
  expect(outcome([line({ paise: 1 })], payments)).toEqual([[], [], 1])
})

test('a payment that a line names is no near miss of another line', () => {
  expect(outcome([line(), line({ utr: '512345678901' })], [payment()])).toEqual([['a'], [], 1])
  expect(outcome([line({ paise: 1 }), line({ utr: null })], [payment()])).toEqual([[], [['amountDiffers', 'a']], 1])
})
