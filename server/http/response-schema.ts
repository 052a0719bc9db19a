import compileSerializer from 'fast-json-stringify'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { describedCursor } from '#contract/long-lists.ts'

type Json = Record<string, unknown>

const metaOfPage = {
  type: 'object',
  required: ['total', 'page', 'pageSize'],
  properties: {
    total: { type: 'integer' },
    page: { type: 'integer' },
    pageSize: { type: 'integer' },
    next: {
      type: ['string', 'null'],
      description: describedCursor.next,
    },
  },
}

/** Returns the JSON Schema of the `meta` of a page of a list. */
export function metaSchema({ meta }: Endpoint): Json {
  const { properties = {}, required = [] } = meta ? z.toJSONSchema(meta) : {}
  const { required: always, properties: ofPage } = metaOfPage
  return { ...metaOfPage, required: [...always, ...required], properties: { ...ofPage, ...properties } }
}

const serializers = new Map<Endpoint, (answer: unknown) => string>()

/**
 * Serialises an answer by its declaration: a field that is not declared never leaves the server, whatever a query
 * returned. A call's serialiser is compiled at its first answer: all of them would take a tenth of a second at each start.
 */
export function serializeAnswer(endpoint: Endpoint, answer: unknown): string {
  const serialize = serializers.get(endpoint) ?? compileSerializer(responseSchema(endpoint))
  serializers.set(endpoint, serialize)
  return serialize(answer)
}

function responseSchema(endpoint: Endpoint): Json {
  const { data, paged } = endpoint
  const text = { type: 'string' }
  return {
    type: 'object',
    properties: {
      success: { type: 'boolean' },
      message: text,
      data: withoutSchemaId(z.toJSONSchema(data, { override: ({ jsonSchema }) => foldNull(jsonSchema as Json) })),
      ...(paged && { meta: metaSchema(endpoint) }),
    },
  }
}

/** Replaces `anyOf: [x, null]`, for which the serialiser tries each branch, by `nullable`, which is one comparison. */
function foldNull(schema: Json): void {
  const options = schema.anyOf as Json[] | undefined
  const [first, second, ...more] = options ?? []
  if (!first || second?.type !== 'null' || more.length > 0) return
  delete schema.anyOf
  Object.assign(schema, first, { nullable: true })
  // A nullable enumeration must contain null.
  if (Array.isArray(schema.enum)) schema.enum = [...schema.enum, null]
}

function withoutSchemaId({ $schema: _, ...schema }: Json): Json {
  return schema
}
