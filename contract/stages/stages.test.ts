import { expect, test } from 'vitest'
import { stages } from '../cases/case-values.ts'
import { textOf } from '../texts.ts'
import {
  counterNote,
  daysAllowed,
  hasReached,
  isHandedIn,
  isLateInStage,
  isStepBack,
  lacksNote,
  longestDays,
  reachedText,
} from './stages.ts'

const today = '2026-11-23'

test('at the RTO a file may stay as long as its services take, elsewhere seven days, and handed over for ever', () => {
  expect(stages.map((stage) => daysAllowed({ stage, expectedDays: 30 }))).toEqual([7, 30, 30, 7, 7, null])
  expect(stages.map((stage) => daysAllowed({ stage, expectedDays: null }))).toEqual([7, 7, 7, 7, 7, null])
  expect(daysAllowed({ stage: 'submitted', expectedDays: 3 })).toBe(3)
})

test('a file is late on the day after the last one allowed', () => {
  const isLate = (since: string, expectedDays: number | null = null) =>
    isLateInStage({ stage: 'submitted', since, expectedDays }, today)
  expect([isLate('2026-11-16'), isLate('2026-11-15')]).toEqual([false, true])
  expect([isLate('2026-10-24', 30), isLate('2026-10-23', 30)]).toEqual([false, true])
  expect(isLateInStage({ stage: 'handedOver', since: '2020-01-01', expectedDays: 1 }, today)).toBe(false)
})

test('only an earlier stage is a step back', () => {
  expect(isStepBack('approved', 'papers')).toBe(true)
  expect(isStepBack('papers', 'handedOver')).toBe(false)
  expect(isStepBack('submitted', 'submitted')).toBe(false)
})

test('a file is brought forward only: one that has come so far already is not handed in again', () => {
  expect(stages.map((stage) => hasReached(stage, 'approved'))).toEqual([false, false, false, true, true, true])
  expect(stages.map(isHandedIn)).toEqual([false, true, true, true, true, true])
  expect(textOf(reachedText('approved'))).toBe('Already at the stage Approved')
})

test('a step back lacks a note', () => {
  expect(lacksNote('approved', { stage: 'papers', note: null })).toBe(true)
  expect(lacksNote('approved', { stage: 'papers', note: 'Form 30 came back' })).toBe(false)
  expect(lacksNote('papers', { stage: 'approved', note: null })).toBe(false)
})

test('the longest of several services counts', () => {
  expect([longestDays([]), longestDays([10, 45, 30])]).toEqual([null, 45])
})

test.each([
  ['Aadhaar 1234 5678 9012 shown', 'Aadhaar XXXX XXXX XXXX shown'],
  ['1234-5678-9012', 'XXXX XXXX XXXX'],
  ['123456789012 and 1234 56789012', 'XXXX XXXX XXXX and XXXX XXXX XXXX'],
  ['PAN abcde1234f, ABCPE1234F', 'PAN XXXXX0000X, XXXXX0000X'],
])('%j is kept at the counter as %j', (note, kept) => {
  expect(counterNote(note)).toBe(kept)
})

test.each(['98220 12345', '1234567890123', '1234  5678 9012', '1234 5678', 'MH12AB1234', 'XABCDE1234F', 'ABCDE1234FG'])(
  '%j is no number of a person',
  (note) => {
    expect(counterNote(note)).toBe(note)
  },
)
