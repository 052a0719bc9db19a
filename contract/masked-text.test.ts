import { expect, test } from 'vitest'
import { isLikelyAadhaar, markAsOtherNumbers, maskAadhaarIn, mayHoldAadhaar } from './aadhaar.ts'
import { maskedLine, maskedLines } from './masked-text.ts'

test('lines keep a reference of the bank, and an Aadhaar number in them is masked', () => {
  const typed = ' UTR 412345678901\r\nof 2345 6789 0124 and 234567890124 '
  expect(maskedLines(typed)).toBe('UTR 412345678901\nof XXXX XXXX 0124 and XXXX XXXX 0124')
})

test.each([
  ['AADHAAR NO-2345 6789 0124', 'AADHAAR NO-XXXX XXXX 0124'],
  ['UID/234567890124/RAVI', 'UID/XXXX XXXX 0124/RAVI'],
  ['AADHAAR234567890124', 'AADHAARXXXX XXXX 0124'],
  ['234567890124asha', 'XXXX XXXX 0124asha'],
  ['2345.6789.0124', 'XXXX XXXX 0124'],
  ['2345-6789-0124.', 'XXXX XXXX 0124.'],
  ['2345 - 6789 - 0124', 'XXXX XXXX 0124'],
  ['2345  6789  0124', 'XXXX XXXX 0124'],
  ['MH12AB1234 2345 6789 0124', 'MH12AB1234 XXXX XXXX 0124'],
  ['आधार २३४५ ६७८९ ०१२४', 'आधार XXXX XXXX 0124'],
  ['２３４５６７８９０１２４', 'XXXX XXXX 0124'],
  ['234567890124, 765432104008', 'XXXX XXXX 0124, XXXX XXXX 4008'],
])('an Aadhaar number is masked as people write it: %s', (typed, masked) => {
  expect(maskAadhaarIn(typed)).toBe(masked)
  expect(mayHoldAadhaar(typed)).toBe(true)
})

test.each([
  '+912345678901',
  '0234567890124',
  '2345678901240',
  '0190a000-0000-7000-8000-234567890124',
  '0190abcd-2345-6789-0124-8000000000ff',
  'UPI/412345678901/RAVI',
  'दिनांक २७/११/२०२६, मो. ९८७६५४३२१०',
])('another number stays as it is: %s', (typed) => expect(maskAadhaarIn(typed)).toBe(typed))

/** Each passes the check digit of Aadhaar. */
const [MOBILE, OTHER] = ['919822012344', '234567890124']

test.each([
  `call ${MOBILE}`,
  `WhatsApp:${MOBILE}, evenings`,
  `मो. ${MOBILE}`,
  `UTR ${OTHER}`,
  `UTR No. ${OTHER} of SBI`,
  `NEFT SBIN${OTHER}`,
  `UPI/${OTHER}/RAVI`,
  `RRN: ${OTHER}`,
  `policy no ${OTHER}`,
  `Policy: 2345 6789 0124`,
  `A/c No ${OTHER}`,
  `receipt no. ${OTHER}`,
  `पॉलिसी नंबर २३४५६७८९०१२४`,
  `#${OTHER}`,
  `# 2345 6789 0124`,
  `Aadhaar pending, UTR ${OTHER}`,
])('a number that is certainly none of Aadhaar stays: %s', (typed) => {
  expect([MOBILE, OTHER].every(isLikelyAadhaar)).toBe(true)
  expect(maskAadhaarIn(typed)).toBe(typed)
})

test.each([
  `Aadhaar ${MOBILE}`,
  `${MOBILE} is his adhar`,
  '9198 2201 2344',
  `Aadhaar #${OTHER}`,
  `UID no. #${OTHER}`,
  `Aadhaar ref no ${OTHER}`,
  `adhar card: ${OTHER}`,
  `preferred ${OTHER}`,
  `UTR 412345678901 ${OTHER}`,
  `UTR pending, ${OTHER}`,
  `policy of ${OTHER}`,
])('a number that may be one of Aadhaar is masked: %s', (typed) => {
  expect(maskAadhaarIn(typed)).toMatch(/XXXX XXXX \d{4}/)
  expect(maskAadhaarIn(typed)).not.toMatch(/234567890124|919822012344|9198 2201 2344/)
})

test('a writer marks a number as none of Aadhaar, unless the words beside it say that it is one', () => {
  const marked = markAsOtherNumbers('of 2345 6789 0124 and २३४५६७८९०१२४')
  expect(marked).toBe('of #2345 6789 0124 and #२३४५६७८९०१२४')
  expect(maskAadhaarIn(marked)).toBe(marked)
  expect(maskAadhaarIn(markAsOtherNumbers('Aadhaar 2345 6789 0124'))).toBe('Aadhaar #XXXX XXXX 0124')
})

test('a text may hold an Aadhaar number where it has any twelve digits in a row', () => {
  expect(mayHoldAadhaar('UTR 412345678901')).toBe(true)
  expect(mayHoldAadhaar('Nerul 400706')).toBe(false)
})

test('a line is masked after its blanks are made plain', () =>
  expect(maskedLine('2345\u00a06789\u200b 0124')).toBe('XXXX XXXX 0124'))
