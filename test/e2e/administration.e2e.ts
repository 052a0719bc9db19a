import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { messages } from '#contract/messages.ts'
import { paths } from '#web/paths.ts'
import { openBrowser } from './browser.ts'
import { type RunningOffice, startOffice, storedSession } from './office.ts'
import { openVisitor, type Visitor } from './visitor.ts'

/* The office's people and places as the superadmin keeps them, and how an employee and a dealer get in. */

const PASSWORD = 'a good long password'
let office: RunningOffice
let browser: Browser
let admin: Visitor

beforeAll(async () => {
  ;[office, browser] = await Promise.all([startOffice({ filled: false }), openBrowser()])
}, 120_000)

beforeEach(async () => {
  admin = await openVisitor(browser, office.origin, await storedSession(office, office.people.admin))
  return async () => {
    await admin.close()
    expect(admin.watch.troubles).toEqual([])
  }
})

afterAll(async () => {
  await browser?.close()
  await office?.stop()
})

const { superadmin, client } = paths

const dialogOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const told = (page: Page, text: string, kind = 'success') =>
  page.locator(`[data-kind="${kind}"]`).getByText(text, { exact: true }).waitFor()

/** Fills the fields of a form by their labels, and types rather than pastes: filters act on what is typed. */
async function type(scope: Page | ReturnType<typeof dialogOf>, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const box = scope.getByLabel(new RegExp(`^${label}`)).first()
    await box.fill('')
    await box.pressSequentially(value)
  }
}

async function pick(page: Page, label: RegExp, text: string) {
  const box = page.getByRole('combobox', { name: label })
  await box.fill(text)
  await page.getByRole('option', { name: text }).first().waitFor()
  await box.press('Enter')
}

/** Sends the form of the open dialog and waits until it is gone; another may have taken its place. */
async function submit(page: Page, name: string) {
  const button = dialogOf(page).getByRole('button', { name, exact: true })
  await button.click()
  await button.waitFor({ state: 'detached' })
}

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
}

/** The link that is handed over by hand, for there is no mail server; it is the one that was mailed. */
async function copiedLink({ page, context }: Visitor, email: string) {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const dialog = page.getByRole('dialog', { name: 'Link to set a password' })
  await dialog.getByText(email).waitFor()
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await told(page, messages.mail.copied)
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${office.deps.config.PUBLIC_URL}/set-password#token=${await office.linkTokenFor(email)}`)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await dialog.waitFor({ state: 'detached' })
  return link.replace(/^https?:\/\/[^/]+/, '')
}

async function setPassword(visitor: Visitor, link: string, password: string) {
  const { page } = visitor
  await visitor.visit(link)
  await type(page, { 'New Password': password, 'Confirm Password': password })
  await press(page, 'Set password')
  await told(page, messages.password.set)
  await page.waitForURL((url) => url.pathname === '/')
}

async function signIn({ page, visit }: Visitor, email: string, password: string) {
  await visit(paths.signIn)
  await type(page, { Email: email })
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Login')
}

async function signUp({ page, visit }: Visitor, email: string, firmName: string) {
  await visit(paths.signUp)
  await type(page, {
    'First Name': 'Leela',
    'Last Name': 'Rao',
    Email: email,
    'Mobile No': '98111-12222',
    'Firm Name': firmName,
    'Address 1': '1 Main Road',
    'Address 2': 'Camp',
    City: 'Nashik',
    Pincode: '422001',
  })
  await pick(page, /^State/, 'Puducherry')
  await press(page, 'Sign Up')
}

test('a branch is added, and its switch answers at once and goes back when the server is not reached', async () => {
  const { page, visit, watch } = admin
  await visit(superadmin.branches)
  await press(page, 'Add Branch')
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Add Branch' }).click()
  for (const field of ['NAME', 'ADDRESS1', 'ADDRESS2', 'CITY', 'PINCODE', 'State'])
    await dialog.getByText(`${field} is required`, { exact: true }).waitFor()
  await expectAccessible(page)
  await type(dialog, { Name: 'Nashik Road', 'Address 1': '45 MG Road', 'Address 2': 'First floor', City: 'Nashik' })
  await type(dialog, { Pincode: '4221-01x' })
  expect(await dialog.getByLabel(/^Pincode/).inputValue(), 'digits only').toBe('422101')
  await pick(page, /^State/, 'Maharashtra')
  await submit(page, 'Add Branch')
  await told(page, 'Branch Successfully created.')
  const row = rowOf(page, 'Nashik Road')
  await row.getByText('45 MG Road, First floor, Nashik, Maharashtra - 422101').waitFor()
  await row.getByText('Yes').waitFor()

  const toggle = row.getByRole('switch')
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/toggle-branch-visibility/*', async (route) => {
    await held
    await route.abort('connectionfailed')
  })
  watch.expectTrouble(/Failed to load resource/)
  await toggle.click()
  await row.getByText('No', { exact: true }).waitFor()
  letGo()
  await told(page, 'Failed to create branch', 'error')
  await row.getByText('Yes').waitFor()
  await page.unrouteAll()

  await toggle.focus()
  await page.keyboard.press('Space')
  await told(page, 'Branch Switched Succesfully')
  await page.reload()
  await row.getByText('No', { exact: true }).waitFor()
  expect(await toggle.getAttribute('aria-checked')).toBe('false')
  await expectAccessible(page)
})

test('a firm is added and switched; NA says why it stays', async () => {
  const { page, visit } = admin
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await visit(superadmin.firms)
  expect(asked.some((path) => path.endsWith('/utils/firms/active'))).toBe(true)
  await press(page, 'Add Firm')
  await type(dialogOf(page), { Name: 'Sundaram Finance' })
  await submit(page, 'Add Firm')
  await told(page, 'Successfully created a Firm')
  const row = rowOf(page, 'Sundaram Finance')
  await row.getByRole('switch').click()
  await told(page, 'Firm Switched Successfully')
  await row.getByText('No', { exact: true }).waitFor()

  const na = page.getByRole('switch', { name: 'NA active' })
  await na.focus()
  await page.keyboard.press('Space')
  await told(page, messages.firm.naStays, 'warning')
  expect(await na.getAttribute('aria-checked')).toBe('true')
  await expectAccessible(page)
})

test('an RTO is added in capital letters, corrected, and switched off', async () => {
  const { page, visit, watch } = admin
  await visit(superadmin.rtos)
  await press(page, 'Add RTO')
  const dialog = dialogOf(page)
  await dialog.getByRole('heading', { name: 'Add New RTO' }).waitFor()
  await type(dialog, { 'RTO Code': 'mh-15', City: 'nashik' })
  expect(await dialog.getByLabel(/^RTO Code/).inputValue()).toBe('MH-15')
  await submit(page, 'Add RTO')
  await told(page, 'RTO successfully created.')

  watch.expectTrouble(/409/)
  await press(page, 'Add RTO')
  await type(dialog, { 'RTO Code': 'MH-15', City: 'Elsewhere' })
  await dialog.getByRole('button', { name: 'Add RTO' }).click()
  await dialog.getByText(messages.rto.codeInUse).waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })

  await press(page, 'Edit MH-15 - NASHIK')
  await dialog.getByRole('heading', { name: 'Update RTO' }).waitFor()
  await type(dialog, { City: 'nashik rural' })
  await submit(page, 'Update RTO')
  await told(page, 'RTO successfully updated.')
  const row = rowOf(page, 'MH-15')
  await row.getByText('NASHIK RURAL').waitFor()
  const reload = page.waitForResponse((response) => response.url().endsWith('/utils/rto/all'))
  await row.getByRole('switch').click()
  await told(page, 'RTO Switched Succesfully')
  await reload
  await row.getByText('No', { exact: true }).waitFor()
  await expectAccessible(page)
})

test('an employee is added, sets a password by the mailed link, signs in, and is out once switched off', async () => {
  const { page, visit } = admin
  await visit(superadmin.employees)
  await press(page, 'Add Employee')
  const dialog = dialogOf(page)
  await type(dialog, {
    'First Name': 'Nitin',
    'Last Name': 'Pawar',
    Email: 'nitin@office.test',
    Phone: '98220 99999 1',
    'Aadhaar No': '2345 6789 01244',
    PAN: 'abcpe-9999f0',
  })
  expect(await dialog.getByLabel(/^Phone/).inputValue()).toBe('9822099999')
  expect(await dialog.getByLabel(/^Aadhaar No/).inputValue()).toBe('234567890124')
  expect(await dialog.getByLabel(/^PAN/).inputValue()).toBe('ABCPE9999F')
  await pick(page, /^Branch/, 'Pune Main')
  await expectAccessible(page)
  await submit(page, 'Add Employee')
  await told(page, 'Created a New Employee')
  const link = await copiedLink(admin, 'nitin@office.test')
  const row = rowOf(page, 'nitin@office.test')
  expect(await row.textContent()).toMatch(/Nitin Pawar.*9822099999.*BR\d{3}/)

  const nitin = await openVisitor(browser, office.origin)
  await setPassword(nitin, link, PASSWORD)
  await signIn(nitin, 'nitin@office.test', PASSWORD)
  await nitin.page.waitForURL(`**${paths.employee.home}`)
  await nitin.page.getByRole('heading', { name: 'Welcome back, Nitin Pawar!' }).waitFor()
  nitin.watch.expectTrouble(/40[01]/)

  await row.getByRole('switch').click()
  await told(page, 'Employee status updated successfully')
  await nitin.page.getByRole('link', { name: 'My Profile' }).click()
  await told(nitin.page, 'Session Expired', 'error')
  await nitin.page.waitForURL((url) => url.pathname === '/')

  await nitin.visit(link)
  await type(nitin.page, { 'New Password': PASSWORD, 'Confirm Password': PASSWORD })
  await press(nitin.page, 'Set password')
  await nitin.page.getByRole('heading', { name: 'This link does not work any more' }).waitFor()
  await nitin.close()
  expect(nitin.watch.troubles).toEqual([])
})

test('a dealer is rejected, signs up again, is verified, sets a password and comes home', async () => {
  const email = 'leela@rao.test'
  const leela = await openVisitor(browser, office.origin)
  await signUp(leela, email, 'Rao Cars')
  await told(leela.page, 'ID created Successfully')
  await leela.page.getByRole('heading', { name: 'What happens next' }).waitFor()
  await expectAccessible(leela.page)

  const { page, visit } = admin
  await visit(superadmin.clients)
  const tab = page.getByRole('tab', { name: /Unverified Clients/ })
  await expect.poll(() => tab.textContent()).toBe('Unverified Clients1')
  await press(page, 'Reject Leela Rao')
  await dialogOf(page).getByText('This action cannot be undone.').waitFor()
  await expectAccessible(page)
  await submit(page, 'Reject')
  await told(page, 'Client Rejected')
  await page.getByText(messages.table.empty).first().waitFor()

  await signUp(leela, email, 'Rao Cars and Sons')
  await told(leela.page, 'ID created Successfully')
  await visit(superadmin.clients)
  await press(page, 'Accept Leela Rao')
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.getByText('Credit Limit is required').waitFor()
  await dialog.getByText('Fixed Penalty is required').waitFor()
  await type(dialog, { 'Credit Limit': '75000', 'Fixed Penalty': '0' })
  await submit(page, 'Confirm')
  await told(page, 'Client Verified')
  const link = await copiedLink(admin, email)
  await page.getByRole('tab', { name: 'Verified Clients', exact: true }).click()
  expect(await rowOf(page, 'Rao Cars and Sons').textContent()).toMatch(/Leela Rao.*Nashik.*9811112222.*₹75,000\.00/)

  await setPassword(leela, link, PASSWORD)
  await signIn(leela, email, PASSWORD)
  await leela.page.waitForURL(`**${client.cases}`)
  await leela.visit(client.home)
  await leela.page.getByRole('heading', { name: 'Welcome, Leela Rao' }).waitFor()
  await leela.page.getByRole('link', { name: '+91 20 2612 3456' }).waitFor()
  await leela.page.getByRole('link', { name: 'care@office.test' }).waitFor()
  await leela.close()
  expect(leela.watch.troubles).toEqual([])
})

test('a mail that was given up is seen among the mails and sent again', async () => {
  const { email } = await office.employee({ firstname: 'Unreached' })
  const { db } = office.database
  const failure = { state: 'dead', attempts: 7, last_error: '451 mailbox unavailable', sent_at: null }
  await db.updateTable('mails').set(failure).where('recipient', '=', email).execute()
  const { page, visit, settle } = admin
  await visit(superadmin.profile)
  await page.getByRole('link', { name: /mails/i }).click()
  await page.waitForURL(`**${superadmin.mails}`)
  await settle()
  const row = rowOf(page, email)
  await row.getByText('451 mailbox unavailable').waitFor()
  await expectAccessible(page)
  await row.getByRole('button', { name: `Send again to ${email}` }).click()
  await told(page, messages.mail.resent)
  await expect
    .poll(() => db.selectFrom('mails').select('state').where('recipient', '=', email).execute(), { timeout: 10_000 })
    .toEqual([{ state: 'sent' }])
})

test("a client's sign-in that is switched off is over at the very next call", async () => {
  const session = await office.client({ firstName: 'Gone', lastName: 'Tomorrow', firmName: 'Gone Motors' })
  const gone = await openVisitor(browser, office.origin, await storedSession(office, session))
  await gone.visit(client.home)
  const { page, visit } = admin
  await visit(`${superadmin.clients}?tab=verified`)
  await rowOf(page, 'Gone Motors')
    .getByRole('link', { name: /View Details/ })
    .click()
  await page.getByRole('switch', { name: 'Sign-in of Gone Tomorrow active' }).click()
  await told(page, messages.client.statusUpdated)
  gone.watch.expectTrouble(/401/)
  await gone.page.getByRole('link', { name: 'My Profile' }).first().click()
  await told(gone.page, 'Session Expired', 'error')
  await gone.page.waitForURL((url) => url.pathname === '/')
  await gone.close()
  expect(gone.watch.troubles).toEqual([])
})

test('a password is changed: a failure titled Success, the hint of strength, every other session out', async () => {
  const session = await office.employee({ firstname: 'Sneha', lastname: 'Deshpande' })
  const [here, elsewhere] = [
    await openVisitor(browser, office.origin, await storedSession(office, session)),
    await openVisitor(browser, office.origin, await storedSession(office, session)),
  ]
  await elsewhere.visit(paths.employee.profile)
  await here.visit(paths.employee.profile)
  const { page, watch } = here
  await press(page, messages.password.change)
  const dialog = dialogOf(page)
  const send = () => dialog.getByRole('button', { name: messages.password.change }).click()
  const fill = (current: string, next: string, again = next) =>
    type(dialog, { 'Current Password': current, 'New Password': next, 'Confirm Password': again })

  await fill('not mine', 'short')
  await dialog.getByText('Too short').waitFor()
  await fill('not mine', 'Brand new one 7', 'Another new one 7')
  await dialog.getByText('Strong').waitFor()
  await send()
  await told(page, 'Passwords do not match!!', 'error')
  await dialog.getByText('Passwords do not match', { exact: true }).waitFor()
  await expectAccessible(page)

  watch.expectTrouble(/400/)
  await fill('not mine', 'Brand new one 7')
  await send()
  await told(page, 'Success', 'error')
  await told(page, 'Current Password is incorrect', 'error')
  await fill(session.password, 'Brand new one 7')
  await send()
  await dialog.waitFor({ state: 'detached' })

  elsewhere.watch.expectTrouble(/401/)
  await elsewhere.page.getByRole('link', { name: 'Home' }).click()
  await told(elsewhere.page, 'Session Expired', 'error')
  await here.visit(paths.employee.home)
  expect(new URL(page.url()).pathname, 'this session goes on').toBe(paths.employee.home)
  await Promise.all([here.close(), elsewhere.close()])
  expect([...watch.troubles, ...elsewhere.watch.troubles]).toEqual([])
})

test('a reset that is answered with 401 tells "Error" and "Session Expired"', async () => {
  const visitor = await openVisitor(browser, office.origin)
  const { page, visit, watch } = visitor
  watch.expectTrouble(/401/)
  await page.route('**/auth/resend-credentials', (route) =>
    route.fulfill({ status: 401, json: { success: false, message: 'Unauthorized', errors: { message: '' } } }),
  )
  await visit(paths.signIn)
  await press(page, 'Forgot your password?')
  await type(dialogOf(page), { Email: 'leela@rao.test' })
  await press(page, 'Send Credentials')
  await told(page, 'Error', 'error')
  await told(page, 'Session Expired', 'error')
  await visitor.close()
  expect(watch.troubles).toEqual([])
})

test('a profile shows how much credit is used, in its colour, and where one is signed in', async () => {
  const session = await office.client({ firstName: 'Rekha', lastName: 'Nair', firmName: 'Nair Cars', creditLimit: 1e5 })
  const clients = office.database.db.updateTable('clients')
  const use = (paise: number) => clients.set({ utilized_credit: paise }).where('id', '=', session.client.id).execute()
  const rekha = await openVisitor(browser, office.origin, await storedSession(office, session))
  for (const [paise, tone] of [
    [7_999_999, 'good'],
    [8_000_000, 'warn'],
    [9_999_999, 'warn'],
    [10_000_000, 'bad'],
  ] as const) {
    await use(paise)
    await rekha.visit(client.profile)
    await rekha.page.getByRole('progressbar', { name: 'Credit used' }).waitFor()
    expect(await rekha.page.locator('[data-tone]').getAttribute('data-tone'), String(paise)).toBe(tone)
  }
  await use(0)
  await rekha.page.getByText('RN', { exact: true }).first().waitFor()
  await rekha.page.getByText('Client', { exact: true }).waitFor()
  await expectAccessible(rekha.page)
  await rekha.page.getByRole('button', { name: 'Sign out the others' }).click()
  await told(rekha.page, messages.session.othersEnded)
  await expect.poll(() => rekha.page.getByText('Unknown device').count()).toBe(1)
  await rekha.close()
  expect(rekha.watch.troubles).toEqual([])
})

test('the UPI id is changed in its row; a document is added, changed, found in a profile and deleted', async () => {
  const { page, visit } = admin
  await visit(superadmin.profile)
  await page.getByText('No documents available').waitFor()
  await press(page, 'Edit UPI ID')
  await type(page, { 'UPI ID': 'x@y' })
  await press(page, 'Save')
  await page.getByText('Invalid UPI ID format').waitFor()
  await type(page, { 'UPI ID': 'desk.pune@okhdfc' })
  await page.keyboard.press('Enter')
  await told(page, 'UPI ID updated successfully')
  await page.getByText('desk.pune@okhdfc').waitFor()

  await visit(superadmin.documents)
  await press(page, 'Add Document')
  const dialog = dialogOf(page)
  await type(dialog, { 'Document Name': '  Form 29  ', 'Form URL': 'forms.test/29.pdf' })
  await dialog.getByRole('button', { name: 'Add Document' }).click()
  await dialog.getByText('Enter a valid URL').waitFor()
  await type(dialog, { 'Form URL': ' https://forms.test/29.pdf ' })
  await submit(page, 'Add Document')
  await told(page, 'Document added')
  await press(page, 'Edit Form 29')
  await type(dialog, { 'Document Name': 'Form 30' })
  await submit(page, 'Save')
  await told(page, 'Document updated')
  await expectAccessible(page)

  const asha = await openVisitor(browser, office.origin, await storedSession(office, office.people.employee))
  await asha.visit(paths.employee.profile)
  const form = asha.page.getByRole('link', { name: /^Form 30/ })
  expect([await form.getAttribute('href'), await form.getAttribute('target')]).toEqual([
    'https://forms.test/29.pdf',
    '_blank',
  ])
  await asha.close()

  await press(page, 'Delete Form 30')
  await submit(page, 'Delete')
  await told(page, 'Document deleted')
  await page.getByText(messages.table.empty).first().waitFor()
})
