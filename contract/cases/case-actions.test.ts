import { expect, test } from 'vitest'
import { disabledReason, reasonNotToUnassign } from './case-actions.ts'

test.each(['assigned', 'ASSIGNED', 'Paid', 'paid', 'Rejected', 'rEJECTED'])(
  'a case that is %s cannot be edited',
  (status) => {
    expect(disabledReason('edit', status)).toBe('cases.notEditable')
  },
)

test.each(['Created', 'created', 'UPDATED', 'Ready'])('a case that is %s can be edited', (status) => {
  expect(disabledReason('edit', status)).toBeNull()
})

test('a case is taken back from its client while no payment waits or has succeeded', () => {
  expect(reasonNotToUnassign({ status: 'assigned', hasLivePayment: false })).toBeNull()
  expect(reasonNotToUnassign({ status: 'assigned', hasLivePayment: true })).toBe('cases.paymentWaits')
  expect(reasonNotToUnassign({ status: 'ready', hasLivePayment: false })).toBe(disabledReason('unassign', 'ready'))
  expect(disabledReason('unassign', 'ready')).not.toBeNull()
})
