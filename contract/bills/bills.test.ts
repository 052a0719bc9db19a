import { expect, test } from 'vitest'
import { t } from '../texts.ts'
import type { Bill } from './bill.ts'
import { billParts, describeAdjustment } from './bill-parts.ts'
import {
  billDays,
  billRules,
  billState,
  billStatuses,
  financialYear,
  firstReminderDay,
  isBillActionAllowed,
  isOverdue,
  isPenaltyDue,
  lastRaisedToFine,
  reasonNotToWaive,
} from './bill-rules.ts'
import { billStatusText, officeBillStatusTexts, showBillMonth } from './bill-texts.ts'

test.each([
  ['pay', ['generated', 'failed']],
  ['verify', ['paid']],
  ['reject', ['paid']],
  ['penalise', ['generated', 'failed']],
  ['waive', ['generated', 'failed']],
] as const)('%s is possible at %j', (action, statuses) => {
  expect(billStatuses.filter((status) => isBillActionAllowed(action, status))).toEqual(statuses)
})

test('paying and deciding lead to these statuses', () => {
  expect([billRules.pay.to, billRules.verify.to, billRules.reject.to]).toEqual(['paid', 'success', 'failed'])
})

test('a penalty can be waived once, while the bill is open', () => {
  const bill = { status: 'generated', hasPenalty: true, isWaived: false }
  expect(reasonNotToWaive(bill)).toBeNull()
  expect(reasonNotToWaive({ ...bill, status: 'paid' })).toBe('bills.notWaivable')
  expect(reasonNotToWaive({ ...bill, isWaived: true })).toBe('bills.alreadyWaived')
  expect(reasonNotToWaive({ ...bill, hasPenalty: false })).toBe('bills.noPenalty')
})

test('a bill is of the last day of its month, and due on the 15th of the next', () => {
  expect(billDays('2026-12-05')).toEqual({ year: 2026, month: 12, billDate: '2026-12-31', dueDate: '2027-01-15' })
  expect(billDays('2028-02-29')).toEqual({ year: 2028, month: 2, billDate: '2028-02-29', dueDate: '2028-03-15' })
  expect(firstReminderDay('2027-01-15')).toBe('2027-01-12')
  expect(firstReminderDay('2027-03-01')).toBe('2027-02-26')
})

test('the financial year begins in April', () => {
  expect([financialYear('2026-03-31'), financialYear('2026-04-01'), financialYear('2027-01-01')]).toEqual([
    2025, 2026, 2026,
  ])
})

test('a bill is overdue from the 16th on', () => {
  expect([isOverdue('2026-11-15', '2026-11-15'), isOverdue('2026-11-15', '2026-11-16')]).toEqual([false, true])
  const bill = { status: 'generated', dueDate: '2026-11-15' } as const
  expect([billState(bill, '2026-11-15'), billState(bill, '2026-11-16')]).toEqual(['generated', 'overdue'])
  expect(billState({ ...bill, status: 'paid' }, '2026-12-01')).toBe('paid')
})

test('a penalty is due at midnight IST after the 15th, at the earliest seven days after the bill was raised', () => {
  const early = { dueDate: '2026-11-15', raisedAt: '2026-10-31T18:30:00.000Z' }
  expect(isPenaltyDue(early, new Date('2026-11-15T18:29:59.999Z'))).toBe(false)
  expect(isPenaltyDue(early, new Date('2026-11-15T18:30:00.000Z'))).toBe(true)
  const late = { dueDate: '2026-11-15', raisedAt: '2026-11-20T06:00:00.000Z' }
  expect(isPenaltyDue(late, new Date('2026-11-27T05:59:59.999Z'))).toBe(false)
  expect(isPenaltyDue(late, new Date('2026-11-27T06:00:00.000Z'))).toBe(true)
  expect(lastRaisedToFine(new Date('2026-11-27T06:00:00.000Z')).toISOString()).toBe('2026-11-20T06:00:00.000Z')
})

test('the month of a bill is named', () => {
  expect(showBillMonth({ billMonth: 1, billYear: 2027 })).toBe('January 2027')
  expect(showBillMonth({ billMonth: 12, billYear: 2026 })).toBe('December 2026')
})

test('a bill says its state to its reader; one that adjustments brought to 0 says that there is nothing to pay', () => {
  expect(billStatusText({ status: 'generated', totalAmount: 0 })).toBe(t.bills('generated'))
  expect(billStatusText({ status: 'success', totalAmount: 100 })).toBe(t.bills('success'))
  expect(billStatusText({ status: 'success', totalAmount: 0 })).toBe(t.bills('nothingToPay'))
  expect(billStatusText({ status: 'generated', totalAmount: 100 }, officeBillStatusTexts())).toBe(
    t.bills('waitsForClient'),
  )
})

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
