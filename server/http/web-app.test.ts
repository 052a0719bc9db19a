import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { serveWebApp } from './web-app.ts'

const SCRIPT = 'export const text = "a script long enough to be worth it";\n'.repeat(40)
const built = mkdtempSync(join(tmpdir(), 'web-app-'))
const app = fastify()
const brand = { name: '', logo: '', phone: '', email: '' }

function build(name: string, at: number) {
  writeFileSync(join(built, 'assets', `app-${name}.js`), SCRIPT)
  const page = `<meta name="app-files" content="/assets/app-files-${name}.json" /><meta name="office-name" content="__OFFICE_NAME__" /><script nonce="__CSP_NONCE__" src="/assets/app-${name}.js"></script>`
  writeFileSync(join(built, 'index.html'), page)
  utimesSync(join(built, 'index.html'), at, at)
}

beforeAll(async () => {
  mkdirSync(join(built, 'assets'))
  build('one', 1)
  writeFileSync(join(built, 'favicon.svg'), '<svg/>')
  writeFileSync(join(built, 'manifest.webmanifest'), '{"name":"Portal","start_url":"/"}')
  writeFileSync(join(built, 'assets/app-one.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(built, 'assets/app-one.js.gz'), gzipSync(SCRIPT))
  app.get('/api/v1/something', async () => ({}))
  await serveWebApp(app, async () => brand, built)
})

afterAll(async () => {
  await app.close()
  rmSync(built, { recursive: true })
})

const get = (url: string, accepted = '') => app.inject({ url, headers: { 'accept-encoding': accepted } })

test('a start in production warns of a web app that is not built', async () => {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const bare = fastify({ logger: { level: 'warn', stream } })
  vi.stubEnv('NODE_ENV', 'production')
  await serveWebApp(bare, async () => brand, join(built, 'none'))
  vi.unstubAllEnvs()
  expect(lines.join()).toContain('npm run build')
  await bare.close()
})

test('a browser gets the compressed file that it understands, and keeps it for a year', async () => {
  const brotli = await get('/assets/app-one.js', 'gzip, deflate, br')
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringMatching(/javascript/),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  })
  expect(brotli.rawPayload).toEqual(brotliCompressSync(SCRIPT))
  const gzip = await get('/assets/app-one.js', 'gzip')
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gzip.rawPayload).toEqual(gzipSync(SCRIPT))
  const plain = await get('/assets/app-one.js')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body).toBe(SCRIPT)
})

test('the page is never cached, and the files beside it for an hour', async () => {
  for (const url of ['/', '/superadmin/cases/all', '/index.html'])
    expect((await get(url, 'br')).headers, url).toMatchObject({ 'cache-control': 'no-store' })
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600')
  const missing = await get('/assets/app-gone.js')
  expect(missing.statusCode).toBe(404)
  expect(missing.headers['cache-control']).toBeUndefined()
})

test('a new build is served without a restart', async () => {
  const buildNow = async () => (await get('/api/v1/something')).headers['x-app-build']
  expect((await get('/')).body).toContain('app-one.js')
  expect(await buildNow()).toBe('app-files-one')
  build('two', 2)
  expect((await get('/')).body).toContain('app-two.js')
  expect(await buildNow(), 'an open page hears of it').toBe('app-files-two')
  expect((await get('/assets/app-two.js')).body).toBe(SCRIPT)
  rmSync(join(built, 'index.html'))
  expect((await get('/')).body, 'the page before, while a build is swapped in').toContain('app-two.js')
})

test('every address has the same page, whose policy allows no script but our files', async () => {
  const pageAt = async (url: string) => {
    const { body, headers } = await get(url)
    const policy = String(headers['content-security-policy'])
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? []
    expect(policy, url).toContain("script-src 'self';")
    return body.replaceAll(nonce, '')
  }
  const page = await pageAt('/')
  for (const url of ['/?from=mail', '/index.html', '/signup', '/superadmin']) expect(await pageAt(url), url).toBe(page)
})

test('the page is compressed for a browser that understands it', async () => {
  const page = await get('/', 'gzip, deflate, br')
  expect(page.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  const [, nonce] = /'nonce-([^']+)'/.exec(String(page.headers['content-security-policy'])) ?? []
  expect(gunzipSync(page.rawPayload).toString()).toContain(`nonce="${nonce}"`)
  expect((await get('/', 'br')).headers['content-encoding']).toBeUndefined()
})

test('the page has the name of the office, once it has one, as text', async () => {
  Object.assign(brand, { name: 'Shah & "Sons" <b>' })
  const { body } = await get('/')
  expect(body).toContain('name="office-name" content="Shah &amp; &quot;Sons&quot; &lt;b>"')
})

test('the installed app has the name of the office, once it has one', async () => {
  Object.assign(brand, { name: '' })
  const read = async () => JSON.parse((await get('/manifest.webmanifest')).body) as object
  expect(await read()).toEqual({ name: 'Portal', start_url: '/' })
  Object.assign(brand, { name: 'Shah & Sons' })
  expect(await read()).toEqual({ name: 'Shah & Sons', short_name: 'Shah & Sons', start_url: '/' })
})
