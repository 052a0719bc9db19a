import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { messages } from '#contract/messages.ts'
import type { Config } from '#server/config.ts'
import { notFound } from './errors.ts'

const YEAR = 365 * 24 * 3600 * 1000
const BUILT = join(import.meta.dirname, '../../dist/web')

/** Files with a hash in their name are kept for a year; the page itself is asked for each time. */
export async function serveWebApp(app: FastifyInstance, config: Config): Promise<void> {
  const page = existsSync(join(BUILT, 'index.html'))
    ? withSupport(readFileSync(join(BUILT, 'index.html'), 'utf8'), config)
    : null
  if (page !== null)
    await app.register(fastifyStatic, {
      root: BUILT,
      index: false,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const isHashed = path.includes('/assets/')
        reply.header('cache-control', isHashed ? `public, max-age=${YEAR / 1000}, immutable` : 'public, max-age=3600')
      },
    })
  app.setNotFoundHandler((request, reply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !/^\/(?:api|assets)\//.test(request.url)
    if (!isPage || page === null) throw notFound(messages.general.notFound)
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header('content-security-policy', pagePolicy(nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page.replaceAll('__CSP_NONCE__', nonce))
  })
}

/** The page with the office's phone and mail in it, for the footer of clients and employees. */
const withSupport = (page: string, { SUPPORT_PHONE, SUPPORT_EMAIL = '' }: Config) =>
  page
    .replace('__SUPPORT_PHONE__', () => escapeAttribute(SUPPORT_PHONE))
    .replace('__SUPPORT_EMAIL__', () => escapeAttribute(SUPPORT_EMAIL))

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** No script but our own files; styles with the page's nonce for what dialogs add at run time. */
const pagePolicy = (nonce: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
