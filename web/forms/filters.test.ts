import { expect, test } from 'vitest'
import { digitsOnly, filterInput, moneyText, upperAlphanumeric, upperCase } from './filters.ts'

test('digits alone stay', () => {
  expect(digitsOnly('+91 98200-12345')).toBe('919820012345')
  expect(upperAlphanumeric('abcde-1234 f')).toBe('ABCDE1234F')
})

test.each([
  ['12a.5.678', '12.56'],
  ['.5', '.5'],
  ['₹1,23,456.789', '123456.78'],
  ['12.', '12.'],
  ['abc', ''],
])('an amount as typed: %s', (typed, kept) => expect(moneyText(typed)).toBe(kept))

test('the caret stays where the typist left it', () => {
  const box = document.createElement('input')
  box.value = 'mh1x2ab'
  box.setSelectionRange(4, 4)
  expect(filterInput(box, upperCase)).toBe('MH1X2AB')
  expect(box.selectionStart).toBe(4)
  box.setSelectionRange(4, 4)
  expect(filterInput(box, digitsOnly)).toBe('12')
  expect(box.selectionStart).toBe(1)
})
