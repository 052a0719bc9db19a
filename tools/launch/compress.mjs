import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(?:js|css|svg|html|json|wasm|webmanifest)$/

/** Smaller files gain nothing from compression. */
const LEAST_BYTES = 600

/** Writes a `.br` and a `.gz` beside each file of a built folder, so that the server need not compress. */
export async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && COMPRESSIBLE.test(entry.name) && !entry.parentPath.endsWith('.vite'),
  )
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name)
      const content = readFileSync(path)
      if (content.length < LEAST_BYTES) return
      const brotli = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(content, brotli))
      writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}
