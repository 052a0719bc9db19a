import { execFile } from 'node:child_process'
import { join } from 'node:path'
import pLimit from 'p-limit'

const ROOT = join(import.meta.dirname, '..')

/** The static checks, the longest ones first; an argument selects those whose name contains it. */
const steps: [name: string, command: string, ...args: string[]][] = [
  // One project and one checker at a time: further ones repeat half of the work of the first, and two steps run at once.
  ['types', 'tsc', '-b', '--builders', '1', '--checkers', '1'],
  ['lint with types', 'oxlint', '--type-aware'],
  ['import law', 'depcruise', 'contract', 'server', 'web', 'reports', 'demo', 'test', 'tools', 'bench'],
  ['format', 'biome', 'ci', '--error-on-warnings', '--colors=off'],
  ['generated files', 'node', 'tools/gen.ts', '--check'],
  ['dead code', 'knip', '--no-config-hints'],
  ['lockfile', 'node', 'tools/check-lockfile.ts'],
]

const bin = join(ROOT, 'node_modules/.bin')
const twoAtOnce = pLimit(2)
const [only = ''] = process.argv.slice(2)

async function check([name, command, ...args]: (typeof steps)[number]): Promise<void> {
  const begin = Date.now()
  const executable = command === 'node' ? process.execPath : join(bin, command)
  const options = {
    cwd: ROOT,
    maxBuffer: 64_000_000,
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, NO_COLOR: '1' },
  }
  const failure = await new Promise<string | null>((resolve) => {
    execFile(executable, args, options, (error, stdout, stderr) =>
      resolve(error && `${stdout}${stderr}${typeof error.code === 'number' ? '' : error.message}`),
    )
  })
  console.log(`${failure === null ? '✓' : '✗'} ${name} (${((Date.now() - begin) / 1000).toFixed(1)} s)`)
  if (failure === null) return
  console.log(failure)
  process.exitCode = 1
}

const chosen = steps.filter(([name]) => name.includes(only))
await Promise.all(chosen.map((step) => twoAtOnce(() => check(step))))
