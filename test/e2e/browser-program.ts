import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sparticuz from '@sparticuz/chromium'
import packages from '../../package.json' with { type: 'json' }

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** The path of the browser that `CHROMIUM_PATH` names, or of an installed one, or of the one that came with npm. */
export async function browserProgram(): Promise<string> {
  return process.env.CHROMIUM_PATH || (INSTALLED.find((path) => existsSync(path)) ?? (await unpackedBrowser()))
}

/**
 * Unpacks the browser of the npm package once for each of its versions, into a folder of this system user's own. Its
 * parts appear there all at once: the package itself writes into the place from which others may start it already.
 */
async function unpackedBrowser(): Promise<string> {
  const version = packages.devDependencies['@sparticuz/chromium']
  const folder = join(tmpdir(), `portal-chromium-${version}-${process.getuid?.() ?? 'user'}`)
  const program = join(folder, 'chromium')
  if (existsSync(program)) return program
  const fresh = mkdtempSync(`${folder}-`)
  try {
    await unpackInto(fresh)
    renameSync(fresh, folder)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    if (!existsSync(program)) throw error // else another process was quicker
  }
  return program
}

/** The package knows one place, the temporary folder; nothing else may ask for that folder meanwhile. */
async function unpackInto(folder: string): Promise<void> {
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    await sparticuz.executablePath()
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}
