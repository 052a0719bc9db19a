import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Role } from '#contract/endpoint.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { t } from '#contract/texts.ts'
import type { Session } from '#test/caller.ts'
import { paths } from '#web/lib/paths.ts'
import { chunkFile } from './chunk-file.ts'
import { startFixtures } from './fixtures.ts'
import { press, toastOf, toastShown, type } from './page-actions.ts'

/* The web app without a connection, and in a tab that is older than the server. */

const { office, openAs } = await startFixtures({ filled: false })
const { superadmin, employee, client } = paths

async function openAt(who: Role | null, where: string, options?: Parameters<typeof openAs>[1]) {
  const visitor = await openAs(who, options)
  visitor.pageErrors.allow(/Failed to load resource|dynamically imported module|ScriptMissing/)
  await visitor.visit(where)
  return visitor
}

/** Makes a script unavailable, as an update of the server does, until the returned function is called. */
async function removeScript(page: Page, name: string) {
  let isGone = true
  await page.route(`**/assets/${chunkFile(name)}`, (route) =>
    isGone ? route.fulfill({ status: 404, json: { success: false } }) : route.continue(),
  )
  return () => {
    isGone = false
  }
}

/** The same until the page is reloaded and has the addresses of the new scripts. */
async function update(page: Page, name: string) {
  const restoreScript = await removeScript(page, name)
  page.on('request', (request) => request.isNavigationRequest() && restoreScript())
}

/** Counts full page loads from now on. */
function countLoads(page: Page) {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}

test('an outdated tab reloads at the requested page, and the input survives', async () => {
  const { page } = await openAt('employee', employee.newCase)
  await update(page, 'queue-page')
  const loads = countLoads(page)
  await type(page, { 'Chassis No': 'ma3ewde1s00888888' })
  await page.getByRole('link', { name: 'Queue' }).click()
  await page.getByRole('heading', { level: 1, name: 'Queue' }).waitFor()
  expect([loads(), new URL(page.url()).pathname]).toEqual([1, employee.queue])
  await page.goBack()
  await page.getByText('Your unsaved input is back.').waitFor()
  expect(await page.getByLabel(/^Chassis No/).inputValue()).toBe('MA3EWDE1S00888888')
})

test('a missing script shows a clear message with a button after one reload', async () => {
  const visitor = await openAt('superadmin', superadmin.home)
  const { page } = visitor
  const restoreScript = await removeScript(page, 'employees-page')
  const loads = countLoads(page)
  await page.getByRole('link', { name: 'Employees' }).click()
  const alert = page.getByRole('alert')
  await alert.getByText(t.general('scriptMissing')).waitFor()
  await visitor.settle()
  expect(loads()).toBe(1)
  expect(await page.locator('body').textContent()).not.toContain('dynamically')
  restoreScript()
  await alert.getByRole('button', { name: 'Load the page again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Employees' }).waitFor()
})

test('without a connection a page with a missing script does not reload', async () => {
  // A script that another test has loaded would be there without a connection, too.
  const visitor = await openAt('superadmin', superadmin.home, { fresh: true })
  const { page } = visitor
  const loads = countLoads(page)
  await visitor.context.setOffline(true)
  await page.getByRole('link', { name: 'Employees' }).click()
  const alert = page.getByRole('alert')
  await alert.getByRole('heading', { name: t.general('noConnection') }).waitFor()
  await alert.getByText(t.general('opensByItself')).waitFor()
  expect(loads()).toBe(0)
  await visitor.context.setOffline(false)
  await page.getByRole('heading', { level: 1, name: 'Employees' }).waitFor()
})

test('the first message of a visit is a lost connection: it is read, and what was typed stays', async () => {
  const visitor = await openAs(null, { fresh: true })
  const { page, context, pageErrors } = visitor
  pageErrors.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  await visitor.visit(paths.signIn)
  await page.getByLabel('Email').fill('dealer@firm.example')
  await page.getByLabel('Password', { exact: true }).fill('a good long password')
  await context.setOffline(true)
  await press(page, 'Login')
  await toastShown(page, t.session('loginErrorTitle'), 'error')
  await toastOf(page).getByText(t.general('offline')).waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('dealer@firm.example')
  await context.setOffline(false)
  await press(page, 'Login')
  await toastOf(page).getByText(t.session('wrongCredentials')).waitFor()
})

const tokenOf = async (page: Page) => (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
const statusOf = async (token: string) =>
  (await office.call(identityEndpoints.myProfile, { as: { ...office.people.client, token } as Session })).status

async function logOut(page: Page) {
  await press(page, 'Logout')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([null, null])
}
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage))

test('a logout without a connection is sent when the connection returns', async () => {
  const visitor = await openAt('client', client.home, { fresh: true })
  const { page } = visitor
  const token = await tokenOf(page)
  await visitor.settle()
  await visitor.context.setOffline(true)
  await logOut(page)
  await page.getByRole('button', { name: 'Login' }).waitFor()
  await visitor.settle()
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(await statusOf(token)).toBe(200)
  await visitor.context.setOffline(false)
  await expect.poll(() => statusOf(token)).toBe(401)
  await expect.poll(() => stored(page)).toEqual([])
})

test('the same at the next start, when the server did not answer; a token that is dead already is forgotten', async () => {
  const { page, pageErrors } = await openAt('client', client.home)
  pageErrors.allow(/status of 401/)
  const token = await tokenOf(page)
  await page.route('**/api/v1/auth/logout', (route) => route.fulfill({ status: 503, json: { success: false } }))
  await logOut(page)
  expect(await statusOf(token)).toBe(200)
  await page.unroute('**/api/v1/auth/logout')
  await page.evaluate(() => {
    const kept = localStorage.getItem('tokensToRevoke')
    localStorage.setItem('tokensToRevoke', `${kept} dead-token another`)
  })
  await page.reload()
  await expect.poll(() => statusOf(token)).toBe(401)
  await expect.poll(() => stored(page)).toEqual([])
})

test('a reload without a connection shows the portal and its notice, and no data of the office or other address', async () => {
  const visitor = await openAt('superadmin', superadmin.rtos, { serviceWorkers: 'allow' })
  const { page, context, pageErrors } = visitor
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  // The first page came before the service worker.
  await page.reload()
  await page.getByRole('heading', { level: 1, name: "RTO's" }).waitFor()
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  await page.reload()
  await page.getByText(t.general('offline')).first().waitFor()
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
  const kept = await page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/')
  // The page does not name the texts of its language.
  expect(kept.filter((path) => /\/(?:english|hindi|marathi)-/.test(path))).toEqual([expect.stringMatching(/english-/)])
  for (const path of kept) expect(path).toMatch(/^\/(?:assets\/[\w.-]+\.(?:js|css))?$/)
  await page.goto(superadmin.rtos)
  await page.getByText(t.general('offline')).first().waitFor()
  await context.setOffline(false)
  // The page of sign-in has its form in the HTML, and is kept for no other address.
  await page.goto(paths.signIn)
  await page.waitForURL((url) => url.pathname === superadmin.home)
  await visitor.settle()
  expect(await page.evaluate(async () => (await caches.match('/'))?.text())).not.toContain('<form')
  await page.goto(superadmin.rtos)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: "RTO's" }).waitFor()
  // It leaves files and the addresses of the server alone.
  const types: string[] = []
  for (const address of ['/healthz', '/readyz', '/favicon.svg', superadmin.rtos]) {
    await page.goto(address)
    types.push(await page.evaluate(() => document.contentType))
  }
  expect(types).toEqual(['application/json', 'application/json', 'image/svg+xml', 'text/html'])
})
