import { expect, it } from 'vitest'
import { hasAadhaarDigits, isLikelyAadhaar, isMaskedAadhaar, maskAadhaar, passesVerhoeff } from './aadhaar.ts'

it('knows the published check digit', () => {
  expect(passesVerhoeff('2363')).toBe(true)
  expect([...'0124567890'].filter((digit) => digit !== '3' && passesVerhoeff(`236${digit}`))).toEqual([])
})

it('catches every wrong digit and every swap of neighbours', () => {
  const right = [...Array(10).keys()].map((digit) => `23412341234${digit}`).find(passesVerhoeff) ?? ''
  expect(isLikelyAadhaar(right)).toBe(true)
  for (const [place, digit] of [...right].entries()) {
    for (const other of '0123456789') {
      const wrong = right.slice(0, place) + other + right.slice(place + 1)
      expect(passesVerhoeff(wrong)).toBe(other === digit)
    }
    const next = right[place + 1]
    if (next === undefined || next === digit) continue
    expect(passesVerhoeff(right.slice(0, place) + next + digit + right.slice(place + 2))).toBe(false)
  }
})

it('a number that cannot have been issued is doubtful', () => {
  expect(isLikelyAadhaar('000000000000')).toBe(false)
  expect(isLikelyAadhaar('12345')).toBe(false)
  const right = [...Array(10).keys()].map((digit) => `23412341234${digit}`).find(passesVerhoeff) ?? ''
  const wrong = right.slice(0, -1) + ((Number(right.at(-1)) + 1) % 10)
  const digitsOf = [...'0123456789']
  const longer = digitsOf.flatMap((digit) => [`${digit}${right}`, `${right}${digit}`]).filter(passesVerhoeff)
  expect(longer).toHaveLength(2)
  for (const digits of [wrong, ...longer, '2363']) expect(isLikelyAadhaar(digits), digits).toBe(false)
})

it('masks all but the last four digits', () => {
  expect(maskAadhaar('1234')).toBe('XXXX XXXX 1234')
  expect(isMaskedAadhaar('XXXX XXXX 1234')).toBe(true)
  for (const text of ['XXXX XXXX 123', 'aXXXX XXXX 1234', 'XXXX XXXX 12345', '2341 XXXX 1234'])
    expect(isMaskedAadhaar(text), text).toBe(false)
})

it('finds twelve digits that are no part of a longer number, code or path', () => {
  for (const text of ['234123412346', 'no 234123412346.', '(234123412346)'])
    expect(hasAadhaarDigits(text), text).toBe(true)
  for (const text of [
    '23412341234',
    '2341234123467',
    'a234123412346',
    '234123412346z',
    '/234123412346',
    '-234123412346',
  ])
    expect(hasAadhaarDigits(text), text).toBe(false)
  for (const text of ['+234123412346', '234123412346/', '234123412346+', 'abcdefghijkl'])
    expect(hasAadhaarDigits(text), text).toBe(false)
})
