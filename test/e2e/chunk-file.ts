import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const ASSETS = join(import.meta.dirname, '../../dist/web/assets')

/** Returns the file name of a chunk of the web app by the name of its module. */
export function chunkFile(name: string): string {
  const file = readdirSync(ASSETS).find((one) => one.startsWith(`${name}-`) && one.length === name.length + 12)
  if (!file) throw new Error(`There is no chunk ${name}`)
  return file
}
