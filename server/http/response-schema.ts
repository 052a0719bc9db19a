import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'

type Json = Record<string, unknown>

/**
 * The JSON Schema by which an answer is written out: a field that is not declared never leaves
 * the server, whatever a query returned.
 */
export function responseSchema({ data, paged }: Endpoint): Json {
  const text = { type: 'string' }
  return {
    type: 'object',
    properties: {
      success: { type: 'boolean' },
      message: text,
      data: withoutSchemaId(z.toJSONSchema(data, { override: ({ jsonSchema }) => foldNull(jsonSchema as Json) })),
      ...(paged && {
        meta: {
          type: 'object',
          properties: {
            total: { type: 'integer' },
            page: { type: 'integer' },
            pageSize: { type: 'integer' },
            unsorted: { type: 'boolean' },
          },
        },
      }),
    },
  }
}

/** `anyOf: [x, null]` makes the serialiser try each branch; `nullable` is one comparison. */
function foldNull(schema: Json): void {
  const options = schema.anyOf as Json[] | undefined
  const [first, second, ...more] = options ?? []
  if (!first || second?.type !== 'null' || more.length > 0) return
  delete schema.anyOf
  Object.assign(schema, first, { nullable: true })
  // An enumeration that may be null must name it.
  if (Array.isArray(schema.enum)) schema.enum = [...schema.enum, null]
}

function withoutSchemaId({ $schema: _, ...schema }: Json): Json {
  return schema
}
