import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { API_BASE } from '#contract/api.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { USER_AGENT } from '#server/adapters/user-agent.ts'
import { connect } from '#server/db/connect.ts'
import { buildApp } from '#server/start/app.ts'
import { openOffice } from '#test/office.ts'
import { startTracing } from './start-tracing.ts'
import { statementName } from './tracing.ts'

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number }
}
interface SentSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: Attribute[]
}
interface Sent {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[]
}

const attributeOf = (attributes: Attribute[], name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value
  return value?.stringValue ?? value?.intValue
}

/** A collector as OpenTelemetry specifies it: OTLP over HTTP, as JSON. */
const received: Sent[] = []
const senders: string[] = []
const collector = createServer((request, response) => {
  void json(request).then((sent) => {
    if (request.url === '/v1/traces') received.push(sent as Sent)
    senders.push(request.headers['user-agent'] ?? '')
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})

const office = await openOffice({ TRUST_PROXY: 'loopback' })
const lines: string[] = []
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
const database = connect(office.connection)
let origin: string
let spans: SentSpan[]
let requestId: string | null
const caseOf = { id: '', CaseNo: '' }

beforeAll(async () => {
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`)
  vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment.name=test')
  const tracing = await startTracing(process.env, log)
  tracing?.traceStatements(database.pool)
  const app = await buildApp({ ...office.deps, database, log, tracing })
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
  Object.assign(caseOf, await office.caseIn('Created'))
  const { token } = await office.superadmin()
  const read = (path: string, headers: Record<string, string> = {}) =>
    fetch(origin + path, { headers: { authorization: `Bearer ${token}`, ...headers } })
  const answer = await read(`${API_BASE}${caseEndpoints.details.path.replace(':id', caseOf.id)}?secret=of-a-person`)
  requestId = answer.headers.get('x-request-id')
  await answer.text()
  const parent = { traceparent: '00-11111111111111111111111111111111-2222222222222222-01' }
  await (await read('/healthz', parent)).text()
  await (await read('/healthz', { ...parent, 'x-forwarded-for': '203.0.113.9' })).text()
  await app.close()
  await tracing?.close()
  spans = received.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap((one) => one.scopeSpans.flatMap((s) => s.spans)),
  )
})
afterAll(async () => {
  vi.unstubAllEnvs()
  collector.close()
  await database.close()
  await office.close()
})

describe('a collector', () => {
  const details = () => spans.find(({ attributes }) => attributeOf(attributes, 'portal.request_id') === requestId)

  test('gets a span for a request, by its route and with its status', () => {
    const span = details()
    expect(span?.name).toBe(`GET ${API_BASE}${caseEndpoints.details.path}`)
    expect(span && attributeOf(span.attributes, 'http.response.status_code')).toBe(400) // an unknown parameter
  })

  test('gets the statements of the request as its parts', () => {
    const span = details()
    const parts = spans.filter(({ parentSpanId }) => parentSpanId === span?.spanId)
    expect(parts.map(({ name }) => name)).toContain('select sessions')
    for (const part of parts) expect(attributeOf(part.attributes, 'db.system.name')).toBe('postgresql')
  })

  test('gets no value: no id, address, query or name', () => {
    const sent = JSON.stringify(received)
    for (const personal of [caseOf.id, caseOf.CaseNo, 'of-a-person', '203.0.113.9', 'Bearer', '$1'])
      expect(sent.includes(personal), personal).toBe(false)
  })

  test('names the portal and its version', () => {
    const attributes = received[0]?.resourceSpans[0]?.resource.attributes ?? []
    expect(attributeOf(attributes, 'service.name')).toBe('vehicle-record-portal')
    expect(attributeOf(attributes, 'service.version')).toMatch(/^\d+\.\d+\.\d+$/)
    expect(attributeOf(attributes, 'deployment.environment.name')).toBe('test')
    expect(senders[0]).toContain(`${USER_AGENT} `)
  })

  test('gets the trace of a trusted proxy on, not that of a visitor', () => {
    const healthy = spans.filter(({ name }) => name === 'GET /healthz')
    expect(healthy).toHaveLength(2)
    expect(healthy.map(({ traceId }) => traceId.startsWith('1111'))).toEqual([false, true])
  })

  test('a collector and the log name a request alike', () => {
    const line = lines
      .map((text) => JSON.parse(text))
      .find(({ reqId, msg }) => reqId === requestId && msg === 'request')
    expect(line.traceId).toBe(details()?.traceId)
  })
})

describe('the variables of OpenTelemetry', () => {
  test.each([
    [{}, 'nothing is set'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_SDK_DISABLED: 'true' }, 'the SDK is disabled'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_TRACES_EXPORTER: 'none' }, 'only metrics are sent'],
  ])('turn traces off: %j, where %s', async (env, _where) => {
    expect(await startTracing(env, log)).toBeNull()
  })

  test.each([
    [{ OTEL_TRACES_EXPORTER: 'zipkin' }, 'OTEL_TRACES_EXPORTER'],
    [{ OTEL_TRACES_EXPORTER: 'otlp', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'OTEL_EXPORTER_OTLP_PROTOCOL'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ OTEL_TRACES_EXPORTER: 'otlp', OTEL_TRACES_SAMPLER: 'sometimes' }, 'OTEL_TRACES_SAMPLER'],
    [
      { OTEL_TRACES_EXPORTER: 'otlp', OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '2' },
      'OTEL_TRACES_SAMPLER_ARG',
    ],
  ])('stop the start that cannot do as they say: %j', async (env, name) => {
    await expect(startTracing(env, log)).rejects.toThrow(`${name} must be`)
  })
})

test.each([
  ['select "id" from "cases" where "id" = $1', 'select cases'],
  ['insert into "rate_limits" ("key") values ($1)', 'insert rate_limits'],
  ['update clients set utilized_credit = $1', 'update clients'],
  ['select (select 1 from settings), a from sessions join users on true', 'select sessions'],
  ['begin', 'begin'],
  ["select extract(epoch from now()) as at, 'from Pune'", 'select'],
])('%s is named %s', (text, name) => {
  expect(statementName(text)).toBe(name)
})
