import { expect, test } from 'vitest'
import { notificationEndpoints } from '#contract/notifications/notification.ts'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'

/* The office's days, whatever the visitor's time zone. */

const { openAs } = await startFixtures({ filled: false })
const { superadmin } = paths

test('the first hours of a month belong to the month of Asia/Kolkata, for a browser in California too', async () => {
  const { page, visit } = await openAs('superadmin', { zone: 'America/Los_Angeles' })
  await page.clock.setFixedTime('2026-11-30T18:30:00.000Z')
  for (const address of [superadmin.home, superadmin.verifiedCases, superadmin.rejectedCases]) {
    await visit(address)
    for (const label of [t.fields('fromDate'), t.fields('toDate')])
      expect(await page.getByLabel(label).inputValue()).toBe('01/12/2026')
    if (address === superadmin.home) await page.getByText('Tuesday, 01/12/2026', { exact: true }).waitFor()
  }
  await visit({ address: superadmin.verifiedCases, state: { type: 'TAX' } })
  expect(new URL(page.url()).searchParams.get('toDate')).toBe('2026-12-31')
  await visit(superadmin.newCase)
  expect(await page.getByLabel('Application Date').inputValue()).toBe('01/12/2026')
})

test('a page that stays open at midnight is of the new day, unless somebody types', async () => {
  const { page, visit } = await openAs('superadmin')
  await page.clock.install({ time: '2026-11-30T18:20:00.000Z' })
  const opened = page.waitForResponse((response) => response.url().endsWith(notificationEndpoints.stream.path))
  await visit(superadmin.home)
  await page.getByText('Monday, 30/11/2026', { exact: true }).waitFor()
  await page.clock.fastForward(5000)
  await opened
  const from = page.getByLabel(t.fields('fromDate'))
  await from.focus()
  await page.clock.fastForward('15:00')
  await page.clock.runFor(5000)
  expect(await from.inputValue()).toBe('01/11/2026')
  await from.blur()
  await page.clock.runFor(5000)
  await page.getByText('Tuesday, 01/12/2026', { exact: true }).waitFor()
  for (const label of [t.fields('fromDate'), t.fields('toDate')])
    await expect.poll(() => page.getByLabel(label).inputValue()).toBe('01/12/2026')
})
