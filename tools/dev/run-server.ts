import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * A process of `npm run dev` that becomes the server of the portal on a message. Until then it loads
 * every package that the server imports: changes never affect packages, and loading them is more than
 * half of the start.
 */

const ROOT = join(import.meta.dirname, '../..')

const isStarted = new Promise((resolve) => process.once('message', resolve))
await Promise.all(packagesOfServer().map((name) => import(name).catch(() => undefined)))
await isStarted
await import('#server/start/main.ts')

function packagesOfServer(): string[] {
  const sources = globSync(['server/**/*.ts', 'contract/**/*.ts'], { cwd: ROOT, exclude: ['**/*.test.ts'] })
  const imports = sources.flatMap((file) => [
    ...readFileSync(join(ROOT, file), 'utf8').matchAll(/^(?:import (?!type )|\} )[^'\n]*from '([a-z@][^':]*)'$/gm),
  ])
  return [...new Set(imports.map(([, name = '']) => name))]
}
