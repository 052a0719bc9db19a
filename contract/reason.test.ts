import { expect, test } from 'vitest'
import { maskedLines } from './reason.ts'

test('lines keep a reference of the bank, and an Aadhaar number in them is masked', () => {
  const typed = ' UTR 412345678901\r\nof 2345 6789 0124 and 234567890124 '
  expect(maskedLines(typed)).toBe('UTR 412345678901\nof XXXX XXXX 0124 and XXXX XXXX 0124')
})
