import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { APP_BUILD, buildOf } from '#contract/api.ts'
import { paths } from '#web/lib/paths.ts'
import { chunkFile } from './chunk-file.ts'
import { startFixtures } from './fixtures.ts'
import { storedSession } from './office.ts'
import { openVisitor } from './visitor.ts'

/*
 * An update of the portal under pages that are open, whose service worker keeps the page of the build before. Pages are
 * opened by a navigation: in Safari a reload is the same to the worker.
 */

const { office, browser } = await startFixtures({ filled: false })
const { rtos, employees } = paths.superadmin
const NEW = 'app-files-new'
const SLOW_MS = 2500

/** The office behind a proxy, at which it has another build after `update`. */
async function startUpdatable() {
  const build = buildOf(await (await fetch(`${office.origin}/index.html`)).text())
  /** `gone`: a script that only the pages of the build before name. */
  const state = { served: build, delay: 0, status: 0, gone: '' }
  const pass = (from: IncomingMessage, to: ServerResponse) => {
    const path = (from.url ?? '').replace(NEW, build)
    const headers = { ...from.headers, 'accept-encoding': 'identity' }
    const asked = request(office.origin + path, { method: from.method ?? 'GET', headers }, (answer) => {
      const answered = { ...answer.headers, ...(APP_BUILD in answer.headers && { [APP_BUILD]: state.served }) }
      const isPage = answered['content-type']?.startsWith('text/html')
      const isGone = state.gone !== '' && path.endsWith(state.gone)
      if (isGone) return void to.writeHead(404).end()
      if (!isPage) return void answer.pipe(to.writeHead(answer.statusCode ?? 500, answered))
      delete answered['content-length']
      void text(answer).then(async (page) => {
        await sleep(state.delay)
        if (state.served === NEW) state.gone = ''
        to.writeHead(state.status || 200, answered).end(page.replaceAll(build, state.served))
      })
    })
    asked.on('error', () => to.destroy())
    from.pipe(asked)
    to.on('close', () => asked.destroy())
  }
  const server = createServer(pass)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { state, build, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** Opens a page of the build before, with its service worker in control. */
async function openBefore() {
  const { origin, ...portal } = await startUpdatable()
  const session = await storedSession(office, office.people.admin)
  const visitor = await openVisitor(browser, origin, session, { serviceWorkers: 'allow' })
  onTestFinished(() => visitor.close())
  visitor.pageErrors.allow(/Failed to load resource|dynamically imported module|ScriptMissing/)
  const { page } = visitor
  await visitor.visit(rtos)
  await page.evaluate(() =>
    navigator.serviceWorker.register('/offline-worker.js').then(() => navigator.serviceWorker.ready.then(() => {})),
  )
  await page.waitForFunction(async () => navigator.serviceWorker.controller && (await caches.match('/')))
  await open(page)
  expect(await buildIn(page)).toBe(portal.build)
  return { ...visitor, ...portal }
}

async function open(page: Page) {
  await page.goto(rtos)
  await page.getByRole('heading', { level: 1, name: "RTO's" }).waitFor()
}
const buildIn = async (page: Page) => buildOf(await page.content())

test('after an update the next visit of each tab shows the new build', async () => {
  const { page, context, state } = await openBefore()
  const other = await context.newPage()
  await open(other)
  state.served = NEW
  await open(page)
  expect(await buildIn(page)).toBe(NEW)
  await open(other)
  expect(await buildIn(other)).toBe(NEW)
})

test('on a slow network and while the server is away the kept page opens, and the next one is of the new build', async () => {
  const { page, state, build } = await openBefore()
  Object.assign(state, { served: NEW, status: 503 })
  await open(page)
  expect(await buildIn(page)).toBe(build)
  Object.assign(state, { status: 0, delay: SLOW_MS })
  await open(page)
  expect(await buildIn(page)).toBe(build)
  await page.getByRole('link', { name: 'Employees' }).click()
  await expect.poll(() => buildIn(page)).toBe(NEW)
  await page.getByRole('heading', { level: 1, name: 'Employees' }).waitFor()
  expect(new URL(page.url()).pathname).toBe(employees)
})

test('a page whose script is gone recovers by itself, however slow the network', async () => {
  const { page, state } = await openBefore()
  Object.assign(state, { served: NEW, delay: SLOW_MS, gone: chunkFile('employees-page') })
  await page.getByRole('link', { name: 'Employees' }).click()
  await page.getByRole('heading', { level: 1, name: 'Employees' }).waitFor()
  expect(await buildIn(page)).toBe(NEW)
})
