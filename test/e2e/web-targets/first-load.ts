import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Request } from 'playwright-core'
import { paths } from '#web/paths.ts'
import type { RouteVisit } from '../routes.ts'
import type { Visitor } from '../visitor.ts'

const ASSETS = join(import.meta.dirname, '../../../dist/web/assets')

/** Bytes that a first visit may load, compressed by gzip: scripts of a screen, one chunk that comes later, the styles. */
export const sizeTargets = {
  'sign-in': 116_000,
  'staff list': 175_000,
  'client list': 155_000,
  'largest lazy chunk': 40_000,
  'PDF chunk': 345_000,
  styles: 12_000,
}

/** The screens whose first visit is measured, and who makes it. */
export const firstScreens = [
  { name: 'sign-in', by: 'public', address: paths.signIn },
  { name: 'staff list', by: 'superadmin', address: paths.superadmin.verifiedCases },
  { name: 'client list', by: 'client', address: paths.client.cases },
] as const

/** What a file of the web app weighs on the way to a browser that asks for gzip. */
export function gzipSize(file: string): number {
  const ready = join(ASSETS, `${file}.gz`)
  return existsSync(ready) ? readFileSync(ready).length : gzipSync(readFileSync(join(ASSETS, file))).length
}

/** The files that a first visit really loads, by what the browser asks for. */
export async function loadedBy({ page, visit }: Pick<Visitor, 'page' | 'visit'>, where: string | RouteVisit) {
  const files = new Set<string>()
  const note = (request: Request) => {
    const [, file] = /\/assets\/([^?]+)$/.exec(request.url()) ?? []
    if (file) files.add(file)
  }
  page.on('request', note)
  await visit(where)
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  return [...files].sort()
}

/** Scripts that no first screen loads, the one that draws PDFs apart. */
export function lazyChunks(loadedFirst: Iterable<string>): { pdf: string; others: string[] } {
  const first = new Set(loadedFirst)
  const scripts = readdirSync(ASSETS).filter((file) => file.endsWith('.js') && !first.has(file))
  const pdf = scripts.find((file) => file.startsWith('render-pdf-'))
  if (!pdf) throw new Error('The chunk that draws PDFs is not where it was')
  return { pdf, others: scripts.filter((file) => file !== pdf) }
}

export const sum = (files: readonly string[], ending: string) =>
  files.filter((file) => file.endsWith(ending)).reduce((total, file) => total + gzipSize(file), 0)

/** Every file of the build that ought to have a compressed one beside it, and has none. */
export const uncompressed = () =>
  readdirSync(ASSETS).filter(
    (file) =>
      /\.(?:js|css)$/.test(file) &&
      readFileSync(join(ASSETS, file)).length >= 600 &&
      !(existsSync(join(ASSETS, `${file}.br`)) && existsSync(join(ASSETS, `${file}.gz`))),
  )
