import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { messages } from '#contract/messages.ts'
import type { Config } from '#server/config.ts'
import { notFound } from './errors.ts'

const BUILT = join(import.meta.dirname, '../../dist/web')
/** The service worker, which requests the page for a reload without a connection. */
const WORKER = 'offline-worker.js'
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"
const YEAR = 365 * 24 * 3600

interface BuiltPage {
  text: string
  /** The names of the scripts among the assets. */
  scripts: readonly string[]
}

/**
 * Serves the built web app with its compressed files. Files with a hash in their name are cached for a
 * year; the page itself is revalidated each time.
 */
export async function serveWebApp(app: FastifyInstance, config: Config, built = BUILT): Promise<void> {
  const page = pageOf(built, config)
  if (page() !== null) {
    const shared = { index: false, preCompressed: true, cacheControl: false } as const
    const keptFor = (value: string) => ({
      setHeaders: (reply: { header(name: string, value: string): unknown }, path: string) => {
        reply.header('cache-control', value)
        if (path.includes(WORKER)) reply.header('content-security-policy', WORKER_POLICY)
      },
    })
    // Looks files up on disk at each request, because a new build has files of other names.
    await app.register(fastifyStatic, {
      ...shared,
      ...keptFor(`public, max-age=${YEAR}, immutable`),
      root: join(built, 'assets'),
      prefix: '/assets/',
    })
    await app.register(fastifyStatic, {
      ...shared,
      ...keptFor('public, max-age=3600'),
      root: built,
      wildcard: false,
      globIgnore: ['assets/**', 'index.html*', '**/*.{br,gz}'],
      decorateReply: false,
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !/^\/(?:api|assets)\//.test(request.url)
    const built = isPage ? page() : null
    if (built === null) throw notFound(messages.general.notFound)
    const [address = ''] = request.url.split('?')
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header('content-security-policy', pageSecurityPolicy(nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(preloadChunk(built, chunkOf(address)).replaceAll('__CSP_NONCE__', nonce))
  })
}

/**
 * Returns a reader of the page, which reads it again after a new build; during a build it keeps the
 * former page.
 */
function pageOf(built: string, config: Config): () => BuiltPage | null {
  const file = join(built, 'index.html')
  let page: BuiltPage | null = null
  let readAt = 0
  return () => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (changedAt !== undefined && changedAt !== readAt) {
      const scripts = readdirSync(join(built, 'assets')).filter((name) => name.endsWith('.js'))
      page = { text: fillInSupport(readFileSync(file, 'utf8'), config), scripts }
      readAt = changedAt
    }
    return page
  }
}

/** Returns the chunk (vite.config.ts) that an address needs besides the app, and would else request after it. */
function chunkOf(address: string): string | null {
  if (address === '/') return 'door'
  return /^\/(?:superadmin|employee|client)(?:\/|$)/i.test(address) ? 'shell' : null
}

/** Adds a link by which the browser requests a chunk together with the app: one round trip less on a slow net. */
function preloadChunk({ text, scripts }: BuiltPage, chunk: string | null): string {
  const script = scripts.find((name) => chunk !== null && name.startsWith(`${chunk}-`))
  if (!script) return text
  return text.replace('</head>', `<link rel="modulepreload" crossorigin href="/assets/${script}" /></head>`)
}

/** Inserts the office's phone and e-mail into the page, for the footer of clients and employees. */
export const fillInSupport = (page: string, { SUPPORT_PHONE, SUPPORT_EMAIL = '' }: Config) =>
  page
    .replace('__SUPPORT_PHONE__', () => escapeAttribute(SUPPORT_PHONE))
    .replace('__SUPPORT_EMAIL__', () => escapeAttribute(SUPPORT_EMAIL))

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/**
 * Returns the content security policy: scripts from our own files only; styles with the nonce of the
 * page, for those that dialogs add at run time.
 */
export const pageSecurityPolicy = (nonce: string) =>
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
