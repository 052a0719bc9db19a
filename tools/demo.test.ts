import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { API_BASE } from '#contract/api.ts'
import { DEMO_SETTINGS } from '#demo/prepare-office.ts'
import { freePort } from '#test/free-port.ts'
import { makeTemporaryFolder } from '#test/make-folder.ts'

const folder = makeTemporaryFolder('demo-tool-')
afterAll(() => rmSync(folder, { recursive: true }))
const patience = { timeout: 60_000, interval: 50 }

/** Settings of a server that has an office of its own; nothing answers at any of these addresses. */
const ofAnOffice = {
  DATABASE_URL: 'postgres://portal@127.0.0.1:9/office',
  DATABASE_MIGRATION_URL: 'postgres://owner@127.0.0.1:9/office',
  PG_BIN: '/nowhere',
  APP_SECRET: 'x'.repeat(32),
  APP_SECRET_PREVIOUS: 'y'.repeat(32),
  SMTP_URL: 'smtp://127.0.0.1:9',
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_REGION: 'home',
  S3_BUCKET: 'proofs',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

test('the sample office has its own database, files, secret and mails, whatever the environment names', async () => {
  writeFileSync(join(folder, 'sign-ins.json'), '{}') // an office that is filled already
  const PORT = String(await freePort())
  const child = spawn(process.execPath, ['tools/demo.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: folder, PORT, ...ofAnOffice },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text
    })
  try {
    await vi.waitFor(() => expect(child.exitCode !== null || said.includes(' is ready at ')).toBe(true), patience)
    expect(said).toContain(' is ready at ')
    const answer = await fetch(`http://127.0.0.1:${PORT}${API_BASE}/auth/resend-credentials`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: DEMO_SETTINGS.ADMIN_EMAIL }),
    })
    expect(answer.status).toBe(200)
    await vi.waitFor(() => expect(readdirSync(join(folder, 'outbox'))).toHaveLength(1), patience)
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['app-secret', 'files']))
  } finally {
    child.kill('SIGTERM')
    await ended
  }
})
