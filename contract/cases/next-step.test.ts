import { expect, test } from 'vitest'
import type { Case } from './case.ts'
import { caseSteps } from './case-steps.ts'
import { caseStatuses } from './case-values.ts'
import { nextStep } from './next-step.ts'

type Viewed = Parameters<typeof nextStep>[1] & Parameters<typeof caseSteps>[0]

const now = new Date('2026-11-22T06:00:00Z')
const caseData: Viewed = {
  status: 'ready',
  createdAt: '2026-11-10T06:00:00Z',
  // On the 16th in IST, though not in UTC.
  waitsSince: '2026-11-15T19:00:00Z',
  payment: null,
  assignedTo: null,
  rejectionRemarks: null,
  totalAmount: 8510.5,
  generalDetail: { appointmentDate: '2026-11-30', applicationNo: null },
}
const payment = (status: 'paid' | 'failed' | 'success'): NonNullable<Case['payment']> => ({
  status,
  mode: 'UPI',
  paymentDate: '2026-11-20T06:00:00Z',
  Amount: 8510.5,
  remark: status === 'failed' ? 'Wrong_amount' : null,
  utr: null,
})
const assigned: Viewed = { ...caseData, status: 'assigned', assignedTo: { firstName: 'Rekha', lastName: 'Nair' } }
const bare = { appointmentDate: null, applicationNo: 'MH12' }

test.each([
  ['superadmin', { ...caseData, status: 'Created', generalDetail: bare }, 'Needs an appointment date', 'edit'],
  ['employee', { ...caseData, status: 'Created', generalDetail: bare }, 'Waiting to be verified for 6 days', 'verify'],
  ['superadmin', { ...caseData, status: 'Updated' }, 'Waiting to be verified for 6 days', 'verify'],
  ['superadmin', caseData, 'Ready to assign for 6 days', 'assign'],
  ['superadmin', { ...caseData, waitsSince: now.toISOString() }, 'Ready to assign since today', 'assign'],
  ['superadmin', { ...caseData, waitsSince: '2026-11-21T06:00:00Z' }, 'Ready to assign for 1 day', 'assign'],
  ['superadmin', { ...caseData, waitsSince: null }, 'Ready to assign since today', 'assign'],
  ['employee', caseData, 'Waiting for the office to assign it for 6 days', null],
  ['superadmin', assigned, 'Assigned to Rekha Nair, waiting for payment for 6 days', null],
  ['client', assigned, 'Waiting for your payment of ₹8,510.50', 'openMyCases'],
  [
    'superadmin',
    { ...assigned, payment: payment('paid') },
    'Payment of ₹8,510.50 waits for your check',
    'openPayments',
  ],
  ['employee', { ...assigned, payment: payment('paid') }, 'Payment of ₹8,510.50 is being checked', null],
  ['client', { ...assigned, payment: payment('paid') }, 'We are checking your payment of ₹8,510.50', null],
  ['employee', { ...assigned, payment: payment('failed') }, 'was refused: Wrong amount. Waiting for Rekha Nair', null],
  ['client', { ...assigned, payment: payment('failed') }, 'was refused: Wrong amount. Please pay again', 'openMyCases'],
  [
    'client',
    { ...assigned, status: 'paid', payment: payment('success') },
    'Payment of 20/11/2026 by UPI, verified',
    null,
  ],
  ['superadmin', { ...caseData, status: 'rejected', rejectionRemarks: 'Blurred_RC' }, 'Rejected: Blurred RC', 'reopen'],
] as const)('%s: %#', (role, viewed, sentence, action) => {
  const step = nextStep(role, viewed, now)
  expect(step?.sentence).toContain(sentence)
  expect(step?.action).toBe(action)
})

test('staff have a sentence in every status, a client from the assignment on', () => {
  for (const status of caseStatuses) {
    const viewed = { ...caseData, status }
    expect(nextStep('superadmin', viewed, now)?.sentence, status).toBeTruthy()
    expect(nextStep('employee', viewed, now)?.sentence, status).toBeTruthy()
  }
  expect(nextStep('client', caseData, now)).toBeNull()
})

test('the steps carry the days of the history, the newest where a step was reached twice', () => {
  const move = (at: string, from: string, to: string) => ({ at, changes: { status: { from, to } } })
  const history = [
    move('2026-11-16', 'ready', 'assigned'),
    { at: '2026-11-15', changes: { tax: { from: null, to: '2027-01-01' } } },
    move('2026-11-14', 'Updated', 'ready'),
    move('2026-11-13', 'ready', 'Updated'),
    move('2026-11-12', 'Created', 'ready'),
  ]
  expect(caseSteps(assigned, history)).toEqual([
    { label: 'Created', state: 'done', at: assigned.createdAt },
    { label: 'Ready', state: 'done', at: '2026-11-14' },
    { label: 'Assigned', state: 'done', at: '2026-11-16' },
    { label: 'Paid', state: 'open', at: null },
  ])
})

test('a line without a history has days of creation and present step alone; a rejection ends the line', () => {
  expect(caseSteps(assigned, null).map(({ at }) => at)).toEqual([assigned.createdAt, null, assigned.waitsSince, null])
  const paid: Viewed = { ...assigned, status: 'paid', waitsSince: null, payment: payment('success') }
  expect(caseSteps(paid, null).at(-1)).toEqual({ label: 'Paid', state: 'done', at: '2026-11-20T06:00:00Z' })
  const rejected = caseSteps({ ...caseData, status: 'rejected' }, null)
  expect(rejected.map(({ label, state }) => `${label} ${state}`)).toEqual([
    'Created done',
    'Ready done',
    'Rejected failed',
  ])
})
