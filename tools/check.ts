import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/** The static checks, before the tests; an argument selects those whose name contains it. */
const steps: [name: string, command: string, ...args: string[]][] = [
  ['format and lint', 'biome', 'ci', '--error-on-warnings'],
  ['lint with types', 'oxlint', '--type-aware'],
  ['types of contract', 'tsc', '-p', 'tsconfig.json'],
  ['types of server', 'tsc', '-p', 'tsconfig.server.json'],
  ['types of web', 'tsc', '-p', 'tsconfig.web.json'],
  ['types of browser tests', 'tsc', '-p', 'tsconfig.e2e.json'],
  ['import law', 'depcruise', 'contract', 'server', 'web', 'reports', 'test', 'tools', 'bench'],
  ['dead code', 'knip', '--no-config-hints'],
  ['lockfile', 'node', 'tools/check-lockfile.ts'],
  ['generated files', 'node', 'tools/gen.ts', '--check'],
]

const bin = join(ROOT, 'node_modules/.bin')
let failed = false
const [only = ''] = process.argv.slice(2)
for (const [name, command, ...args] of steps.filter(([name]) => name.includes(only))) {
  const begin = Date.now()
  const executable = command === 'node' ? process.execPath : join(bin, command)
  const { status, stdout, stderr, error } = spawnSync(executable, args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, NO_COLOR: '1' },
  })
  const passed = status === 0
  console.log(`${passed ? '✓' : '✗'} ${name} (${((Date.now() - begin) / 1000).toFixed(1)} s)`)
  if (!passed) console.log(`${stdout}${stderr}${error?.message ?? ''}`)
  failed ||= !passed
}
if (failed) process.exitCode = 1
