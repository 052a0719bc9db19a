import { expect, test } from 'vitest'
import { textKey } from '../texts.ts'
import { ownerPhone, readPhone } from './owner-phone.ts'

test.each([
  ['+971 50 123 4567', '+971501234567'],
  ['00971-50-1234567', '+971501234567'],
  ['+1 (415) 555-2671', '+14155552671'],
  ['+44 (0)7911 123456', '+447911123456'],
  ['+977 984-1234567', '+9779841234567'],
  ['+65 9123 4567', '+6591234567'],
  ['+880 1712-345678', '+8801712345678'],
  ['＋९७१ ५० १२३ ४५६७', '+971501234567'],
  ['\u202a+49 170 1234567\u202c', '+491701234567'],
  ['+91 98220 12345', '9822012345'],
  ['98220 12345', '9822012345'],
  ['971501234567', null],
  ['+971 50 12', null],
  ['+1 415 555 26711', null],
  ['+0 123 456 7890', null],
  ['+91 20 2543 1234', null],
  ['5822012345', null],
  ['+971501234567/9822012345', null],
  ['+971 50 123 4567 Dubai', null],
])('the phone %s of an owner is stored as %s', (typed, stored) => {
  expect(readPhone(typed)).toBe(stored)
  expect(readPhone(stored ?? '')).toBe(stored)
})

test('the field of an owner may be blank, and refuses what is no number', () => {
  const read = (phone: unknown) => ownerPhone().safeParse(phone)
  for (const none of ['', null, undefined]) expect(read(none).data).toBeNull()
  for (const wrong of ['12345', `+${'9'.repeat(50)}`, 'call me'])
    expect(read(wrong).error?.issues.map(({ message }) => message)).toContain(textKey('vehicles.badPhone'))
})
