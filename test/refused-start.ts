import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { SERVER_FLAGS } from '../tools/launch/server-flags.mjs'

const ROOT = join(import.meta.dirname, '..')
const PATIENCE = 180_000

/** The outcome of a start: its exit code, null for a portal that became ready, and every line on its stderr. */
export interface StartOutcome {
  code: number | null
  lines: string[]
}

/** Starts the portal as a process that is expected to refuse; stops one that becomes ready. */
export async function startRefused(settings: Record<string, string>, user?: { uid: number }): Promise<StartOutcome> {
  const child = spawn(process.execPath, [...SERVER_FLAGS, 'server/start/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'fatal', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  })
  let output = ''
  let isReady = false
  child.stdout.on('data', (text: Buffer) => {
    if (!/is ready at/.test(String(text))) return
    isReady = true
    child.kill('SIGTERM')
  })
  child.stderr.on('data', (text: Buffer) => {
    output += String(text)
  })
  const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE)
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve)
  })
  clearTimeout(late)
  return { code: isReady ? null : code, lines: output.split('\n').filter(Boolean) }
}
