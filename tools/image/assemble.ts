import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { broughtBy, PROGRAMS, runtimePackages } from './runtime-packages.ts'

/*
 * `node tools/image/assemble.ts FOLDER`, in the build stage of the Dockerfile: lays the root of the image. It holds one
 * Node.js with the libraries that it and the packages load, and of the product what its programs need: no shell, no
 * package manager, no compiler.
 */

const ROOT = join(import.meta.dirname, '../..')
const [target = '/image'] = process.argv.slice(2)
/** The system user of the portal in the image. */
const USER = 10_001
/**
 * What no program reads: maps, types, the sources of types, which Node.js refuses to run from node_modules, and the
 * bundles for browsers of what makes PDFs, all but the one of reports/render-pdf.ts.
 */
const UNREAD =
  /\.(?:map|[cm]?tsx?|flow|md|markdown|standalone\.js)$|\/(?:include|test|tests|docs|\.github|\.yarn)$|\/dist\/pdf-lib[.\w]*\.js$|\/pdfmake\.min\.js$/
/** The parts of a package for other platforms, where it carries all of them. */
const OF_OTHERS = new RegExp(
  `/bin/napi-v\\d+/(?:(?!${process.platform}$|${process.platform}/)[^/]+|[^/]+/(?!${process.arch}$|${process.arch}/)[^/]+)$`,
)
const LICENCE = /\/(?:licen[cs]e|notice|copying)[^/]*$/i

const app = join(target, 'app')

for (const path of runtimePackages(ROOT)) {
  const from = join(ROOT, path)
  if (!existsSync(from)) continue // a part for another platform
  // Packages inside it are of their own.
  cpSync(from, join(app, path), {
    recursive: true,
    filter: (file) =>
      LICENCE.test(file) ||
      !(UNREAD.test(file) || OF_OTHERS.test(file) || file.slice(from.length).includes('/node_modules')),
  })
}
for (const file of new Set(PROGRAMS.flatMap((program) => [...broughtBy(ROOT, program).files]))) copy(file)
for (const path of [
  'package.json',
  'THIRD-PARTY-NOTICES',
  'server/db/migrations',
  'server/db/invariants.sql',
  'web/public',
  'dist/web',
])
  copy(path)

function copy(path: string): void {
  mkdirSync(dirname(join(app, path)), { recursive: true })
  cpSync(join(ROOT, path), join(app, path), { recursive: true })
}

const node = join(target, 'usr/local/bin/node')
mkdirSync(dirname(node), { recursive: true })
copyFileSync(process.execPath, node)
chmodSync(node, 0o755)

/** Copies the shared libraries that programs and native parts load, each to its path on the machine of the build. */
function copyLibraries(programs: readonly string[]): void {
  const { stdout } = spawnSync('ldd', programs, { encoding: 'utf8', maxBuffer: 64_000_000 })
  const libraries = [...stdout.matchAll(/(?:=> |^\s+)(\/[^\s:]+) \(0x/gm)].map(([, path = '']) => path)
  for (const library of new Set(libraries)) {
    if (library.startsWith(target)) continue // a package brings it
    mkdirSync(dirname(join(target, library)), { recursive: true })
    copyFileSync(library, join(target, library))
    chmodSync(join(target, library), 0o755)
  }
}
const files = readdirSync(app, { recursive: true, encoding: 'utf8' })
copyLibraries([node, ...files.filter((name) => /\.node$|\.so(?:\.\d+)*$/.test(name)).map((name) => join(app, name))])

mkdirSync(join(target, 'etc'), { recursive: true })
writeFileSync(join(target, 'etc/passwd'), `root:x:0:0::/:/none\nportal:x:${USER}:${USER}::/data:/none\n`)
writeFileSync(join(target, 'etc/group'), `root:x:0:\nportal:x:${USER}:\n`)
writeFileSync(join(target, 'etc/nsswitch.conf'), 'hosts: files dns\n')
mkdirSync(join(target, 'tmp'))
chmodSync(join(target, 'tmp'), 0o1777)
mkdirSync(join(target, 'data'), { mode: 0o700 })
chownSync(join(target, 'data'), USER, USER)
