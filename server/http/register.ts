import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { API_BASE, FILES_TODAY, MISSED, MOST_MISSED, UNATTENDED } from '#contract/api.ts'
import { alwaysAsks } from '#contract/effects.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { textOf } from '#contract/texts.ts'

import type { Actor } from '../context/actor.ts'
import { createContext } from '../context/context.ts'
import type { Deps } from '../context/deps.ts'
import { withLanguage } from '../context/language.ts'
import { inTransaction } from '../db/transaction.ts'
import { isKey, requireKey } from './api-key.ts'
import { closeCursor, openCursor } from './cursor.ts'
import { forbidden, HttpError, hungUp } from './errors.ts'
import type { FileQuota, FilesToday } from './file-quota.ts'
import { compress } from './headers.ts'
import { hideNumbers } from './hide-numbers.ts'
import { hasKey, type IdempotencyKey, withIdempotencyKey, workOnce } from './idempotency.ts'
import { type FormReader, formReader, ownerOf } from './multipart.ts'
import type { Limiter } from './rate-limit.ts'
import type { RequestContext } from './request-context.ts'
import { languageOf, networkOfAddress, readDeviceToken, setDeviceCookie } from './request-origin.ts'
import { serializeAnswer } from './response-schema.ts'
import { Paged, PictureAnswer, type Route, SerializedJson, StreamAnswer } from './route.ts'
import { keepForCounter, knownDevice, requireActor, requireStepUp } from './session.ts'
import { mergeInput, type RequestPart, validate } from './validate.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
  }
}

/**
 * Registers the route of a declared call. Performs the common checks in one order: session 401, role
 * 403 (of an API key: its scope), what the user of a client may do 403, step-up 403 (of a session past its idle time, unless
 * for the counter), body 400 (and the rate limit 429); the feature continues with row 404 and status 409.
 */
export function register(app: FastifyInstance, deps: Deps, limits: Limits, route: Route): void {
  const { endpoint } = route
  const { limiter } = limits
  const readForm = formReader(deps)
  const asks = alwaysAsks(endpoint)
  app.route({
    method: endpoint.method,
    url: API_BASE + endpoint.path,
    config: { isCall: true, takesFile: endpoint.accepts === 'multipart' },
    // Only answers of this status: a refusal has other fields.
    schema: endpoint.answers === 'json' ? { response: { [endpoint.status]: {} } } : {},
    serializerCompiler: () => (answer) => serializeAnswer(endpoint, answer),
    onRequest: async (request) => {
      const { authorization } = request.headers
      if (isKey(authorization)) {
        request.actor = await requireKey(deps, limiter, authorization, endpoint)
      } else if (endpoint.roles !== 'public') {
        const isUse = endpoint.usedBy === 'person' && request.headers[UNATTENDED] === undefined
        request.actor = await requireActor(deps, authorization, isUse)
        if (!endpoint.roles.includes(request.actor.role)) throw forbidden()
        if (request.actor.mustTurnOnTwoFactor && !endpoint.beforeTwoFactor)
          throw forbidden('twoFactor.needed', { twoFactor: 'twoFactor.needed' })
        if (endpoint.clientNeeds && !request.actor[endpoint.clientNeeds])
          throw forbidden(endpoint.clientNeeds === 'isOwner' ? 'team.ownerOnly' : 'team.mayNotPay')
        if (asks || (request.actor.isPastIdle && !endpoint.atCounter)) requireStepUp(request.actor, deps.clock.now())
        if (endpoint.usedBy === 'counter') await keepForCounter(deps, request.actor)
      }
      requireContentType(endpoint, request)
    },
    onSend: (request, reply, payload) =>
      compress(request, reply, request.actor?.apiKey ? hideNumbers(payload) : payload),
    handler: (request, reply) =>
      withLanguage(languageOf(request), async () => {
        const { context, body } = readRequest({ deps, ...limits, readForm }, endpoint, request, reply)
        const refund = endpoint.limit && (await limiter(endpoint.limit, await limitedBy(deps, endpoint, context, body)))
        try {
          const key = readIdempotencyKey(endpoint, request, body, context)
          const answer = await run(deps, route, context, key)
          await refund?.('done')
          if (answer instanceof StreamAnswer) return sendStream(reply, answer)
          if (answer instanceof Buffer || answer instanceof Readable) reply.type('application/json; charset=utf-8')
          return reply.status(endpoint.status).send(answer)
        } catch (error) {
          // Only a refusal counts against the caller, not a defect.
          await refund?.(error instanceof HttpError && !error.asksForMore ? 'refused' : 'failed')
          throw error
        }
      }),
  })
}

/** Sends a stream; one that is made while it is sent ends with the connection, now or later. */
function sendStream(reply: FastifyReply, { content, headers }: StreamAnswer) {
  reply.raw.once('close', () => content.destroy())
  if (!reply.raw.destroyed) return reply.headers(headers).send(content)
  content.destroy()
  throw hungUp()
}

function requireContentType({ accepts }: Endpoint, request: FastifyRequest): void {
  const type = request.headers['content-type']
  if (type === undefined && accepts === 'json') return
  const expectedType = accepts === 'json' ? /^application\/json\b/i : /^multipart\/form-data\b/i
  if (type !== undefined && expectedType.test(type)) return
  throw new HttpError(415, accepts === 'json' ? 'general.wrongType' : 'upload.notForm')
}

/** The limits of what a caller may use, counted over all processes. */
export interface Limits {
  limiter: Limiter
  fileQuota: FileQuota
}

interface Tools extends Limits {
  deps: Deps
  readForm: FormReader
}

/** Returns the request context of handlers, and the body, to which the idempotency key is bound. */
function readRequest(
  { deps, limiter, fileQuota, readForm }: Tools,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): { context: RequestContext; body: RequestPart } {
  const network = networkOfAddress(request.ip)
  const owner = ownerOf(request.actor, network)
  const { body = {} } = request
  const parts = {
    params: validate(endpoint.params, request.params) as RequestPart,
    query: validate(endpoint.query, request.query) as RequestPart,
    // The fields of a form are validated when it is read.
    body: endpoint.accepts === 'json' ? (validate(endpoint.body, body) as RequestPart) : {},
  }
  const context: RequestContext = {
    ...createContext(deps, request.actor),
    // Log lines of a feature have the id of the request.
    log: request.log as Deps['log'],
    input: openCursor(deps.keys, endpoint, mergeInput(endpoint, parts)),
    network,
    device: readDeviceToken(request),
    keepDevice: (token) => setDeviceCookie(reply, token, deps.config),
    takePoint: async (limit, userId) => void (await limiter(limit, { network, userId, email: null })),
    caller: { owner: owner.id, signal: signalOf(reply) },
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 200),
    missedSeconds: Math.min(Math.max(Number(request.headers[MISSED]) || 0, 0), MOST_MISSED),
    form: async (handle, precheck) => {
      // A repeat of a call gets its first answer, whatever has changed since.
      if (precheck && !(await hasKey(deps.database.db, readIdempotencyKey(endpoint, request, {}, context))))
        await precheck()
      return readForm(request, owner, ({ file, fields }) => {
        const form = { file, fields: validate(endpoint.body, fields) }
        // A file counts by its bytes, and its password is kept in no form.
        const sent = {
          fields: { ...(form.fields as object), password: undefined },
          file: file?.sha256.toString('hex') ?? null,
        }
        const key = readIdempotencyKey(endpoint, request, sent, context)
        const notify = ({ usedMb, limitMb }: FilesToday) => void reply.header(FILES_TODAY, `${usedMb}/${limitMb}`)
        return workOnce(deps.database.db, key, (once) =>
          fileQuota(owner.id, file?.bytes ?? 0, () => handle({ ...form, once }), notify),
        )
      })
    },
  }
  return { context, body: parts.body }
}

/** Returns a signal that is aborted when the connection closes before the answer is complete. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => raw.writableFinished || controller.abort(hungUp()))
  return controller.signal
}

async function limitedBy(
  { database: { db } }: Deps,
  { limit }: Endpoint,
  { network, actor, device, now }: RequestContext,
  { email: given }: RequestPart,
) {
  const userId = actor?.userId ?? null
  const email = typeof given === 'string' ? given : null
  const known = limit === 'sign-in' ? await knownDevice(db, { device, email, userId, now }) : null
  return { network, userId, email, device: known }
}

/** Returns the complete answer of a route; a command's is produced within its transaction. */
async function run(deps: Deps, route: Route, context: RequestContext, key: IdempotencyKey | null) {
  const message = textOf(route.endpoint.message)
  const { db } = deps.database
  const envelope = (data: unknown) =>
    data instanceof Paged
      ? { success: true, message, data: data.data, meta: closeCursor(deps.keys, route.endpoint, data.meta) }
      : { success: true, message, data }
  switch (route.kind) {
    case 'query': {
      const data = await route.run(db, context, context.input)
      return data instanceof SerializedJson ? data.envelope(message) : envelope(data)
    }
    case 'handler': {
      const data = await route.run(deps, context)
      if (data instanceof PictureAnswer) return data.envelope(message)
      return data instanceof StreamAnswer ? data : envelope(data)
    }
    case 'command':
      return inTransaction(db, async (tx) => {
        const act = async () => envelope(await route.run(tx, context, context.input))
        return key ? withIdempotencyKey(tx, key, act) : act()
      })
  }
}

function readIdempotencyKey(
  { idempotent }: Endpoint,
  request: FastifyRequest,
  body: object,
  { now, keys }: Pick<RequestContext, 'now' | 'keys'>,
): IdempotencyKey | null {
  const key = idempotent ? request.headers['idempotency-key'] : undefined
  if (key === undefined || !request.actor) return null
  const call = `${request.method} ${request.url.split('?')[0]}`
  const { userId, apiKey } = request.actor
  return { userId, credentialId: apiKey?.id ?? userId, key: String(key), call, body, now, keys }
}
