import { beforeEach, expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { paths, roleHome } from '#web/lib/paths.ts'
import { openPageIn } from './browser.ts'
import { startFixtures } from './fixtures.ts'
import { storedSession } from './office.ts'
import { toastOf } from './page-actions.ts'
import { storeSession, type Visitor } from './visitor.ts'

/* The start and end of a session; who may open which page: `web/app/router.test.ts`. */

const { office, openAs } = await startFixtures()
const sessions = {
  superadmin: await storedSession(office, office.people.admin),
  employee: await storedSession(office, office.people.employee),
  client: await storedSession(office, office.people.client),
}
let visitor: Visitor

beforeEach(async () => {
  visitor = await openAs(null)
})

const here = () => new URL(visitor.page.url()).pathname
const toast = () => toastOf(visitor.page)
const signInAs = async (role: keyof typeof sessions) => storeSession(visitor.page, sessions[role])

async function fillSignIn(email: string, password: string) {
  const { page } = visitor
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

test('a reload of the sign-in page keeps the requested address, and entering its own forgets it', async () => {
  const { page } = visitor
  const from = () => page.evaluate(() => (history.state as { from?: string } | null)?.from)
  await visitor.visit(paths.client.bills)
  await page.reload()
  expect(await from()).toBe(paths.client.bills)
  await page.goto(paths.signIn)
  expect(await from()).toBeUndefined()
  const { email, password } = office.people.client
  await fillSignIn(email, password)
  await page.waitForURL(`**${roleHome.client}`)
})

test('a sign-in leads to the home of the role and is stored; logout asks first, and then clears the session at the server, too', async () => {
  const { page } = visitor
  const { employee } = office.people
  const stored = () => page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('token')])
  await visitor.visit('/')
  await fillSignIn(employee.email, employee.password)
  await page.waitForURL(`**${roleHome.employee}`)
  const [user, token] = await stored()
  expect(JSON.parse(user ?? '')).toMatchObject({ role: 'employee', email: employee.email })
  expect(token).toMatch(/^[\w-]{43}$/)

  await page.getByRole('button', { name: 'Logout' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Confirm Logout' })
  await dialog.getByText('Are you sure you want to logout?').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(here()).toBe(roleHome.employee)
  await page.getByRole('button', { name: 'Logout' }).click()
  await dialog.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await stored()).toEqual([null, null])
  const after = await office.call(identityEndpoints.myProfile, { as: { ...employee, token: token ?? '' } })
  expect(after.status).toBe(401)
})

test('a session that ends on the server shows "Session Expired", and signing in leads back', async () => {
  const { employee } = office.people
  const own = await storedSession(office, employee)
  await storeSession(visitor.page, own)
  await visitor.visit(paths.employee.draftCases)
  await office.ok(identityEndpoints.signOut, { as: { ...employee, token: own.token } })
  // The browser logs the refused call.
  visitor.pageErrors.allow(/401/)
  await visitor.page.getByRole('link', { name: 'Verified Cases' }).click()
  await toast().getByText('Session Expired').waitFor()
  await visitor.page.waitForURL((url) => url.pathname === '/')
  expect(await visitor.page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await fillSignIn(employee.email, employee.password)
  await visitor.page.waitForURL(`**${paths.employee.verifiedCases}`)
})

test('Ctrl+B folds the sidebar, a cookie keeps it for 7 days, and a phone has a sheet instead', async () => {
  await signInAs('superadmin')
  await visitor.visit(paths.superadmin.home)
  const { page, context } = visitor
  const width = async () => Math.round((await page.locator('aside').boundingBox())?.width ?? 0)
  expect(await width()).toBe(256)
  await page.keyboard.press('Control+b')
  await expect.poll(width).toBe(48)
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state')
  expect(cookie?.value).toBe('false')
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThan(7.1)
  await visitor.visit(paths.superadmin.home)
  expect(await width(), 'a reload keeps it').toBe(48)
  await page.keyboard.press('Meta+b')
  await expect.poll(width).toBe(256)
  await page.setViewportSize({ width: 767, height: 900 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  const sheet = page.getByRole('dialog', { name: 'Menu' })
  await sheet.getByRole('link', { name: 'My Profile' }).waitFor()
  await expect.poll(async () => Math.round((await sheet.boundingBox())?.width ?? 0)).toBe(288)
  await page.keyboard.press('Control+b')
  await sheet.waitFor({ state: 'detached' })
})

test('another tab that logs out ends the session here as well, and no draft stays in this one', async () => {
  const own = await storedSession(office, office.people.client)
  await storeSession(visitor.page, own)
  await visitor.visit(paths.client.home)
  const drafts = () =>
    visitor.page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))
  await visitor.page.evaluate((key) => sessionStorage.setItem(key, '{"note":"typed"}'), `draft:${own.user.id}:request`)
  expect(await drafts()).toHaveLength(1)
  const { page: other } = await openPageIn(visitor.context)
  await other.goto(paths.client.profile)
  // What this tab reads before it hears of the logout.
  visitor.pageErrors.allow(/401/)
  await other.getByRole('button', { name: 'Logout' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click()
  await visitor.page.waitForURL((url) => url.pathname === '/')
  await expect.poll(drafts).toEqual([])
})

test('a case of someone else leads back with a toast', async () => {
  await signInAs('client')
  visitor.pageErrors.allow(/404/)
  const foreign = office.cases.ready.CaseNo
  expect((await office.call(caseEndpoints.details, { as: office.people.client, params: { id: foreign } })).status).toBe(
    404,
  )
  await visitor.page.goto(paths.client.caseDetail(foreign))
  await toast().getByText('No Case ID provided').waitFor()
})
