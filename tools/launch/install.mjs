import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withFolderLock } from './folder-lock.mjs'
import { missingPackages } from './missing-packages.mjs'
import { findNode, nodeBinary } from './run-node.mjs'

/**
 * Installs the packages of package-lock.json: those of the portal, half of all, or with `dev` those of
 * tests and tools as well. Costs one small read and a hash when nothing changed.
 */
export async function install(root, { dev = false } = {}) {
  if (isInstalled(root, dev)) return
  await withFolderLock(root, () => {
    if (isInstalled(root, dev)) return
    // The developer's own `npm ci` or `npm install` may have installed everything.
    if (missingPackages(root, { dev }).length > 0) runNpm(root, dev)
    // Links the libraries of PostgreSQL: a service may write nothing here.
    const link = "import('./server/embedded-postgres/binaries.ts').then((module) => module.getBinaries())"
    spawnSync(nodeBinary(root), ['--eval', link], { cwd: root })
    writeAtomic(stampFile(root), stamp(root, dev))
  })
}

function isInstalled(root, dev) {
  if (!findNode(root) || !existsSync(stampFile(root))) return false
  const found = readFileSync(stampFile(root), 'utf8')
  return found === stamp(root, true) || (!dev && found === stamp(root, false))
}

function runNpm(root, dev) {
  console.error('Installing packages; the first time this takes a minute or two…')
  // `npm ci` begins by deleting node_modules; where a portal runs from here, packages are only added.
  const hasPortal = missingPackages(root, { dev: false }).length === 0
  const result = npm(root, hasPortal ? ['install', '--no-save'] : ['ci'], dev)
  const output = `${result.stdout ?? ''}${result.stderr ?? ''}`
  // npm only warns of a file that did not fit, ends with 0, and its list of what is installed may hold a torn package.
  if (isOfFullDisk(output)) {
    rmSync(join(root, 'node_modules', '.package-lock.json'), { force: true })
    throw diskIsFull(root)
  }
  if (result.status !== 0) {
    const reason = result.error?.message ?? `exit code ${result.status}`
    throw new Error(`${output.replace(/^npm warn .*\n/gm, '')}The packages could not be installed by npm: ${reason}.`)
  }
  const [first, ...others] = missingPackages(root, { dev })
  if (!first) return
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  throw new Error(
    `npm did not install ${first}${more}. If it ignores optional packages here, run: npm ci --include=optional`,
  )
}

function npm(root, command, dev) {
  // NODE_ENV=production and --omit=dev of the environment must not leave out packages of the tests.
  const scope = dev ? '--include=dev' : '--omit=dev'
  const args = [...command, scope, '--include=optional', '--no-audit', '--no-fund', '--loglevel=warn']
  const env = { ...process.env }
  delete env.NODE_ENV
  // Under `npm start`, the npm that runs us with the Node that runs it: the `node` on PATH may be about to
  // be replaced.
  const cli = /npm-cli\.[cm]?js$/.test(env.npm_execpath ?? '') ? env.npm_execpath : undefined
  const [program, ...first] = cli ? [env.npm_node_execpath || process.execPath, cli] : ['npm']
  return spawnSync(program, [...first, ...args], { cwd: root, env, encoding: 'utf8', maxBuffer: 64_000_000 })
}

function stamp(root, dev) {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const hash = createHash('sha256').update(lock).digest('hex')
  return `${process.platform} ${process.arch} ${hash} ${dev ? 'all' : 'portal'}\n`
}

function stampFile(root) {
  return join(root, 'node_modules', '.installed')
}

function writeAtomic(file, content) {
  writeFileSync(`${file}.${process.pid}`, content)
  renameSync(`${file}.${process.pid}`, file)
}

/** Whether the output or message of a failed step means that the disk is full. */
export function isOfFullDisk(text) {
  return /\b(?:ENOSPC|EDQUOT)\b/.test(text)
}

/** Returns the error of a start that found no room for packages or web app. */
export function diskIsFull(root) {
  return new Error(
    `The disk is full: the packages need 1 GB in ${root} and in the cache of npm. Free some space and start again.`,
  )
}
