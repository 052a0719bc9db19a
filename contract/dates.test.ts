import { describe, expect, test } from 'vitest'
import {
  addDays,
  billDueDay,
  dayStart,
  daysBetween,
  isDay,
  monthEnd,
  monthStart,
  nextDay,
  officeDay,
  officeTime,
  showDay,
  showInstant,
  showInstantDay,
  weekStart,
} from './dates.ts'

describe('days in Asia/Kolkata', () => {
  test('change at 18:30 UTC', () => {
    expect(officeDay(new Date('2026-03-31T18:29:59.999Z'))).toBe('2026-03-31')
    expect(officeDay(new Date('2026-03-31T18:30:00Z'))).toBe('2026-04-01')
    expect(officeDay(new Date('2026-12-31T18:30:00Z'))).toBe('2027-01-01')
    expect(dayStart('2026-04-01').toISOString()).toBe('2026-03-31T18:30:00.000Z')
  })

  test('days are the days of the time zone database', () => {
    const zone = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })
    for (let at = Date.parse('1990-01-01T00:07:00Z'); at < Date.parse('2060-01-01'); at += 37 * 3_600_000 + 1)
      expect(officeDay(new Date(at))).toBe(zone.format(new Date(at)))
  })

  test('know their months, leap years and Decembers among them', () => {
    expect([monthStart('2026-02-17'), monthEnd('2026-02-17')]).toEqual(['2026-02-01', '2026-02-28'])
    expect(monthEnd('2028-02-01')).toBe('2028-02-29')
    expect(monthEnd('2026-12-31')).toBe('2026-12-31')
    expect(billDueDay('2026-12-31')).toBe('2027-01-15')
    expect(billDueDay('2027-01-31')).toBe('2027-02-15')
  })

  test('belong to weeks from Monday to Sunday', () => {
    expect(['2026-11-23', '2026-11-25', '2026-11-29'].map(weekStart)).toEqual(Array(3).fill('2026-11-23'))
    expect(weekStart('2026-03-01')).toBe('2026-02-23')
  })

  test('days are counted', () => {
    expect([nextDay('2026-12-31'), addDays('2026-03-01', -1), addDays('2026-01-31', 31)]).toEqual([
      '2027-01-01',
      '2026-02-28',
      '2026-03-03',
    ])
    expect([daysBetween('2026-02-28', '2026-03-01'), daysBetween('2026-03-01', '2026-02-28')]).toEqual([1, -1])
  })

  test('only an existing day is a day', () => {
    expect(['2026-02-28', '2028-02-29', '1900-01-01'].every(isDay)).toBe(true)
    for (const text of [
      '2026-02-29',
      '2026-13-01',
      '2026-1-1',
      '26-01-01',
      '2026-01-01T00:00',
      '',
      'today',
      '3026-01-01',
      'x2026-01-01',
      '2026-01-01x',
    ])
      expect(isDay(text), text).toBe(false)
  })

  test('days are shown as people read them', () => {
    expect(showDay('2026-11-21')).toBe('21/11/2026')
    expect([showDay(null), showDay(undefined), showDay('')]).toEqual(['-', '-', '-'])
    expect(showDay('2026-11-21T08:00:00Z')).toBe('21/11/2026')
    expect([showInstantDay(null), showInstant(null), showInstant(undefined)]).toEqual(['-', '-', '-'])
    expect(showInstantDay('2026-03-31T18:30:00.000Z')).toBe('01/04/2026')
    expect(officeTime(new Date('2026-03-31T12:35:00Z'))).toBe('18:05')
    expect(showInstant('2026-03-31T18:30:00.000Z')).toBe('01/04/2026, 00:00')
  })
})
