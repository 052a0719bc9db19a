import { expect, test } from 'vitest'
import { queueKinds, queueKindsOf } from './queue-values.ts'

test('an employee has five kinds of work, a superadmin all', () => {
  expect(queueKindsOf('superadmin')).toEqual(queueKinds)
  expect(queueKindsOf('employee')).toEqual([
    'toVerify',
    'lateFiles',
    'expiringThisWeek',
    'rejectedToFix',
    'papersToCheck',
  ])
})
