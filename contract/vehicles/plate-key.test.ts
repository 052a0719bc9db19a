import { expect, test } from 'vitest'
import { chassisKey, hasNumber, isDoubtfulChassis, plateInAddress, plateKey } from './plate-key.ts'

test('letter case, blanks, hyphens and dots make no difference', () => {
  for (const text of ['MH12AB1234', 'mh 12 ab 1234', 'MH-12.AB–1234', 'ＭＨ１２ＡＢ１２３４', '\tMH12 AB1234\n'])
    expect(plateKey(text), text).toBe('MH12AB1234')
  expect(plateKey('↑03D153874E')).toBe('↑03D153874E')
})

test.each([
  ['MA3EWDE1SO0I234Q6', 'MA3EWDE1S00123406', true],
  ['ma3 ewde1s-oo12.3456', 'MA3EWDE1S00123456', true],
  ['ＭＡ３ＥＷＤＥ１Ｓ０Ｏ１２３４５６', 'MA3EWDE1S00123456', true],
  ['MA3EWDE1S00123456', 'MA3EWDE1S00123456', false],
  ['MA3EWDE1S0O12345', 'MA3EWDE1S0O12345', false],
  ['MA3EWDE1S0O1234567', 'MA3EWDE1S0O1234567', false],
  ['IOQ/1234567890123', 'IOQ/1234567890123', false],
  ['', '', false],
])('the chassis number %s is compared as %s', (text, key, isDoubtful) => {
  expect(chassisKey(text)).toBe(key)
  expect(isDoubtfulChassis(text)).toBe(isDoubtful)
})

test('a vehicle is looked for by a plate or a chassis number', () => {
  expect(hasNumber({ vehicleNo: 'MH12', chassisNo: ' ' })).toBe(true)
  expect(hasNumber({ vehicleNo: '-', chassisNo: 'ME4' })).toBe(true)
  expect(hasNumber({ vehicleNo: ' - ', chassisNo: '.' })).toBe(false)
})

test.each(['MH12/AB 1', 'T\\1', '100%', 'A;B=C', '//..//A', '%2F', '?#[]@!$&()*+,:~"<>^`{|}', '↑03D153874E', 'आ/१'])(
  'an address has no sign of the plate %s that a web server reads, and leads to the same key',
  (plate) => {
    const address = plateInAddress(plate)
    expect(plateKey(address)).toBe(plateKey(plate))
    expect(encodeURIComponent(address)).not.toMatch(/%[2-7]/)
    expect(plateInAddress(address)).toBe(address)
  },
)
