import { expect, test } from 'vitest'
import { csvLine, escapeFormula, fileName } from './spreadsheets.ts'

test.each(['=1+1', '+91', '-5', '@x', '\tx', '\rx', '\nx'])('no spreadsheet takes %j for a formula', (text) => {
  expect(escapeFormula(text)).toBe(`'${text}`)
})

test('plain text stays as it is', () => {
  expect(escapeFormula('MH12AB1234 = ok')).toBe('MH12AB1234 = ok')
})

test('a line of a CSV file quotes what it must, and leaves numbers bare', () => {
  expect(csvLine(['plain', 'a,b', 'say "no"', 'two\nlines', 'two\rlines', '=1', '', -12.5])).toBe(
    `plain,"a,b","say ""no""","two\nlines","two\rlines",'=1,,-12.5\r\n`,
  )
})

test('digits that a spreadsheet would change are written as a text', () => {
  const digits = ['000123', '00123456789012345', '12345678901234567', '12E34567', '9822012345', '123456789012']
  expect(csvLine(digits)).toBe(
    '"=""000123""","=""00123456789012345""","=""12345678901234567""","=""12E34567""",9822012345,"=""123456789012"""\r\n',
  )
})

test.each([
  ['Verified Cases', 'verified-cases-2026-11-21'],
  ['  Cases / paid? ', 'cases-paid-2026-11-21'],
  ['सत्यापित केस', 'सत्यापित-केस-2026-11-21'],
])('the file of %j has a safe name', (title, name) => {
  expect(fileName(title, '2026-11-21')).toBe(name)
})
