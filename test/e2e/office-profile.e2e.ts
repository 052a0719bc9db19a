import { expect, test } from 'vitest'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { press, toastShown, type } from './page-actions.ts'

/* The profile of the office, and where it shows. */

const { office, openAs, openAt } = await startFixtures({ filled: false })

test("the profile is saved, and can let employees find where a colleague's case is", async () => {
  const admin = await openAt('superadmin', paths.superadmin.office)
  await type(admin.page, { 'Office Name': 'Sharma RTO Services', Address1: '14 Station Road', Pincode: '411001' })
  await admin.page.getByLabel(t.office('colleaguesInSearch')).check()
  await type(admin.page, { [t.office('gstin')]: '27AAPFU0939F1Z' })
  await press(admin.page, t.general('save'))
  await admin.page.getByText(t.office('badGstin')).waitFor()
  await type(admin.page, { [t.office('gstin')]: '27AAPFU0939F1ZV' })
  await press(admin.page, t.general('save'))
  await toastShown(admin.page, t.office('saved'))
  await admin.visit(paths.superadmin.office)
  expect(await admin.page.getByLabel('Office Name').inputValue()).toBe('Sharma RTO Services')
  expect(await admin.page.getByLabel(t.office('colleaguesInSearch')).isChecked()).toBe(true)

  await admin.page.getByRole('link', { name: new RegExp(t.mail('settingsTitle')) }).click()
  await admin.page.waitForURL(`**${paths.superadmin.mailSettings}`)
  admin.pageErrors.allow(/400 \(Bad Request\)/)
  await type(admin.page, { [t.mail('host')]: 'smtp.shah.test', [t.mail('user')]: 'office' })
  await admin.page.getByRole('radio', { name: t.mail('lineTls') }).click()
  await press(admin.page, t.general('save'))
  await admin.page.getByText(t.mail('passwordMissing')).first().waitFor()
  await type(admin.page, { [t.mail('host')]: '', [t.mail('user')]: '', [t.mail('sender')]: 'office@shah.test' })
  await press(admin.page, t.general('save'))
  await toastShown(admin.page, t.mail('settingsSaved'))
  await press(admin.page, t.mail('sendTest'))
  await admin.page.getByRole('status').getByText(t.mail('testInFolder')).waitFor()

  const { CaseNo } = await office.caseIn('ready', {
    by: await office.employee({ firstname: 'Farida', lastname: 'Shaikh' }),
  })
  const clerk = await openAt('employee', paths.employee.home)
  await clerk.page.keyboard.press('Control+k')
  const palette = clerk.page.getByRole('dialog', { name: 'Search everything' })
  await palette.getByRole('combobox').fill(CaseNo)
  await palette.getByRole('heading', { name: t.search('colleaguesCases') }).waitFor()
  expect(await palette.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(new RegExp(`${CaseNo} · Farida Shaikh`)),
  ])
  expect(await palette.getByRole('option').count()).toBe(0)

  const { page, visit } = await openAs(null)
  // The pages have the new name after ten seconds at most.
  await expect
    .poll(async () => (await page.request.get(paths.signIn)).text(), { timeout: 60_000, interval: 250 })
    .toContain('Sharma RTO Services')
  for (const address of [paths.signIn, paths.signUp]) {
    await visit(address)
    await page.getByText('Sharma RTO Services', { exact: true }).waitFor()
  }
})
