import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/*
 * Checks that package-lock.json suffices for `npm ci` on any platform: it also locks every package for
 * another platform, Node.js included, each with its hash, and names no registry. The lockfile of the mutation tests is for
 * this repository's own machines: a hash for each package, and no registry.
 */

const ROOT = join(import.meta.dirname, '..')

/** Lockfiles of tools that install their packages themselves. */
const OTHERS = ['tools/stryker/package-lock.json']

const PLATFORMS = [
  { os: 'linux', cpu: 'x64' },
  { os: 'linux', cpu: 'arm64' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'win32', cpu: 'x64' },
]

interface Locked {
  version?: string
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

/**
 * Returns the faults of the locked Node: every package of a platform has the version of the others. `without` lists the
 * platforms that have none, where the machine's own Node runs the product.
 */
export function runtimeFaults(packages: Record<string, Locked>): { faults: string[]; without: string[] } {
  const platforms = PLATFORMS.map(({ os, cpu }) => {
    const name = `node-${os === 'win32' ? 'win' : os}-${cpu}`
    return { platform: `${os} ${cpu}`, name, version: packages[`node_modules/${name}`]?.version }
  })
  const found = platforms.filter(({ version }) => version)
  const newest = found[0]?.version
  return {
    faults: newest
      ? found
          .filter(({ version }) => version !== newest)
          .map(({ name, version }) => `${name} is ${version}, not ${newest}`)
      : ['no Node.js is locked'],
    without: platforms.filter(({ version }) => !version).map(({ platform }) => platform),
  }
}

/** Returns the ranges that the locked versions do not meet, of a list by `npm ls --all`; npm 10 refuses such a lockfile. */
export const unmetRanges = (list: string): string[] =>
  [...list.matchAll(/(\S+) (?:deduped )?invalid: (.+)/g)].flatMap(([, locked = '', ranges = '']) =>
    [...ranges.matchAll(/"([^"]+)" from (node_modules\/[^\s,]+)/g)]
      .filter(([, range]) => range !== 'latest') // a tag, which npm cannot compare
      .map(([, range, path]) => `${path} needs ${range}, not ${locked}`),
  )

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
  const packagesOf = (lockfile: string) => JSON.parse(readFileSync(join(ROOT, lockfile), 'utf8')).packages
  const packages = packagesOf('package-lock.json')
  const runtime = runtimeFaults(packages)
  for (const platform of runtime.without)
    console.log(`${platform}: no Node.js in the lockfile, the machine's own is used`)
  const faults = [
    ...lockfileFaults(packages),
    ...OTHERS.flatMap((lockfile) => lockfileFaults(packagesOf(lockfile)).map((fault) => `${lockfile}: ${fault}`)),
    ...runtime.faults,
    ...unmetRanges(spawnSync('npm', ['ls', '--all', '--package-lock-only'], { cwd: ROOT, encoding: 'utf8' }).stdout),
    ...PLATFORMS.flatMap(({ os, cpu }) => refusalOfNpm(os, cpu)),
  ]
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}
