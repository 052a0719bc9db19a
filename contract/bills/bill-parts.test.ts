import { expect, test } from 'vitest'
import type { Bill } from './bill.ts'
import { billParts, describeAdjustment } from './bill-parts.ts'

const cases = [
  { receiptAmount: 0.1, serviceCharges: 10.5 },
  { receiptAmount: 0.2, serviceCharges: 20 },
] as Bill['cases']
const bill = (over: Partial<Bill>) =>
  billParts({ cases, adjustments: [], totalAmount: 30.8, penaltyAmount: 0, ...over } as Bill)

test('the parts of a bill add up to its total', () => {
  expect(bill({})).toEqual({
    receipts: 0.3,
    services: 30.5,
    charges: 30.8,
    adjusted: 0,
    penalty: 0,
    waived: 0,
    total: 30.8,
  })
  expect(bill({ penaltyAmount: 500, totalAmount: 530.8 })).toMatchObject({ penalty: 500, waived: 0, total: 530.8 })
})

test('a waived penalty stands with its deduction', () => {
  const waiver = { amount: 500 } as NonNullable<Bill['waiver']>
  expect(bill({ waiver })).toMatchObject({ charges: 30.8, penalty: 500, waived: -500, total: 30.8 })
})

test('an adjustment names its case, and the whole where the bill carries a part of it', () => {
  const line = { id: '', at: '', reason: 'Discount', caseNo: null, amount: -10.5, whole: -10.5 }
  expect(bill({ adjustments: [line, { ...line, amount: 2.25 }] })).toMatchObject({ adjusted: -8.25 })
  expect(describeAdjustment(line)).toBe('Discount')
  expect(describeAdjustment({ ...line, caseNo: 'VR-000001', whole: -20 })).toBe('VR-000001: Discount, part of -₹20.00')
})
