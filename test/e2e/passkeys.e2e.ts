import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { passkeySignInEndpoints } from '#contract/identity/passkey-sign-in-endpoints.ts'
import { t } from '#contract/texts.ts'
import { turnOnTwoFactor } from '#test/two-factor.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { storedSession } from './office.ts'
import { press, signIn, toastShown } from './page-actions.ts'
import { openVisitor, type Visitor } from './visitor.ts'

/* Passkeys, with the virtual authenticator of Chromium: adding, signing in, the second factor, the step-up. */

const { office, browser } = await startFixtures({ filled: false })
const { employee } = office.people
// Browsers offer passkeys where the portal has a name.
const origin = office.origin.replace('127.0.0.1', 'localhost')
Object.assign(office.deps.config, { PUBLIC_URL: origin })

/** Gives a page a device with a screen lock; returns whether its owner unlocks it, to be changed. */
async function plugIn(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  return {
    setUnlocked: (isUserVerified: boolean) => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

const open = async (session: typeof employee | null, look?: Parameters<typeof openVisitor>[3]): Promise<Visitor> =>
  openVisitor(browser, origin, session && (await storedSession(office, session)), look)

test('a passkey is added, signs in alone, is the second factor and the step-up, is renamed and removed', async () => {
  const visitor = await open(employee)
  const { page } = visitor
  visitor.pageErrors.allow(/40[013]/)
  const device = await plugIn(page)
  await visitor.visit(paths.employee.profile)
  const dialog = (name: string) => page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }))
  const confirm = (title: string, button = title) =>
    dialog(title).getByRole('button', { name: button, exact: true }).click()
  const add = page.getByRole('button', { name: t.passkeys('add') })
  await add.click()
  await dialog(t.passkeys('add')).waitFor()
  await device.setUnlocked(false)
  await confirm(t.passkeys('add'))
  await toastShown(page, t.passkeys('notUsed'), 'error')
  await device.setUnlocked(true)
  await dialog(t.passkeys('add')).getByLabel(t.passkeys('nameLabel')).fill('Office laptop')
  await confirm(t.passkeys('add'))
  await toastShown(page, t.passkeys('added'))
  const list = page.getByRole('list', { name: t.passkeys('title') })
  await list.getByText('Office laptop').waitFor()
  await list.getByText(t.passkeys('notUsedYet')).waitFor()

  const forgetSession = () => page.evaluate('localStorage.clear()')
  await forgetSession()
  await visitor.visit(paths.signIn)
  await press(page, t.passkeys('signIn'))
  await page.waitForURL(`**${paths.employee.home}`)

  await turnOnTwoFactor(office, employee)
  await forgetSession()
  await signIn(visitor, employee.email, employee.password)
  await press(page, t.passkeys('use'))
  await page.waitForURL(`**${paths.employee.home}`)

  office.clock.set(new Date(Date.now() + 11 * 60_000))
  await visitor.visit(paths.employee.profile)
  await add.click()
  await confirm(t.passkeys('add'))
  await confirm(t.stepUp('title'), t.passkeys('use'))
  // The device has a passkey of this user already.
  await toastShown(page, t.passkeys('alreadyAdded'), 'error')
  await confirm(t.passkeys('add'), t.session('cancel'))

  await press(page, t.passkeys('renameNamed', { name: 'Office laptop' }))
  await dialog(t.passkeys('rename')).getByLabel(t.passkeys('nameLabel')).fill('Counter phone')
  await confirm(t.passkeys('rename'))
  await toastShown(page, t.passkeys('renamed'))
  await press(page, t.passkeys('removeNamed', { name: 'Counter phone' }))
  await dialog(t.passkeys('removeTitle')).getByText(t.passkeys('lastOne')).waitFor()
  await confirm(t.passkeys('removeTitle'), t.passkeys('remove'))
  await toastShown(page, t.passkeys('removed'))
  await page.getByText(t.passkeys('none')).waitFor()

  await forgetSession()
  await visitor.visit(paths.signIn)
  await press(page, t.passkeys('signIn'))
  await page.getByText(t.passkeys('refused')).first().waitFor()
})

test('the sign-in page says so where no passkey is used, or the portal has none', async () => {
  const visitor = await open(null, { width: 390, height: 844 })
  visitor.pageErrors.allow(/409/)
  const { page } = visitor
  await plugIn(page)
  await visitor.visit(paths.signIn)
  await press(page, t.passkeys('signIn'))
  await toastShown(page, t.passkeys('notUsed'), 'error')
  Object.assign(office.deps.config, { PUBLIC_URL: office.origin })
  await press(page, t.passkeys('signIn'))
  await page.getByText(t.passkeys('needsDomain')).first().waitFor()
  Object.assign(office.deps.config, { PUBLIC_URL: origin })
  await expect.poll(() => page.getByRole('button', { name: t.identity('login') }).isEnabled()).toBe(true)
})

test('a second press waits for the passkey of the first', async () => {
  const visitor = await open(null)
  visitor.pageErrors.allow(/Failed to load resource/)
  const { page } = visitor
  await visitor.visit(paths.signIn)
  let calls = 0
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**${passkeySignInEndpoints.challenge.path}`, async (route) => {
    calls += 1
    await held
    await route.abort()
  })
  await page.getByRole('button', { name: t.passkeys('signIn') }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => calls).toBe(1)
  await page.keyboard.press('Enter')
  release()
  await toastShown(page, t.session('loginErrorTitle'), 'error')
  expect(calls).toBe(1)
})
