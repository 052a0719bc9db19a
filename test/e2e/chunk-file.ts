import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const BUILT = join(import.meta.dirname, '../../dist/web')

/** Returns the file name of a chunk of the web app by the name of its module; its address is only a hash. */
export function chunkFile(name: string): string {
  const manifest = JSON.parse(readFileSync(join(BUILT, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { name?: string; file: string }
  >
  const chunk = Object.values(manifest).find((entry) => entry.name === name)
  if (!chunk) throw new Error(`There is no chunk ${name}`)
  return chunk.file.replace('assets/', '')
}
