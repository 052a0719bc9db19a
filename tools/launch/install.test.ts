import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { install } from './install.mjs'
import { missingPackages } from './missing-packages.mjs'

const root = mkdtempSync(join(tmpdir(), 'install-'))
const LOCKED = { 'node_modules/server': { version: '2.0.0' } }

/** Puts a program in the place of npm, which lists all packages as installed, says `text`, and ends with `status`. */
function npmThat({ text, status }: { text: string; status: number }): void {
  const file = join(root, 'npm-cli.js')
  const list = join(root, 'node_modules', '.package-lock.json')
  const write = `require('fs').writeFileSync(${JSON.stringify(list)}, ${JSON.stringify(JSON.stringify({ packages: LOCKED }))})`
  writeFileSync(file, `${write}; console.error(${JSON.stringify(text)}); process.exitCode = ${status}`)
  vi.stubEnv('npm_execpath', file)
  vi.stubEnv('npm_node_execpath', process.execPath)
}

beforeAll(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  mkdirSync(join(root, 'node_modules'))
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: LOCKED }))
})
afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true })
})

test('a disk that is full while npm installs is named, though npm ends with 0, and nothing counts as installed', async () => {
  npmThat({ text: 'npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write', status: 0 })
  await expect(install(root)).rejects.toThrow(
    /^The disk is full: the packages need 1 GB in \S+ and in the cache of npm\./,
  )
  expect(missingPackages(root, { dev: false })).toEqual(['server'])
})

test('a failure of npm is told with its errors, without its warnings', async () => {
  npmThat({ text: 'npm warn EBADENGINE Unsupported engine {\nnpm error code ENOTFOUND', status: 1 })
  await expect(install(root)).rejects.toThrow(
    /^npm error code ENOTFOUND\nThe packages could not be installed by npm: exit code 1\.$/,
  )
})

test('an installation prepares the PostgreSQL that comes along, for a service that may write nothing there', async () => {
  npmThat({ text: '', status: 0 })
  const node = join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`)
  const binaries = join(root, 'server/embedded-postgres/binaries.ts')
  for (const file of [node, binaries]) mkdirSync(dirname(file), { recursive: true })
  symlinkSync(process.execPath, node)
  writeFileSync(
    binaries,
    "import { writeFileSync } from 'node:fs'\nexport const getBinaries = () => writeFileSync('prepared', '')",
  )
  await install(root)
  expect(existsSync(join(root, 'prepared'))).toBe(true)
})

test('a folder that cannot be written is named in one sentence', async () => {
  await expect(install('/proc')).rejects.toThrow(
    /^The folder of the portal cannot be written: \w+: .*\/proc\/\.launch-lock/,
  )
})

test.each(['office#2', 'what?'])('a checkout in a folder %s is refused in one line', (name) => {
  const parent = mkdtempSync(join(tmpdir(), 'launch-'))
  const folder = join(parent, name)
  cpSync(join(import.meta.dirname, '../launch.mjs'), join(folder, 'tools/launch.mjs'))
  const { stderr, status } = spawnSync(process.execPath, ['tools/launch.mjs', 'start'], {
    cwd: folder,
    encoding: 'utf8',
  })
  rmSync(parent, { recursive: true })
  expect([stderr, status]).toEqual([
    expect.stringMatching(/^The folder [^\n]+ has a # or \? in its path, [^\n]+\n$/),
    1,
  ])
})
