import { expect, test } from 'vitest'
import { OUTGOING_IS_PAUSED } from '#contract/account/warning-codes.ts'
import { identityEndpoints } from '#contract/identity/identity-endpoints.ts'
import { referenceEndpoints } from '#contract/reference/reference-endpoints.ts'
import { t } from '#contract/texts.ts'

import { OUTGOING_PAUSED } from '#server/outbox/outgoing-pause.ts'
import { requireSuccess } from '#test/caller.ts'
import { signInWith, turnOnTwoFactor } from '#test/two-factor.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { dialogOf, expectAccessibleInBoth, press, toastOf, toastShown, type } from './page-actions.ts'
import { openVisitor, type Visitor } from './visitor.ts'

/* The step-up dialog before a sensitive change: shared between calls, cancelled, and over another dialog. */

const { office, browser, openAs } = await startFixtures({ filled: false })
const { admin, employee } = office.people
/** Makes every proof too old; the clock then stands still. */
const elevenMinutesLater = () => office.clock.set(new Date(office.clock.now().getTime() + 11 * 60_000))

const question = ({ page }: Visitor) => page.getByRole('dialog', { name: t.stepUp('title') })
const upi = async () => (await office.ok(referenceEndpoints.getUpi, { as: admin })).upi
async function hasFocus(box: ReturnType<Visitor['page']['getByRole']>) {
  await box.waitFor()
  await expect.poll(() => box.evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true)
}

async function openWithOldProof(look?: Parameters<typeof openAs>[1]) {
  const visitor = await openAs(admin, look)
  visitor.pageErrors.allow(/40[03]/)
  elevenMinutesLater()
  return visitor
}

test('the UPI form asks for a step-up before it opens and again after ten minutes, and keeps the input', async () => {
  const visitor = await openWithOldProof()
  const { page } = visitor
  await visitor.visit(paths.superadmin.profile)
  const edit = page.getByRole('button', { name: 'Edit', exact: true })
  await edit.press('Enter')
  const password = question(visitor).getByLabel(/^Password/)
  await hasFocus(password)
  await page.keyboard.press('Escape')
  await question(visitor).waitFor({ state: 'detached' })
  await hasFocus(edit)
  expect(await page.getByRole('textbox', { name: 'UPI ID' }).count(), 'called off').toBe(0)

  await edit.press('Enter')
  await hasFocus(password)
  await page.keyboard.press('Enter')
  await question(visitor).getByText(t.stepUp('passwordRequired')).waitFor()
  await page.keyboard.type('not this one')
  await page.keyboard.press('Enter')
  await question(visitor).getByText(t.stepUp('passwordWrong')).waitFor()
  await hasFocus(password)
  await expectAccessibleInBoth(visitor)
  await password.fill(admin.password)
  await page.keyboard.press('Enter')
  const box = page.getByRole('textbox', { name: 'UPI ID' })
  await hasFocus(box)

  elevenMinutesLater()
  await box.fill('desk.pune@okhdfc')
  await box.press('Enter')
  await hasFocus(password)
  await page.keyboard.press('Escape')
  await question(visitor).waitFor({ state: 'detached' })
  await hasFocus(box)
  expect([await box.inputValue(), await upi()]).toEqual(['desk.pune@okhdfc', ''])
  expect(
    await toastOf(page)
      .filter({ hasNotText: t.stepUp('passwordWrong') })
      .count(),
    'nothing is told',
  ).toBe(0)

  await press(page, 'Save')
  await password.fill(admin.password)
  await page.keyboard.press('Enter')
  await toastShown(page, t.upi('updated'))
  expect(await upi()).toBe('desk.pune@okhdfc')
  await hasFocus(edit)

  await edit.press('Enter')
  await hasFocus(box)
  expect(await dialogOf(page).count(), 'a fresh proof is enough').toBe(0)
})

test('a link is shown after the step-up, and nothing after a cancelled one', async () => {
  const visitor = await openWithOldProof({ width: 390, height: 844 })
  const { page } = visitor
  const { email } = office.people.newcomer
  await office.ok(identityEndpoints.resendCredentials, { body: { email } })
  await office.linkTokenFor(email)
  await visitor.visit(paths.superadmin.mails)
  const show = page.getByRole('button', { name: `Copy link for ${email}` }).first()
  await show.click()
  await question(visitor).getByRole('button', { name: 'Cancel' }).click()
  await hasFocus(show)
  expect([await dialogOf(page).count(), await toastOf(page).count()]).toEqual([0, 0])
  await show.click()
  await type(question(visitor), { Password: admin.password })
  await press(page, t.general('confirm'))
  const link = page.getByRole('dialog', { name: 'Link to set a password' })
  expect(await link.getByLabel(t.mail('recipient'), { exact: true }).inputValue()).toBe(email)
  expect(await question(visitor).count()).toBe(0)
})

test('a restored office says that it holds back its mails, and releases them after a proof', async () => {
  await office.database.pool.query("insert into settings (name, value, updated_at) values ($1, 'on', now())", [
    OUTGOING_PAUSED,
  ])
  await expect.poll(() => office.deps.warnings.list().map(({ code }) => code)).toContain(OUTGOING_IS_PAUSED)
  const visitor = await openWithOldProof()
  const { page } = visitor
  await visitor.visit(paths.superadmin.profile)
  await page.getByText(t.warnings('outgoingPaused')).waitFor()
  await expectAccessibleInBoth(visitor)
  await press(page, t.warnings('releaseOutgoing'))
  await question(visitor)
    .getByLabel(/^Password/)
    .fill(admin.password)
  await page.keyboard.press('Enter')
  await toastShown(page, t.warnings('outgoingReleased'))
  await page.getByText(t.warnings('outgoingPaused')).waitFor({ state: 'detached' })
  expect(office.deps.warnings.list().map(({ code }) => code)).not.toContain(OUTGOING_IS_PAUSED)
})

test('opens over another dialog, which stays when it is cancelled', async () => {
  office.clock.set(new Date())
  const phone = await turnOnTwoFactor(office, admin)
  await turnOnTwoFactor(office, employee)
  elevenMinutesLater()
  const { data } = requireSuccess(await signInWith(office, admin, phone.code()))
  const visitor = await openVisitor(browser, office.origin, { user: data.user, token: data.access_token })
  const { page } = visitor
  visitor.pageErrors.allow(/40[03]/)
  elevenMinutesLater()
  await visitor.visit(`${paths.superadmin.employeeDetails}?id=${employee.userId}`)
  await press(page, 'Reset two-factor')
  const below = page.getByRole('alertdialog', { name: 'Reset two-factor sign-in' })
  const reset = below.getByRole('button', { name: 'Reset', exact: true })
  await reset.click()
  const code = question(visitor).getByLabel(/^Code/)
  await hasFocus(code)
  await page.keyboard.press('Escape')
  await question(visitor).waitFor({ state: 'detached' })
  await hasFocus(reset)

  await reset.press('Enter')
  await code.fill('000000')
  await code.press('Enter')
  await question(visitor).getByText(t.twoFactor('codeWrong')).waitFor()
  await code.fill(phone.code())
  await code.press('Enter')
  await toastShown(page, t.twoFactor('reset'))
  await below.waitFor({ state: 'detached' })
})
