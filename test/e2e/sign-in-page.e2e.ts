import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { messages } from '#contract/messages.ts'
import { paths, roleHome } from '#web/paths.ts'
import { openPageIn } from './browser.ts'
import { startFixtures } from './fixtures.ts'
import { storedSession } from './office.ts'
import { signIn } from './page-actions.ts'
import { storeSession } from './visitor.ts'

/* The page of sign-in is HTML with the form: before the app has loaded, and when it takes over. */

const PHONE = { width: 390, height: 844, touch: true }
const DARK = 'rgb(15, 15, 21)'
const { office, browser, openAs, openAt } = await startFixtures({ filled: false })
const { client } = office.people

/** Opens sign-in without its scripts, until the returned function is called. */
async function openBeforeScripts(options?: Parameters<typeof openAs>[1]) {
  const visitor = await openAs(null, options)
  return { ...visitor, release: await holdScripts(visitor.page) }
}

async function holdScripts(page: Page) {
  let letPass = () => {}
  const released = new Promise<void>((resolve) => {
    letPass = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(paths.signIn, { waitUntil: 'commit' })
  return async () => {
    letPass()
    // The app sets the title of each page.
    await page.waitForFunction(() => document.title.includes('·'))
  }
}

const emailOf = (page: Page) => page.getByLabel(messages.fields.email)
const passwordOf = (page: Page) => page.getByLabel(messages.fields.password, { exact: true })
const loginOf = (page: Page) => page.getByRole('button', { name: messages.identity.login })
const canvasOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

function recordRequests(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  return requests
}

test('the form is visible without JavaScript, and its password goes nowhere', async () => {
  const context = await browser.newContext({ baseURL: office.origin, javaScriptEnabled: false, ...PHONE })
  const { page } = await openPageIn(context)
  const requests = recordRequests(page)
  await page.goto(paths.signIn)
  await emailOf(page).fill(client.email)
  await passwordOf(page).fill('a-secret-of-mine')
  // The policy stops the browser from sending the form; Playwright would wait for that on.
  await loginOf(page).click({ noWaitAfter: true })
  await page.waitForTimeout(500)
  expect(page.url()).toBe(`${office.origin}/`)
  for (const request of requests)
    expect([request.method(), request.url()]).toEqual(['GET', expect.not.stringMatching(/secret/)])
  await context.close()
})

test('text, focus and cursor from before the app stay, and sign in', async () => {
  const { page, release } = await openBeforeScripts()
  const requests = recordRequests(page)
  await loginOf(page).waitFor()
  await expect.poll(() => emailOf(page).evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.type(client.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(client.password.slice(1))
  await page.keyboard.press('Home')
  await release()
  await page.keyboard.type(client.password.slice(0, 1))
  expect(await emailOf(page).inputValue()).toBe(client.email)
  expect(await passwordOf(page).inputValue()).toBe(client.password)
  await page.getByRole('button', { name: messages.ui.showPassword }).click()
  expect(await emailOf(page).inputValue()).toBe(client.email)
  await loginOf(page).click()
  await page.waitForURL((url) => url.pathname === roleHome.client)
  for (const request of requests) expect(request.url()).not.toContain(encodeURIComponent(client.password))
})

test('text and focus from before the app stay in a page that the browser has translated', async () => {
  const { page, release } = await openBeforeScripts({ translated: true })
  await emailOf(page).fill(client.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(client.password.slice(0, 3))
  await release()
  await page.keyboard.type(client.password.slice(3))
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === roleHome.client)
})

test('Login waits for the app, which then signs in', async () => {
  const { page, release } = await openBeforeScripts(PHONE)
  const requests = recordRequests(page)
  await emailOf(page).fill(client.email)
  await passwordOf(page).fill(client.password)
  await loginOf(page).tap()
  await page.locator('button[aria-disabled=true]', { hasText: messages.identity.login }).waitFor()
  await loginOf(page).tap({ force: true })
  expect(page.url()).toBe(`${office.origin}/`)
  await release()
  await page.waitForURL((url) => url.pathname === roleHome.client)
  expect(requests.filter((request) => request.url().endsWith('/auth/login'))).toHaveLength(1)
  for (const request of requests) expect(request.url()).not.toContain(encodeURIComponent(client.password))
})

test('Login of an empty form names what is missing once the app is there', async () => {
  const { page, release } = await openBeforeScripts()
  await loginOf(page).click()
  await release()
  await page.getByText('Email is required', { exact: true }).waitFor()
  await page.getByText('Password is required', { exact: true }).waitFor()
  expect(await loginOf(page).getAttribute('aria-disabled')).toBeNull()
  await emailOf(page).fill(client.email)
  await passwordOf(page).fill(client.password)
  await loginOf(page).click()
  await page.waitForURL((url) => url.pathname === roleHome.client)
})

test.each([{ width: 1440, height: 900 }, PHONE])('nothing moves when the app takes over, $width px', async (size) => {
  const { page, settle, release } = await openBeforeScripts(size)
  const parts = ['main', 'h1', 'input', 'form button', 'form [type=submit]', 'a', '.art-panel']
  const places = () => Promise.all(parts.map((part) => page.locator(part).first().boundingBox()))
  const looks = () =>
    loginOf(page).evaluate((button) => {
      const { backgroundColor, fontSize, borderRadius, boxShadow } = getComputedStyle(button)
      return { backgroundColor, fontSize, borderRadius, boxShadow }
    })
  await loginOf(page).waitFor()
  const before = [await places(), await looks()]
  await release()
  await settle()
  expect([await places(), await looks()]).toEqual(before)
})

test('the chosen theme holds from the first paint', async () => {
  const { page } = await openAs(null)
  await page.goto('/healthz')
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  const release = await holdScripts(page)
  await loginOf(page).waitFor()
  expect(await canvasOf(page)).toBe(DARK)
  await release()
  expect(await canvasOf(page)).toBe(DARK)
})

test('a signed-in visitor sees no form on the way to the first page', async () => {
  const { page } = await openAs('client')
  const release = await holdScripts(page)
  await page.locator('form').waitFor({ state: 'attached' })
  expect(await page.locator('form').isVisible()).toBe(false)
  await release()
  await page.waitForURL((url) => url.pathname === roleHome.client)
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test('a session without a role leads to a form that works', async () => {
  const visitor = await openAs(null)
  const { page } = visitor
  const { user, token } = await storedSession(office, client)
  await storeSession(page, { user: { ...user, role: 'nobody' as never }, token })
  visitor.pageErrors.allow(new RegExp(messages.session.roleMissing))
  await signIn(visitor, client.email, client.password)
  await page.waitForURL((url) => url.pathname === roleHome.client)
})

test('"Forgot your password?" is a link that opens its dialog, before the app and by its address too', async () => {
  const { page, release } = await openBeforeScripts()
  const dialog = page.getByRole('dialog', { name: messages.reset.title })
  await emailOf(page).fill(client.email)
  await page.getByRole('link', { name: messages.session.forgot }).click()
  await release()
  expect(await dialog.getByLabel(messages.fields.email).inputValue()).toBe(client.email)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: messages.session.forgot }).press('Enter')
  await dialog.waitFor()
})

test('email and password are required, and alone go to the server', async () => {
  const visitor = await openAt(null, paths.signIn)
  const { page } = visitor
  for (const field of [emailOf(page), passwordOf(page)])
    expect(await field.evaluate((input) => (input as HTMLInputElement).required)).toBe(true)
  const sent = page.waitForRequest('**/auth/login')
  await signIn(visitor, client.email, client.password)
  expect((await sent).postDataJSON()).toEqual({ email: client.email, password: client.password })
})
