import { expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { messages } from '#contract/messages.ts'
import { requireSuccess } from '#test/caller.ts'
import { paths } from '#web/paths.ts'
import { startFixtures } from './fixtures.ts'

/* The office's days, whatever the visitor's time zone, and entering a case by keyboard. */

const { office, openAs } = await startFixtures({ filled: false })

await office.rto('MH-31', 'Nagpur')
await office.rto('MH-40', 'Nagpur Rural')

const { superadmin } = paths

test.each([
  {
    now: '2026-11-30T18:29:59.999Z',
    day: 'Monday, 30/11/2026',
    from: '01/11/2026',
    to: '30/11/2026',
    end: '2026-11-30',
  },
  {
    now: '2026-11-30T18:30:00.000Z',
    day: 'Tuesday, 01/12/2026',
    from: '01/12/2026',
    to: '01/12/2026',
    end: '2026-12-31',
  },
])(
  'at $now the month is that of Asia/Kolkata, for a browser in California too',
  async ({ now, day, from, to, end }) => {
    const visitor = await openAs('superadmin', { zone: 'America/Los_Angeles' })
    const { page, visit } = visitor
    await page.clock.setFixedTime(now)
    for (const address of [superadmin.home, superadmin.verifiedCases, superadmin.rejectedCases]) {
      await visit(address)
      expect(await page.getByLabel(messages.fields.fromDate).inputValue()).toBe(from)
      expect(await page.getByLabel(messages.fields.toDate).inputValue()).toBe(to)
      if (address === superadmin.home) await page.getByText(day, { exact: true }).waitFor()
    }
    await visit({ address: superadmin.verifiedCases, state: { type: 'TAX' } })
    expect(new URL(page.url()).searchParams.get('toDate')).toBe(end)
    await visit(superadmin.newCase)
    expect(await page.getByLabel('Application Date').inputValue()).toBe(to)
    await visitor.close()
    expect(visitor.pageErrors.unexpected).toEqual([])
  },
)

test('a case takes the characters of its boxes and one key for each box or section that is left', async () => {
  const visitor = await openAs('superadmin')
  const { page, visit } = visitor
  await visit(superadmin.newCase)
  let keys = 0
  const press = async (...names: string[]) => {
    for (const name of names) await page.keyboard.press(name)
    keys += names.length
  }
  const type = async (text: string, then: string) => {
    await page.keyboard.type(text)
    keys += text.length
    await press(then)
  }
  const nextSection = 'Control+ArrowDown'
  await type('iyer', nextSection)
  for (const text of ['mh31kb0001', 'ma3kb', 'k10kb']) await type(text, 'Tab')
  await press('Tab') // The plate has filled From RTO.
  await type('mh-40', nextSection)
  for (const last of [false, false, false, true]) await type('310330', last ? nextSection : 'Tab')
  await press('Space', 'Tab', 'Space', nextSection, nextSection)
  for (const text of ['100', '20']) await type(text, 'Tab')
  await type('3', 'Control+Enter')
  await page.waitForURL(/Mycases/i)
  expect(keys).toBe(77)

  const { data } = requireSuccess(await office.call(caseEndpoints.unverified, { as: office.people.admin, query: {} }))
  expect(data[0]).toMatchObject({
    vehicleNo: 'MH31KB0001',
    firmName: 'Iyer Wheels',
    fromRTO: 'MH-31 - NAGPUR',
    toRTO: 'MH-40 - NAGPUR RURAL',
    totalAmount: 123,
  })
  await visitor.close()
  expect(visitor.pageErrors.unexpected).toEqual([])
})
