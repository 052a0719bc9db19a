import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFiles } from './compress.mjs'
import { withFolderLock } from './folder-lock.mjs'
import { diskIsFull, isOfFullDisk } from './install.mjs'
import { nodeBinary } from './run-node.mjs'

/** Every file that the web app contains or that affects its build. */
const SOURCES = [
  'web',
  'contract',
  'reports',
  'vite.config.ts',
  'tools/web-build',
  'tools/launch/build-web.mjs',
  'tools/launch/compress.mjs',
  'package-lock.json',
]

/** Builds the web app into dist/web unless the last build was made from the same sources. */
export async function buildWeb(root) {
  if (!existsSync(join(root, 'vite.config.ts')) || isBuilt(root)) return
  await withFolderLock(root, async () => {
    if (isBuilt(root)) return
    console.error('Building the web app…')
    const sourceHash = hashSources(root)
    const dist = join(root, 'dist')
    const fresh = join(dist, 'web-new')
    mkdirSync(dist, { recursive: true })
    const args = [
      join(root, 'node_modules', 'vite', 'bin', 'vite.js'),
      'build',
      '--outDir',
      fresh,
      '--emptyOutDir',
      '--logLevel',
      'warn',
    ]
    const env = { ...process.env, NODE_ENV: 'production' }
    const built = spawnSync(nodeBinary(root), args, { cwd: root, env, encoding: 'utf8', maxBuffer: 64_000_000 })
    if (built.status !== 0) {
      const output = `${built.stdout}${built.stderr}`
      throw isOfFullDisk(output) ? diskIsFull(root) : new Error(`${output}The web app could not be built.`)
    }
    await compressFiles(fresh)
    writeFileSync(join(fresh, '.built-from'), sourceHash)
    // Replaced as a whole: a portal that runs from this folder never serves a partial app, not even after
    // a kill.
    rmSync(join(dist, 'web-old'), { recursive: true, force: true })
    if (existsSync(join(dist, 'web'))) renameSync(join(dist, 'web'), join(dist, 'web-old'))
    renameSync(fresh, join(dist, 'web'))
    rmSync(join(dist, 'web-old'), { recursive: true, force: true })
  })
}

function isBuilt(root) {
  const stamp = join(root, 'dist', 'web', '.built-from')
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources(root)
}

function hashSources(root) {
  const hash = createHash('sha256')
  const add = (path) => {
    const full = join(root, path)
    if (!existsSync(full)) return
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort()) add(join(path, name))
    } else if (!/\.test\.tsx?$/.test(path)) {
      const content = readFileSync(full)
      hash.update(`${path}\0${content.length}\0`).update(content)
    }
  }
  SOURCES.forEach(add)
  return hash.digest('hex')
}
