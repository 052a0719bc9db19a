import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { OUTGOING_IS_PAUSED } from '#contract/account/warning-codes.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { officialFormEndpoints } from '#contract/official-forms/official-form.ts'
import { referenceEndpoints } from '#contract/reference/reference.ts'
import { t } from '#contract/texts.ts'
import { OUTGOING_PAUSED } from '#server/outbox/outgoing-pause.ts'
import { plainPdf, uploadedForm } from '#test/blank-pdfs.ts'
import { requireSuccess } from '#test/caller.ts'
import { signInWith, turnOnTwoFactor } from '#test/two-factor.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { cardOf, dialogOf, nextTab, press, toastOf, toastShown, type } from './page-actions.ts'
import { openVisitor, type Visitor } from './visitor.ts'

/* The step-up dialog before a sensitive change: shared between calls, cancelled, and over another dialog. */

const { office, browser, openAs } = await startFixtures({ filled: false })
const { admin, employee } = office.people
/** Makes every proof too old; the clock then stands still. */
const elevenMinutesLater = () => office.clock.set(new Date(office.clock.now().getTime() + 11 * 60_000))

const ageProofs = () => office.database.pool.query("update sessions set proved_at = proved_at - interval '11 minutes'")

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
  await press(page, t.warnings('releaseOutgoing'))
  await question(visitor)
    .getByLabel(/^Password/)
    .fill(admin.password)
  await page.keyboard.press('Enter')
  await toastShown(page, t.warnings('outgoingReleased'))
  await page.getByText(t.warnings('outgoingPaused')).waitFor({ state: 'detached' })
  expect(office.deps.warnings.list().map(({ code }) => code)).not.toContain(OUTGOING_IS_PAUSED)
})

/** The same on a page that is open already: without the step-up, the screens keep what was typed. */
async function openThenAge(where: string, guest = admin, look?: Parameters<typeof openAs>[1]): Promise<Visitor> {
  const visitor = await openAs(guest, look)
  visitor.pageErrors.allow(/403/)
  await visitor.visit(where)
  await ageProofs()
  return visitor
}

/** Presses a button twice: the first question is cancelled, which keeps what a box holds, the second one is answered. */
async function proveAt(visitor: Visitor, button: Locator, kept?: { box: Locator; value: string }, by = admin) {
  const { page } = visitor
  await button.click()
  const password = question(visitor).getByLabel(/^Password/)
  await hasFocus(password)
  await page.keyboard.press('Escape')
  await question(visitor).waitFor({ state: 'detached' })
  if (kept) expect(await kept.box.inputValue(), 'what was typed stays').toBe(kept.value)
  expect(await toastOf(page).count(), 'nothing is told').toBe(0)
  await button.click()
  await password.fill(by.password)
  await page.keyboard.press('Enter')
  await question(visitor).waitFor({ state: 'detached' })
}

test("an account is adjusted in the dealer's favour after a step-up, once", async () => {
  const { client } = await office.client()
  const visitor = await openThenAge(`${paths.superadmin.clientDetails}?id=${client.id}&tab=statement`, admin, {
    width: 390,
    height: 844,
  })
  const { page } = visitor
  await press(page, t.adjustments('adjust'))
  const dialog = page.getByRole('dialog', { name: t.adjustments('adjust') })
  const box = dialog.getByLabel(/^Amount/)
  await box.fill('150.25')
  await dialog.getByRole('button', { name: t.adjustments('discount') }).click()
  await proveAt(visitor, dialog.getByRole('button', { name: t.general('save') }), { box, value: '150.25' })
  await toastShown(page, t.adjustments('made'))
  const items = cardOf(page, t.adjustments('title'))
    .getByRole('listitem')
    .filter({ hasText: t.adjustments('discount') })
  await items.first().waitFor()
  expect(await items.count()).toBe(1)
})

test('Aadhaar numbers are shown, and printed, after a step-up', async () => {
  const { CaseNo } = await office.caseIn('Created', { by: employee })
  const form = await uploadedForm(office.call, admin, await plainPdf())
  const marks = [{ page: 1, x: 50, y: 60, width: 200, size: 10, value: 'ownerDetails.buyerAadharNo' }]
  const services = ['transferLocal', 'transferOther']
  const params = { id: form.id }
  await office.ok(officialFormEndpoints.edit, { as: admin, params, body: { marks, services } })
  const visitor = await openThenAge(paths.employee.caseDetail(CaseNo), employee)
  const { page } = visitor
  const owner = cardOf(page, 'Registered Owner')
  await owner.getByRole('button', { name: 'Show Aadhaar' }).click()
  const dialog = page.getByRole('dialog', { name: t.cases('revealTitle') })
  const box = dialog.getByLabel('Reason')
  await box.fill('Form 29 wants it')
  const show = dialog.getByRole('button', { name: t.cases('reveal'), exact: true })
  await proveAt(visitor, show, { box, value: 'Form 29 wants it' }, employee)
  await owner.getByText('3456 7890 1234').waitFor()

  await ageProofs()
  await press(page, t.officialForms('print'))
  const printing = page.getByRole('dialog', { name: t.officialForms('printTitle', { caseNumber: CaseNo }) })
  const chosen = printing.getByRole('checkbox', { name: form.name })
  if (!(await chosen.isChecked())) await chosen.click()
  const reason = printing.getByLabel(t.officialForms('aadhaarReason'))
  await reason.fill('To file it')
  const tab = nextTab(page)
  const print = printing.getByRole('button', { name: t.officialForms('print'), exact: true })
  await proveAt(visitor, print, { box: reason, value: 'To file it' }, employee)
  expect(await tab).toMatch(/^blob:/)
  await printing.waitFor({ state: 'detached' })
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
