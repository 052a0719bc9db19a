import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openPage } from '#test/e2e/browser.ts'
import {
  type DevProcess,
  pageShows,
  serverAnswers,
  serverChange,
  startDevProcess,
  webChange,
} from '#test/e2e/dev-process.ts'
import { greatest, print } from './drill-report.ts'

/* How long `npm run dev` takes from the change of a file until the server answers with it, or the browser shows it. */

const TRIES = 7

let dev: DevProcess

beforeAll(async () => {
  dev = await startDevProcess()
})
afterAll(() => dev?.remove())

/** Makes a change and takes it back, again and again; the times from each write to what `wait` waits for, sorted. */
async function measure(change: typeof serverChange, wait: (isChanged: boolean) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let undo: (() => void) | undefined
  while (times.length < TRIES) {
    await sleep(3_000) // until the next spare process of the server is loaded
    const begin = performance.now()
    if (undo) undo()
    const isChanged = !undo
    undo = undo ? undefined : dev.copy.plant([change])
    await wait(isChanged)
    times.push(performance.now() - begin)
  }
  return times.sort((a, b) => a - b)
}

test('a change of the server is answered with within 2 s, one of the web app is shown within 1 s', async () => {
  const browser = await openBrowser()
  const { page } = await openPage(browser, dev.origin)
  await page.goto('/', { timeout: 60_000 })
  await pageShows(page, 'Sign in to go on')
  const server = await measure(serverChange, (isChanged) =>
    serverAnswers(dev.origin, isChanged ? 'SAMEORIGIN' : 'DENY'),
  )
  const web = await measure(webChange, (isChanged) => pageShows(page, `${isChanged ? 'Changed' : 'Sign in'} to go on`))
  await browser.close()
  const median = (times: number[]) => Math.round(times[Math.floor(times.length / 2)] ?? 0)
  print('development, change of server', { 'median ms': median(server), 'longest ms': greatest(server) })
  print('development, change of web app', { 'median ms': median(web), 'longest ms': greatest(web) })
  expect(median(server)).toBeLessThan(2_000)
  expect(median(web)).toBeLessThan(1_000)
})
