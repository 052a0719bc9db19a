import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { t } from '#contract/texts.ts'
import { paths, roleHome } from '#web/lib/paths.ts'
import { openPageIn } from './browser.ts'
import { startFixtures } from './fixtures.ts'
import { storedSession } from './office.ts'
import { signIn } from './page-actions.ts'
import { storeSession } from './visitor.ts'

/* The page of sign-in, and the outline of a page before the app. */

const PHONE = { width: 390, height: 844, touch: true }
const { office, browser, openAs, openAt } = await startFixtures({ filled: false })
const { client } = office.people

/** Opens an address without the scripts, until the returned function is called. */
async function openBeforeScripts(address: string, options?: Parameters<typeof openAs>[1]) {
  const visitor = await openAs(null, options)
  const { page } = visitor
  let letPass = () => {}
  const released = new Promise<void>((resolve) => {
    letPass = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return { ...visitor, release: () => letPass() }
}

const emailOf = (page: Page) => page.getByLabel(t.fields('email'))
const loginOf = (page: Page) => page.getByRole('button', { name: t.identity('login') })

test.each([
  [paths.signIn, {}],
  [paths.client.bills, PHONE],
])('an outline of the page is painted at %s before the app, which replaces it', async (address, options) => {
  const { page, release } = await openBeforeScripts(address, options)
  const outline = page.locator('#root > [aria-hidden=true]')
  await outline.locator('svg').waitFor()
  const block = await outline.locator('.bg-line').last().boundingBox()
  expect(block?.height).toBeGreaterThan(40)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  release()
  await loginOf(page).waitFor()
  expect(await outline.count()).toBe(0)
})

test('without JavaScript the page says that it needs it', async () => {
  const context = await browser.newContext({ baseURL: office.origin, javaScriptEnabled: false })
  const { page } = await openPageIn(context)
  await page.goto(paths.signIn)
  expect(await page.locator('body').innerText()).toContain('needs JavaScript')
  expect(await page.locator('#root > *').isVisible()).toBe(false)
  await context.close()
})

test('a session without a role leads to a form that works', async () => {
  const visitor = await openAs(null)
  const { page } = visitor
  const { user, token } = await storedSession(office, client)
  await storeSession(page, { user: { ...user, role: 'nobody' as never }, token })
  visitor.pageErrors.allow(new RegExp(`${t.session('roleMissing')}|503`))
  // The answer would have the role.
  await page.route(`**${identityEndpoints.myProfile.path}`, (route) => route.fulfill({ status: 503 }))
  await signIn(visitor, client.email, client.password)
  await page.waitForURL((url) => url.pathname === roleHome.client)
})

test('"Forgot your password?" is a link that opens its dialog with the email, by its address too', async () => {
  const { page } = await openAt(null, paths.signIn)
  const dialog = page.getByRole('dialog', { name: t.reset('title') })
  await emailOf(page).fill(client.email)
  await page.getByRole('link', { name: t.session('forgot') }).click()
  expect(await dialog.getByLabel(t.fields('email')).inputValue()).toBe(client.email)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.goto(`${paths.signUp}`)
  await page.goto(`${paths.signIn}#reset-password`)
  await dialog.waitFor()
})

test('email and password are required, and alone go to the server', async () => {
  const visitor = await openAt(null, paths.signIn)
  const { page } = visitor
  for (const field of [emailOf(page), page.getByLabel(t.fields('password'), { exact: true })])
    expect(await field.evaluate((input) => (input as HTMLInputElement).required)).toBe(true)
  await loginOf(page).click()
  await page.getByText('Email is required', { exact: true }).waitFor()
  await page.getByText('Password is required', { exact: true }).waitFor()
  const sent = page.waitForRequest('**/auth/login')
  await signIn(visitor, client.email, client.password)
  expect((await sent).postDataJSON()).toEqual({ email: client.email, password: client.password })
})
