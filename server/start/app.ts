import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import multipart from '@fastify/multipart'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type onSendAsyncHookHandler,
} from 'fastify'
import type { OpenAPIV3 } from 'openapi-types'
import { API_BASE } from '#contract/api.ts'

import type { Deps } from '../context/deps.ts'
import { withLanguage } from '../context/language.ts'
import { allRoutes } from '../features/all-routes.generated.ts'
import { serveFiles } from '../features/files/serve-files.ts'
import { serveUnsubscribe } from '../features/notifications/serve-unsubscribe.ts'
import { closeStreams } from '../features/notifications/streams.ts'
import { officeBrand } from '../features/office/office-profile.ts'
import { limitBodyTime } from '../http/body-timeouts.ts'
import { shareCalls } from '../http/call-shares.ts'
import { toHttpError } from '../http/error-map.ts'
import { failureOf, HttpError, unavailable } from '../http/errors.ts'
import { createFileQuota } from '../http/file-quota.ts'
import { readForwarded } from '../http/forwarded.ts'
import { compress, securityHeaders } from '../http/headers.ts'
import { createBoundedServers } from '../http/http-server.ts'
import { describeApi } from '../http/openapi.ts'
import { createLimiter } from '../http/rate-limit.ts'
import { register } from '../http/register.ts'
import { languageOf } from '../http/request-origin.ts'
import { serveMetrics } from '../http/serve-metrics.ts'
import { serveWebApp } from '../http/web-app.ts'
import { CLIENT_CLOSED_REQUEST } from '../telemetry/metrics.ts'
import { serveReadiness } from './readiness.ts'

const LOGO = new URL('../../web/public/favicon.svg', import.meta.url)

/** The page of the API description sets inline styles; it shows no user input. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Builds the whole server, for the office, the tests and the API description. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const servers = createBoundedServers(deps)
  const answerError = errorAnswer(deps)
  const setSecurityHeaders = securityHeaders(deps.config)
  const app: FastifyInstance = fastify({
    serverFactory: servers.create,
    clientErrorHandler: () => {}, // our own HTTP servers, with bounded connections
    // An address that cannot be decoded reaches no hook.
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request.raw, reply.raw, () => {})
      void answerError(error, request, reply.header('x-request-id', request.id))
    },
    loggerInstance: deps.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: deps.bounds.body.bytes,
    trustProxy: deps.config.TRUST_PROXY,
    routerOptions: { maxParamLength: 16_384 },
    // What comes during a stop is refused in our own form.
    return503OnClosing: false,
    // Never a request id of the caller, who could then write into the log.
    genReqId: () => randomUUID(),
    requestIdHeader: false,
  })
  app.decorateRequest('actor', null)
  readForwarded(app, deps.config)
  deps.tracing?.traceRequests(app, routeOf)
  parseJsonOnly(app)
  app.setErrorHandler(answerError)
  app.addHook('onRequest', (request, reply, done) => setSecurityHeaders(request.raw, reply.raw, () => done()))
  watchForProxy(app, deps)
  logRequests(app, deps)
  limitBodyTime(app, deps)
  closeConnectionsAtStop(app, deps, servers.drain)
  shareCalls(app, deps)
  app.addHook('onClose', async () => {
    deps.images.close()
    deps.pdfs.close()
    deps.sheets.close()
    deps.papers.close()
    deps.mail.close()
  })

  await app.register(multipart)

  serveReadiness(app, deps)
  serveMetrics(app, deps)

  const limits = { limiter: createLimiter(deps), fileQuota: createFileQuota(deps) }
  for (const route of allRoutes) register(app, deps, limits, route)
  serveFiles(app, deps)
  serveUnsubscribe(app, deps)
  await serveApiDescription(app)
  await serveWebApp(app, officeBrand(deps))
  return app
}

/** Parses an empty body as `{}`; refuses every type but JSON before reading the body. */
function parseJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {})
    else void parse(request, String(body), done)
  })
}

/** The answer to a defect; it reveals no details. */
const DEFECT = new HttpError(500, 'general.wrong')

const errorAnswer =
  ({ metrics }: Pick<Deps, 'metrics'>) =>
  (error: Parameters<typeof toHttpError>[0], request: FastifyRequest, reply: FastifyReply) => {
    const refusal = toHttpError(error, request.raw)
    if (refusal?.bound) metrics.boundReached(refusal.bound)
    if (!refusal) request.log.error({ err: { name: error.name, code: error.code, stack: error.stack } }, 'defect')
    else if (refusal.status >= 500) request.log.warn({ code: error.code ?? error.name, status: refusal.status }, 'away')
    if (refusal?.retryAfter) reply.header('retry-after', refusal.retryAfter)
    reply.header('cache-control', 'no-store')
    const answer = refusal ?? DEFECT
    return reply.status(answer.status).send(withLanguage(languageOf(request), () => failureOf(answer)))
  }

/**
 * Logs one line per request, with the pattern of the route instead of its URL: no ids, tokens or
 * names. All lines of a request and its answer have the id of the request.
 */
function logRequests(app: FastifyInstance, { metrics }: Deps): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    done()
  })
  const logRequest = (request: FastifyRequest, reply: FastifyReply, status: number) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10
    const { method, actor } = request
    const route = routeOf(request.routeOptions.url)
    // A stream lasts as long as somebody looks.
    if (reply.getHeader('content-type') !== 'text/event-stream')
      metrics.answered({ method, route, status }, reply.elapsedTime / 1000)
    const line = status === CLIENT_CLOSED_REQUEST ? 'hung up' : 'request'
    request.log.info(
      { method, route, status, ms, role: actor?.role, user: actor?.userId, key: actor?.apiKey?.id },
      line,
    )
  }
  app.addHook('onRequest', (request, reply, done) => {
    const hungUp = () => logRequest(request, reply, statusOfCut(request.raw) ?? CLIENT_CLOSED_REQUEST)
    reply.raw.once('close', hungUp).once('finish', () => reply.raw.off('close', hungUp))
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply, reply.statusCode)
    done()
  })
}

const statusOfCut = ({ errored }: IncomingMessage) => (errored instanceof HttpError ? errored.status : null)

/** Returns the pattern of a call; files and pages of the web app share one pattern. */
const routeOf = (pattern: string | undefined): string =>
  pattern !== undefined && /^\/(?:api\/v1\/|healthz$|readyz$|metrics$)/.test(pattern) ? pattern : 'page'

/** Warns of a proxy that TRUST_PROXY does not name: rate limits would then count all callers as one. */
function watchForProxy(app: FastifyInstance, { config, warnings }: Deps): void {
  if (config.TRUST_PROXY !== false) return
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined)
      warnings.raise('proxy-not-trusted', 'warnings.proxyNotTrusted')
    done()
  })
}

/** Closes each connection after the answer in flight when the server stops; then the server closes all that remain. */
function closeConnectionsAtStop(app: FastifyInstance, deps: Deps, drain: () => Promise<void>): void {
  let isClosing = false
  app.addHook('onRequest', (_request, _reply, done) => done(isClosing ? unavailable() : undefined))
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done()
  })
  app.addHook('preClose', async () => {
    isClosing = true
    closeStreams(deps)
    await drain()
  })
}

/** Serves `/api/v1/openapi.json` and a page that renders it, `/api/docs`; both are written when they are first read. */
async function serveApiDescription(app: FastifyInstance): Promise<void> {
  const onSend: onSendAsyncHookHandler = (request, reply, payload) => compress(request, reply, payload)
  app.get(`${API_BASE}/openapi.json`, { onSend }, async () => describeApi())
  await app.register(swagger, {
    openapi: {},
    hideUntagged: true,
    transformObject: () => describeApi() as unknown as OpenAPIV3.Document,
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    // At whatever address the page was opened: the policy lets it call no other.
    transformSpecification: (document) => ({ ...document, servers: [{ url: '/' }] }),
    // A key that is tried is kept in the page alone.
    uiConfig: { docExpansion: 'none', filter: true, tryItOutEnabled: true, persistAuthorization: false },
    staticCSP: DOCS_POLICY,
    theme: { title: 'Vehicle Record Portal – API' },
    logo: { type: 'image/svg+xml', content: await readFile(LOGO), href: '/', target: '_self' },
  })
}
