import { expect, test } from 'vitest'
import { isFormValue, isOfficeValue, isPersonValue, printsAadhaar, tickedService } from './form-values.ts'

test('a form prints fields of a case, the names behind its ids, its number and total, today, and plain texts', () => {
  const fields = [
    'vehicleDetail.vehicleNo',
    'ownerDetails.buyerName',
    'generalDetail.firmName',
    'CaseNo',
    'totalAmount',
  ]
  for (const value of [...fields, 'transactionDetail.hpaName', 'today', 'text:Pune', 'text: a ', 'owner.sonOf'])
    expect(isFormValue(value), value).toBe(true)
  for (const value of [
    'text:',
    'text:  ',
    'atext:Pune',
    'Pune',
    '',
    'vehicleNo',
    'today ',
    'owner',
    'owner.age',
    'undefined',
  ])
    expect(isFormValue(value), value).toBe(false)
})

test('a form with the Aadhaar number of an owner prints one', () => {
  expect(printsAadhaar([{ value: 'CaseNo' }, { value: 'ownerDetails.buyerAadharNo' }])).toBe(true)
  expect(printsAadhaar([{ value: 'CaseNo' }, { value: 'ownerDetails.buyerName' }])).toBe(false)
  expect(printsAadhaar([])).toBe(false)
})

test('values of the office, of a person and of a service are told apart', () => {
  const values = ['office.name', 'owner.sonOf', 'tick:hpt', 'CaseNo', 'office', 'tick:']
  expect(values.map((value) => [isOfficeValue(value), isPersonValue(value), tickedService(value)])).toEqual([
    [true, false, undefined],
    [false, true, undefined],
    [false, false, 'hpt'],
    [false, false, undefined],
    [false, false, undefined],
    [false, false, undefined],
  ])
  expect([isFormValue('office.name'), isFormValue('tick:hpt'), isFormValue('tick:hp')]).toEqual([true, true, false])
})
