import { expect, test } from 'vitest'
import { t, textKey } from '#contract/texts.ts'
import { badRequest, conflict, failureOf, HttpError, notFound, unauthorized } from './errors.ts'

test('a refusal bears the name of its message as its code', () => {
  expect(conflict('cases.notEditable').code).toBe('cases.notEditable')
  expect(notFound().code).toBe('general.notFound')
  expect(unauthorized().code).toBe('session.expired')
  expect(badRequest({ 'a.b': 'cases.partialOwner' }).code).toBe('cases.partialOwner')
  expect(failureOf(conflict('cases.stale', { version: 'cases.stale' }))).toEqual({
    success: false,
    message: t.cases('stale'),
    errors: { message: t.cases('stale'), code: 'cases.stale', fields: { version: t.cases('stale') } },
  })
})

test('what is wrong with a body as a whole is the message, and no field without a name', () => {
  const ofBody = t.vehicles('nothingToChange')
  expect(failureOf(badRequest({ '': 'vehicles.nothingToChange' })).errors).toEqual({
    message: ofBody,
    code: 'vehicles.nothingToChange',
  })
  const { message, fields } = failureOf(badRequest({ note: 'fields.notKnown', '': 'vehicles.nothingToChange' })).errors
  expect([message, fields]).toEqual([t.fields('notKnown'), { note: t.fields('notKnown') }])
})

test('a sentence with values bears the code of its status', () => {
  expect(badRequest({ amount: textKey('payments.tooManyCases', { most: 500 }) }).code).toBe('general.badInput')
  expect(new HttpError(418, textKey('payments.tooManyCases', { most: 500 })).code).toBe('general.wrong')
})
