import { expect, test } from 'vitest'
import { isFormulaError } from '../tables/clean-cell.ts'
import { readCell } from './read-cell.ts'

const read = (kind: Parameters<typeof readCell>[0]['kind'], cells: readonly string[], options?: readonly string[]) =>
  cells.map((cell) => readCell({ kind, ...(options && { options }) } as Parameters<typeof readCell>[0], cell))

test('a day is read as people write it, and what is no day stays for its schema to refuse', () => {
  expect(read('day', ['31/12/2026', '1-2-2026', '01.02.2026', '2026-12-31', '2026-12-31 00:00'])).toEqual([
    '2026-12-31',
    '2026-02-01',
    '2026-02-01',
    '2026-12-31',
    '2026-12-31',
  ])
  const others = [
    '31/12/26',
    '131/12/2026',
    '31/123/2026',
    '31/12/20261',
    '3112/2026',
    'on 31/12/2026',
    '2026-12-31 00:00 IST',
    'at 2026-12-31 00:00',
    '2026-12-31 00:0',
    '26-12-31 00:00',
  ]
  expect(read('day', others)).toEqual(others)
})

test('an amount is read with the sign of the rupee and commas, or without', () => {
  const amounts = ['1450', '1450.50', '-2', '1,45,000.5', '₹1,450', '₹ 1450', 'Rs. 1450', 'rs1450']
  expect(read('rupees', amounts)).toEqual([1450, 1450.5, -2, 145000.5, 1450, 1450, 1450, 1450])
  const others = ['1450 Rs.', '1450.', '.5', '1450/-', 'about 1450', '1.4.5', ',5', '5,', '1e3', '₹']
  expect(read('rupees', others)).toEqual(others)
})

test('yes and no are read in any case, by letter and number', () => {
  expect(read('flag', ['Yes', 'y', 'TRUE', '1'])).toEqual([true, true, true, true])
  expect(read('flag', ['No', 'n', 'false', '0'])).toEqual([false, false, false, false])
  const others = ['yess', 'ayes', 'noo', 'ano', '10', '01', 'maybe']
  expect(read('flag', others)).toEqual(others)
})

test('a choice is read in any case, as its list spells it', () => {
  expect(read('choice', ['hsrp', ' HSRP ', 'other'], ['HSRP', 'NA'])).toEqual(['HSRP', 'HSRP', 'other'])
  expect(read('choice', ['hsrp'])).toEqual(['hsrp'])
})

test('a phone number is read without blanks, signs and the prefix of India', () => {
  const phones = [
    '98220 12345',
    '+91 98220-12345',
    '91 9822012345',
    '09822012345',
    '(98220) 12345',
    '98220.12345',
    '0091 98220 12345',
  ]
  expect(read('phone', phones)).toEqual(phones.map(() => '9822012345'))
  expect(
    read('phone', [
      '98220 1234',
      '+92 98220 12345',
      '98220 123456',
      'x9822012345',
      '9822012345x',
      '++919822012345',
      '00971501234567',
    ]),
  ).toEqual([
    '98220 1234',
    '+92 98220 12345',
    '98220 123456',
    'x9822012345',
    '9822012345x',
    '++919822012345',
    '00971501234567',
  ])
})

test('an Aadhaar number loses blanks and hyphens, any other text its ends', () => {
  expect(read('aadhaar', ['1234 5678-9012'])).toEqual(['123456789012'])
  expect(read('text', ['  Asha  Patil '])).toEqual(['Asha  Patil'])
})

test('a blank cell has no value', () => {
  expect(read('text', ['', '  ', '\t'])).toEqual([undefined, undefined, undefined])
})

test('a formula that failed is told from a text', () => {
  const failed = ['#REF!', '#N/A', '#VALUE!', '#NAME?', '#DIV/0!', '#NUM!', '#NULL!', '#SPILL!', '#CALC!']
  expect(failed.filter(isFormulaError)).toEqual(failed)
  expect(['#REF', 'a #REF!', '#REF! b', '#', 'REF!', '#NAME'].filter(isFormulaError)).toEqual([])
})

test('the quote by which an exported list keeps a text from being a formula is taken away', () => {
  expect(read('text', ["'=1+2", "'-", "'+91 98220", "'s-Hertogenbosch", "''"])).toEqual([
    '=1+2',
    '-',
    '+91 98220',
    "'s-Hertogenbosch",
    "''",
  ])
})
