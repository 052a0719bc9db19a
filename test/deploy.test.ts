import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import packages from '../package.json' with { type: 'json' }

const ROOT = join(import.meta.dirname, '..')

/** The programs that docs/operations.md runs in the image: the portal and the tools of its operator. */
const PROGRAMS = [
  'server/main.ts',
  ...['backup', 'restore', 'audit-ledger', 'rotate-key', 'reset-two-factor'].map((name) => `tools/${name}.ts`),
]

/** Returns the folders and files that an image contains besides its packages. */
const copiedInto = (containerfile: string) =>
  [...containerfile.matchAll(/^COPY --from=build \S+ \/app\/(\S+) \.\/(\S*)$/gm)].map(([, path = '']) => path)

/** Returns every file that a program imports, itself included, and every package. */
function broughtBy(program: string): { files: Set<string>; packages: Set<string> } {
  const files = new Set<string>()
  const bare = new Set<string>()
  const walk = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    const source = readFileSync(join(ROOT, file), 'utf8').replaceAll(/^(?:import|export) type [^']*'[^']+'/gm, '')
    for (const [, name = ''] of source.matchAll(/(?:\bfrom |^import |\bimport\()'([\w@#./:-]+)'/gm)) {
      if (name.startsWith('#')) walk(name.slice(1))
      else if (name.startsWith('.')) walk(normalize(join(file, '..', name)))
      else if (!name.startsWith('node:') && !builtinModules.includes(name)) bare.add(name)
    }
  }
  walk(program)
  return { files, packages: bare }
}

const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

describe.each(PROGRAMS)('%s in the image', (program) => {
  const { files, packages: imported } = broughtBy(program)
  const folders = copiedInto(readFileSync(join(ROOT, 'deploy/Containerfile'), 'utf8'))

  test('every file that it imports is copied', () => {
    const left = [...files].filter(
      (file) => !folders.some((folder) => file === folder || file.startsWith(`${folder}/`)),
    )
    expect(files.size).toBeGreaterThan(5)
    expect(left).toEqual([])
  })

  test('every package that it imports is installed without --include=dev', () => {
    const left = [...imported].map(packageOf).filter((name) => !(name in packages.dependencies))
    expect(imported.size).toBeGreaterThan(0)
    expect(left).toEqual([])
  })
})
