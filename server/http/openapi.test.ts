import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { allEndpoints } from '#contract/all-endpoints.generated.ts'
import { NewCase } from '#contract/cases/case-form.ts'
import { email } from '#contract/fields.ts'
import { keyScopes } from '#contract/key-scopes.ts'
import { MAX_PAGE } from '#contract/long-lists.ts'
import { describeApi } from './openapi.ts'

interface Operation {
  operationId: string
  security: Record<string, string[]>[]
  responses: Record<string, unknown>
  parameters: { name: string; in: string; schema: { type?: string; pattern?: string } }[]
  requestBody?: { required: boolean }
}
interface Schema {
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
}
interface Described {
  required?: string[]
  properties: Record<string, object>
}
interface Description {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
  servers: { url: string }[]
}
const api = describeApi() as unknown as Description
const files = '/api/v1/files/{id}'
const { [files]: ofFiles, ...ofCalls } = api.paths
const operations = Object.values(ofCalls).flatMap((calls) => Object.values(calls))

/** Returns the members of a successful answer in JSON. */
function answerOf({ responses }: Operation) {
  const answers = Object.values(responses) as { content?: Record<string, { schema: Schema }> }[]
  return answers[0]?.content?.['application/json']?.schema.properties
}

test('a public linter finds nothing but what is recorded here', async () => {
  const linter = new Spectral()
  linter.setRuleset({
    extends: [[oas as RulesetDefinition, 'recommended']],
    rules: {
      // The API belongs to one office, whose address the portal knows only when it runs.
      'info-contact': 'off',
      // OpenAPI 3.1 allows scopes for a bearer token; the rule is that of 3.0.
      'oas3-operation-security-defined': 'off',
    },
  })
  const found = await linter.run(JSON.stringify(api))
  expect(found.map(({ code, path, message }) => `${code} ${path.join('/')}: ${message}`)).toEqual([])
})

test('every call has an id of its own, its refusals, and a server', () => {
  expect(operations).toHaveLength(allEndpoints.length)
  const ids = operations.map(({ operationId }) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z]+$/)
  expect(ids).toContain('caseDetails')
  for (const { operationId, responses } of operations)
    expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(['400', 'default']))
  expect(api.servers).toEqual([{ url: '/' }])
})

test('a body is required where the call refuses an empty one', () => {
  const isRequired = (path: string) => api.paths[`/api/v1${path}`]?.patch?.requestBody?.required
  expect(api.paths['/api/v1/case/new']?.post?.requestBody).toMatchObject({ required: true })
  expect(['/case/edit/{id}', '/case/papers/{caseId}', '/case/verify/{id}'].map(isRequired)).toEqual([true, true, false])
})

test('numbers and flags of a query string are described by what they stand for, without null', () => {
  const schemaOf = (path: string, name: string) => {
    const parameters = api.paths[`/api/v1${path}`]?.get?.parameters
    return parameters?.find((one) => one.in === 'query' && one.name === name)?.schema
  }
  expect(schemaOf('/case/admin', 'page')).toEqual({ type: 'integer', minimum: 0, maximum: MAX_PAGE })
  expect(schemaOf('/gst/register', 'year')).toMatchObject({ type: 'integer', minimum: 2000 })
  expect(schemaOf('/case/history/{id}', 'pageSize')).toMatchObject({ type: 'integer' })
  expect(schemaOf('/export/stages', 'olderThanDays')).toMatchObject({ type: 'integer' })
  expect(schemaOf('/export/stages', 'isLate')).toEqual({ type: 'boolean' })
  expect(schemaOf('/notification/all', 'unread')).toEqual({ type: 'boolean' })
  expect(schemaOf('/activity', 'fromDate')).toMatchObject({ type: 'string', format: 'date' })
  for (const list of ['/case/admin', '/export/stages'])
    expect(schemaOf(list, 'statuses')).toMatchObject({ type: 'array', items: { $ref: expect.any(String) } })
  const inQueries = operations.flatMap(({ parameters }) => parameters).filter((one) => one.in === 'query')
  const wholeNumbers = inQueries.filter(({ schema }) => schema.pattern?.startsWith(String.raw`^\d`))
  expect(wholeNumbers.map(({ name }) => name)).toEqual([])
  expect(JSON.stringify(inQueries)).not.toContain('"null"')
})

test('the groups of a case are required but for the owners, and have no default', () => {
  for (const name of ['CaseCreation', 'CaseEdit']) {
    const { required, properties } = api.components.schemas[name] as Described
    expect(required).toEqual(['generalDetail', 'vehicleDetail', 'expireDetail', 'transactionDetail', 'expenseDetail'])
    expect(Object.values(properties).filter((group) => 'default' in group)).toEqual([])
  }
  expect(NewCase.safeParse({}).error?.issues.map(({ path }) => path.join('.'))).toContain('generalDetail.firmName')
})

test('no pattern of an input needs a flag, which a description cannot have', () => {
  const flagged: string[] = []
  for (const { params, query, body } of allEndpoints)
    for (const schema of [params, query, body])
      z.toJSONSchema(schema, {
        io: 'input',
        unrepresentable: 'any',
        override: ({ zodSchema }) => {
          for (const pattern of (zodSchema._zod.bag.patterns as Set<RegExp> | undefined) ?? [])
            if (pattern.flags) flagged.push(String(pattern))
        },
      })
  expect(flagged).toEqual([])
  expect(email('').parse('Asha.P@Example.COM')).toBe('asha.p@example.com')
})

test('what a caller may send is never described as read only', () => {
  expect(JSON.stringify(api)).not.toContain('"readOnly"')
})

test('each call with a body may answer 413 and 415, each PDF 409', () => {
  for (const { operationId, requestBody, responses } of operations)
    if (requestBody) expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(['413', '415']))
  expect(api.paths['/api/v1/case/bundle/{caseId}']?.get?.responses).toHaveProperty('409')
})

test('the address of a file is described, too', () => {
  expect(ofFiles?.get).toMatchObject({
    operationId: 'filesGet',
    security: [],
    parameters: [{ name: 'id' }, { name: 'e' }, { name: 's' }],
    responses: { 200: { content: { 'image/jpeg': {}, 'application/pdf': {} } } },
  })
})

test('a call says whether it takes a session, and which scope an API key needs', () => {
  const scopeOf = ({ security }: Operation) => security.flatMap(({ apiKey = [] }) => apiKey)
  expect(new Set(operations.flatMap(scopeOf))).toEqual(new Set(keyScopes))
  expect(api.paths['/api/v1/case/details/{id}']?.get?.security).toEqual([{ session: [] }, { apiKey: ['cases:read'] }])
  expect(api.paths['/api/v1/key/create']?.post?.security).toEqual([{ session: [] }])
  expect(api.paths['/api/v1/auth/login']?.post?.security).toEqual([])
})

test('an answer of more than three fields is a named shape, and so is a row of a list', () => {
  const inline = ({ type, properties, items }: Schema = {}): boolean =>
    type === 'array' ? items?.properties !== undefined : Object.keys(properties ?? {}).length > 3
  expect(operations.filter((call) => inline(answerOf(call)?.data)).map(({ operationId }) => operationId)).toEqual([])
  expect(Object.keys(api.components.schemas)).toEqual(expect.arrayContaining(['MyProfile', 'OwnSession']))
})

test('the meta of a list says only what that list has', () => {
  const having = (name: string) =>
    operations.filter((call) => name in (answerOf(call)?.meta?.properties ?? {})).map(({ operationId }) => operationId)
  expect(having('unread')).toEqual(['notificationAll'])
  expect(having('bands')).toEqual(['reminderWorklist'])
  expect(having('total')).toEqual(expect.arrayContaining(['caseHistory', 'notificationAll', 'reminderWorklist']))
})

test('the shapes of the contract are named, and every reference leads to one', () => {
  const { schemas } = api.components
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['Case', 'CaseRow', 'Key', 'NewKey', 'Vehicle']))
  const names = [...JSON.stringify(api).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name)
  expect(names.filter((name) => !(name in schemas))).toEqual([])
  expect(JSON.stringify(api)).not.toContain('$defs')
})
