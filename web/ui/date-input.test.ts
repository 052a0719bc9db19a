import { describe, expect, it } from 'vitest'
import { formatDay, formatTypedDay, parseDay } from './date-input.tsx'

const typing = (keys: string) => [...keys].reduce((text, key) => formatTypedDay(text + key), '')

describe('dayTyped', () => {
  it.each([
    ['25112026', '25/11/2026'],
    ['25/11/2026', '25/11/2026'],
    ['5.1.27', '05/01/27'],
    ['5-1-2027', '05/01/2027'],
    ['2026-11-25', '2026-11-25'],
    ['20-12-2026', '20/12/2026'],
    ['251', '25/1'],
    ['25/', '25/'],
    ['2511202699', '25/11/2026'],
    ['abc', ''],
    ['२५११२०२६', '25/11/2026'],
  ])('%s stands as %s', (keys, shown) => expect(typing(keys)).toBe(shown))

  it('takes a pasted day of either form', () => {
    expect(formatTypedDay('2026-11-25')).toBe('2026-11-25')
    expect(formatTypedDay(' 25-11-2026 ')).toBe('25/11/2026')
  })

  it.each(['25-Nov-2026', '25 Nov 26', '2026/11/25', '25/11/2026 00:00:00', '२५/११/२०२६', '25 नवंबर 2026'])(
    'reads %s when it is pasted',
    (text) => expect(formatTypedDay(text)).toBe('25/11/2026'),
  )
})

describe('dayOf', () => {
  it('reads whole days', () => {
    expect(parseDay('25/11/2026')).toBe('2026-11-25')
    expect(parseDay('2026-11-25')).toBe('2026-11-25')
  })

  it('reads a short year only once the typing is over', () => {
    expect(parseDay('05/01/27')).toBeNull()
    expect(parseDay('05/01/27', { shortYear: true })).toBe('2027-01-05')
  })

  it.each(['', '31/02/2027', '13/13/2027', '25/11', '2026-11-31'])('%j is none', (text) =>
    expect(parseDay(text, { shortYear: true })).toBeNull(),
  )
})

it('shows a day as the office writes it', () => {
  expect(formatDay('2026-11-25')).toBe('25/11/2026')
  expect(formatDay('31/02/2027')).toBe('31/02/2027')
  expect(formatDay('')).toBe('')
})
