import { expect, test } from 'vitest'
import { hasNumber, plateKey } from './plate-key.ts'

test('letter case, blanks, hyphens and dots make no difference', () => {
  for (const text of ['MH12AB1234', 'mh 12 ab 1234', 'MH-12.AB–1234', 'ＭＨ１２ＡＢ１２３４', '\tMH12 AB1234\n'])
    expect(plateKey(text), text).toBe('MH12AB1234')
  expect(plateKey('↑03D153874E')).toBe('↑03D153874E')
})

test('a vehicle is looked for by a plate or a chassis number', () => {
  expect(hasNumber({ vehicleNo: 'MH12', chassisNo: ' ' })).toBe(true)
  expect(hasNumber({ vehicleNo: '-', chassisNo: 'ME4' })).toBe(true)
  expect(hasNumber({ vehicleNo: ' - ', chassisNo: '.' })).toBe(false)
})
