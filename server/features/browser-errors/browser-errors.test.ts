import { afterAll, describe, expect, test } from 'vitest'
import { browserErrorEndpoints } from '#contract/browser-errors/browser-error.ts'
import { MAX_STACK } from '#contract/limits.ts'
import { openOffice } from '#test/office.ts'

const office = await openOffice({ RATE_LIMITS: 'on' })
afterAll(() => office.close())

const error = {
  kind: 'render',
  name: 'TypeError',
  stack: ['app-Ab3dE_f.js:1:2345', 'x9Yz_12.js:2:7'],
  route: '/superadmin/cases/$id',
  version: 'app-files-0b3de4f1',
}
const report = (body: object, headers: Record<string, string> = {}) =>
  office.call(browserErrorEndpoints.report, { body, headers })
const loggedErrors = () => office.logs.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'browser error')

test('an error is one line of the log and one more of the metric, with no user', async () => {
  const { token } = await office.superadmin()
  expect((await report(error, { authorization: `Bearer ${token}` })).status).toBe(200)
  const [line, ...others] = loggedErrors()
  expect(others).toEqual([])
  expect(line).toMatchObject({ kind: 'render', error: 'TypeError', stack: error.stack, page: error.route })
  expect(line.reqId).toMatch(/^[\da-f-]{36}$/)
  expect(JSON.stringify(line)).not.toContain('superadmin@')
  const request = office.logs
    .map((text) => JSON.parse(text))
    .find(({ reqId, msg }) => reqId === line.reqId && msg === 'request')
  expect(request.user, 'no token is read').toBeUndefined()
  expect((await office.deps.metrics.read()).text).toContain('portal_browser_errors_total{kind="render"} 1')
})

describe('nothing that could be personal passes', () => {
  test.each([
    ['a message', { ...error, message: 'Cannot read Ravi Shah' }],
    ['a text for a name', { ...error, name: 'Ravi Shah' }],
    ['a number for a name', { ...error, name: '9822000004' }],
    ['an address with an id', { ...error, route: '/superadmin/cases/01a21099-fafe-73a3-9658-6d60d4abc30b' }],
    ['an address with a query', { ...error, route: '/superadmin/cases?owner=Shah' }],
    ['a script of another site', { ...error, stack: ['https://shah.example/x.js:1:1'] }],
    ['a line of text', { ...error, stack: ['at Ravi Shah'] }],
    ['a long stack', { ...error, stack: Array.from({ length: MAX_STACK + 1 }, () => 'x.js:1:1') }],
    ['a long version', { ...error, version: 'x'.repeat(61) }],
    ['another kind', { ...error, kind: 'gossip' }],
    ['nothing', {}],
  ])('not %s', async (_what, body) => {
    const before = loggedErrors().length
    expect((await report(body)).status).toBe(400)
    expect(loggedErrors()).toHaveLength(before)
  })
})

test('an address that reports too many gets 429, before anything is logged', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 60; n += 1) statuses.push((await report(error)).status)
  expect(statuses.at(0)).toBe(200)
  expect(statuses.at(-1)).toBe(429)
  expect(loggedErrors().length).toBeLessThanOrEqual(30)
})
