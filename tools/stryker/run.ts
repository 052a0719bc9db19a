import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Mutation tests of `contract/` (stryker.config.mjs). Installs Stryker into this folder when its lockfile changed; arguments are files
 * or patterns to mutate instead of all.
 */

const HERE = import.meta.dirname
const ROOT = join(HERE, '../..')
const LOCK = join(HERE, 'package-lock.json')
const INSTALLED = join(HERE, 'node_modules/.installed-lock.json')

const isInstalled = () => existsSync(INSTALLED) && readFileSync(INSTALLED).equals(readFileSync(LOCK))

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, error } = spawnSync(command, args, { cwd, stdio: 'inherit' })
  if (status !== 0) throw error ?? new Error(`${command} ${args.join(' ')} ended with code ${status}`)
}

if (!isInstalled()) {
  run('npm', ['ci', '--no-audit', '--loglevel=error'], HERE)
  copyFileSync(LOCK, INSTALLED)
}
const files = process.argv.slice(2)
const stryker = join(HERE, 'node_modules/@stryker-mutator/core/bin/stryker.js')
const mutate = files.length > 0 ? ['--mutate', files.join(',')] : []
run(process.execPath, [stryker, 'run', 'tools/stryker/stryker.config.mjs', ...mutate], ROOT)
