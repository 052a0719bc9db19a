import { expect, test } from 'vitest'
import { messages } from '#contract/messages.ts'
import { paths } from '#web/paths.ts'
import { startFixtures } from './fixtures.ts'
import { close } from './page-actions.ts'

/* The office's days, whatever the visitor's time zone. */

const { openAs } = await startFixtures({ filled: false })
const { superadmin } = paths

test('the first hours of a month belong to the month of Asia/Kolkata, for a browser in California too', async () => {
  const visitor = await openAs('superadmin', { zone: 'America/Los_Angeles' })
  const { page, visit } = visitor
  await page.clock.setFixedTime('2026-11-30T18:30:00.000Z')
  for (const address of [superadmin.home, superadmin.verifiedCases, superadmin.rejectedCases]) {
    await visit(address)
    for (const label of [messages.fields.fromDate, messages.fields.toDate])
      expect(await page.getByLabel(label).inputValue()).toBe('01/12/2026')
    if (address === superadmin.home) await page.getByText('Tuesday, 01/12/2026', { exact: true }).waitFor()
  }
  await visit({ address: superadmin.verifiedCases, state: { type: 'TAX' } })
  expect(new URL(page.url()).searchParams.get('toDate')).toBe('2026-12-31')
  await visit(superadmin.newCase)
  expect(await page.getByLabel('Application Date').inputValue()).toBe('01/12/2026')
  await close(visitor)
})
