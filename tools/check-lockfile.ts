import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/*
 * Checks that package-lock.json suffices for `npm ci` on any platform: it also locks every package for
 * another platform, each with its hash, and names no registry.
 */

const ROOT = join(import.meta.dirname, '..')

const PLATFORMS = [
  { os: 'linux', cpu: 'x64' },
  { os: 'linux', cpu: 'arm64' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'win32', cpu: 'x64' },
]

interface Locked {
  integrity?: string
  inBundle?: boolean
  resolved?: string
  optionalDependencies?: Record<string, string>
}

/** Returns the faults of a lockfile, one line each. */
export function lockfileFaults(packages: Record<string, Locked>): string[] {
  const isLocked = (path: string, name: string) =>
    `node_modules/${name}` in packages || `${path}/node_modules/${name}` in packages
  return Object.entries(packages).flatMap(([path, { integrity, inBundle, resolved, optionalDependencies = {} }]) => [
    ...(path !== '' && !integrity && !inBundle ? [`${path} has no hash`] : []),
    ...(resolved ? [`${path} names a registry`] : []),
    ...Object.keys(optionalDependencies)
      .filter((name) => !isLocked(path, name))
      .map((name) => `${path} lacks its part ${name}`),
  ])
}

/** Returns npm's own errors for a platform. */
function refusalOfNpm(os: string, cpu: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'lockfile-'))
  try {
    for (const name of ['package.json', 'package-lock.json', '.npmrc'])
      copyFileSync(join(ROOT, name), join(folder, name))
    const args = ['ci', '--dry-run', '--ignore-scripts', '--loglevel=error', `--os=${os}`, `--cpu=${cpu}`]
    const { status, stdout, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' })
    return status === 0 ? [] : [`npm ci refuses ${os} ${cpu}: ${stdout}${stderr}`]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  const faults = [...lockfileFaults(packages), ...PLATFORMS.flatMap(({ os, cpu }) => refusalOfNpm(os, cpu))]
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}
