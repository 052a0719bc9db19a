import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { messages } from '#contract/messages.ts'
import { badRequest, conflict, errorCode, failureOf, HttpError, notFound, unauthorized } from './errors.ts'

const ROOT = join(import.meta.dirname, '../..')

test('a refusal bears the name of its message as its code', () => {
  expect(conflict(messages.cases.notEditable).code).toBe('cases.notEditable')
  expect(notFound().code).toBe('general.notFound')
  expect(unauthorized().code).toBe('session.expired')
  expect(badRequest({ 'a.b': messages.cases.partialOwner }).code).toBe('cases.partialOwner')
  expect(failureOf(conflict(messages.cases.stale, { version: messages.cases.stale }))).toEqual({
    success: false,
    message: messages.cases.stale,
    errors: { message: messages.cases.stale, code: 'cases.stale', fields: { version: messages.cases.stale } },
  })
})

test('what is wrong with a body as a whole is the message, and no field without a name', () => {
  const ofBody = messages.vehicles.nothingToChange
  expect(failureOf(badRequest({ '': ofBody })).errors).toEqual({ message: ofBody, code: 'vehicles.nothingToChange' })
  const both = badRequest({ note: messages.fields.notKnown, '': ofBody })
  expect([both.message, both.fields]).toEqual([messages.fields.notKnown, { note: messages.fields.notKnown }])
})

test('a message without a name bears that of its status', () => {
  expect(badRequest({ amount: messages.payments.tooManyCases(500) }).code).toBe('general.badInput')
  expect(new HttpError(418, 'A text of nobody').code).toBe('general.wrong')
})

/** The messages of `source` whose code would be another's, since two have the same text; heads of columns are no refusals. */
function ambiguous(source: string, codeOf = (text: string) => errorCode(500, text)): string[] {
  const areas: Record<string, Record<string, unknown>> = messages
  return [
    ...source.replaceAll(/(?:isRequired(?:Stop)?|column)\([^)]*\)/g, '').matchAll(/\bmessages\.(\w+)\.(\w+)\b/g),
  ].flatMap(([, area = '', name = '']) => {
    const text = areas[area]?.[name]
    const code = typeof text === 'string' ? codeOf(text) : `${area}.${name}`
    return code === `${area}.${name}` ? [] : [`${area}.${name} = ${code}`]
  })
}

test('no message of the server shares its text with another, so that its code is its own', () => {
  const files = globSync(['server/**/*.ts', 'contract/**/*-{rules,actions}.ts'], {
    cwd: ROOT,
    exclude: ['**/*.test.ts', 'server/features/exports/**'],
  })
  const sources = files.map((file) => readFileSync(join(ROOT, file), 'utf8'))
  expect(new Set(sources.flatMap((source) => ambiguous(source)))).toEqual(new Set())
  expect(files.length).toBeGreaterThan(100)
  expect(ambiguous('conflict(messages.cases.stale)', () => 'other.stale')).toEqual(['cases.stale = other.stale'])
})
