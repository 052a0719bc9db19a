import { expect, test } from 'vitest'
import { deadlineText, relativeTimeText } from './tasks-panel.tsx'

const now = Date.parse('2026-11-21T18:30:00Z')

const at = (seconds: number) => deadlineText(now + seconds * 1000, now)

test('shows days from one day on, otherwise hours, minutes and seconds', () => {
  expect(at(86_400)).toEqual({ text: '1 day left', past: false })
  expect(at(86_399)).toEqual({ text: '23h 59m 59s left', past: false })
  expect(at(3 * 86_400 + 5)).toEqual({ text: '3 days left', past: false })
  expect(at(3600)).toEqual({ text: '1h 0m 0s left', past: false })
  expect(at(61)).toEqual({ text: '1m 1s left', past: false })
  expect(at(0.4)).toEqual({ text: '1s left', past: false })
})

test('a deadline is past from its moment on', () => {
  expect(at(0)).toEqual({ text: '0s overdue', past: true })
  expect(at(-86_399)).toEqual({ text: '23h 59m 59s overdue', past: true })
  expect(at(-86_400)).toEqual({ text: '1 day overdue', past: true })
  expect(at(-2 * 86_400)).toEqual({ text: '2 days overdue', past: true })
})

test('shows the age of a change of less than a day', () => {
  expect(relativeTimeText(now - 59_000, now)).toBe('just now')
  expect(relativeTimeText(now + 5000, now)).toBe('just now')
  expect(relativeTimeText(now - 60_000, now)).toBe('1 minute ago')
  expect(relativeTimeText(now - 3_600_000, now)).toBe('1 hour ago')
  expect(relativeTimeText(now - 86_399_000, now)).toBe('23 hours ago')
  expect(relativeTimeText(now - 86_400_000, now)).toBeNull()
})
