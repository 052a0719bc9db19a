import { hash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../context/deps.ts'
import { type Config, isLoopback, isLoopbackUrl } from '../start/config.ts'
import { notFound } from './errors.ts'

/** Headers by which a proxy identifies itself. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'] as const

/**
 * `GET /metrics`: Prometheus text for requests with METRICS_TOKEN, and for direct requests from this machine. 404 for
 * anybody else.
 */
export function serveMetrics(app: FastifyInstance, { config, metrics }: Pick<Deps, 'config' | 'metrics'>): void {
  app.get('/metrics', async (request, reply) => {
    if (!bringsToken(config, request) && !isFromHere(config, request)) throw notFound()
    const { type, text } = await metrics.read()
    return reply.header('content-type', type).header('cache-control', 'no-store').send(text)
  })
}

const digest = (text: string) => hash('sha256', text, 'buffer')

function bringsToken({ METRICS_TOKEN }: Config, { headers }: FastifyRequest): boolean {
  const [, token] = /^Bearer (\S{1,200})$/.exec(headers.authorization ?? '') ?? []
  return METRICS_TOKEN !== undefined && token !== undefined && timingSafeEqual(digest(token), digest(METRICS_TOKEN))
}

/**
 * Returns whether a request comes directly from this machine, by the address of the socket, because a
 * header can be forged. A proxy on this machine has a loopback address as well; the headers that it
 * adds reveal it. Where the office has another name than this machine and no proxy is declared
 * (TRUST_PROXY), an undeclared proxy may add no headers: then only the token counts.
 */
function isFromHere({ PUBLIC_URL, TRUST_PROXY }: Config, { headers, socket }: FastifyRequest): boolean {
  const peer = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  if (!isLoopback(peer) || FORWARDED.some((name) => headers[name] !== undefined)) return false
  return TRUST_PROXY !== false || isLoopbackUrl(PUBLIC_URL)
}
