import { expect, test } from 'vitest'
import { isFormulaError } from '../tables/clean-cell.ts'
import { readCell } from './read-cell.ts'

const read = (kind: Parameters<typeof readCell>[0]['kind'], cells: readonly string[], options?: readonly string[]) =>
  cells.map((cell) => readCell({ kind, ...(options && { options }) } as Parameters<typeof readCell>[0], cell))

// contract/tables/cells.test.ts has the spellings of days, amounts and phones.
test('a day, an amount and a phone are read, and what is none stays for its schema to refuse', () => {
  expect(read('day', ['31/12/26', 'LTT', 'on 31/12/2026'])).toEqual(['2026-12-31', undefined, 'on 31/12/2026'])
  expect(read('rupees', ['Rs. 1,450/-', '-2', 'NIL', 'about 1450'])).toEqual([1450, -2, undefined, 'about 1450'])
  expect(read('phone', ['+91 98220-12345', '020-25431234', 'NA'])).toEqual(['9822012345', '020-25431234', undefined])
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

test('an Aadhaar number loses blanks and hyphens, any other text what blanks are too many', () => {
  expect(read('aadhaar', ['1234 5678-9012'])).toEqual(['123456789012'])
  expect(read('text', ['  Asha  Patil '])).toEqual(['Asha Patil'])
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
    undefined,
    '+91 98220',
    "'s-Hertogenbosch",
    "''",
  ])
})
