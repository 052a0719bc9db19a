import type { z } from 'zod'
import { allEndpoints, endpointGroups } from '#contract/all-endpoints.generated.ts'
import { API_BASE } from '#contract/api.ts'
import { alwaysAsks, effectOf } from '#contract/effects.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { KEY_CALLS, KEY_START } from '#contract/key-scopes.ts'
import { t, textOf } from '#contract/texts.ts'
import { PING, type WebhookEventType, webhookEventTypes } from '#contract/webhooks/webhook-event-types.ts'
import { webhookBody } from '#contract/webhooks/webhook-events.ts'
import { USER_AGENT } from '../adapters/user-agent.ts'
import { type Json, JsonSchemas } from './json-schemas.ts'
import { metaSchema } from './response-schema.ts'
import { mediaTypes } from './route.ts'

const failure = {
  type: 'object',
  required: ['success', 'message', 'errors'],
  properties: {
    success: { type: 'boolean', const: false },
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

/** The refusals that a call may answer, by status; every other one is described by `default`. */
const refusals = {
  400: 'The input is not valid; `fields` has a message for each wrong field.',
  401: 'There is no valid session or API key.',
  403: 'Not for this role, or not in the scopes of the API key.',
  404: 'Not there, or not visible to the caller.',
  409: 'Not possible in the present state.',
  413: 'The body or file is too large.',
  415: 'The body or file is of a wrong type.',
  429: 'Too many calls; `Retry-After` has the seconds to wait.',
} as const
type Status = keyof typeof refusals

const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } }
const refused = (description: string): Json => ({ description, content })

let described: Json | undefined

/** Returns the API as OpenAPI 3.1, from the same declarations that validate. */
export function describeApi(): Json {
  described ??= describeCalls()
  return described
}

function describeCalls(): Json {
  const schemas = new JsonSchemas(allEndpoints.map(({ data }) => data))
  const paths: Record<string, Json> = {}
  for (const [group, calls] of Object.entries(endpointGroups))
    for (const [name, endpoint] of Object.entries<Endpoint>(calls)) {
      const path = API_BASE + endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
      const operationId = group.replace(/Endpoints$/, '') + name.charAt(0).toUpperCase() + name.slice(1)
      const call = { operationId, ...operation(endpoint, schemas) }
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: call }
    }
  paths[`${API_BASE}/files/{id}`] = { get: fileOperation }
  const webhooks = ([...webhookEventTypes, PING] as const).map((type) => [
    type,
    { post: webhookOperation(type, schemas) },
  ])
  return {
    openapi: '3.1.0',
    // Relative to the address of the document: under whichever name the office is reached.
    servers: [{ url: '/' }],
    info: {
      title: 'Vehicle Record Portal',
      version: '1',
      description:
        'Amounts are rupees with at most two decimals; days are YYYY-MM-DD in Asia/Kolkata.\n\n' +
        'To read a list to its end while others write, send `after=start` (and a `pageSize`), then `after` with `meta.next` of ' +
        'each answer, until that is null. Rows come in the order of a key that no edit changes, so each row that is there all ' +
        'the time comes once.',
    },
    tags: [...new Set([...allEndpoints.map(tagOf), ...fileOperation.tags])].map((name) => ({
      name,
      description: `The calls below \`/${name}\`.`,
    })),
    paths,
    webhooks: Object.fromEntries(webhooks),
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token of a sign-in.' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: `An API key, \`${KEY_START}…\`, with the scope that the call names; at most ${KEY_CALLS} calls a minute.`,
        },
      },
      responses: {
        ...Object.fromEntries(Object.entries(refusals).map(([status, text]) => [`Refused${status}`, refused(text)])),
        Refused: refused('Refused, or not available at present.'),
      },
      schemas: { Failure: failure, ...schemas.components },
    },
  }
}

const fileContent = (...types: string[]): Json =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))

/** An uploaded file by the signed address that other answers have; it is no call of the envelope. */
const fileOperation = {
  summary: 'An uploaded file, by its signed address',
  description: 'Public: answers of other calls have such addresses, which expire. A forged or expired one is 404.',
  operationId: 'filesGet',
  tags: ['files'],
  security: [],
  parameters: [
    { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
    ...['e', 's'].map((name) => ({
      name,
      in: 'query',
      required: true,
      description: name === 'e' ? 'When the address expires, in seconds since 1970' : 'The signature of id and expiry',
      schema: { type: name === 'e' ? 'integer' : 'string' },
    })),
  ],
  responses: {
    200: {
      description: 'The file',
      content: fileContent('image/jpeg', mediaTypes.pdf),
    },
    404: { $ref: '#/components/responses/Refused404' },
    default: { $ref: '#/components/responses/Refused' },
  },
}

/** What is posted to a webhook, with the headers of Standard Webhooks. */
const webhookOperation = (type: WebhookEventType | typeof PING, schemas: JsonSchemas): Json => ({
  summary: type === PING ? t.webhooks('ping') : t.webhooks.raw('events')[type],
  operationId: `webhook ${type}`.replaceAll(/[ .]/g, '-'),
  tags: ['webhook'],
  security: [],
  parameters: [
    ['user-agent', `The portal and its version, as \`${USER_AGENT}\``],
    ['webhook-id', 'The id of the event: the same at every attempt, and when it is sent again'],
    ['webhook-timestamp', 'The moment of the attempt, in seconds since 1970'],
    ['webhook-signature', '`v1,` and the base64 of the HMAC-SHA256 of `id.timestamp.body`; several during a rotation'],
  ].map(([name, description]) => ({ name, description, in: 'header', required: true, schema: { type: 'string' } })),
  requestBody: {
    required: true,
    content: { 'application/json': { schema: schemas.convert(webhookBody(type), 'output') } },
  },
  responses: {
    '2XX': { description: 'Taken, within 10 seconds' },
    '410': { description: 'Wants no events any more: the webhook is switched off' },
    default: { description: 'Sent again later, up to 10 times within about three days' },
  },
})

const tagOf = ({ path }: Endpoint) => path.split('/')[1] ?? ''

function operation(endpoint: Endpoint, schemas: JsonSchemas): Json {
  const { roles, scope } = endpoint
  const forWhom = roles === 'public' ? 'Public.' : `For: ${roles.join(', ')}.`
  return {
    summary: endpoint.summary,
    description: `${forWhom}${stepUpText(endpoint)}${scope ? ` With an API key: scope \`${scope}\`.` : ''}`,
    tags: [tagOf(endpoint)],
    security: roles === 'public' ? [] : [{ session: [] }, ...(scope ? [{ apiKey: [scope] }] : [])],
    parameters: [
      ...parameters('path', endpoint.params, schemas),
      ...parameters('query', endpoint.query, schemas),
      ...idempotencyKey(endpoint),
    ],
    ...(hasBody(endpoint) && { requestBody: requestBody(endpoint, schemas) }),
    responses: {
      [endpoint.status]: { description: textOf(endpoint.message), content: answer(endpoint, schemas) },
      ...Object.fromEntries(
        refusalsOf(endpoint).map((status) => [status, { $ref: `#/components/responses/Refused${status}` }]),
      ),
      default: { $ref: '#/components/responses/Refused' },
    },
  }
}

function stepUpText(endpoint: Endpoint): string {
  const when = effectOf(endpoint)?.when
  if (when) return ` Needs a step-up if ${when}.`
  return alwaysAsks(endpoint) ? ' Needs a step-up.' : ''
}

const hasBody = ({ method }: Endpoint) => method !== 'GET' && method !== 'DELETE'

function refusalsOf(endpoint: Endpoint): Status[] {
  const { method, path, roles, limit, scope, answers } = endpoint
  const answered: Record<Status, boolean> = {
    400: true,
    401: roles !== 'public',
    403: roles !== 'public',
    404: path.includes(':'),
    409: method !== 'GET' || answers === 'pdf' || answers === 'jsonFile',
    413: hasBody(endpoint),
    415: hasBody(endpoint),
    429: limit !== undefined || scope !== undefined,
  }
  return (Object.keys(answered).map(Number) as Status[]).filter((status) => answered[status])
}

function answer(endpoint: Endpoint, schemas: JsonSchemas): Json {
  const { answers } = endpoint
  if (answers === 'json') return { 'application/json': { schema: success(endpoint, schemas) } }
  if (answers === 'events') return { 'text/event-stream': { schema: { type: 'string' } } }
  if (answers === 'jsonFile') return fileContent(mediaTypes.json)
  return answers === 'sheet' ? fileContent(mediaTypes.xlsx, mediaTypes.csv) : fileContent(mediaTypes[answers])
}

function success(endpoint: Endpoint, schemas: JsonSchemas): Json {
  return {
    type: 'object',
    required: ['success', 'message', 'data'],
    properties: {
      success: { type: 'boolean', const: true },
      message: { type: 'string' },
      data: schemas.convert(endpoint.data, 'output'),
      ...(endpoint.paged && { meta: metaSchema(endpoint) }),
    },
  }
}

function requestBody({ accepts, body }: Endpoint, schemas: JsonSchemas): Json {
  if (accepts === 'json')
    return {
      // A body that is left out counts as an empty one.
      required: !body.safeParse({}).success,
      content: { 'application/json': { schema: schemas.convert(body, 'input') } },
    }
  const { properties = {}, required = [] } = schemas.membersOf(body, 'input')
  const file = { type: 'string', format: 'binary' }
  const schema = { type: 'object', required: ['file', ...required], properties: { file, ...properties } }
  return { required: true, content: { 'multipart/form-data': { schema } } }
}

function parameters(location: 'path' | 'query', schema: z.ZodType, schemas: JsonSchemas): Json[] {
  const { properties = {}, required = [] } = schemas.membersOf(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: location === 'query' ? valueInAddress(property) : property,
  }))
}

/** A query string has no null, and an empty value is one that is left out. */
function valueInAddress(schema: Json): Json {
  const values = schema.anyOf as Json[] | undefined
  const given = values?.filter(({ type, const: only }) => type !== 'null' && only !== '') ?? []
  return given.length === 1 ? { ...given[0] } : schema
}

const idempotencyKey = ({ idempotent }: Endpoint): Json[] =>
  idempotent
    ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 200 } }]
    : []
