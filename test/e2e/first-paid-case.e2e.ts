import { join } from 'node:path'
import jsqr from 'jsqr'
import type { Page } from 'playwright-core'
import { PNG } from 'pngjs'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { API_BASE } from '#contract/api.ts'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { openPage, temporaryFolder } from './browser.ts'
import { sharedBrowser } from './fixtures.ts'
import { focusOf, tabTo } from './keys.ts'
import { dialogOf, pick, press, submit, toastShown, type } from './page-actions.ts'
import { startServerProcess } from './server-process.ts'

/*
 * The main process on an empty data folder, through screens. Its owner comes alone with the guide to the first paid case: at
 * most ten clicks and ten minutes. The dealer has a browser of its own; its clicks are not counted.
 */

const folder = temporaryFolder('first-paid-case')
const [portal, browser] = await Promise.all([
  startServerProcess(folder.path, { SUPPORT_PHONE: '', SUPPORT_EMAIL: '' }),
  sharedBrowser(),
])
const [owner, dealer] = [await openPage(browser, portal.origin), await openPage(browser, portal.origin)]
const { page } = owner
afterAll(async () => {
  await Promise.all([owner.close(), dealer.close(), portal.stop()])
  folder.remove()
})

const PLATE = /MH ?12 ?KB ?0001/
/** What a slow user needs, in seconds: for a key, and for a click with the look that finds its place. */
const SECONDS_PER_KEY = 0.5
const SECONDS_PER_CLICK = 5

/** The presses of the mouse and of keys, as the browser reports them. */
const counts = { clicks: 0, keys: 0 }
await page.context().exposeFunction('countInput', (kind: keyof typeof counts) => {
  counts[kind] += 1
})
await page.context().addInitScript(`
  addEventListener('pointerdown', () => countInput('clicks'), true)
  addEventListener('keydown', () => countInput('keys'), true)`)

/** Waits until the focus is in the field with this label. */
const focusIn = (label: string) => expect.poll(() => focusOf(page)).toBe(label)
const doneOf = (count: number) => page.getByText(`${count} of 9 done`, { exact: true }).waitFor()
const keys = async (...names: string[]) => {
  for (const name of names) await page.keyboard.press(name)
}
/** Types each text and goes on with its key. */
async function typeAll(texts: readonly string[], ...then: string[]) {
  for (const [at, text] of texts.entries()) {
    await page.keyboard.type(text)
    await keys(then[at] ?? 'Tab')
  }
}

/** The next call gets an empty answer. */
const failOnce = (at: Page, call: string) =>
  at.route(`**${API_BASE}${call}`, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
async function see(at: Page, ...texts: string[]) {
  await Promise.all(texts.map((text) => at.getByText(text, { exact: true }).first().waitFor()))
}

/** The link by which the dealer signs in, and what the owner has pressed until then. */
let link = ''
let atFirstDealer = counts

test('a new portal says at its start that customer care is unset', async () => {
  await expect
    .poll(portal.printed)
    .toMatch(/ is ready at .*\nNot set: SUPPORT_PHONE and SUPPORT_EMAIL\. Clients find no customer-care .*\n/)
})

test('an owner comes with the guide to its first dealer', async () => {
  await setUpOffice()
  link = await addDealer()
  atFirstDealer = { ...counts }
})

test('the guide forgets nothing, takes a skipped step up again, and is found under My Profile once it is hidden', async () => {
  await page.goto(paths.superadmin.home)
  await page.getByRole('button', { name: 'Start: Banks and financiers (HPT/HPA)' }).click()
  await page.getByRole('checkbox', { name: 'Choose all: Common banks and financiers' }).check()
  await page.getByRole('button', { name: /^Add \d+ banks$/ }).click()
  await doneOf(5)
  await press(page, 'Hide this guide')
  await toastShown(page, 'The guide stays under My Profile.', 'info')
  await page.reload()
  await page.getByRole('heading', { name: 'Summary of the Cases' }).waitFor()
  expect(await page.getByText('Set up your office').count()).toBe(0)
  await page.goto(paths.superadmin.profile)
  await see(page, 'Customer Care', 'SUPPORT_PHONE and SUPPORT_EMAIL')
  await page.getByRole('link', { name: /^Set-up Guide/ }).click()
  await doneOf(5)
})

test('an employee that is added completes a step of the guide, and the link is shown once', async () => {
  await page.goto(paths.superadmin.setUp)
  await press(page, 'Start: Branch and employees')
  await press(page, t.setUp('addFirstBranch'))
  const dialog = dialogOf(page)
  await type(dialog, { Name: 'Pune Camp', Address1: '1 MG Road', Address2: 'Camp', City: 'Pune', Pincode: '411001' })
  await pick(page, /^State/, 'Maharashtra')
  await submit(page, t.branch('add'))
  await press(page, t.setUp('addFirstEmployee'))
  await type(dialog, { 'First Name': 'Nitin', 'Last Name': 'Pawar', Email: 'nitin@office.test', Phone: '9822011112' })
  await type(dialog, { 'Aadhaar No': '345678901234', PAN: 'ABCPE9999F' })
  await pick(page, /^Branch/, 'Pune Camp')
  await submit(page, t.employee('add'))
  const invitation = page.getByRole('dialog', { name: t.mail('linkTitle') })
  expect(await invitation.getByLabel(t.mail('recipient'), { exact: true }).inputValue()).toBe('nitin@office.test')
  expect(await invitation.getByLabel(t.mail('linkLabel')).inputValue()).toContain('/set-password#token=')
  await doneOf(6)
  expect(owner.pageErrors.unexpected).toEqual([])
})

test('an owner comes from an empty office to the first paid case in ten clicks', async () => {
  for (const { pageErrors } of [owner, dealer]) pageErrors.allow(/Failed to load resource: .* 500/)
  await page.goto(paths.superadmin.setUp)
  Object.assign(counts, atFirstDealer)
  await createCase()
  await verifyAndAssign()

  const atOwner = { ...counts }
  await payAsDealer()
  expect(counts).toEqual(atOwner)
  await verifyPayment()
  const minutes = (counts.keys * SECONDS_PER_KEY + counts.clicks * SECONDS_PER_CLICK) / 60
  console.info(`first case paid: ${counts.clicks} clicks, ${counts.keys} keys, about ${minutes.toFixed(1)} minutes`)
  expect(counts.clicks).toBeLessThanOrEqual(10)
  expect(minutes).toBeLessThanOrEqual(10)

  await dealer.page.goto(paths.client.cases)
  await dealer.page.getByRole('tab', { name: /^Verified.*1/ }).click()
  await dealer.page.getByText(PLATE).first().waitFor()
  for (const { pageErrors } of [owner, dealer]) expect(pageErrors.unexpected).toEqual([])
})

/** Signs in and follows the guide, in which the first step is open and each saved step opens the next. */
async function setUpOffice() {
  await page.goto('/')
  await focusIn('Email')
  await typeAll([portal.admin.email])
  await focusIn('Password')
  await typeAll([portal.admin.password], 'Enter')
  await page.waitForURL('**/superadmin')

  await doneOf(0)
  await focusIn(t.office('name'))
  await page.keyboard.type('Sharma RTO Services')
  await tabTo(page, 'State')
  await page.keyboard.type('Mahara')
  await page.getByRole('option', { name: 'Maharashtra' }).waitFor()
  await keys('Enter', 'Enter')
  await doneOf(1)
  await focusIn(t.account('upiId'))
  await page.keyboard.type('office.pune@okhdfc')
  await page.getByRole('img', { name: 'QR code that pays ₹1 to office.pune@okhdfc' }).waitFor()
  await keys('Enter')
  await doneOf(2)
  const rtos = page.getByRole('group', { name: 'RTOs of Maharashtra' })
  await rtos.getByRole('checkbox', { name: 'MH-12 PUNE' }).click()
  await rtos.getByRole('checkbox', { name: 'MH-14 PIMPRI CHINCHWAD' }).click()
  await press(page, 'Add 2 RTOs')
  await doneOf(3)
  await press(page, 'Skip: Banks and financiers (HPT/HPA)')
  await press(page, 'Skip: Branch and employees')
}

/** One click opens the form, Enter saves it, and the link is shown. */
async function addDealer() {
  await page.getByRole('button', { name: 'Copy sign-up link' }).waitFor()
  const invitation = await page.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href')
  expect(decodeURIComponent(invitation ?? '')).toContain('Sharma RTO Services works with a portal')
  await press(page, t.client('add'))
  await focusIn('First Name')
  await typeAll(['Ravi', 'Shah', 'ravi@dealer.test', '9822012346', 'Shah Motors'])
  await typeAll(['4 Market Yard', 'Camp', 'Pune'])
  await page.keyboard.type('Mahara')
  await page.getByRole('option', { name: 'Maharashtra' }).waitFor()
  await keys('Enter', 'Tab')
  await typeAll(['411037', '50000', '500'], 'Tab', 'Tab', 'Enter')
  const dialog = page.getByRole('dialog', { name: t.mail('linkTitle') })
  const shown = await dialog.getByLabel(t.mail('linkLabel')).inputValue()
  await keys('Escape')
  await dialog.waitFor({ state: 'detached' })
  await doneOf(4)
  return shown.replace(/^https?:\/\/[^/]+/, '')
}

async function createCase() {
  await page.getByRole('link', { name: t.setUp('newCase') }).click()
  await page.waitForURL(/cases\/new/)
  const nextSection = 'Control+ArrowDown'
  const chosen = (name: RegExp) => page.getByRole('combobox', { name }).inputValue()
  await page.getByRole('combobox', { name: /^Firm Name/ }).waitFor()
  await page.keyboard.type('shah')
  await page.getByRole('option', { name: /Shah Motors/ }).waitFor()
  await keys('F4')
  await tabTo(page, 'Appointment Date')
  await typeAll(['310330'], nextSection)
  await typeAll(['mh12kb0001', 'ma3kb', 'k10kb'])
  expect(await chosen(/From RTO/), 'by the plate').toBe('MH-12 - PUNE')
  await keys('Tab')
  expect(await chosen(/To RTO/), 'as From RTO').toBe('MH-12 - PUNE')
  await typeAll(['mh-14'], nextSection)
  await typeAll(['310330', '310330', '310330', '310330'], 'Tab', 'Tab', 'Tab', nextSection)
  expect(await chosen(/^HPA/)).toBe('NA')
  await keys('Space', 'Tab', 'Space', nextSection, nextSection)
  await failOnce(page, '/case/new')
  await typeAll(['100', '100', '100'], 'Tab', 'Tab', 'Control+Enter')
  await see(page, 'Error in while Creating a Case')
  await keys('Control+Enter')
  await page.waitForURL(/Mycases/i)
}

/** Verifies and assigns the case by keys in the queue. */
async function verifyAndAssign() {
  await page.getByRole('link', { name: 'Queue', exact: true }).click()
  // The list of cases has the plate, too.
  await page.getByRole('heading', { name: 'Queue', level: 1 }).waitFor()
  await page.getByText('MH 12 KB 0001').first().waitFor()
  await keys('v')
  await dialogOf(page).waitFor()
  // It can be confirmed once it knows which papers the case lacks.
  await dialogOf(page).locator('[aria-busy]').waitFor({ state: 'detached' })
  await keys('Enter')
  await toastShown(page, t.cases('verified'))
  await dialogOf(page).waitFor({ state: 'detached' })
  await keys('2')
  await page.getByText('MH 12 KB 0001').first().waitFor()
  await keys('a')
  await expect.poll(() => dialogOf(page).getByRole('combobox').inputValue()).toMatch(/Shah Motors/)
  await keys('Enter')
  await toastShown(page, t.cases('assigned'))
}

/** The dealer sets a password by its link, pays the case by UPI and gives a proof. */
async function payAsDealer() {
  const { page: payer } = dealer
  await payer.goto(link)
  await payer.getByLabel('New Password').fill('a long password of mine')
  await payer.getByLabel('Confirm Password').fill('a long password of mine')
  await press(payer, 'Set password')
  await payer.waitForURL('**/client/cases')
  await press(payer, t.payments('makePayment'))
  await press(payer, 'Proceed')
  await see(payer, 'No cases selected', 'Please select at least one case.')
  await payer.getByRole('checkbox', { name: /^Select VR-/ }).click()
  await press(payer, 'Proceed')
  await see(payer, 'Payment initiated')
  await payer.waitForURL('**/client/payment')

  await payer.getByRole('radio', { name: /UPI/ }).click()
  const code = payer.getByRole('img', { name: /UPI/ })
  await code.waitFor()
  // KEEP_PICTURE=1 renews the picture of the README.
  if (process.env.KEEP_PICTURE) await payer.screenshot({ path: join(import.meta.dirname, '../../docs/picture.png') })
  expect(await code.boundingBox()).toMatchObject({ width: 180, height: 180 })
  expect(await payer.getByRole('link', { name: /in a UPI app$/ }).isVisible(), 'for phones').toBe(false)
  expect(decodeQr(await code.screenshot({ scale: 'device' }))).toMatch(
    /^upi:\/\/pay\?pa=office\.pune@okhdfc&pn=[^&+]+&am=300(\.00)?&cu=INR&tn=CASE%20FEE&tr=[\w-]{1,35}$/,
  )
  const pay = payer.getByRole('button', { name: /^Pay Now/ })
  expect(await pay.isDisabled()).toBe(true)
  const create = { width: 600, height: 900, channels: 3, background: '#dbeafe' } as const
  const proof = { name: 'proof.png', mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() }
  await failOnce(payer, '/utils/upload')
  await payer.locator('input[type=file]').first().setInputFiles(proof)
  await see(payer, 'Upload failed', 'File upload failed.')
  await payer.locator('input[type=file]').first().setInputFiles(proof)
  await see(payer, 'Upload successful')
  await failOnce(payer, '/client/make-case-payment')
  await pay.click()
  await see(payer, 'Payment failed', 'Payment failed due to an error')
  await pay.click()
  await see(payer, 'Payment successful')
  await payer.getByRole('tab', { name: /Under Verification/ }).click()
  await payer.getByText(PLATE).first().waitFor()
}

/** The queue shows the payment, V opens the proof, V and Enter verify it. */
async function verifyPayment() {
  await keys('3')
  // In the queue: a toast may still name the dealer.
  await page.locator('main').getByText('Shah Motors').first().waitFor()
  await keys('v')
  const image = dialogOf(page).getByRole('img').first()
  await image.waitFor()
  expect(
    await image.evaluate(async (one) => one instanceof HTMLImageElement && one.decode().then(() => one.naturalWidth)),
  ).toBe(600)
  await keys('v')
  await page.getByRole('region', { name: t.payments('confirmVerify') }).waitFor()
  await keys('Enter')
  await dialogOf(page).getByText(t.payments('allChecked')).waitFor()
  await keys('Escape')
  await page.getByText(t.queue('empty.paymentsToCheck')).waitFor()
}

/** The text of a QR code in a screenshot. */
function decodeQr(screenshot: Buffer): string {
  const { data, width, height } = PNG.sync.read(screenshot)
  return jsqr.default(new Uint8ClampedArray(data), width, height)?.data ?? ''
}

test('SIGTERM ends a portal in good order', async () => {
  expect(await portal.stop()).toBe(0)
})
