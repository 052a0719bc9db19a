import { expect, test } from 'vitest'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { teamEndpoints } from '#contract/team/member.ts'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import {
  cardOf,
  copiedLink,
  dialogOf,
  expectErrorsNameFields,
  fillSignUp,
  pick,
  press,
  rowOf,
  setPassword,
  signIn,
  submit,
  toastShown,
  type,
} from './page-actions.ts'

/* Employees, clients and the people of a client's firm: invitation or sign-up, data, who may pay, deactivation. */

const PASSWORD = 'a good long password'
const { office, openAs, openAt } = await startFixtures({ filled: false })
const { superadmin, client } = paths

test('an employee is added, sets a password by the mailed link, signs in, and is out once switched off', async () => {
  const admin = await openAt('superadmin', superadmin.employees)
  const { page } = admin
  await press(page, 'Add Employee')
  const dialog = dialogOf(page)
  await type(dialog, {
    'First Name': 'Nitin',
    'Last Name': 'Pawar',
    Email: 'nitin@office.test',
  })
  for (const [label, keys] of [
    [/^Phone/, '98220 99999 1'],
    [/^Aadhaar No/, '2345 6789 01244'],
    [/^PAN/, 'abcpe-9999f0'],
  ] as const)
    await dialog.getByLabel(label).pressSequentially(keys)
  expect(await dialog.getByLabel(/^Phone/).inputValue()).toBe('9822099999')
  expect(await dialog.getByLabel(/^Aadhaar No/).inputValue()).toBe('234567890124')
  expect(await dialog.getByLabel(/^PAN/).inputValue()).toBe('ABCPE9999F')
  await pick(page, /^Branch/, 'Pune Main')
  await submit(page, 'Add Employee')
  await toastShown(page, 'Created a New Employee')
  const link = await copiedLink(office, admin, 'nitin@office.test')
  const row = rowOf(page, 'nitin@office.test')
  expect(await row.textContent()).toMatch(/Nitin Pawar.*9822099999.*BR\d{3}/)

  const nitin = await openAs(null)
  await setPassword(nitin, link, 'nitin@office.test', PASSWORD)
  await nitin.page.waitForURL(`**${paths.employee.home}`)
  await nitin.page.getByRole('heading', { name: 'Welcome back, Nitin Pawar!' }).waitFor()
  nitin.pageErrors.allow(/40[01]/)

  const isOut = toastShown(nitin.page, 'Session Expired', 'error')
  await row.getByRole('switch').click()
  await toastShown(page, 'Employee status updated successfully')
  // The stream of events may have told the page before the click does.
  await Promise.race([isOut, nitin.page.getByRole('link', { name: 'My Profile' }).click()])
  await isOut
  await nitin.page.waitForURL((url) => url.pathname === '/')

  await nitin.visit(link)
  await nitin.page.getByRole('heading', { name: 'This link does not work any more' }).waitFor()
})

test('a dealer is rejected, signs up again, is verified, sets a password, and is out once switched off', async () => {
  const email = 'leela@rao.test'
  const leela = await openAt(null, paths.signUp)
  await press(leela.page, 'Sign Up')
  await leela.page.getByText('Address1 is required', { exact: true }).waitFor()
  await expectErrorsNameFields(leela.page)
  expect(await leela.page.getByText(/ is required$/).count()).toBe(10)
  await fillSignUp(leela.page, email, 'Rao Cars')
  await leela.page.getByRole('heading', { name: 'ID created Successfully', exact: true }).waitFor()
  await leela.page.getByRole('heading', { name: 'What happens next' }).waitFor()

  const admin = await openAt('superadmin', superadmin.clients)
  const { page, visit } = admin
  const tab = page.getByRole('tab', { name: /Unverified Clients/ })
  await expect.poll(() => tab.textContent()).toBe('Unverified Clients1')
  await press(page, 'Reject Leela Rao')
  await dialogOf(page).getByText('This action cannot be undone.').waitFor()
  await submit(page, 'Reject')
  await toastShown(page, 'Client Rejected')
  await page.getByText(t.table('empty')).first().waitFor()

  await office.signUp({
    ...{ email, firstName: 'Leela', lastName: 'Rao', firmName: 'Rao Cars and Sons' },
    ...{ mobileNo: '9811112222', city: 'Nashik' },
  })
  await visit(superadmin.clients)
  await press(page, 'Accept Leela Rao')
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.getByText('Credit Limit is required').waitFor()
  await dialog.getByText('Fixed Penalty is required').waitFor()
  await type(dialog, { 'Credit Limit': '-5', 'Fixed Penalty': '0' })
  expect(await dialog.getByLabel(/^Credit Limit/).inputValue(), 'a minus stays in sight').toBe('-5')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.getByText('Must not be negative').waitFor()
  await type(dialog, { 'Credit Limit': '75000' })
  await submit(page, 'Confirm')
  await toastShown(page, 'Client Verified')
  const link = await copiedLink(office, admin, email)
  await page.getByRole('tab', { name: 'Verified Clients', exact: true }).click()
  expect(await rowOf(page, 'Rao Cars and Sons').textContent()).toMatch(/Leela Rao.*Nashik.*9811112222.*₹75,000\.00/)

  await setPassword(leela, link, email, PASSWORD)
  await leela.page.waitForURL(`**${client.cases}`)

  await rowOf(page, 'Rao Cars and Sons')
    .getByRole('link', { name: /View Details/ })
    .click()
  leela.pageErrors.allow(/401/)
  const expired = toastShown(leela.page, 'Session Expired', 'error')
  await page.getByRole('switch', { name: 'Sign-in of Leela Rao active' }).click()
  await toastShown(page, t.client('statusUpdated'))
  // The page notices by this press, or before by its stream.
  const next = leela.page.getByRole('link', { name: 'My Profile' }).first()
  await Promise.all([expired, next.click({ timeout: 8_000 }).catch(() => {})])
  await leela.page.waitForURL((url) => url.pathname === '/')
})

test('a password that is set by a link ends the session of another user in this browser, at the server as well', async () => {
  const [before, next] = [await office.employee(), await office.employee()]
  const { db } = office.database
  const sessions = async () =>
    (await db.selectFrom('sessions').select('id').where('user_id', '=', before.userId).execute()).length
  const shared = await openAs(null)
  await signIn(shared, before.email, before.password)
  await shared.page.waitForURL(`**${paths.employee.home}`)
  expect(await sessions(), 'with that of the test').toBe(2)
  await office.call(identityEndpoints.resendCredentials, { body: { email: next.email } })
  const link = `${paths.setPassword}#token=${await office.linkTokenFor(next.email)}`
  await setPassword(shared, link, next.email, PASSWORD)
  await expect.poll(sessions, { timeout: 20_000 }).toBe(1)
})

test('a mail that was given up is seen among the mails and sent again', async () => {
  const { email } = await office.employee({ firstname: 'Unreached' })
  const { db } = office.database
  const failure = { state: 'dead' as const, attempts: 7, last_error: '451 mailbox unavailable', sent_at: null }
  await db.updateTable('deliveries').set(failure).where('recipient', '=', email).execute()
  const { page, settle } = await openAt('superadmin', superadmin.profile)
  await page.getByRole('link', { name: /mails/i }).click()
  await page.waitForURL(`**${superadmin.mails}`)
  await settle()
  const row = rowOf(page, email)
  await row.getByText('451 mailbox unavailable').waitFor()
  await row.getByRole('button', { name: `Send again to ${email}` }).click()
  await toastShown(page, t.mail('resent'))
  await expect
    .poll(() => db.selectFrom('deliveries').select('state').where('recipient', '=', email).execute(), {
      timeout: 40_000,
    })
    .toEqual([{ state: 'sent' }])
})

test('a password is changed: a failure titled Success, the hint of strength, every other session out', async () => {
  const session = await office.employee({ firstname: 'Sneha', lastname: 'Deshpande' })
  const [here, elsewhere] = [await openAs(session), await openAs(session)]
  await elsewhere.visit(paths.employee.profile)
  await here.visit(paths.employee.profile)
  const { page, pageErrors } = here
  await press(page, t.password('change'))
  const dialog = dialogOf(page)
  const send = () => dialog.getByRole('button', { name: t.password('change') }).click()
  const fill = (current: string, next: string, again = next) =>
    type(dialog, { 'Current Password': current, 'New Password': next, 'Confirm Password': again })

  expect(await dialog.locator('[autocomplete=username]').inputValue(), 'for password managers').toBe(session.email)
  await fill('not mine', 'short')
  await dialog.getByText('Too short').waitFor()
  await fill('not mine', 'Brand new one 7', 'Another new one 7')
  await dialog.getByText('Strong').waitFor()
  await send()
  await toastShown(page, 'Passwords do not match!!', 'error')
  await dialog.getByText('Passwords do not match', { exact: true }).waitFor()

  const logged: string[] = []
  page.on('console', (line) => line.type() === 'error' && logged.push(line.text()))
  pageErrors.allow(/400|^Current Password is incorrect$|^This password is easy to guess/)
  await fill('not mine', 'Brand new one 7')
  await send()
  await toastShown(page, 'Success', 'error')
  await toastShown(page, 'Current Password is incorrect', 'error')
  expect(logged).toContain('Current Password is incorrect')
  await fill(session.password, 'qwertyuiop')
  await send()
  await toastShown(page, 'Success', 'error')
  await dialog.getByText('This password is easy to guess. Choose another one.').waitFor()
  await fill(session.password, 'Brand new one 7')
  await send()
  await dialog.waitFor({ state: 'detached' })

  elsewhere.pageErrors.allow(/401/)
  await elsewhere.page.getByRole('link', { name: 'Home' }).click()
  await toastShown(elsewhere.page, 'Session Expired', 'error')
  await here.visit(paths.employee.home)
  expect(new URL(page.url()).pathname, 'this session goes on').toBe(paths.employee.home)
})

test('a reset that is answered with 401 shows "Error" and "Session Expired"', async () => {
  const { page, visit, pageErrors } = await openAs(null)
  pageErrors.allow(/401/)
  await page.route('**/auth/resend-credentials', (route) =>
    route.fulfill({ status: 401, json: { success: false, message: 'Unauthorized', errors: { message: '' } } }),
  )
  await visit(paths.signIn)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await type(dialogOf(page), { Email: 'leela@rao.test' })
  await press(page, 'Send Credentials')
  await toastShown(page, 'Error', 'error')
  await toastShown(page, 'Session Expired', 'error')
})

test('a profile shows how much credit is used, in its colour, and where one is signed in', async () => {
  const session = await office.client({ firstName: 'Rekha', lastName: 'Nair', firmName: 'Nair Cars', creditLimit: 1e5 })
  const clients = office.database.db.updateTable('clients')
  const use = (paise: number) => clients.set({ utilized_credit: paise }).where('id', '=', session.client.id).execute()
  await use(8_000_000)
  const rekha = await openAt(session, client.profile)
  await rekha.page.getByRole('progressbar', { name: 'Credit used' }).waitFor()
  expect(await rekha.page.locator('[data-tone]').getAttribute('data-tone')).toBe('warn')
  await use(0)
  await rekha.page.getByText('RN', { exact: true }).first().waitFor()
  await rekha.page.getByText('Client', { exact: true }).waitFor()
  await rekha.page.getByRole('button', { name: 'Sign out other devices' }).click()
  await toastShown(rekha.page, t.session('othersEnded'))
  await expect.poll(() => rekha.page.getByText('Unknown device').count()).toBe(1)
})

const owner = await office.client({ firstName: 'Meera', lastName: 'Joshi' })
const { team } = t
const memberOf = async (email: string) =>
  (await office.ok(teamEndpoints.all, { as: owner })).find((one) => one.email === email)

test('the owner adds a member, lets them pay and switches them off', async () => {
  const visitor = await openAt(owner, client.profile)
  const { page } = visitor
  const card = cardOf(page, team('title'))
  await card.getByText(team('owner'), { exact: true }).waitFor()
  await card.getByRole('button', { name: team('add') }).click()
  await type(dialogOf(page), {
    [t.fields('firstName')]: 'Nisha',
    [t.fields('lastName')]: 'Rane',
    [t.fields('email')]: 'nisha@rane.test',
    [t.fields('phone')]: '9822012345',
  })
  await submit(page, team('add'))
  await toastShown(page, team('added'))
  expect(await office.linkTokenFor('nisha@rane.test')).toBeTruthy()

  const item = card.getByRole('listitem').filter({ hasText: 'nisha@rane.test' })
  await item.getByRole('switch', { name: team('mayPayNamed', { name: 'Nisha Rane' }) }).click()
  await expect.poll(async () => (await memberOf('nisha@rane.test'))?.canPay).toBe(true)
  await item.getByRole('switch', { name: team('signsInNamed', { name: 'Nisha Rane' }) }).click()
  await expect.poll(async () => (await memberOf('nisha@rane.test'))?.isActive).toBe(false)
})

test('a member sees no team, and reads why it cannot pay', async () => {
  const member = await office.member(owner)
  const { assignmentId, CaseNo, totalAmount } = await office.caseIn('assigned', { client: owner })
  const { page, visit } = await openAt(member, client.profile, { width: 390 })
  await cardOf(page, t.client('creditSummary')).waitFor()
  expect(await page.getByText(team('description')).count()).toBe(0)
  const state = { paidCaseIds: [assignmentId], totalPayable: totalAmount, caseNos: [CaseNo] }
  await visit({ address: client.payment, state })
  await page.getByText(team('mayNotPay')).waitFor()
  expect(await page.getByText(t.payments('payNow')).count()).toBe(0)
  expect(await page.getByRole('radio').count(), 'methods').toBe(0)
})
