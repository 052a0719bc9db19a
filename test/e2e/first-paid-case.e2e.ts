import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { t } from '#contract/texts.ts'
import { proofImage } from '#test/upload-form.ts'
import { startFixtures } from './fixtures.ts'
import { focusOf, tabTo } from './keys.ts'
import { dialogOf, press, toastShown } from './page-actions.ts'

/*
 * From an empty office to its first paid case, by its owner alone with the guide: at most ten clicks and ten minutes. The
 * dealer has a browser of its own; its clicks are not counted.
 */

const { office, openAs } = await startFixtures({ empty: true })
const { admin } = office.people

/** What a slow user needs, in seconds: for a key, and for a click with the look that finds its place. */
const SECONDS_PER_KEY = 0.5
const SECONDS_PER_CLICK = 5

/** Counts the presses of the mouse and of keys, as the browser reports them, on every page that the context opens. */
async function countInput(page: Page) {
  const counts = { clicks: 0, keys: 0 }
  await page.context().exposeFunction('countInput', (kind: keyof typeof counts) => {
    counts[kind] += 1
  })
  await page.context().addInitScript(`
    addEventListener('pointerdown', () => countInput('clicks'), true)
    addEventListener('keydown', () => countInput('keys'), true)`)
  return counts
}

/** Waits until the focus is in the field with this label. */
const focusIn = (page: Page, label: string) => expect.poll(() => focusOf(page)).toBe(label)

const doneOf = (page: Page, count: number) => page.getByText(`${count} of 7 done`, { exact: true }).waitFor()

async function typeAll(page: Page, texts: readonly string[]) {
  for (const text of texts) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
}

test('an owner comes from an empty office to the first paid case in ten clicks', async () => {
  const { page } = await openAs(null, { fresh: true })
  const counts = await countInput(page)
  const keys = async (...names: string[]) => {
    for (const name of names) await page.keyboard.press(name)
  }

  // Sign-in: the focus is in the first field.
  await page.goto('/')
  await focusIn(page, 'Email')
  await typeAll(page, [admin.email])
  await focusIn(page, 'Password')
  await page.keyboard.type(admin.password)
  await keys('Enter')
  await page.waitForURL('**/superadmin')

  // The guide: the first step is open, and each saved step opens the next.
  await doneOf(page, 0)
  await focusIn(page, t.office('name'))
  await page.keyboard.type('Sharma RTO Services')
  await tabTo(page, 'State')
  await page.keyboard.type('Mahara')
  await page.getByRole('option', { name: 'Maharashtra' }).waitFor()
  await keys('Enter', 'Enter')
  await doneOf(page, 1)
  await focusIn(page, t.account('upiId'))
  await page.keyboard.type('office.pune@okhdfc')
  await keys('Enter')
  await doneOf(page, 2)
  await page.getByRole('checkbox', { name: 'MH-12 PUNE' }).click()
  await page.getByRole('checkbox', { name: 'MH-14 PIMPRI CHINCHWAD' }).click()
  await page.getByRole('button', { name: 'Add 2 RTOs' }).click()
  await doneOf(page, 3)
  await page.getByRole('button', { name: /^Skip: Banks/ }).click()
  await page.getByRole('button', { name: /^Skip: Branch/ }).click()

  // The dealer: one click opens the form, Enter saves it, and the link is shown.
  await page.getByRole('button', { name: t.client('add'), exact: true }).click()
  await focusIn(page, 'First Name')
  await typeAll(page, ['Ravi', 'Shah', 'ravi@dealer.test', '9822012346', 'Shah Motors'])
  await typeAll(page, ['4 Market Yard', 'Camp', 'Pune', '411037'])
  await page.keyboard.type('Mahara')
  await page.getByRole('option', { name: 'Maharashtra' }).waitFor()
  await keys('Enter', 'Tab')
  await typeAll(page, ['50000'])
  await page.keyboard.type('500')
  await keys('Enter')
  const invitation = page.getByRole('dialog', { name: t.mail('linkTitle') })
  const link = await invitation.getByLabel(t.mail('linkLabel')).inputValue()
  await keys('Escape')
  await invitation.waitFor({ state: 'detached' })
  await doneOf(page, 4)

  // The first case.
  await page.getByRole('link', { name: t.setUp('newCase') }).click()
  await page.waitForURL(/cases\/new/)
  const nextSection = 'Control+ArrowDown'
  await page.getByRole('combobox', { name: /^Firm Name/ }).waitFor()
  await page.keyboard.type('shah')
  await page.getByRole('option', { name: /Shah Motors/ }).waitFor()
  await keys('Tab')
  await tabTo(page, 'Appointment Date')
  await page.keyboard.type('310330')
  await keys(nextSection)
  await typeAll(page, ['mh12kb0001', 'ma3kb', 'k10kb'])
  await keys('Tab')
  await page.keyboard.type('mh-14')
  await keys(nextSection)
  for (const then of ['Tab', 'Tab', 'Tab', nextSection]) {
    await page.keyboard.type('310330')
    await keys(then)
  }
  await keys('Space', 'Tab', 'Space', nextSection, nextSection)
  for (const then of ['Tab', 'Tab', 'Control+Enter']) {
    await page.keyboard.type('100')
    await keys(then)
  }
  await page.waitForURL(/Mycases/i)

  // Verified and assigned by keys in the queue.
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

  const atOwner = { ...counts }
  await payAsDealer(link)
  expect(counts).toEqual(atOwner)

  // The payment: the queue shows it, C opens the proof, V and Enter verify it.
  await keys('3')
  // In the queue: a toast may still name the dealer.
  await page.locator('main').getByText('Shah Motors').first().waitFor()
  await keys('c')
  await dialogOf(page).getByRole('img').waitFor()
  await keys('v')
  await page.getByRole('region', { name: t.payments('confirmVerify') }).waitFor()
  await keys('Enter')
  await dialogOf(page).getByText(t.payments('allChecked')).waitFor()

  const body = { filterType: 'applicationDate', statuses: ['paid'] } as const
  const paid = await office.ok(caseEndpoints.verifiedList, { as: admin, body })
  expect(paid.map(({ vehicleNo }) => vehicleNo)).toEqual(['MH12KB0001'])
  const minutes = (counts.keys * SECONDS_PER_KEY + counts.clicks * SECONDS_PER_CLICK) / 60
  console.info(`first case paid: ${counts.clicks} clicks, ${counts.keys} keys, about ${minutes.toFixed(1)} minutes`)
  expect(counts.clicks).toBeLessThanOrEqual(10)
  expect(minutes).toBeLessThanOrEqual(10)
})

/** The dealer sets a password by its link, pays the case by cash and gives a proof. */
async function payAsDealer(link: string) {
  const dealer = await openAs(null)
  const { page } = dealer
  await page.goto(link.replace(/^https?:\/\/[^/]+/, ''))
  await page.getByLabel('New Password', { exact: false }).first().fill('a long password of mine')
  await page.getByLabel('Confirm Password', { exact: false }).first().fill('a long password of mine')
  await press(page, 'Set password')
  await page.waitForURL('**/client/cases')
  await press(page, t.payments('makePayment'))
  await page.getByRole('checkbox', { name: /^Select VR-/ }).click()
  await press(page, 'Proceed')
  await page.waitForURL('**/client/payment')
  await page.getByRole('radio', { name: /cash/i }).click()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: await proofImage(3) })
  await page.getByText('Upload successful').first().waitFor()
  await page.getByRole('button', { name: /^Pay Now/ }).click()
  await page.getByText('Payment successful').first().waitFor()
}
