import { expect, test } from 'vitest'
import { hideNumbers } from './hide-numbers.ts'

test.each([
  ['{"no":"XXXX XXXX 1234"}', '{"no":"XXXX XXXX XXXX"}'],
  ['"Aadhaar 2345 6789 0124, 2345-6789-0124"', '"Aadhaar XXXX XXXX XXXX, XXXX XXXX XXXX"'],
  ['"2345 6789 0125"', '"2345 6789 0125"'],
  ['"utr":"234567890124"', '"utr":"234567890124"'],
  ['"0190abcd-2345-6789-0124-8000000000ff"', '"0190abcd-2345-6789-0124-8000000000ff"'],
])('%s becomes %s', (text, hidden) => {
  expect(hideNumbers(text)).toBe(hidden)
  expect(String(hideNumbers(Buffer.from(text)))).toBe(hidden)
})
