import { BaseResolver, createConfig, lintDocument, makeDocumentFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { allEndpoints } from '#contract/all-endpoints.generated.ts'
import { keyScopes } from '#contract/key-scopes.ts'
import { describeApi } from './openapi.ts'

interface Operation {
  operationId: string
  security: Record<string, string[]>[]
  responses: Record<string, unknown>
  requestBody?: { required: boolean }
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

test('a public linter finds nothing but what is recorded here', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // The API belongs to one office and has no licence.
      'info-license': 'off',
      // The paths are those of the specification: `/case/employee/verified` beside `/case/client/{id}`.
      'no-ambiguous-paths': 'off',
    },
  })
  const document = makeDocumentFromString(JSON.stringify(api), 'openapi.json')
  const found = await lintDocument({ document, config, externalRefResolver: new BaseResolver() })
  expect(found.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`)).toEqual([])
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

test('the shapes of the contract are named, and every reference leads to one', () => {
  const { schemas } = api.components
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['Case', 'CaseRow', 'Key', 'NewKey', 'Vehicle']))
  const names = [...JSON.stringify(api).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name)
  expect(names.filter((name) => !(name in schemas))).toEqual([])
  expect(JSON.stringify(api)).not.toContain('$defs')
})
