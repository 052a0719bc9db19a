import { expect, test } from 'vitest'
import { hideNumbers } from './hide-numbers.ts'

test.each([
  ['{"no":"XXXX XXXX 1234"}', '{"no":"XXXX XXXX XXXX"}'],
  ['"Aadhaar 2345 6789 0124, 2345-6789-0124"', '"Aadhaar XXXX XXXX XXXX, XXXX XXXX XXXX"'],
  ['"2345 6789 0125"', '"2345 6789 0125"'],
  ['"utr":"234567890124"', '"utr":"234567890124"'],
  ['"chassisNo":"2345 6789 0124","pan":"x"', '"chassisNo":"XXXX XXXX XXXX","pan":"x"'],
  ['"remarks":"AADHAAR 234567890124, UTR 412345678901"', '"remarks":"AADHAAR XXXX XXXX XXXX, UTR 412345678901"'],
  ['"UID-2345.6789.0124"', '"UID-XXXX XXXX XXXX"'],
  ['"PAN ABCPE1234F\\nabcpe1234f"', '"PAN XXXXX0000X\\nXXXXX0000X"'],
  ['"engineNo":"ABCPE1234F","gstin":"27ABCPE1234F1ZV"', '"engineNo":"ABCPE1234F","gstin":"27ABCPE1234F1ZV"'],
  ['"id":"0190abcd-2345-7789-8124-234567890124"', '"id":"0190abcd-2345-7789-8124-234567890124"'],
  ['"0190abcd-2345-6789-0124-8000000000ff"', '"0190abcd-2345-6789-0124-8000000000ff"'],
])('%s becomes %s', (text, hidden) => {
  expect(hideNumbers(text)).toBe(hidden)
  expect(String(hideNumbers(Buffer.from(text)))).toBe(hidden)
})
