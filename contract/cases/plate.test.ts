import { describe, expect, it } from 'vitest'
import { isPlateOf, isWholePlate, looksLikePlate, readPlate, showPlate } from './plate.ts'

describe('readPlate', () => {
  it.each([
    ['MH12AB1234', 'MH 12 AB 1234'],
    ['mh-12 ab 1234', 'MH 12 AB 1234'],
    ['DL4CAF4943', 'DL 4 CAF 4943'],
    ['DL 04 C 1969', 'DL 04 C 1969'],
    ['GJ05 9999', 'GJ 05 9999'],
    ['22BH1234AA', '22 BH 1234 AA'],
    ['23 BH 0001 A', '23 BH 0001 A'],
  ])('reads %s', (typed, shown) => {
    expect(readPlate(typed)).not.toBeNull()
    expect(showPlate(typed)).toBe(shown)
  })

  it.each(['22BH1234IO', 'XX12AB1234', 'MH12AB12345', 'MH12IO1234', 'MMC 8259', ''])('doubts %j', (typed) => {
    expect(readPlate(typed)).toBeNull()
    expect(showPlate(typed)).toBe(typed)
  })
})

describe('looksLikePlate', () => {
  it.each([
    ['usual', 'mh 12 ab 1234'],
    ['Bharat', '22 BH 1234 AA'],
    ['vintage', 'MH VA AA 1234'],
    ['temporary', 'T 1126 MH 1234 AB'],
    ['temporary, before 2021', 'MH 12 TEMP 4321'],
    ['trade', 'MH 12 A 123 TC 1'],
    ['before 1989', 'MMC 8259'],
    ['embassy', '77 CD 1'],
    ['consulate', '11 CC 20'],
    ['United Nations', 'UN 12'],
    ['armed forces', '03 D 153874 E'],
  ])('knows a plate: %s', (_kind, typed) => expect(looksLikePlate(typed)).toBe(true))

  it.each(['XX99', 'XX12AB1234', 'MH', 'MH12AB12345', 'T1326MH1234A', 'PUNE', '12345'])('doubts %j', (typed) =>
    expect(looksLikePlate(typed)).toBe(false),
  )
})

describe('isPlateOf', () => {
  it('finds the office of a plate in any spelling', () => {
    expect(isPlateOf('MH-12', 'MH12AB1234')).toBe(true)
    expect(isPlateOf('MH 1', 'MH01AB1234')).toBe(true)
    expect(isPlateOf('MH-1', 'MH12AB1234')).toBe(false)
  })

  it('finds none for a plate that belongs to no office', () => {
    expect(isPlateOf('MH-12', '22BH1234AA')).toBe(false)
    expect(isPlateOf('PUNE', 'MH12AB1234')).toBe(false)
    for (const code of ['XMH-12', 'MH-123', 'MH']) expect(isPlateOf(code, 'MH12AB1234'), code).toBe(false)
    expect(isPlateOf('MH-12', 'MMC 8259')).toBe(false)
    expect(isPlateOf('PUNE', 'MMC 8259')).toBe(false)
  })
})

describe('isWholePlate', () => {
  it('a plate with all four groups is whole', () => {
    expect(isWholePlate('mh12 ab-1234')).toBe(true)
    for (const plate of ['GJ05 9999', 'MMC 8259', '']) expect(isWholePlate(plate), plate).toBe(false)
  })
})
