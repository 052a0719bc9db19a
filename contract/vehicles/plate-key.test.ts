import { expect, test } from 'vitest'
import {
  canBePlate,
  chassisKey,
  hasNumber,
  isDoubtfulChassis,
  plateInAddress,
  plateKey,
  vehicleKey,
} from './plate-key.ts'

test('letter case, blanks, hyphens and dots make no difference', () => {
  for (const text of ['MH12AB1234', 'mh 12 ab 1234', 'MH-12.AB–1234', 'ＭＨ１２ＡＢ１２３４', '\tMH12 AB1234\n'])
    expect(plateKey(text), text).toBe('MH12AB1234')
  expect(plateKey('↑03D153874E')).toBe('↑03D153874E')
})

test.each([
  ['MH 12 A 45', 'MH12A0045'],
  ['MH12A0045', 'MH12A0045'],
  ['mh-12-a-045', 'MH12A0045'],
  ['DL 1C A 1234', 'DL01CA1234'],
  ['DL4C 7', 'DL04C0007'],
  ['MH१२FA४००२', 'MH12FA4002'],
  ['22 BH 1234 AA', '22BH1234AA'],
  ['MMC 45', 'MMC0045'],
  ['↑ 03D 153874 E', '03D153874E'],
  ['03D153874E', '03D153874E'],
  ['MH12345', 'MH12345'],
  ['MH121234', 'MH121234'],
  ['77 CD 1', '77CD1'],
  ['T1126MH1234AB', 'T1126MH1234AB'],
  ['NEW', 'NEW'],
  ['', ''],
])('the vehicle of %s is that of %s', (text, key) => {
  expect(vehicleKey(text)).toBe(key)
  expect(vehicleKey(key)).toBe(key)
})

test.each([
  'MH12AB1234',
  '22BH1234AA',
  'MMC 8259',
  '↑03D153874E',
  'T1126MH1234AB',
  'MH12TC45',
  '77 CD 1',
  'MH१२FA४००२',
])('%s can be a plate', (text) => {
  expect(canBePlate(text)).toBe(true)
})

test.each([
  'TOTAL 2',
  'APRIL 2026',
  'May-26',
  'Prepared by: Kiran',
  'SUNITA',
  '12345',
  'Sheet 1',
  '-',
  'Grand Total: 12',
])('%s can be no plate', (text) => {
  expect(canBePlate(text)).toBe(false)
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
