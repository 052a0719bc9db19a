import { z } from 'zod'
import { allEndpoints } from '#contract/all-endpoints.generated.ts'
import { API_BASE } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { metaSchema } from './response-schema.ts'

type Json = Record<string, unknown>

const failure = {
  type: 'object',
  required: ['success', 'message', 'errors'],
  properties: {
    success: { const: false },
    message: { type: 'string' },
    errors: {
      type: 'object',
      required: ['message', 'code'],
      properties: {
        message: { type: 'string' },
        code: {
          type: 'string',
          description: 'Names the message; it stays the same where the sentence changes.',
          examples: ['cases.notEditable'],
        },
        fields: { type: 'object', additionalProperties: { type: 'string' } },
      },
    },
  },
}

/** Returns the API as OpenAPI 3.1, from the same declarations that validate (contract section 2). */
export function describeApi(): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of allEndpoints) {
    const path = API_BASE + endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vehicle Record Portal',
      version: '1',
      description: 'Amounts are rupees with at most two decimals; days are YYYY-MM-DD in Asia/Kolkata.',
    },
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: { Failure: failure },
    },
    paths,
  }
}

function operation(endpoint: Endpoint): Json {
  const open = endpoint.roles === 'public'
  return {
    summary: endpoint.summary,
    description: open
      ? 'Public.'
      : `For: ${(endpoint.roles as readonly string[]).join(', ')}.${endpoint.stepUp ? ' Needs a step-up.' : ''}`,
    tags: [endpoint.path.split('/')[1]],
    security: open ? [] : [{ session: [] }],
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...idempotencyKey(endpoint),
    ],
    ...(endpoint.method !== 'GET' && { requestBody: requestBody(endpoint) }),
    responses: {
      [endpoint.status]: {
        description: endpoint.message,
        content: content(endpoint),
      },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  }
}

const content = (endpoint: Endpoint): Json =>
  endpoint.answers === 'pdf'
    ? { 'application/pdf': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: success(endpoint) } }

function success({ data, paged }: Endpoint): Json {
  return {
    type: 'object',
    required: ['success', 'message', 'data'],
    properties: {
      success: { const: true },
      message: { type: 'string' },
      data: toJson(data, 'output'),
      ...(paged && { meta: metaSchema }),
    },
  }
}

function requestBody({ accepts, body }: Endpoint): Json {
  if (accepts === 'json') return { content: { 'application/json': { schema: toJson(body, 'input') } } }
  const { properties = {}, required = [] } = toJson(body, 'input') as { properties?: Json; required?: string[] }
  const file = { type: 'string', format: 'binary' }
  const schema = { type: 'object', required: ['file', ...required], properties: { file, ...properties } }
  return { required: true, content: { 'multipart/form-data': { schema } } }
}

function parameters(location: 'path' | 'query', schema: z.ZodType): Json[] {
  const { properties = {}, required = [] } = toJson(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: property,
  }))
}

const idempotencyKey = ({ idempotent }: Endpoint): Json[] =>
  idempotent
    ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 200 } }]
    : []

function toJson(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}
