import { hash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { API_BASE, APP_BUILD, buildOf } from '#contract/api.ts'
import type { Role } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import { compress } from './compress.ts'
import { notFound } from './errors.ts'

const BUILT = join(import.meta.dirname, '../../dist/web')
/** The service worker, which requests the page for a reload without a connection. */
const WORKER = 'offline-worker.js'
/** The manifest of the installed app; it has the office's name once there is one. */
const MANIFEST = 'manifest.webmanifest'
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"
/** The worker that decodes HEIC photos (vite.config.ts): it compiles the decoder, which no page may, and reaches no network. */
const HEIC_WORKER = 'heic-worker-'
const HEIC_WORKER_POLICY = "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'"
/** The worker that shapes the texts of a report: it compiles the shaper, which it fetches with the fonts. */
const SHAPE_WORKER = 'shape-worker-'
const SHAPE_WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'"
const YEAR = 365 * 24 * 3600

/** The address of sign-in, whose page has the form as HTML (tools/web-build). */
const SIGN_IN = '/'

/** The name and contact of the office in every page, also before sign-in. */
export interface OfficeBrand {
  name: string
  /** An address that stays valid, since a browser may keep the page; empty without a logo. */
  logo: string
  phone: string
  email: string
}

interface BuiltPages {
  build: string
  page: string
  signIn: string
  scripts: readonly string[]
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
  const pages = pagesOf(built)
  if (pages() !== null) {
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
    const build = request.url.startsWith(API_BASE) ? pages()?.build : ''
    if (build) reply.header(APP_BUILD, build)
    done()
  })
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !/^\/(?:api|assets)\//.test(request.url)
    const current = isPage ? pages() : null
    if (current === null) throw notFound(messages.general.notFound)
    const [address = ''] = request.url.split('?')
    const nonce = randomBytes(16).toString('base64')
    const page = preloadChunks(
      address === SIGN_IN ? current.signIn : current.page,
      current.scripts,
      preloadsFor(address),
    )
    reply
      .header('content-security-policy', pageSecurityPolicy(nonce, inlineScripts(page)))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
    const text = nameOffice(page, await brand()).replaceAll('__CSP_NONCE__', nonce)
    return reply.send(await compress(request, reply, text, { least: 0, level: constants.Z_DEFAULT_COMPRESSION }))
  })
}

/** Returns a reader of the pages, which reads them again after a new build; during a build it keeps the former ones. */
function pagesOf(built: string): () => BuiltPages | null {
  const file = join(built, 'index.html')
  const read = (name: string) => readFileSync(join(built, name), 'utf8')
  let pages: BuiltPages | null = null
  let readAt = 0
  return () => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (changedAt !== undefined && changedAt !== readAt) {
      const scripts = readdirSync(join(built, 'assets')).filter((name) => name.endsWith('.js'))
      const page = read('index.html')
      pages = { build: buildOf(page), page, signIn: read('sign-in.html'), scripts }
      readAt = changedAt
    }
    return pages
  }
}

/** The chunks with the tables of a role's pages: an employee's share the parts of a superadmin's. */
const pageTables: Record<Role, readonly string[]> = {
  superadmin: ['staff-pages'],
  employee: ['staff-pages', 'employee-pages'],
  client: ['client-pages'],
}

/**
 * The addresses whose pages are imported by the table of their role; all others by `later-pages`
 * (web/pages/later.ts).
 */
const FIRST_PAGES =
  /^\/(?:superadmin(?:\/cases\/(?:all|mycases|rejected))?|employee(?:\/v?cases)?|client(?:\/cases|\/payment)?)\/?$/i

/** Returns the chunks (vite.config.ts) that an address needs besides the app, and would otherwise request after it. */
function preloadsFor(address: string): readonly string[] {
  if (address === SIGN_IN) return ['sign-in-page', 'sign-in-parts']
  const [, role] = /^\/(superadmin|employee|client)(?:\/|$)/i.exec(address) ?? []
  if (!role) return []
  const later = FIRST_PAGES.test(address) ? [] : ['later-pages']
  return ['shell', ...pageTables[role.toLowerCase() as Role], ...later]
}

/** Adds links by which the browser requests chunks together with the app: a round trip less on a slow network. */
function preloadChunks(page: string, scripts: readonly string[], chunks: readonly string[]): string {
  const links = chunks
    .flatMap((chunk) => scripts.filter((name) => name.startsWith(`${chunk}-`)))
    .map((script) => `<link rel="modulepreload" crossorigin href="/assets/${script}" />`)
  return page.replace('</head>', `${links.join('')}</head>`)
}

/** The inline scripts of a page as sources of the content security policy. */
const inlineScripts = (page: string) =>
  [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${hash('sha256', script, 'base64')}'`,
  )

/** Inserts the office's name, logo, phone and e-mail into the page, which shows them before anybody signs in. */
export const nameOffice = (page: string, { name, logo, phone, email }: OfficeBrand) =>
  page
    .replace('__OFFICE_NAME__', () => escapeAttribute(name))
    .replace('__OFFICE_LOGO__', () => escapeAttribute(logo))
    .replace('__SUPPORT_PHONE__', () => escapeAttribute(phone))
    .replace('__SUPPORT_EMAIL__', () => escapeAttribute(email))
    // The name that the page of sign-in has as HTML.
    .replace(/(<span [^>]*data-office-name[^>]*>)[^<]*/, (whole, tag: string) =>
      name ? tag + escapeAttribute(name) : whole,
    )

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/**
 * Returns the content security policy: scripts from our own files, and inline ones by their hashes; styles with
 * the nonce of the page, for those that dialogs add at run time. The app itself sends the forms.
 */
export const pageSecurityPolicy = (nonce: string, inline: readonly string[] = []) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...inline].join(' '),
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
