import jsqr from 'jsqr'
import type { Page } from 'playwright-core'
import { PNG } from 'pngjs'
import { beforeAll, expect, test } from 'vitest'
import { t } from '#contract/texts.ts'
import { codeFor } from '#test/two-factor.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { focusOf } from './keys.ts'
import { dialogOf, press, signIn, submit, toastShown, type } from './page-actions.ts'
import type { Visitor } from './visitor.ts'

/* Two-factor sign-in: turning it on, signing in, the requirement for staff, and the reset for a lost phone. */

const { office, openAs, openAt } = await startFixtures({ filled: false })

beforeAll(async () => {
  // The clock stands still, so that a code stays valid for its time step however long a page takes.
  office.clock.set(new Date())
})

const nextStep = () => office.clock.set(new Date(office.clock.now().getTime() + 30_000))

test('an employee turns it on, signs in with a code and with a recovery code, and is reset, and staff are asked for it', async () => {
  const { admin, employee } = office.people
  const asha = await openAt(employee, paths.employee.profile)
  await asha.page.getByRole('link', { name: /Two-factor sign-in/ }).click()
  const { secret, recoveryCodes } = await turnOn(asha, employee.password)
  await keep(asha, recoveryCodes)
  await asha.close()

  nextStep()
  const phone = await openAs(null, { width: 390, height: 844 })
  phone.pageErrors.allow(/401/)
  await signIn(phone, employee.email, employee.password)
  const box = phone.page.getByLabel('Code from your authenticator app')
  await box.waitFor()
  await expect.poll(() => box.evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true)
  expect([await box.getAttribute('autocomplete'), await box.getAttribute('inputmode')]).toEqual([
    'one-time-code',
    'numeric',
  ])
  await box.fill('123 456')
  await press(phone.page, 'Login')
  await phone.page.getByText(t.twoFactor('codeWrong')).waitFor()
  await box.fill(codeFor(secret, office.clock.now()))
  await box.press('Enter')
  await phone.page.waitForURL(`**${paths.employee.home}`)
  await phone.close()

  const again = await openAs(null)
  again.pageErrors.allow(/40[13]/)
  await signIn(again, employee.email, employee.password)
  await press(again.page, 'Use a recovery code')
  await again.page.getByLabel('Recovery code').fill(recoveryCodes[0]?.toLowerCase() ?? '')
  await press(again.page, 'Login')
  await again.page.waitForURL(`**${paths.employee.home}`)

  const superadmin = await openAt(admin, paths.superadmin.twoFactor)
  const requirement = superadmin.page.getByRole('switch', { name: 'Require two-factor sign-in for staff' })
  await requirement.press('Space')
  await toastShown(superadmin.page, t.twoFactor('yoursFirst'), 'warning')
  await turnOn(superadmin, admin.password)
  await press(superadmin.page, 'I have saved them')
  await requirement.click()
  await toastShown(superadmin.page, t.twoFactor('nowRequired'))

  await superadmin.visit(`${paths.superadmin.employeeDetails}?id=${employee.userId}`)
  await press(superadmin.page, 'Reset two-factor')
  await submit(superadmin.page, 'Reset')
  await toastShown(superadmin.page, t.twoFactor('reset'))
  await expect.poll(() => superadmin.page.getByRole('button', { name: 'Reset two-factor' }).count()).toBe(0)

  // The page notices by this press, or before by its stream.
  const profile = again.page.getByRole('link', { name: 'My Profile' })
  await profile.click({ timeout: 8_000 }).catch(() => undefined)
  await again.page.waitForURL((url) => url.pathname === '/')
  await signIn(again, employee.email, employee.password)
  await again.page.waitForURL(`**${paths.employee.twoFactor}`)
  await again.page.getByText(t.twoFactor('needed')).first().waitFor()
  await again.page.getByRole('link', { name: 'Home' }).click()
  await again.page.waitForURL(`**${paths.employee.twoFactor}`)
  await again.settle()
  await turnOn(again, employee.password)
  await press(again.page, 'I have saved them')
  await again.page.waitForURL(`**${paths.employee.home}`)
  await again.page.getByRole('heading', { name: /Welcome back/ }).waitFor()

  await superadmin.visit(paths.superadmin.twoFactor)
  const off = superadmin.page.getByRole('button', { name: 'Turn off' })
  await off.press('Enter')
  await toastShown(superadmin.page, t.twoFactor('staysOn'), 'warning')
  expect(await dialogOf(superadmin.page).count()).toBe(0)
})

/** Turns two-factor sign-in on, from the password to the recovery codes; the app scans the QR code on the screen. */
async function turnOn({ page }: Visitor, password: string) {
  await type(page, { 'Current Password': password })
  await press(page, 'Continue')
  const image = page.getByRole('img', { name: 'QR code for your authenticator app' })
  await image.waitFor()
  const secret = new URL(await scan(image)).searchParams.get('secret') ?? ''
  expect((await page.locator('[data-secret]').textContent())?.replaceAll(' ', '')).toBe(secret)
  await page.getByLabel(/^Code/).fill(codeFor(secret, office.clock.now()))
  await press(page, 'Turn on')
  await toastShown(page, t.twoFactor('turnedOn'))
  const recoveryCodes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents()
  expect(recoveryCodes).toHaveLength(10)
  await expect.poll(() => focusOf(page)).toBe(t.twoFactor('title'))
  return { secret, recoveryCodes }
}

/** Copies and saves the recovery codes; printing is not tested. */
async function keep({ page, context }: Visitor, recoveryCodes: string[]) {
  const saved = page.waitForEvent('download')
  await press(page, 'Download')
  expect((await saved).suggestedFilename()).toBe('recovery-codes.txt')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await press(page, 'Copy')
  await toastShown(page, 'Recovery codes copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(recoveryCodes.join('\n'))
  await press(page, 'I have saved them')
  await page.getByText('10 of 10').waitFor()
  await expect.poll(() => focusOf(page)).toBe(t.twoFactor('title'))
}

/** The text of the QR code in an image on the screen. */
async function scan(image: ReturnType<Page['getByRole']>): Promise<string> {
  const { data, width, height } = PNG.sync.read(await image.screenshot())
  return jsqr.default(new Uint8ClampedArray(data), width, height)?.data ?? ''
}
