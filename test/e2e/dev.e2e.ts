import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { API_BASE } from '#contract/api.ts'
import { openBrowser, openPage } from './browser.ts'
import { type DevProcess, pageShows, serverAnswers, serverChange, startDevProcess, webChange } from './dev-process.ts'

/* `npm run dev` with real changes of files, a drill. test/drills/dev.drill.ts measures their duration. */

let dev: DevProcess

beforeAll(async () => {
  dev = await startDevProcess()
})
afterAll(() => dev?.remove())

test('the printed sign-in works', async () => {
  const [, email, password] = /sign in as (\S+) with password (\S+)/.exec(dev.printed()) ?? []
  const response = await fetch(`${dev.origin}${API_BASE}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  expect(response.status).toBe(200)
})

test('the server answers with a change, and no call fails while it restarts', async () => {
  const undo = dev.copy.plant([serverChange])
  expect([...(await serverAnswers(dev.origin, 'SAMEORIGIN'))]).toEqual([200])
  undo()
  expect([...(await serverAnswers(dev.origin, 'DENY'))]).toEqual([200])
})

test('the browser shows a change of the web app, and keeps the input', async () => {
  const browser = await openBrowser()
  const { page, pageErrors, close } = await openPage(browser, dev.origin)
  await page.goto('/', { timeout: 60_000 })
  const email = page.getByRole('textbox').first()
  await email.fill('typed@example.com', { timeout: 60_000 })
  const undo = dev.copy.plant([webChange])
  await pageShows(page, 'Changed to go on')
  undo()
  await pageShows(page, 'Sign in to go on')
  expect(await email.inputValue()).toBe('typed@example.com')
  expect(pageErrors.unexpected, 'nothing that the content security policy forbids').toEqual([])
  await close()
  await browser.close()
})

test('a server that cannot start answers 503 until it is fixed', async () => {
  const undo = dev.copy.plant([{ ...serverChange, replacement: "'deny" }])
  const until = async (wanted: number) => {
    while ((await fetch(`${dev.origin}/healthz`)).status !== wanted) await sleep(20)
  }
  await until(503)
  expect(dev.printed()).toContain('the server did not start')
  undo()
  await until(200)
})

test('Ctrl+C stops all processes, PostgreSQL included', async () => {
  const ended = once(dev.process, 'exit')
  dev.process.kill('SIGINT')
  expect(await ended).toEqual([0, null])
  const left = execFileSync('ps', ['-eo', 'args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(dev.dataDir) || line.includes(dev.copy.folder))
  expect(left).toEqual([])
})
