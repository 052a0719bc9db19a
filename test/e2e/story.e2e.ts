import { join } from 'node:path'
import jsqr from 'jsqr'
import type { Page } from 'playwright-core'
import { PNG } from 'pngjs'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { clientEndpoints } from '#contract/clients/client-endpoints.ts'
import { employeeEndpoints } from '#contract/employees/employee-endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { identityEndpoints } from '#contract/identity/identity-endpoints.ts'
import { referenceEndpoints } from '#contract/reference/reference-endpoints.ts'
import { openPage, temporaryFolder } from './browser.ts'
import { sharedBrowser } from './fixtures.ts'
import { startServerProcess } from './server-process.ts'

/*
 * The main process on an empty data folder, through screens: an employee creates and verifies a case, the superadmin
 * assigns it, the client pays by UPI with a proof, the superadmin verifies the payment, and the client sees it under
 * Verified.
 */

const PASSWORD = 'a good long password'
const results = join(import.meta.dirname, '../../test-results/story')
const folder = temporaryFolder('story')
const [portal, browser] = await Promise.all([
  startServerProcess(folder.path, { SUPPORT_PHONE: '', SUPPORT_EMAIL: '' }),
  sharedBrowser(),
])
afterAll(async () => {
  await portal.stop()
  folder.remove()
})

/** Creates a branch, a firm, RTOs, the UPI id, an employee and a verified client. */
async function setUpOffice() {
  const data = await portal.ok(identityEndpoints.signIn, { body: portal.admin })
  const as = { ...portal.admin, token: data.access_token, userId: data.user.id }
  const send = async <E extends Endpoint>(endpoint: E, body: unknown) => await portal.ok(endpoint, { as, body })
  const place = { address1: '12 Station Road', address2: 'Near the bus stand', city: 'Pune', state: 'Maharashtra' }
  const branch = await send(referenceEndpoints.createBranch, {
    name: 'Pune Main',
    ...place,
    pincode: '411001',
  })
  await send(referenceEndpoints.createFirm, { name: 'HDFC Bank' })
  await send(referenceEndpoints.createRto, { rtoCode: 'MH-12', city: 'Pune' })
  await send(referenceEndpoints.createRto, { rtoCode: 'MH-14', city: 'Pimpri-Chinchwad' })
  await send(referenceEndpoints.updateUpi, { upi: 'office.pune@okhdfc' })
  await send(employeeEndpoints.add, {
    firstname: 'Asha',
    lastname: 'Patil',
    email: 'asha@office.test',
    phone: '9822012345',
    branchCode: branch.branchCode,
    aadharNumber: '234567890124',
    panNumber: 'ABCPE1234F',
    role: 'employee',
  })
  const client = await send(clientEndpoints.signUp, {
    firstName: 'Ravi',
    lastName: 'Shah',
    email: 'ravi@shahmotors.test',
    mobileNo: '9766012345',
    firmName: 'Shah Motors',
    ...place,
    pincode: '411037',
  })
  const verified = { params: { id: client.id }, body: { creditLimit: 50_000, fixedPenaltyAmount: 500 } }
  await portal.ok(clientEndpoints.verify, { as, ...verified })
}

async function signIn(page: Page, email: string, password = PASSWORD) {
  if (new URL(page.url()).pathname !== '/') await page.goto('/')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** Sets a password by the mailed link, which signs in. */
async function choosePassword(page: Page, email: string) {
  await page.goto(await portal.mailedLink(email))
  await page.getByLabel('New Password').fill(PASSWORD)
  await page.getByLabel('Confirm Password').fill(PASSWORD)
  await page.getByRole('button', { name: /set password/i }).click()
  await page.waitForURL((url) => !['/', '/set-password'].includes(url.pathname))
}

type Person = 'employee' | 'superadmin' | 'client'
const opened = new Map<Person, Awaited<ReturnType<typeof openPage>>>()

/** Lets a person of the story act, whose browser stays open from one part of it to the next. */
async function inBrowserOf(person: Person, act: (page: Page) => Promise<void>) {
  const { page, pageErrors, close } = opened.get(person) ?? (await openPage(browser, portal.origin))
  opened.set(person, { page, pageErrors, close })
  try {
    await act(page)
  } catch (error) {
    await page.screenshot({ path: join(results, 'failure.png') })
    throw error
  }
  expect(pageErrors.unexpected).toEqual([])
}

const pick = async (page: Page, label: string | RegExp, text: string) => {
  const box = page.getByRole('combobox', { name: label })
  // Replaces the current text by typing: a prefilled combobox must open its list, too.
  await box.press('ControlOrMeta+a')
  await box.pressSequentially(text)
  await page.getByRole('option', { name: text }).first().waitFor()
  await box.press('Enter')
}

test('a new portal says at its start that customer care is unset', async () => {
  await expect
    .poll(portal.printed)
    .toMatch(/ is ready at .*\nNot set: SUPPORT_PHONE and SUPPORT_EMAIL\. Clients find no customer-care .*\n/)
})

let caseNo: string

test('a case passes through the whole process', async () => {
  await setUpOffice()
  await employeeCreatesAndVerifies()
  await superadminAssigns()
  await clientPays()
  await superadminVerifiesThePayment()
  await clientSeesItVerified()
  for (const { close } of opened.values()) await close()
  expect(await portal.stop(), 'SIGTERM ends it in good order').toBe(0)
})

async function employeeCreatesAndVerifies() {
  await inBrowserOf('employee', async (page) => {
    await choosePassword(page, 'asha@office.test')
    await page.goto('/healthz')
    await page.evaluate('localStorage.clear()')
    await page.goto('/employee/cases/new')
    // A signed-out visitor is redirected to sign-in, and then to the requested page.
    await page.waitForURL((url) => url.pathname === '/')
    await signIn(page, 'asha@office.test')
    await page.waitForURL('**/employee/cases/new')
    await page.getByRole('heading', { name: 'New Case', level: 1 }).waitFor()

    await page.getByRole('button', { name: 'Submit Case' }).click()
    await page.getByText('Firm Name is required').first().waitFor()

    await pick(page, /Firm Name/, 'Shah Motors')
    await page.getByLabel('Appointment Date').fill('2026-11-25')
    await page.getByLabel(/^Vehicle No\./).pressSequentially('mh12ab1234')
    await page.getByLabel(/^Chassis No/).fill('ma3ewde1s00123456')
    await page.getByLabel(/^Engine No/).fill('k10bn1234567')
    // The plate determines the RTO of registration.
    expect(await page.getByRole('combobox', { name: /From RTO/ }).inputValue()).toBe('MH-12 - PUNE')
    await pick(page, /To RTO/, 'MH-14 - PIMPRI-CHINCHWAD')
    for (const name of ['Insurance', 'PUC', 'Fitness', 'Tax'])
      await page.getByLabel(new RegExp(`^${name}.*Expiry`)).fill('2027-03-31')
    await page.getByRole('radio', { name: 'LOCAL' }).click()
    await page.getByRole('radio', { name: 'HSRP', exact: true }).click()
    await pick(page, /^HPT/, 'HDFC Bank')
    expect(await page.getByRole('combobox', { name: /^HPA/ }).inputValue()).toBe('NA')
    await page.getByLabel(/Receipt Amount/).fill('1499.25')
    await page.getByLabel(/PUC Charges/).fill('100')
    await page.getByLabel(/Insurance Charges/).fill('2500.5')
    expect(await page.getByLabel(/^Vehicle No\./).inputValue()).toBe('MH12AB1234')

    await page.reload()
    await page.getByRole('heading', { name: 'New Case', level: 1 }).waitFor()
    expect(await page.getByLabel(/^Chassis No/).inputValue(), 'a reload loses nothing').toBe('MA3EWDE1S00123456')
    await page.getByRole('button', { name: 'Submit Case' }).click()
    await page.waitForURL('**/employee/cases')

    const row = page.getByRole('row', { name: /MH ?12 ?AB ?1234/ })
    await row.waitFor()
    caseNo = /VR-\d{6}/.exec((await row.textContent()) ?? '')?.[0] ?? ''
    expect(caseNo).toMatch(/^VR-\d{6}$/)
    await row.getByRole('button', { name: /Verify/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verify' }).click()
    await page.getByText('Case verified Succesfully').first().waitFor()
    await row.waitFor({ state: 'detached' })
  })
}

async function superadminAssigns() {
  await inBrowserOf('superadmin', async (page) => {
    await signIn(page, portal.admin.email, portal.admin.password)
    await page.waitForURL('**/superadmin')
    await page.goto('/superadmin/Profile')
    await page.getByRole('heading', { name: 'Customer Care' }).waitFor()
    await page.getByText('SUPPORT_PHONE and SUPPORT_EMAIL', { exact: true }).waitFor()
    await page.goto('/superadmin/cases/all')
    const row = page.getByRole('row', { name: new RegExp(caseNo) })
    await row.waitFor()
    await row.getByRole('button', { name: /Assign/ }).click()
    await pick(page, /dealer/i, 'Shah Motors')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Assign/ })
      .click()
    await page.getByText('Case Assigned Successfully.').first().waitFor()
    await row
      .getByText(/assigned/i)
      .first()
      .waitFor()
  })
}

async function clientPays() {
  await inBrowserOf('client', async (page) => {
    await choosePassword(page, 'ravi@shahmotors.test')
    await page.waitForURL('**/client/cases')
    await page.getByText(caseNo).first().waitFor()
    await page.getByRole('button', { name: 'Make Payment' }).click()
    await page.getByRole('button', { name: 'Proceed' }).click()
    await page.getByText('No cases selected').first().waitFor()
    await page.getByText('Please select at least one case.').first().waitFor()
    await page.getByRole('checkbox', { name: new RegExp(caseNo) }).click()
    await page.getByRole('button', { name: 'Proceed' }).click()
    await page.getByText('Payment initiated').first().waitFor()
    await page.waitForURL('**/client/payment')

    await page.getByRole('radio', { name: /UPI/ }).click()
    const code = page.getByRole('img', { name: /UPI/ })
    await code.waitFor()
    // KEEP_PICTURE=1 renews the picture of the README.
    if (process.env.KEEP_PICTURE) await page.screenshot({ path: join(results, '../../docs/picture.png') })
    expect(await code.boundingBox()).toMatchObject({ width: 180, height: 180 })
    const link = decodeQr(await code.screenshot({ scale: 'device' }))
    expect(link).toMatch(
      /^upi:\/\/pay\?pa=office\.pune@okhdfc&pn=[^&+]+&am=4099\.75&cu=INR&tn=CASE%20FEE&tr=[\w-]{1,35}$/,
    )
    const pay = page.getByRole('button', { name: 'Pay Now' })
    expect(await pay.getAttribute('aria-disabled').then((value) => value ?? pay.isDisabled().then(String))).toBe('true')
    const proof = await sharp({ create: { width: 600, height: 900, channels: 3, background: '#dbeafe' } })
      .png()
      .toBuffer()
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: proof })
    await page.getByText('Upload successful').first().waitFor()
    await pay.click()
    await page.getByText('Payment successful').first().waitFor()
    await page.waitForURL('**/client/cases**')
    await page.getByRole('tab', { name: /Under Verification/ }).click()
    await page.getByText(caseNo).first().waitFor()
  })
}

async function superadminVerifiesThePayment() {
  await inBrowserOf('superadmin', async (page) => {
    await page.goto('/superadmin/VerifyPayments')
    const row = page.getByRole('row', { name: /Ravi Shah/ })
    await row.waitFor()
    await row.getByRole('button', { name: /View Proof/ }).click()
    const image = page.getByRole('dialog').getByRole('img').first()
    await image.waitFor()
    expect(
      await image.evaluate(async (one) =>
        one instanceof HTMLImageElement ? one.decode().then(() => one.naturalWidth) : 0,
      ),
    ).toBe(600)
    await page.keyboard.press('Escape')
    await row.getByRole('button', { name: /Verify payment/ }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Verify/ })
      .click()
    await page.getByText('Verified the Payment').first().waitFor()
    await row.waitFor({ state: 'detached' })
  })
}

async function clientSeesItVerified() {
  await inBrowserOf('client', async (page) => {
    await page.goto('/client/cases')
    await page.getByRole('tab', { name: /Verified 1|Verified.*1/ }).click()
    await page.getByText(caseNo).first().waitFor()
  })
}

/** The text of a QR code in a screenshot. */
function decodeQr(screenshot: Buffer): string {
  const { data, width, height } = PNG.sync.read(screenshot)
  return jsqr.default(new Uint8ClampedArray(data), width, height)?.data ?? ''
}
