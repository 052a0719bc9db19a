import { expect, test } from 'vitest'
import { messages } from '../messages.ts'
import { disabledReason } from './case-actions.ts'

test.each(['assigned', 'ASSIGNED', 'Paid', 'paid', 'Rejected', 'rEJECTED'])(
  'a case that is %s cannot be edited',
  (status) => {
    expect(disabledReason('edit', status)).toBe(messages.cases.notEditable)
  },
)

test.each(['Created', 'created', 'UPDATED', 'Ready'])('a case that is %s can be edited', (status) => {
  expect(disabledReason('edit', status)).toBeNull()
})
