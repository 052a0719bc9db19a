import { expect, it } from 'vitest'
import { isLikelyAadhaar, passesVerhoeff } from './aadhaar.ts'

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

it('doubts what was never issued', () => {
  expect(isLikelyAadhaar('000000000000')).toBe(false)
  expect(isLikelyAadhaar('12345')).toBe(false)
})
