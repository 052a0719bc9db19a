import { expect, test } from 'vitest'
import { API_BASE } from '#contract/api.ts'
import { boardEndpoints } from '#contract/board/board.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { addDays, dayStart, officeDay } from '#contract/dates.ts'
import { type Dues, duesEndpoints } from '#contract/dues/dues.ts'
import { showRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { cardOf, expectAccessibleInBoth, press, rowOf } from './page-actions.ts'

/* Pictures in the place of figures: debts by age, the dates of a vehicle, how long an RTO takes. */

const { office, openAs, openAt } = await startFixtures({ filled: false })
const { admin, client } = office.people
const PHONE = { width: 390, height: 844 }
const today = officeDay(new Date())

const debtor = (n: number): Dues => ({
  id: `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`,
  firstName: 'Ravi',
  lastName: 'Shah',
  firmName: n % 10 === 0 ? `Shree Ganesh Motor Driving School and Commercial Vehicle Agency ${n}` : `Shah Motors ${n}`,
  mobileNo: '9822012345',
  isVerified: true,
  owed: 1_25_000 - 2000 * n,
  buckets: { '0-30': 75_000 - 2000 * n, '31-60': 30_000, '61-90': 15_000, over90: 5000 },
  billStatus: 'generated',
  bill: {
    billId: '01900000-0000-7000-8000-000000000001',
    billMonth: 9,
    billYear: 2026,
    totalAmount: 35_871.5,
    dueDate: '2026-10-15',
  },
  utilizedCredit: 50_000,
  creditLimit: 1_00_000,
  fixedPenaltyAmount: 500,
  reminderText: 'Please pay',
  lastPaidAt: '2026-11-23T08:00:00.000Z',
})

/** Maximum px of the dues on a phone, however many dealers owe. */
const DUES_HEIGHT = 2000

test('sixty debtors are short cards on a phone, each with its bar, its amounts and its actions', async () => {
  const visitor = await openAs('superadmin', PHONE)
  const { page, visit, settle } = visitor
  const data = Array.from({ length: 60 }, (_, n) => debtor(n))
  await page.route(`**${API_BASE}${duesEndpoints.list.path}`, (route) =>
    route.fulfill({ json: { success: true, message: '', data, total: data.length } }),
  )
  await visit(paths.superadmin.dues)
  await settle()
  const cards = page.locator('li[data-row]')
  expect(await cards.count()).toBe(10)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(DUES_HEIGHT)
  for (const text of [`0-30 d ${showRupees(75_000)}`, `90+ d ${showRupees(5000)}`, showRupees(1_25_000)])
    await cards.first().getByText(text, { exact: true }).waitFor()
  const { firmName = '' } = data[0] ?? {}
  await cards
    .first()
    .getByRole('link', { name: t.dues('whatsAppTo', { firmName }) })
    .waitFor()
  await cards
    .first()
    .getByRole('button', { name: t.dues('changeLimitOf', { firmName }) })
    .waitFor()
  await expectAccessibleInBoth(visitor)
  await page.setViewportSize({ width: 1440, height: 900 })
  await settle()
  await rowOf(page, 'Shah Motors 1')
    .first()
    .getByText(`61-90 d ${showRupees(15_000)}`, { exact: true })
    .waitFor()
})

test('the dates of a vehicle are bars to today with their time in words, also for its dealer on a phone', async () => {
  const plate = 'MH22CH0001'
  await office.caseIn('paid', {
    client,
    over: {
      vehicleDetail: { vehicleNo: plate, chassisNo: 'CHCH0001' },
      expireDetail: {
        pucExpiry: addDays(today, -40),
        insuranceExpiry: addDays(today, 5),
        fitnessExpiry: addDays(today, 5500),
        taxExpiry: addDays(today, 200),
        permitExpiry: null,
      },
    },
  })
  const visitor = await openAt('client', paths.client.vehicle.replace('$plate', plate), PHONE)
  const { page } = visitor
  await page.getByRole('heading', { name: showPlate(plate), level: 1 }).waitFor()
  const words = ['Over for 40 days', 'In 5 days', 'In 15 years', t.summary('noDate'), 'In 6 months']
  for (const text of words) await page.getByText(text, { exact: true }).waitFor()
  const bars = page.locator('dl [style*="width"]')
  expect(await bars.count()).toBe(4)
  for (const bar of await bars.all()) expect((await bar.boundingBox())?.width).toBeGreaterThan(0)
  expect(await page.getByRole('button', { name: /^Edit/ }).count()).toBe(0)
  await expectAccessibleInBoth(visitor)
})

test('the files at an RTO are dots on its range, in the order of their days, and lead to their cases', async () => {
  const moved = async (way: readonly (readonly ['submitted' | 'approved', number])[]) => {
    const one = await office.caseIn('ready', { client })
    const { pool } = office.database
    await pool.query('update cases set to_rto = $2, stage = $3 where id = $1', [
      one.id,
      'MH-77 - Chart',
      way.at(-1)?.[0],
    ])
    for (const [stage, days] of way)
      await pool.query(
        `insert into case_stages (case_id, stage, reached_at) values ($1, $2, $3)
        on conflict (case_id, stage) do update set reached_at = excluded.reached_at`,
        [one.id, stage, dayStart(addDays(today, -days))],
      )
    return one
  }
  for (const days of [2, 4, 6, 8, 10])
    await moved([
      ['submitted', days + 1],
      ['approved', 1],
    ])
  const long = await moved([['submitted', 14]])
  const short = await moved([['submitted', 3]])
  const visitor = await openAt('superadmin', paths.superadmin.reports)
  const { page } = visitor
  const card = cardOf(page, t.board('rtoTitle'))
  const row = card.getByRole('listitem').filter({ hasText: 'MH-77 - Chart' }).first()
  await row.getByText(t.board('rangeDays', { half: 6, nine: 10 })).waitFor()
  const dots = row.getByRole('link')
  const names = await dots.evaluateAll((links) => links.map((link) => (link as { ariaLabel?: string }).ariaLabel ?? ''))
  expect(names.map((name) => name.split(',')[0])).toEqual([short.CaseNo, long.CaseNo])
  expect(names[1]).toContain('14 days, longer than 9 of 10')
  await expectAccessibleInBoth(visitor)
  await press(page, t.board('chartAsTable', { title: t.board('rtoTitle') }))
  await card.getByRole('table').waitFor()
  expect((await office.ok(boardEndpoints.rtoRanges, { as: admin }))[0]?.open).toHaveLength(2)
  await press(page, t.board('chartAsTable', { title: t.board('rtoTitle') }))
  await dots.last().focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${paths.superadmin.caseDetail(long.CaseNo)}`)
})
