import { expect, test } from 'vitest'
import { states } from '../states.ts'
import { nameKey } from '../text.ts'
import financiers from './common-financiers.json' with { type: 'json' }
import { NewFirm, NewRto } from './reference.ts'
import rtoCodes from './rto-codes.json' with { type: 'json' }

test('the list of RTO codes has every state, and each code once, with the letters of its state', () => {
  expect(Object.keys(rtoCodes).sort()).toEqual([...states].sort())
  const codes = Object.values(rtoCodes).flatMap((ofState) => Object.keys(ofState))
  expect(codes.length).toBeGreaterThan(1_000)
  expect(new Set(codes).size).toBe(codes.length)
  for (const ofState of Object.values(rtoCodes)) {
    const letters = Object.keys(ofState).map((code) => code.slice(0, 2))
    expect(new Set(letters).size).toBe(1)
  }
})

test('the calls that add them accept every RTO and every financier as it is listed', () => {
  const rtos = Object.values(rtoCodes).flatMap((ofState) => Object.entries(ofState))
  for (const [rtoCode, city] of rtos) {
    expect(rtoCode).toMatch(/^[A-Z]{2}-\d{2}$/)
    expect(NewRto.parse({ rtoCode, city })).toEqual({ rtoCode, city })
  }
  for (const name of financiers) expect(NewFirm.parse({ name })).toEqual({ name })
  expect(new Set(financiers.map(nameKey)).size).toBe(financiers.length)
})
