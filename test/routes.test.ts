import { expect, test } from 'vitest'
import { z } from 'zod'
import { allEndpoints } from '#contract/all-endpoints.generated.ts'
import { type Endpoint, endpoint } from '#contract/endpoint.ts'
import { allRoutes } from '#server/features/all-routes.generated.ts'

/* Laws of all routes together: the input of a command, and the kind of a route. */

type Json = z.core.JSONSchema.BaseSchema

const isSchema = (json: Json | boolean): json is Json => typeof json === 'object'

/** Returns the names in an input of this schema, those of all alternatives of a union included. */
function namesOf(schema: z.ZodType): string[] {
  const namesIn = (json: Json): string[] => [
    ...Object.keys(json.properties ?? {}),
    ...[json.anyOf, json.oneOf, json.allOf].flatMap((some) => (some ?? []).filter(isSchema).flatMap(namesIn)),
  ]
  return [...new Set(namesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })))]
}

/**
 * Returns the names that occur in two parts of an input, except path parameters that the body may
 * repeat (`repeats`).
 */
function clashesOf({ params, query, body, repeats }: Endpoint): string[] {
  const [inPath, inQuery, inBody] = [namesOf(params), namesOf(query), namesOf(body)]
  const repeated = repeats === undefined ? [] : inPath.filter((name) => inBody.includes(name))
  const names = [...inPath, ...inQuery, ...inBody.filter((name) => !repeated.includes(name))]
  return names.filter((name, at) => names.indexOf(name) !== at)
}

type Method = Parameters<typeof endpoint>[0]
const sample = (over: object = {}, method: Method = 'POST'): Endpoint =>
  endpoint(method, '/sample/:id', { roles: ['superadmin'], summary: 'Sample', data: z.null(), ...over })
const withId = z.strictObject({ id: z.uuid(), name: z.string() })

test('no name stands in two parts of an input', () => {
  const clashes = allEndpoints.map((one) => [one.path, clashesOf(one)] as const)
  expect(clashes.filter(([, names]) => names.length > 0)).toEqual([])
  expect(clashesOf(sample({ body: withId })), 'catches the sample').toEqual(['id'])
  expect(clashesOf(sample({ body: z.union([z.strictObject({}), withId]) }))).toEqual(['id'])
  expect(clashesOf(sample({ query: withId, body: z.strictObject({ name: z.string() }) }))).toEqual(['id', 'name'])
  expect(clashesOf(sample({ body: withId, repeats: 'The id is another' }))).toEqual([])
})

const wrongKind = ({
  endpoint: { method, idempotent, accepts },
  kind,
}: Pick<(typeof allRoutes)[number], 'endpoint' | 'kind'>) =>
  (method === 'GET' && kind === 'command') ||
  (!['GET', 'POST'].includes(method) && kind === 'query') ||
  (idempotent && kind !== 'command' && accepts !== 'multipart')

test('GET changes nothing, PUT, PATCH and DELETE do, and only commands and forms keep an Idempotency-Key', () => {
  expect(allRoutes.filter(wrongKind).map((route) => route.endpoint.path)).toEqual([])
  expect(wrongKind({ endpoint: sample({}, 'GET'), kind: 'command' }), 'catches the sample').toBe(true)
  expect(wrongKind({ endpoint: sample({}, 'PATCH'), kind: 'query' })).toBe(true)
  expect(wrongKind({ endpoint: sample({ idempotent: true }), kind: 'handler' })).toBe(true)
})

test('what creates something takes an Idempotency-Key, by the declaration of its status', () => {
  const without = allEndpoints.filter(({ status, idempotent }) => status === 201 && !idempotent)
  // A passkey by its challenge, a sign-up by its address; an upload is nothing before a payment names it.
  expect(without.map(({ path }) => path)).toEqual(['/client/signup', '/utils/upload', '/auth/passkey/add'])
  expect(sample({ status: 201 }).idempotent).toBe(true)
  expect([{}, { status: 201, roles: 'public' }].map((over) => sample(over).idempotent)).toEqual([false, false])
})

test('each endpoint is answered by one route', () => {
  expect(allRoutes.map((route) => route.endpoint.path).toSorted()).toEqual(
    allEndpoints.map(({ path }) => path).toSorted(),
  )
})
