import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep, setImmediate as takeNext } from 'node:timers/promises'
import type { FastifyServerFactory } from 'fastify'
import { SECOND } from '#contract/durations.ts'

import type { BoundName } from '../context/bounds.ts'
import type { Deps } from '../context/deps.ts'
import { failureOf, HttpError } from './errors.ts'

/** How often Node checks for late headers, in milliseconds. */
const CHECK_INTERVAL = 500
/** How long no new connection may come until the backlog counts as empty, in milliseconds. */
const QUIET_TIME = 100
/** How long an idle connection stays open: for a browser's later requests, and longer than a proxy's minute. */
const KEEP_ALIVE_SECONDS = 72

/** The answers to errors that Node finds before there is a request, by its code. */
const clientErrors: Record<string, HttpError> = {
  ERR_HTTP_REQUEST_TIMEOUT: new HttpError(408, 'general.tooSlow', { bound: 'header_seconds' }),
  HPE_HEADER_OVERFLOW: new HttpError(431, 'general.tooLarge', { bound: 'header_bytes' }),
}
const MALFORMED = new HttpError(400, 'general.badInput')

/** Returns an answer as raw HTTP, for requests that reach no handler. */
export function rawErrorResponse(refusal: HttpError): string {
  const { status } = refusal
  const body = JSON.stringify(failureOf(refusal))
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    'cache-control: no-store',
    'connection: close',
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')
}

/**
 * Creates HTTP servers whose connections are bounded in number, size and time (one server, or two
 * where a name resolves to two addresses). `drain` closes connections at a stop, and resolves when the
 * servers may stop listening: whatever visitors do, the last connection is closed after
 * `bounds.stop.seconds`.
 */
export function createBoundedServers({ bounds, metrics, log }: Pick<Deps, 'bounds' | 'metrics' | 'log'>) {
  const servers: Server[] = []
  const sockets = new Set<Socket>()
  const exchanges = new WeakMap<Socket, { request: IncomingMessage; response: ServerResponse }>()
  let taken = 0
  const reached = (bound: BoundName) => {
    metrics.boundReached(bound)
    log.info({ bound }, 'a connection was cut')
  }

  const create: FastifyServerFactory = (handler) => {
    const server = createServer({
      maxHeaderSize: bounds.header.bytes,
      headersTimeout: bounds.header.seconds * SECOND - CHECK_INTERVAL, // Node ends it at its next check
      requestTimeout: 0, // by type of request, in server/http/body-timeouts.ts
      connectionsCheckingInterval: CHECK_INTERVAL,
      keepAliveTimeout: KEEP_ALIVE_SECONDS * SECOND,
    })
    server.on('request', (request, response) => {
      exchanges.set(request.socket, { request, response })
      handler(request, response)
    })
    server.on('connection', (socket) => {
      sockets.add(socket)
      taken += 1
      socket.once('close', () => sockets.delete(socket))
      if (sockets.size >= bounds.connections) server.closeIdleConnections()
    })
    server.maxConnections = bounds.connections
    server.on('drop', () => reached('connections'))
    server.setTimeout(bounds.answer.seconds * SECOND, (socket) => {
      const response = exchanges.get(socket)?.response
      // Our answer takes long: the timeout starts again.
      if (response?.headersSent === false) return void socket.setTimeout(bounds.answer.seconds * SECOND)
      if (response?.writableFinished === false) reached('answer_seconds')
      socket.destroy()
    })
    server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
      if (error instanceof HttpError || error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
      const refusal = clientErrors[error.code ?? ''] ?? MALFORMED
      if (refusal.bound) reached(refusal.bound)
      socket.write(rawErrorResponse(refusal))
      socket.destroy()
    })
    servers.push(server)
    return server
  }

  /** Returns whether a request has arrived completely and its answer is not finished. */
  const isAtWork = (socket: Socket): boolean => {
    const exchange = exchanges.get(socket)
    return exchange?.request.complete === true && !exchange.response.writableFinished
  }
  /** Accepts the connections in the backlog, which would be reset when listening ends. */
  const drainBacklog = async () => {
    const deadline = performance.now() + bounds.stop.unfinishedSeconds * SECOND
    let before: number
    do {
      before = taken
      await sleep(QUIET_TIME)
      // Timers come before connections: a busy process would call the backlog empty without having looked.
      await takeNext()
    } while (taken > before && performance.now() < deadline)
  }
  const drain = async () => {
    const startedAt = performance.now()
    const timer = setInterval(() => {
      if (sockets.size === 0 && servers.every(({ listening }) => !listening)) return clearInterval(timer)
      const seconds = (performance.now() - startedAt) / SECOND
      for (const server of servers) server.closeIdleConnections()
      for (const socket of sockets)
        if (seconds >= bounds.stop.seconds || (seconds >= bounds.stop.unfinishedSeconds && !isAtWork(socket)))
          socket.destroy()
    }, 100)
    await drainBacklog()
  }
  return { create, drain }
}
