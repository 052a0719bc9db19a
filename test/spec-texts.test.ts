import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allEndpoints } from '#contract/all-endpoints.generated.ts'
import { englishTexts } from '#contract/texts/english.ts'
import { t, textOf } from '#contract/texts.ts'
import { textsOfCalls } from '#test/e2e/spec-texts/calls.ts'
import { quotedTexts } from '#test/e2e/spec-texts/quoted.ts'
import { situations } from '#test/e2e/spec-texts/situations.ts'
import { wordsOfScreens } from '#test/e2e/spec-texts/words.ts'

/*
 * Every text that the specification quotes can appear: it is in the catalogue, of which `texts.test.ts` shows that the
 * product uses each message. A composed text is found in a browser, by `e2e/spec-texts.e2e.ts` or `e2e/screens.e2e.ts`.
 */

const { general, summary, table, cases, home } = t

/** Texts with a variable part, composed by the catalogue. */
const composed: Readonly<Record<string, string>> = {
  'Welcome back Admin, {name}!': home('welcomeAdmin', { name: '{name}' }),
  'Welcome back, {name}!': home('welcome', { name: '{name}' }),
  '{expiry type} EXPIRIES IN THIS MONTH': summary('expiriesTitle', { expiryType: '{expiry type}' }),
  'Page X of Y': table('pageOf', { page: 'X' as never, pages: 'Y' as never }),
  '{FIELD} is required': general('isRequired', { label: '{FIELD}' }),
  '{Field} is required': general('isRequired', { label: '{Field}' }),
  '{Label} is required.': general('isRequiredStop', { label: '{Label}' }),
  'Are you sure you want to verify case {no}?': cases('confirmVerify', { caseNo: '{no}' }),
  'No cases found in "{tab}".': cases('emptyTab', { tab: '{tab}' }),
}

/** Superadmins have no such field, employees have their own fixed in it. */
const outOfReach = ['Employee is required']

const inCatalogue = new Set<unknown>(Object.values(englishTexts).flatMap((area) => Object.values(area)))
const inBrowser = new Set([...situations.flatMap(({ texts }) => texts), ...Object.values(wordsOfScreens).flat()])

test('every text that the specification quotes can appear', () => {
  const canAppear = (text: string) =>
    inCatalogue.has(text) || composed[text] === text || inBrowser.has(text) || outOfReach.includes(text)
  expect(quotedTexts.filter(([, text]) => !canAppear(text))).toEqual([])
  expect(canAppear('A text that no message has')).toBe(false)
})

const root = join(import.meta.dirname, '..')
const senders = globSync('web/**/*.{ts,tsx}', { cwd: root })
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .filter((source) => source.includes('failureTitle'))

/** The declared calls by method and path: their message, and how a source names them, `documentEndpoints.create`. */
const calls = new Map<string, string>(
  globSync('contract/*/*.ts', { cwd: root }).flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    return [...source.matchAll(/^export const (\w+Endpoints) = \{$(.*?)^\}/gms)].flatMap(([, group, body = '']) =>
      [...body.matchAll(/^ {2}(\w+): endpoint\('(\w+)', '([^']+)'/gm)].map(
        ([, name, method, path]) => [`${method} ${path}`, `${group}.${name}`] as const,
      ),
    )
  }),
)
const messageOf = (call: string) => allEndpoints.find(({ method, path }) => `${method} ${path}` === call)?.message

/** The titles of failures in the sources that write by a call: `useApiMutation(documentEndpoints.create, …`. */
function titlesOf(call: string): unknown[] {
  const sent = new RegExp(`\\b${calls.get(call)},`)
  const titles = senders
    .filter((source) => sent.test(source))
    .flatMap((source) => [...source.matchAll(/failureTitle(?:: |\(\) \{\s+return )t\.(\w+)\('(\w+)'/g)])
  return titles.map(
    ([, area = '', name = '']) => (englishTexts as Record<string, Record<string, unknown>>)[area]?.[name],
  )
}

test.each(textsOfCalls.map(([call, success, failure = '']) => ({ call, success, failure })))(
  '$call shows "$success", a failure "$failure"',
  ({ call, success, failure }) => {
    expect(textOf(messageOf(call) ?? '')).toBe(success)
    if (failure) expect(titlesOf(call)).toContain(failure)
  },
)
