import compileSerializer from 'fast-json-stringify'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { reminderBands } from '#contract/reminders/reminder-values.ts'

type Json = Record<string, unknown>

/** The JSON Schema of the `meta` of a page of a list. */
export const metaSchema = {
  type: 'object',
  required: ['total', 'page', 'pageSize'],
  properties: {
    total: { type: 'integer' },
    page: { type: 'integer' },
    pageSize: { type: 'integer' },
    bands: {
      type: 'object',
      properties: Object.fromEntries(reminderBands.map((band) => [band, { type: 'integer' }])),
    },
    unread: { type: 'integer' },
  },
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

function responseSchema({ data, paged }: Endpoint): Json {
  const text = { type: 'string' }
  return {
    type: 'object',
    properties: {
      success: { type: 'boolean' },
      message: text,
      data: withoutSchemaId(z.toJSONSchema(data, { override: ({ jsonSchema }) => foldNull(jsonSchema as Json) })),
      ...(paged && {
        meta: metaSchema,
      }),
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
