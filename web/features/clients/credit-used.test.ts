import { describe, expect, it } from 'vitest'
import { creditUse } from './credit-used.tsx'

describe('creditUse', () => {
  it.each([
    [0, 'good'],
    [79_999.99, 'good'],
    [80_000, 'warn'],
    [99_999.99, 'warn'],
    [100_000, 'bad'],
  ] as const)('1,00,000 of credit, %s used: %s', (used, tone) => {
    expect(creditUse(100_000, used).tone).toBe(tone)
  })

  it.each([
    [0.05, 0.04, 80, 'warn'],
    [100.1, 80.08, 80, 'warn'],
    [29, 0.29, 1, 'good'],
    [58, 0.58, 1, 'good'],
    [100.1, 100.1, 100, 'bad'],
  ] as const)('%s of credit, %s used: exactly %s percent', (limit, used, percent, tone) => {
    expect(creditUse(limit, used)).toMatchObject({ percent, tone })
  })

  it('rounds the percentage down', () => {
    expect(creditUse(100_000, 79_999.99).percent).toBe(79)
  })

  it('computes the available credit to the paisa', () => {
    expect(creditUse(50_000, 9_099.75).available).toBe(40_900.25)
  })

  it('reports no use without a limit', () => {
    expect(creditUse(0, 0)).toEqual({ share: 0, percent: 0, available: 0, tone: 'good' })
  })

  it('has nothing left, rather than less, after a payment beyond the limit', () => {
    expect(creditUse(10_000, 12_000)).toMatchObject({ available: 0, percent: 120, tone: 'bad' })
  })
})
