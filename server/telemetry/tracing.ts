import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'
import {
  type Context,
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { Logger } from 'pino'
import { MINUTE } from '#contract/durations.ts'
import packages from '../../package.json' with { type: 'json' }
import { USER_AGENT } from '../adapters/user-agent.ts'
import { StartError } from '../start/start-error.ts'
import { CLIENT_CLOSED_REQUEST } from './metrics.ts'
import type { Tracing } from './tracing-interface.ts'

type Env = Record<string, string | undefined>
// oxlint-disable-next-line typescript/no-explicit-any -- query() has ten overloads, which a wrapper passes on
type AnyFunction = (...args: any[]) => any

/** How long a stop waits for the collector, in milliseconds. */
const LAST_SEND = 1_500

/** Creates the traces of a process; by itself it sends nothing but finished spans to the collector. */
export function createTracing(env: Env, log: Pick<Logger, 'warn'>): Tracing {
  warnOfLostTraces(log)
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': packages.name, 'service.version': packages.version }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(env),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ userAgent: USER_AGENT }),
        ...batchOptions(env),
      }),
    ],
  })
  const tracer = provider.getTracer(packages.name, packages.version)
  /** The span of the request that runs. */
  const current = new AsyncLocalStorage<Span>()
  const spans = new WeakMap<FastifyRequest, Span>()

  return {
    traceRequests(app, routeOf) {
      app.addHook('onRequest', (request, reply, done) => {
        const { method, routeOptions } = request
        const route = routeOf(routeOptions.url)
        const attributes = { 'http.request.method': method, 'http.route': route, 'portal.request_id': request.id }
        const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, callerOf(request))
        spans.set(request, span)
        request.log = request.log.child({ traceId: span.spanContext().traceId })
        reply.raw.once('close', () => {
          const status = reply.raw.writableFinished ? reply.statusCode : CLIENT_CLOSED_REQUEST
          span.setAttribute('http.response.status_code', status)
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        })
        current.run(span, done)
      })
      // Reading a body goes on in the context of its socket.
      app.addHook('preHandler', (request, _reply, done) => {
        const span = spans.get(request)
        if (span) current.run(span, done)
        else done()
      })
    },

    traceStatements(pool) {
      const connect: AnyFunction = pool.connect.bind(pool)
      // A caller that waited for a connection continues in its own context, not in that of the caller that released it.
      pool.connect = (callback?: AnyFunction) => (callback ? connect(AsyncResource.bind(callback)) : connect())
      pool.on('connect', (client) => {
        const query: AnyFunction = client.query.bind(client)
        const traced: AnyFunction = (statement: string | pg.QueryConfig | pg.Submittable, ...rest) => {
          const parent = current.getStore()
          const isStream = typeof statement === 'object' && 'submit' in statement
          if (!parent || isStream) return query(statement, ...rest)
          const end = startStatement(statement, parent)
          const callback: unknown = rest.at(-1)
          if (typeof callback === 'function')
            return query(statement, ...rest.slice(0, -1), (error: unknown, result: unknown) => {
              end(error)
              callback(error, result)
            })
          const answer: Promise<unknown> = query(statement, ...rest)
          answer.then(() => end(null), end)
          return answer
        }
        client.query = traced
      })
    },

    async close() {
      let timer: NodeJS.Timeout | undefined
      const limit = new Promise((resolve) => {
        timer = setTimeout(resolve, LAST_SEND)
      })
      await Promise.race([provider.shutdown(), limit])
      clearTimeout(timer)
    },
  }

  function startStatement(statement: string | pg.QueryConfig, parent: Span) {
    const name = statementName(typeof statement === 'string' ? statement : statement.text)
    const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name }
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, trace.setSpan(ROOT_CONTEXT, parent))
    return (error: unknown) => {
      if (error) {
        const { code } = error as { code?: string }
        span.setStatus({ code: SpanStatusCode.ERROR })
        if (code) span.setAttribute('db.response.status_code', code)
      }
      span.end()
    }
  }
}

/** The standard variables of batches, by the option of the processor. */
const BATCH = {
  scheduledDelayMillis: 'OTEL_BSP_SCHEDULE_DELAY',
  exportTimeoutMillis: 'OTEL_BSP_EXPORT_TIMEOUT',
  maxQueueSize: 'OTEL_BSP_MAX_QUEUE_SIZE',
  maxExportBatchSize: 'OTEL_BSP_MAX_EXPORT_BATCH_SIZE',
}
const batchOptions = (env: Env) =>
  Object.fromEntries(
    Object.entries(BATCH).flatMap(([option, name]) => (Number(env[name]) > 0 ? [[option, Number(env[name])]] : [])),
  )

const TRACE_PARENT = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/

/** Returns the trace of the proxy (TRUST_PROXY) that passed a request on; a visitor's own is not believed. */
function callerOf(request: FastifyRequest): Context {
  const isThroughProxy = request.ip !== request.socket.remoteAddress
  const [, traceId, spanId, flags = '00'] = TRACE_PARENT.exec(String(request.headers.traceparent ?? '')) ?? []
  if (!isThroughProxy || !traceId || !spanId) return ROOT_CONTEXT
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}

/** Logs once a minute that the collector does not take traces; the reason may name its address, never a request. */
function warnOfLostTraces(log: Pick<Logger, 'warn'>): void {
  let lastAt = Number.NEGATIVE_INFINITY
  const warn = () => {
    if (performance.now() - lastAt < MINUTE) return
    lastAt = performance.now()
    log.warn('traces could not be sent: OTEL_EXPORTER_OTLP_ENDPOINT does not take them')
  }
  const nothing = () => {}
  diag.setLogger(
    { error: warn, warn, info: nothing, debug: nothing, verbose: nothing },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
}

/** Returns which requests are traced, by `OTEL_TRACES_SAMPLER` and its argument. Throws a StartError for another name. */
function samplerOf(env: Record<string, string | undefined>): Sampler {
  const name = env.OTEL_TRACES_SAMPLER?.trim() || 'parentbased_always_on'
  const root = rootSampler(name.replace(/^parentbased_/, ''), env.OTEL_TRACES_SAMPLER_ARG)
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root
}

function rootSampler(name: string, argument = ''): Sampler {
  if (name === 'always_on') return new AlwaysOnSampler()
  if (name === 'always_off') return new AlwaysOffSampler()
  if (name !== 'traceidratio')
    throw new StartError(
      'OTEL_TRACES_SAMPLER must be always_on, always_off or traceidratio, or parentbased_ before these.',
    )
  const ratio = Number(argument.trim() || 1)
  if (!(ratio >= 0 && ratio <= 1)) throw new StartError('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.')
  return new TraceIdRatioBasedSampler(ratio)
}

const OPERATION = /^(?:\s|--[^\n]*\n|\/\*.*?\*\/)*([a-z]+)/i
const TABLE = /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z][a-z_]{1,62})"?(?!\w)/i
const MAX_NAMES = 2_000
/** A longer text is read only so far. */
const MAX_TEXT = 20_000

const names = new Map<string, string>()

/** Returns what a statement does, such as `select cases`: its first word and its own first table, never a value. */
export function statementName(text: string): string {
  const known = names.get(text)
  if (known) return known
  const operation = OPERATION.exec(text)?.[1]?.toLowerCase() ?? 'statement'
  const table = TABLE.exec(withoutParts(text.slice(0, MAX_TEXT)))?.[1]?.toLowerCase()
  const name = table ? `${operation} ${table}` : operation
  if (names.size < MAX_NAMES) names.set(text, name)
  return name
}

/** Returns a statement without its texts and without what is in parentheses, such as other statements. */
function withoutParts(text: string): string {
  let depth = 0
  let left = ''
  for (const [part] of text.replaceAll(/'[^']*'/g, '').matchAll(/[()]|[^()]+/g)) {
    if (part === '(') depth += 1
    else if (part === ')') depth -= 1
    else if (depth <= 0) left += part
  }
  return left
}
