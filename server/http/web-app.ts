import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { API_BASE, APP_BUILD, buildOf } from '#contract/api.ts'
import { notFound } from './errors.ts'
import { compress } from './headers.ts'

const BUILT = join(import.meta.dirname, '../../dist/web')
/** The service worker, which requests the page for a reload without a connection. */
const WORKER = 'offline-worker.js'
/** The manifest of the installed app; it has the office's name once there is one. */
const MANIFEST = 'manifest.webmanifest'
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"
/** The worker that decodes HEIC photos: it compiles the decoder, which no page may, and reaches no network. */
const HEIC_WORKER = 'heic-worker-'
const HEIC_WORKER_POLICY = "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'"
/** The worker that shapes the texts of a report: it compiles the shaper, which it fetches with the fonts. */
const SHAPE_WORKER = 'shape-worker-'
const SHAPE_WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'"
const YEAR = 365 * 24 * 3600

/** The name and contact of the office in every page, also before sign-in. */
export interface OfficeBrand {
  name: string
  /** An address that stays valid, since a browser may keep the page; empty without a logo. */
  logo: string
  phone: string
  email: string
}

interface BuiltPage {
  build: string
  page: string
}

/**
 * Serves the built web app with its compressed files. Files with a hash in their name are cached for a
 * year; the page itself is revalidated each time.
 */
export async function serveWebApp(
  app: FastifyInstance,
  brand: () => Promise<OfficeBrand>,
  built = BUILT,
): Promise<void> {
  const current = pageOf(built)
  if (current() !== null) {
    const shared = { index: false, preCompressed: true, cacheControl: false } as const
    const keptFor = (value: string) => ({
      setHeaders: (reply: { header(name: string, value: string): unknown }, path: string) => {
        reply.header('cache-control', value)
        if (path.includes(WORKER)) reply.header('content-security-policy', WORKER_POLICY)
        if (path.includes(SHAPE_WORKER)) reply.header('content-security-policy', SHAPE_WORKER_POLICY)
        if (path.includes(HEIC_WORKER)) reply.header('content-security-policy', HEIC_WORKER_POLICY)
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
      globIgnore: ['assets/**', '*.html*', '**/*.{br,gz}', MANIFEST],
      decorateReply: false,
    })
  } else if (process.env.NODE_ENV === 'production')
    app.log.warn({ folder: built }, 'the web app is not built, no page is answered: npm run build')
  const manifest = join(built, MANIFEST)
  if (existsSync(manifest))
    app.get(`/${MANIFEST}`, async (_request, reply) => {
      const { name } = await brand()
      const own = name && { name, short_name: name }
      reply.header('cache-control', 'no-cache').type('application/manifest+json')
      return reply.send({ ...(JSON.parse(readFileSync(manifest, 'utf8')) as object), ...own })
    })
  // An open page of another build hears of the update.
  app.addHook('onRequest', (request, reply, done) => {
    const build = request.url.startsWith(API_BASE) ? current()?.build : ''
    if (build) reply.header(APP_BUILD, build)
    done()
  })
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !/^\/(?:api|assets)\//.test(request.url)
    const page = isPage ? current()?.page : undefined
    if (page === undefined) throw notFound('general.notFound')
    const nonce = randomBytes(16).toString('base64')
    reply
      .header('content-security-policy', pageSecurityPolicy(nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
    const text = nameOffice(page, await brand()).replaceAll('__CSP_NONCE__', nonce)
    return reply.send(await compress(request, reply, text, { least: 0, level: constants.Z_DEFAULT_COMPRESSION }))
  })
}

/** Returns a reader of the page, which reads it again after a new build; during a build it keeps the former one. */
function pageOf(built: string): () => BuiltPage | null {
  const file = join(built, 'index.html')
  let current: BuiltPage | null = null
  let readAt = 0
  return () => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (changedAt !== undefined && changedAt !== readAt) {
      const page = readFileSync(file, 'utf8')
      current = { build: buildOf(page), page }
      readAt = changedAt
    }
    return current
  }
}

/** Inserts the office's name, logo, phone and e-mail into the page, which shows them before anybody signs in. */
export const nameOffice = (page: string, { name, logo, phone, email }: OfficeBrand) =>
  page
    .replace('__OFFICE_NAME__', () => escapeAttribute(name))
    .replace('__OFFICE_LOGO__', () => escapeAttribute(logo))
    .replace('__SUPPORT_PHONE__', () => escapeAttribute(phone))
    .replace('__SUPPORT_EMAIL__', () => escapeAttribute(email))

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/**
 * Returns the content security policy: scripts from our own files; styles with the nonce of the page, for those that
 * dialogs add at run time. The app itself sends the forms.
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
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
