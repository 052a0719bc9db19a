import { expect, test } from 'vitest'
import { filterInput } from '#web/ui/input.tsx'
import { digitsOnly, mobileDigits, moneyText, readAmount, upperAlphanumeric, upperCase } from './filters.ts'

test('keeps digits only', () => {
  expect(digitsOnly('+91 98200-12345')).toBe('919820012345')
  expect(upperAlphanumeric('abcde-1234 f')).toBe('ABCDE1234F')
})

test.each([
  ['12a.5', '12.5', 12.5],
  ['₹1,23,456.78', '123456.78', 123_456.78],
  ['\u22125', '-5', -5],
  ['abc', '', null],
  ['.', '.', '.'],
  ['12.', '12.', '12.'],
  ['.5', '.5', '.5'],
  ['1.234', '1.234', '1.234'],
  ['1.2.3', '1.2.3', '1.2.3'],
  ['5-', '5-', '5-'],
] as const)('an amount as typed: %s stays as %s and is %s', (typed, kept, amount) => {
  expect(moneyText(typed)).toBe(kept)
  expect(readAmount(kept)).toBe(amount)
})

test('keeps the caret in place', () => {
  const box = document.createElement('input')
  box.value = 'mh1x2ab'
  box.setSelectionRange(4, 4)
  expect(filterInput(box, upperCase)).toBe('MH1X2AB')
  expect(box.selectionStart).toBe(4)
  box.setSelectionRange(4, 4)
  expect(filterInput(box, digitsOnly)).toBe('12')
  expect(box.selectionStart).toBe(1)
})

test('keeps the ten digits of a mobile number, however it is written', () => {
  expect(mobileDigits('+91 98220 12345')).toBe('9822012345')
  expect(mobileDigits('09822012345')).toBe('9822012345')
  expect(mobileDigits('98220-12345')).toBe('9822012345')
  expect(mobileDigits('Mob. ९८२२० १२३४५')).toBe('9822012345')
  expect(mobileDigits('9198765432')).toBe('9198765432')
})

test.each(['+91 98220-12345', '0091 98220 12345', '919822012345', '098220 12345', '9822012345'])(
  'a mobile number typed as %s is that number',
  (typed) => {
    expect([...typed].reduce((kept, letter) => mobileDigits(kept + letter), '')).toBe('9822012345')
  },
)

test('a digit behind a whole mobile number is not taken', () => {
  expect([...'98220 99999 1'].reduce((kept, letter) => mobileDigits(kept + letter), '')).toBe('9822099999')
})

test.each(['+971 50 123 4567', '00971501234567', '971501234567', '+65 9123 4567', '98220 12345, 98500 12345'])(
  'no digit of %s is lost, and it is no Indian number',
  (text) => {
    const typed = [...text].reduce((so, letter) => mobileDigits(so + letter), '')
    for (const kept of /^(?:\+|00)/.test(text) ? [mobileDigits(text), typed] : [mobileDigits(text)]) {
      expect(digitsOnly(kept)).toBe(digitsOnly(text))
      expect(kept).not.toMatch(/^[6-9]\d{9}$/)
    }
    if (text.startsWith('+')) expect(mobileDigits(text)).toBe(text)
  },
)
