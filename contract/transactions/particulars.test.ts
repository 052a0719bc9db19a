import { expect, test } from 'vitest'
import { describePayment } from './particulars.ts'
import type { Transaction } from './transaction.ts'

const cases = ['VR-000001', 'VR-000002', 'VR-000003'].map((caseNo) => ({ caseNo })) as Transaction['cases']
const bill = { billMonth: 9, billYear: 2026 } as NonNullable<Transaction['bill']>

test('a payment is for its bill or for its cases', () => {
  expect(describePayment({ bill, cases })).toBe('Bill of September 2026')
  expect(describePayment({ bill: null, cases })).toBe('VR-000001, VR-000002, VR-000003')
})

test('more cases than fit are counted', () => {
  expect(describePayment({ bill: null, cases }, 3)).toBe('VR-000001, VR-000002, VR-000003')
  expect(describePayment({ bill: null, cases }, 2)).toMatch(/^VR-000001, VR-000002, .*1/)
})
