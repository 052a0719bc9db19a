import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { t } from '#contract/texts.ts'
import { isSampledTest } from '#test/breadth.ts'
import { paths } from '#web/lib/paths.ts'
import { axeFindings } from './axe.ts'
import type { RunningOffice } from './office.ts'
import type { Visitor } from './visitor.ts'

/* Page objects: actions on the administration screens by visible labels and buttons. */

export const dialogOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))
export const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
export const toastShown = (page: Page, text: string, kind = 'success') =>
  page.locator(`[data-kind="${kind}"]`).getByText(text, { exact: true }).waitFor()

export const toastOf = (page: Page) => page.locator('[data-kind]')

/** The card with this heading, and a value in a card by its label. */
export const cardOf = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) })
export const factOf = (page: Page, label: string) =>
  page.locator('dl > div', { has: page.getByText(label, { exact: true }) })

/** The entries of a case's history, newest first. */
export const historyEntries = (page: Page) =>
  cardOf(page, 'History').locator('div > ol > li, section > ol > li').allTextContents()

/** Fills the fields of a form by their labels. */
export async function type(scope: Page | ReturnType<typeof dialogOf>, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await typeInto(scope.getByLabel(new RegExp(`^${label}`)).first(), value)
}

export async function pick(page: Page, label: RegExp, text: string) {
  // Not the filter of the list behind a dialog that is coming.
  const box = page.getByRole('combobox', { name: label }).and(page.locator('input'))
  await typeInto(box, text)
  await page.getByRole('option', { name: text }).first().waitFor()
  await box.press('Enter')
}

type NewClientNames = Record<'First Name' | 'Last Name' | 'Email' | 'Firm Name', string>

/** Fills the open form of a new client, who gets credit. */
export async function typeNewClient(page: Page, names: NewClientNames) {
  await type(dialogOf(page), {
    ...names,
    'Mobile No': '9811112222',
    Address1: '1 Main Road',
    Address2: 'Camp',
    City: 'Nashik',
    Pincode: '422001',
    'Credit Limit': '25000',
    'Fixed Penalty': '300',
  })
  await pick(page, /^State/, 'Maharashtra')
}

/** Replaces the text of a box: pastes it and presses the last key, as filters act on both and each key takes as long. */
async function typeInto(box: Locator, text: string) {
  await box.fill(text.slice(0, -1))
  await box.pressSequentially(text.slice(-1))
}

/** Submits the form of the open dialog and waits until the dialog is closed; another may have opened. */
export async function submit(page: Page, name: string) {
  const button = dialogOf(page).getByRole('button', { name, exact: true })
  await button.click()
  await button.waitFor({ state: 'detached' })
}

/** Errors "… is required" must name their fields as the labels do; letter case follows the specification. */
export async function expectErrorsNameFields(scope: Page | ReturnType<typeof dialogOf>) {
  const errors = await scope.getByText(/ is required$/).all()
  expect(errors.length).toBeGreaterThan(0)
  for (const error of errors) {
    const label = await error.locator('xpath=..').locator('label, [id$="-label"]').first().innerText()
    expect((await error.innerText()).toLowerCase()).toBe(`${label.replace(/\s*\*$/, '').toLowerCase()} is required`)
  }
}

/** Axe takes longer than most pages: in `npm test` it reads what every ninth test shows, beside `screens.e2e.ts`. */
const AXE_STEP = 9

/** Expects no serious or critical axe finding. */
export async function expectAccessible(page: Page) {
  if (!isSampledTest(AXE_STEP)) return
  expect(await axeFindings(page)).toEqual([])
}

/** The same in the dark theme, which only has colours of its own, and in the light one. */
export async function expectAccessibleInBoth({ page, settle }: Visitor) {
  if (!isSampledTest(AXE_STEP)) return settle()
  for (const [colorScheme, rules] of [
    ['dark', 'colours'],
    ['light', 'usual'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settle()
    expect(await axeFindings(page, undefined, rules)).toEqual([])
  }
}

/**
 * Copies the one-time link from the dialog, which is shown because there is no mail server; it must be the mailed one.
 */
export async function copiedLink(office: RunningOffice, { page, context }: Visitor, email: string) {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const dialog = page.getByRole('dialog', { name: 'Link to set a password' })
  expect(await dialog.getByLabel(t.mail('recipient'), { exact: true }).inputValue()).toBe(email)
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await toastShown(page, t.mail('copied'))
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${office.deps.config.PUBLIC_URL}/set-password#token=${await office.linkTokenFor(email)}`)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await dialog.waitFor({ state: 'detached' })
  return link.replace(/^https?:\/\/[^/]+/, '')
}

/** Sets a password by a mailed link, which signs in. */
export async function setPassword(visitor: Visitor, link: string, email: string, password: string) {
  const { page } = visitor
  await visitor.visit(link)
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email)
  await type(page, { 'New Password': password, 'Confirm Password': password })
  await press(page, 'Set password')
  await toastShown(page, t.password('set'))
  await page.waitForURL((url) => !['/', paths.setPassword].includes(url.pathname))
}

export async function signIn({ page, visit }: Visitor, email: string, password: string) {
  await visit(paths.signIn)
  await type(page, { Email: email })
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Login')
}

/** Fills and sends the form of the sign-up page. */
export async function fillSignUp(page: Page, email: string, firmName: string) {
  await type(page, {
    'First Name': 'Leela',
    'Last Name': 'Rao',
    Email: email,
    'Mobile No': '98111-12222',
    'Firm Name': firmName,
    Address1: '1 Main Road',
    Address2: 'Camp',
    City: 'Nashik',
    Pincode: '422001',
  })
  await pick(page, /^State/, 'Puducherry')
  await press(page, 'Sign Up')
}

/**
 * Returns the address of the next tab that a page opens. The browser may not tell of the tab itself: where it shows no PDF,
 * it saves the file and closes the tab.
 */
export const nextTab = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const { open } = window
        window.open = (address, ...others) => {
          window.open = open
          resolve(String(address))
          return open.call(window, address, ...others)
        }
      }),
  )

/**
 * Presses with Ctrl what opens an address in a tab of its own, and closes the tab. The browser itself is asked for it: on a
 * busy machine Playwright may never tell of a tab that no script has opened.
 */
export async function openBeside(page: Page, opener: Locator, address: string) {
  const devtools = await page.context().browser()?.newBrowserCDPSession()
  if (!devtools) throw new Error('A browser with a profile of its own cannot be asked')
  const tabs = async () =>
    (await devtools.send('Target.getTargets')).targetInfos.filter(({ type: kind }) => kind === 'page')
  const before = new Set((await tabs()).map(({ targetId }) => targetId))
  const opened = async () => (await tabs()).filter(({ targetId }) => !before.has(targetId))
  await opener.click({ modifiers: ['ControlOrMeta'] })
  await expect.poll(async () => (await opened()).map(({ url }) => url)).toEqual([new URL(address, page.url()).href])
  for (const { targetId } of await opened()) await devtools.send('Target.closeTarget', { targetId })
  await devtools.detach()
}

/** Returns the bytes of the next answer of a call: the browser saves a PDF that it cannot show, and tells none of it. */
export const answerOf = (page: Page, path: string) =>
  new Promise<Buffer>((resolve) => {
    void page.route(
      `**${path}`,
      async (route) => {
        const response = await route.fetch()
        resolve(await response.body())
        await route.fulfill({ response })
      },
      { times: 1 },
    )
  })
