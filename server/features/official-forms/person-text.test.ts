import { expect, test } from 'vitest'
import type { Case } from '#contract/cases/case.ts'
import type { PersonValue } from '#contract/official-forms/form-values.ts'
import { personText } from './fill-form.ts'

const caseOf = (owners: object, to = 'LOCAL') => ({ ownerDetails: owners, transactionDetail: { to } }) as Case
const textOf = (value: PersonValue, owners: object, to?: string) => personText(value, caseOf(owners, to))

test('a relative is read from the name or the address, and blank without one', () => {
  const relatives: [name: string, address: string, name: string, sonOf: string][] = [
    ['RAMESH PATIL S/O SURESH PATIL', '12 MG ROAD', 'RAMESH PATIL', 'SURESH PATIL'],
    ['SITA JOSHI, W/O. ANIL JOSHI', '4 FC ROAD', 'SITA JOSHI', 'ANIL JOSHI'],
    ['RAMESH PATIL', 'S/O: SURESH PATIL, 12 MG ROAD', 'RAMESH PATIL', 'SURESH PATIL'],
    ['RAMESH', 'D / O SURESH; PUNE', 'RAMESH', 'SURESH'],
    ['RAMESH', 'SON OF SURESH, PUNE', 'RAMESH', 'SURESH'],
    ['RAMESH', 'CO OPERATIVE COLONY, PUNE', 'RAMESH', ''],
    ['SOHAN SETH', '1 WOOD STREET', 'SOHAN SETH', ''],
  ]
  for (const [sellerName, sellerAddress, name, sonOf] of relatives) {
    const owners = { sellerName, sellerAddress }
    expect([textOf('seller.name', owners), textOf('seller.sonOf', owners)], sellerName).toEqual([name, sonOf])
  }
  expect(textOf('seller.sonOf', {})).toBe('')
})

test('a pincode is the last number of six digits of an address', () => {
  const pincodes = [
    ['12 MG ROAD, PUNE 411001', '411001'],
    ['12 MG ROAD, PUNE - 411 001.', '411001'],
    ['FLAT 123456, PUNE 411001', '411001'],
    ['PLOT 1234567, PUNE', ''],
    ['PUNE 011001', ''],
  ]
  for (const [buyerAddress, pincode] of pincodes) expect(textOf('buyer.pincode', { buyerAddress })).toBe(pincode)
})

test('an address is one line with its state, which it has once', () => {
  const owners = { buyerName: 'SITA', buyerAddress: '4 FC ROAD,\nNASHIK', buyerState: 'Maharashtra' }
  expect(textOf('buyer.address', owners)).toBe('4 FC ROAD, NASHIK, Maharashtra')
  expect(textOf('buyer.nameAndAddress', owners)).toBe('SITA, 4 FC ROAD, NASHIK, Maharashtra')
  expect(textOf('buyer.address', { ...owners, buyerAddress: 'NASHIK, MAHARASHTRA' })).toBe('NASHIK, MAHARASHTRA')
})

test('the owner after the case is the new one, or the registered one without a transfer', () => {
  const owners = { sellerName: 'RAMESH', buyerName: 'SITA', sellerPhoneNo: '9820000001' }
  expect(textOf('owner.name', owners)).toBe('SITA')
  expect(textOf('owner.name', owners, 'NA')).toBe('RAMESH')
  expect(textOf('owner.phone', owners, 'NA')).toBe('9820000001')
})
