import { expect, test } from 'vitest'
import { boardEndpoints } from '#contract/board/board.ts'
import { t } from '#contract/texts.ts'
import { countTurnaround } from '#server/features/board/turnaround.ts'
import { runCommand } from '#server/jobs/run-command.ts'
import { refreshVehicles } from '#test/refresh-vehicles.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { cardOf } from './page-actions.ts'

/* The figures and charts of the board lead to the lists behind them. */

const { office, openAs } = await startFixtures()
const { page, visit, go, settle } = await openAs('superadmin')
const reports = () => go(paths.superadmin.reports)
const getBoard = () => office.ok(boardEndpoints.board, { as: office.people.admin })
const asTable = (title: string) => page.getByRole('button', { name: t.board('chartAsTable', { title }) }).click()

/** Maximum px of the superadmin's home at a width of 1440. */
const HOME_HEIGHT = 1300

test('the home is one short page with everything that the specification puts there', async () => {
  await visit(paths.superadmin.home)
  await settle()
  for (const title of [t.queue('today'), t.summary('title'), t.tasks('panel'), t.board('moneyTitle')])
    await page.getByRole('heading', { name: title, exact: true }).waitFor()
  await page.getByRole('list', { name: t.stages('lateTitle') }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(HOME_HEIGHT)
  await page
    .getByRole('link', { name: t.board('reports'), exact: true })
    .last()
    .click()
  await page.waitForURL(`**${paths.superadmin.reports}`)
})

test('a status opens the list of its cases of any date, as many as it counts', async () => {
  const { cases } = await getBoard()
  const linkOf = ({ status, count }: (typeof cases)[number]) =>
    cardOf(page, t.board('casesTitle')).getByRole('link', { name: `${count} ${status}`, exact: true })
  await reports()
  for (const one of cases) await linkOf(one).waitFor()
  // One of each of the three lists: test/figures.test.ts compares all figures with their links.
  const clicked = cases.filter(({ status }) => ['Created', 'ready', 'rejected'].includes(status))
  expect(clicked).toHaveLength(3)
  for (const { status, count } of clicked) {
    await reports()
    await linkOf({ status, count }).click()
    await page.waitForURL(/\/cases\/(?:Mycases|all|rejected)\?/)
    await settle()
    await page.getByText(t.table('recordCount', { count, formatted: String(count) }), { exact: true }).waitFor()
    const shown = await page.locator('tbody tr').count()
    expect(shown, status).toBe(Math.min(count, 10))
  }
})

test('a day of receipts opens the payments decided on it', async () => {
  const { money } = await getBoard()
  const day = money.received.findLast(({ amount }) => amount > 0)?.day ?? ''
  await reports()
  await asTable(t.board('moneyTitle'))
  await cardOf(page, t.board('moneyTitle')).locator(`a[href*="fromDate=${day}"]`).click()
  await page.waitForURL(/VerifyPayments\?.*tab=decided/)
  await settle()
  expect(new URL(page.url()).searchParams.get('toDate')).toBe(day)
  expect(await page.locator('tbody tr').count()).toBeGreaterThan(0)
})

test('a count of expiries opens the cases behind it, in the table and in the chart', async () => {
  const { expiries } = await getBoard()
  const at = expiries.findIndex(({ TAX }) => TAX > 0)
  const week = expiries[at]
  await reports()
  const card = cardOf(page, t.board('expiriesTitle'))
  await asTable(t.board('expiriesTitle'))
  await card.locator(`a[href*="fromDate=${week?.week}"][href*="expiry=TAX"]`).click()
  const dialog = page.getByRole('dialog', { name: t.summary('expiriesTitle', { expiryType: 'TAX' }) })
  await dialog.waitFor()
  await settle()
  expect(await dialog.locator('tbody tr').count()).toBe(week?.TAX)

  await reports()
  await card.locator('[data-label]').nth(at).click()
  await page.waitForURL((url) => url.searchParams.get('fromDate') === week?.week)
})

test('a week of turn-around opens its assignments', async () => {
  // The filled office assigns each case at once, and a median of 0 is not drawn.
  await office.database.pool.query(`update cases set created_at = created_at - interval '4 days'`)
  await refreshVehicles(office.database)
  await runCommand(office.deps, countTurnaround)
  const { turnaround } = await getBoard()
  const week = turnaround.findLast(({ days }) => days !== null)?.week
  await visit(paths.superadmin.reports)
  await asTable(t.board('turnaroundTitle'))
  await cardOf(page, t.board('turnaroundTitle')).locator(`a[href*="fromDate=${week}"]`).click()
  await page.waitForURL(/activity\?.*action=assigned/)
  await settle()
  expect(await page.locator('tbody tr').count()).toBeGreaterThan(0)
})
