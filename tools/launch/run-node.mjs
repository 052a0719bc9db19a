import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'

/** Returns the Node 24 that npm installed: the program itself, not npm's link to it. */
export function nodeBinary(root) {
  return join(root, 'node_modules', 'node', 'bin', 'node')
}

/**
 * Runs Node 24 in the project's folder and resolves with its exit code. It gets a process group of its
 * own, so that Ctrl-C reaches it once, through us, and not a second time from the terminal or from
 * npm; a deliberate second Ctrl-C passes after a second. If we are killed, the closed channel stops
 * it; if npm is killed, we stop it.
 */
export function runNode(root, args, env = {}) {
  const child = spawn(nodeBinary(root), args, {
    cwd: root,
    env: { ...process.env, ...env },
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
