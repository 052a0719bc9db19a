import pg from 'pg'
import { expect, test } from 'vitest'
import { describeFailure, StartError } from './start-error.ts'

test('a failed start is one line where the operator can fix it, and an error with its stack otherwise', () => {
  expect(describeFailure(new StartError('PORT must be\n  a number.'))).toBe('PORT must be a number.')
  const full = Object.assign(
    new pg.DatabaseError('could not extend file "base/1": No space left on device', 60, 'error'),
    {
      code: '53100',
    },
  )
  expect(describeFailure(full)).toBe(
    'The disk of the database is full: could not extend file "base/1": No space left on device',
  )
  for (const defect of [new TypeError('x is not a function'), Object.assign(new Error('no'), { code: '42P01' }), null])
    expect(describeFailure(defect)).toBe(defect)
})
