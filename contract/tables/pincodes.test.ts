import { expect, test } from 'vitest'
import { pincodeIn, stateOfPincode } from './pincodes.ts'

test.each([
  ['110001', 'Delhi'],
  ['122001', 'Haryana'],
  ['194101', 'Ladakh'],
  ['248001', 'Uttarakhand'],
  ['226001', 'Uttar Pradesh'],
  ['380001', 'Gujarat'],
  ['403001', 'Goa'],
  ['411004', 'Maharashtra'],
  ['492001', 'Chhattisgarh'],
  ['500001', 'Telangana'],
  ['560001', 'Karnataka'],
  ['600001', 'Tamil Nadu'],
  ['682001', null],
  ['737101', 'Sikkim'],
  ['744101', 'Andaman and Nicobar Islands'],
  ['795001', 'Manipur'],
  ['800001', 'Bihar'],
  ['834001', 'Jharkhand'],
  // Chandigarh and Mohali, Bijnor and Pauri, Deoghar and Banka, Silvassa and Valsad, the army.
  ['160055', null],
  ['246701', null],
  ['814112', null],
  ['396230', null],
  ['900056', null],
  ['', null],
])('the PIN code %s is of %s', (pincode, state) => {
  expect(stateOfPincode(pincode)).toBe(state)
})

test.each([
  ['12 LAW COLLEGE RD, PUNE 411004', '411004'],
  ['FLAT 2, PUNE-411 004, MAHARASHTRA', '411004'],
  ['PLOT 123456, NAGPUR 440001', '440001'],
  ['MOBILE 9820012345', null],
  ['PUNE 011004', null],
  ['', null],
])('the PIN code in %j is %s', (address, pincode) => {
  expect(pincodeIn(address)).toBe(pincode)
})
