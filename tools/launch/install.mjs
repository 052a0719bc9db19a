import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withFolderLock } from './folder-lock.mjs'
import { nodeBinary } from './run-node.mjs'

/** Brings node_modules up to package-lock.json. Costs one small read and a hash when there is nothing to do. */
export async function install(root) {
  if (isInstalled(root)) return
  await withFolderLock(root, () => {
    if (isInstalled(root)) return
    if (!isInstalledByHand(root)) runNpm(root)
    writeAtomic(stampFile(root), wanted(root))
  })
}

function isInstalled(root) {
  return (
    existsSync(nodeBinary(root)) &&
    existsSync(stampFile(root)) &&
    readFileSync(stampFile(root), 'utf8') === wanted(root)
  )
}

/**
 * True when a developer's own `npm ci` or `npm install` has already put everything there: npm writes down what it
 * installed, and every package of the lockfile is in that list (but those for other machines).
 */
function isInstalledByHand(root) {
  try {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
    const there = JSON.parse(readFileSync(join(root, 'node_modules', '.package-lock.json'), 'utf8')).packages
    const missing = Object.entries(lock).some(
      ([path, entry]) => path !== '' && !entry.optional && !entry.peer && there[path]?.version !== entry.version,
    )
    return !missing && existsSync(nodeBinary(root))
  } catch {
    return false
  }
}

function runNpm(root) {
  console.error('Installing packages; the first time this takes a minute or two…')
  let result = npm(root, ['ci'])
  // npm 11 refuses a lockfile that does not list the optional parts for every other platform, which a registry mirror
  // may not have. `install --no-save` takes all that is locked from the lockfile and leaves the file as it is.
  if (result.status !== 0 && /EUSAGE/.test(result.stderr ?? '')) result = npm(root, ['install', '--no-save'])
  if (result.status !== 0) {
    const reason = result.error?.message ?? `exit code ${result.status}`
    throw new Error(
      `${result.stdout ?? ''}${result.stderr ?? ''}The packages could not be installed by npm: ${reason}.`,
    )
  }
  if (!existsSync(nodeBinary(root))) {
    throw new Error(
      'npm did not install the Node.js runtime; if it ignores install scripts here, run: npm ci --ignore-scripts=false',
    )
  }
}

function npm(root, command) {
  // NODE_ENV=production and --omit=dev must not leave out what building and testing need.
  const args = [...command, '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const env = { ...process.env }
  delete env.NODE_ENV
  // Under `npm start` the npm that runs us, and the Node that runs it: the `node` on PATH may be about to be replaced.
  const cli = /npm-cli\.[cm]?js$/.test(env.npm_execpath ?? '') ? env.npm_execpath : undefined
  const [program, ...first] = cli ? [env.npm_node_execpath || process.execPath, cli] : ['npm']
  return spawnSync(program, [...first, ...args], { cwd: root, env, encoding: 'utf8', maxBuffer: 64_000_000 })
}

function wanted(root) {
  const lock = readFileSync(join(root, 'package-lock.json'))
  return `${process.platform} ${process.arch} ${createHash('sha256').update(lock).digest('hex')}\n`
}

function stampFile(root) {
  return join(root, 'node_modules', '.installed')
}

function writeAtomic(file, content) {
  writeFileSync(`${file}.${process.pid}`, content)
  renameSync(`${file}.${process.pid}`, file)
}
