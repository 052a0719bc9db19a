import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'

/** The Node 24 that came through npm: the real program, not npm's link to it. */
export function nodeBinary(root) {
  return join(root, 'node_modules', 'node', 'bin', 'node')
}

/**
 * Runs Node 24 in the project's folder in our place and resolves with its exit code. It gets a process group of its own,
 * so that Ctrl-C reaches it once, through us, and not a second time from the terminal or from npm; a second Ctrl-C
 * that is meant as one passes after a second. If we are killed, the closed channel tells it.
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
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}
