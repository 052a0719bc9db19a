import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Request } from 'playwright-core'
import { paths } from '#web/paths.ts'
import { chunkFile } from '../chunk-file.ts'
import type { RouteVisit } from '../routes.ts'
import type { Visitor } from '../visitor.ts'

const ASSETS = join(import.meta.dirname, '../../../dist/web/assets')

/** Maximum sizes of a first visit in bytes, compressed by gzip: scripts of a screen, one lazy chunk, the styles. */
export const sizeTargets = {
  'sign-in': 106_000,
  'staff list': 153_000,
  'client list': 138_000,
  'largest lazy chunk': 40_000,
  'PDF chunk': 350_000,
  'language chunk': 65_000,
  styles: 14_800,
}

/** The screens whose first visit is measured, and the role of the visitor. */
export const firstScreens = [
  { name: 'sign-in', by: 'public', address: paths.signIn },
  { name: 'staff list', by: 'superadmin', address: paths.superadmin.verifiedCases },
  { name: 'client list', by: 'client', address: paths.client.cases },
] as const

/** Milliseconds after which the app loads, by itself, what a later page needs. */
const REST_MS = 2_000

/** The transfer size in bytes of a file of the web app with gzip. */
export function gzipSize(file: string): number {
  const ready = join(ASSETS, `${file}.gz`)
  return existsSync(ready) ? readFileSync(ready).length : gzipSync(readFileSync(join(ASSETS, file))).length
}

/** The files that a first visit loads, by the browser's requests. */
export async function loadedBy({ page, visit }: Pick<Visitor, 'page' | 'visit'>, where: string | RouteVisit) {
  const files = new Set<string>()
  const recordRequest = (request: Request) => {
    const [, file] = /\/assets\/([^?]+)$/.exec(request.url()) ?? []
    if (file) files.add(file)
  }
  page.on('request', recordRequest)
  // What loads by itself after seconds is no part of a first visit, and would be one on a busy machine.
  await page.addInitScript((restMs) => {
    const { setTimeout } = window
    const soon = (run: () => void, ms = 0) => (ms < restMs ? setTimeout(run, ms) : 0)
    Object.assign(window, { setTimeout: soon })
  }, REST_MS)
  // The stream of events would never let the network be idle.
  await page.route('**/notification/stream', (route) => route.abort())
  await visit(where)
  await page.waitForLoadState('networkidle')
  page.off('request', recordRequest)
  return [...files].sort()
}

/** Scripts that no first screen loads in English; the chunks that draw PDFs and that hold a language are separate. */
export function lazyChunks(loadedFirst: Iterable<string>): { pdf: string; languages: string[]; others: string[] } {
  const first = new Set(loadedFirst)
  const scripts = readdirSync(ASSETS).filter((file) => file.endsWith('.js') && !first.has(file))
  const pdf = chunkFile('render-pdf')
  const languages = ['hi', 'mr'].map((language) => chunkFile(`_virtual_texts-${language}`))
  return { pdf, languages, others: scripts.filter((file) => file !== pdf && !languages.includes(file)) }
}

export const sum = (files: readonly string[], extension: string) =>
  files.filter((file) => file.endsWith(extension)).reduce((total, file) => total + gzipSize(file), 0)

/** The files of the build that lack their compressed version. */
export const uncompressed = () =>
  readdirSync(ASSETS).filter(
    (file) =>
      /\.(?:js|css)$/.test(file) &&
      readFileSync(join(ASSETS, file)).length >= 600 &&
      !(existsSync(join(ASSETS, `${file}.br`)) && existsSync(join(ASSETS, `${file}.gz`))),
  )
