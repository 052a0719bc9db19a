import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { dialogOf, expectAccessible, pick, submit, toastShown, type } from './page-actions.ts'

/* The guide of an office in which nothing is set up. */

const { openAt } = await startFixtures({ empty: true })

const doneOf = (page: Page, count: number) => page.getByText(`${count} of 7 done`, { exact: true }).waitFor()

test('the guide leads from step to step without clicks, and a step can be skipped', async () => {
  const { page } = await openAt('superadmin', paths.superadmin.home)
  await doneOf(page, 0)
  await expectAccessible(page)

  const name = page.getByLabel('Office Name')
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.type('Sharma RTO Services')
  const state = page.getByRole('combobox', { name: 'State' })
  await state.fill('Mahara')
  await state.press('Enter')
  await state.press('Enter')
  await doneOf(page, 1)

  await page.getByRole('textbox', { name: 'UPI ID' }).waitFor()
  await page.keyboard.type('office.pune@okhdfc')
  await page.getByRole('img', { name: 'QR code that pays ₹1 to office.pune@okhdfc' }).waitFor()
  await page.keyboard.press('Enter')
  await doneOf(page, 2)

  const rtos = page.getByRole('group', { name: 'RTOs of Maharashtra' })
  await rtos.getByRole('checkbox', { name: 'MH-12 PUNE' }).check()
  await rtos.getByRole('checkbox', { name: 'MH-14 PIMPRI CHINCHWAD' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add 2 RTOs' }).click()
  await doneOf(page, 3)

  await page.getByRole('button', { name: 'Skip: Banks and financiers (HPT/HPA)' }).click()
  await page.getByRole('button', { name: 'Skip: Branch and employees' }).click()
  await page.getByRole('button', { name: 'Copy sign-up link' }).waitFor()
  const invitation = await page.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href')
  expect(decodeURIComponent(invitation ?? '')).toContain(`Sharma RTO Services works with a portal`)

  // A skipped step can be taken up again, and a reload forgets nothing.
  await page.reload()
  await page.getByRole('button', { name: 'Copy sign-up link' }).waitFor()
  await page.getByRole('button', { name: 'Start: Banks and financiers (HPT/HPA)' }).click()
  await page.getByRole('checkbox', { name: 'Choose all: Common banks and financiers' }).check()
  await page.getByRole('button', { name: /^Add \d+ banks$/ }).click()
  await doneOf(page, 4)
})

test('a hidden guide is found under My Profile', async () => {
  const visitor = await openAt('superadmin', paths.superadmin.home)
  const { page } = visitor
  await page.getByRole('button', { name: 'Hide this guide' }).click()
  await toastShown(page, 'The guide stays under My Profile.', 'info')
  await page.reload()
  await page.getByRole('heading', { name: 'Summary of the Cases' }).waitFor()
  expect(await page.getByText('Set up your office').count()).toBe(0)
  await visitor.go(paths.superadmin.profile)
  await page.getByRole('link', { name: /^Set-up Guide/ }).click()
  await doneOf(page, 4)
})

test('adding an employee shows the one-time link and completes the step', async () => {
  const { page } = await openAt('superadmin', paths.superadmin.setUp)
  await page.getByRole('button', { name: t.setUp('addFirstBranch') }).click()
  const dialog = dialogOf(page)
  await type(dialog, { Name: 'Pune Camp', Address1: '1 MG Road', Address2: 'Camp', City: 'Pune', Pincode: '411001' })
  await pick(page, /^State/, 'Maharashtra')
  await submit(page, t.branch('add'))
  await page.getByRole('button', { name: t.setUp('addFirstEmployee') }).click()
  await type(dialog, { 'First Name': 'Nitin', 'Last Name': 'Pawar', Email: 'nitin@office.test', Phone: '9822011112' })
  await type(dialog, { 'Aadhaar No': '345678901234', PAN: 'ABCPE9999F' })
  await pick(page, /^Branch/, 'Pune Camp')
  await submit(page, t.employee('add'))
  const invitation = page.getByRole('dialog', { name: t.mail('linkTitle') })
  expect(await invitation.getByLabel(t.mail('recipient'), { exact: true }).inputValue()).toBe('nitin@office.test')
  await doneOf(page, 5)
  expect(await invitation.getByLabel(t.mail('linkLabel')).inputValue()).toContain('/set-password#token=')
})
