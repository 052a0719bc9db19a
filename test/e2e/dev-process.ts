import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { freePort } from '#test/free-port.ts'
import { copyTree, type SourceCopy } from '../../tools/mutants/source-copy.ts'
import { temporaryFolder } from './browser.ts'

/** `npm run dev` on a copy of the source tree whose files a test may change. */
export interface DevProcess {
  origin: string
  copy: SourceCopy
  dataDir: string
  process: ChildProcess
  printed(): string
  /** Stops remaining processes and removes the folders. */
  remove(): void
}

/** A change of the server: a header of each answer. */
export const serverChange = { file: 'server/http/headers.ts', find: "'deny'", replacement: "'sameorigin'" }
/** A change of the web app: a text of the sign-in page. */
export const webChange = {
  file: 'web/features/identity/sign-in-page.tsx',
  find: '{messages.session.welcomeText}',
  replacement: 'Changed to go on',
}

export async function startDevProcess(): Promise<DevProcess> {
  const data = temporaryFolder('portal-dev')
  const copy = copyTree(join(import.meta.dirname, '../..'))
  const port = await freePort()
  const child = spawn(process.execPath, ['tools/dev.ts'], {
    cwd: copy.folder,
    env: { ...process.env, NODE_ENV: '', DATA_DIR: data.path, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const note = (text: Buffer) => {
    printed += String(text)
  }
  child.stdout.on('data', note)
  child.stderr.on('data', note)
  while (!/is ready for development at/.test(printed)) {
    if (child.exitCode !== null) throw new Error(`npm run dev did not start: ${printed}`)
    await sleep(50)
  }
  return {
    origin: `http://localhost:${port}`,
    copy,
    dataDir: data.path,
    process: child,
    printed: () => printed,
    remove() {
      if (child.exitCode === null) child.kill('SIGKILL')
      copy.remove()
      data.remove()
    },
  }
}

/** Repeats a call until an answer has this `x-frame-options`; returns all statuses on the way. */
export async function serverAnswers(origin: string, value: string): Promise<Set<number>> {
  const statuses = new Set<number>()
  for (;;) {
    const { status, headers } = await fetch(`${origin}/healthz`)
    statuses.add(status)
    if (headers.get('x-frame-options') === value) return statuses
  }
}

export const pageShows = (page: Page, text: string) => page.getByText(text).waitFor({ timeout: 60_000 })
