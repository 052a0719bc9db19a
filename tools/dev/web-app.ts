import { randomBytes } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { nameOffice, pageSecurityPolicy } from '#server/http/web-app.ts'
import type { Config } from '#server/start/config.ts'
import { StartError } from '#server/start/start-error.ts'
import { forwardTo } from './forward.ts'
import type { RestartingServer } from './restarting-server.ts'

const ROOT = join(import.meta.dirname, '../..')
const SERVER_SOURCES = ['server', 'contract'].map((folder) => join(ROOT, folder))

/**
 * Starts the Vite dev server on HOST and PORT: the web app with fast refresh, and the proxy to the
 * server of the portal. Page and workers have one policy: that of the built app, a nonce for the inline script that fast
 * refresh needs, and leave to compile the decoder of HEIC photos.
 */
export async function startWebApp(config: Config, server: RestartingServer): Promise<ViteDevServer> {
  const nonce = randomBytes(16).toString('base64')
  const policy = pageSecurityPolicy(nonce).replace(
    "script-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval' 'nonce-${nonce}'`,
  )
  const vite = await createServer({
    configFile: join(ROOT, 'vite.config.ts'),
    root: join(ROOT, 'web'),
    mode: 'development',
    cacheDir: join(ROOT, '.vite'),
    clearScreen: false,
    logLevel: 'warn',
    html: { cspNonce: nonce },
    // All pages at once: a package that is found only when a page is opened would reload the whole app.
    optimizeDeps: {
      entries: ['**/*.tsx', '!**/*.test.tsx'],
      include: ['libheif-js/libheif-wasm/libheif.js'], // imported by a worker
    },
    server: {
      host: config.HOST,
      port: config.PORT,
      strictPort: true,
      fs: { allow: [ROOT, realpathSync(join(ROOT, 'node_modules'))] }, // may be a symbolic link
      headers: { 'content-security-policy': policy },
    },
    plugins: [pageOf(config, nonce), serverBehind(server)],
  })
  try {
    return await vite.listen()
  } catch (error) {
    await vite.close()
    throw new StartError((error as Error).message)
  }
}

/** Inserts what the server inserts into the built page. */
const pageOf = (config: Config, nonce: string): Plugin => ({
  name: 'portal-page',
  transformIndexHtml: (page) =>
    nameOffice(page, { name: '', logo: '', phone: config.SUPPORT_PHONE, email: config.SUPPORT_EMAIL ?? '' }).replaceAll(
      '__CSP_NONCE__',
      nonce,
    ),
})

/** Forwards calls to the server, and restarts it when one of its files changes. */
const serverBehind = (server: RestartingServer): Plugin => ({
  name: 'portal-server',
  configureServer(vite) {
    vite.middlewares.use(forwardTo(server))
    vite.watcher.add(SERVER_SOURCES)
    vite.watcher.on('all', (_event, file) => {
      const isSource = SERVER_SOURCES.some((folder) => file.startsWith(`${folder}/`)) && /\.(?:ts|sql)$/.test(file)
      if (isSource && !file.endsWith('.test.ts')) server.restart(relative(ROOT, file))
    })
  },
})
