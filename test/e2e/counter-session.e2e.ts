import { beforeEach, expect, test } from 'vitest'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { closeCase, counterCases, move, openCase, PHONE, switchOn } from './counter-actions.ts'
import { startFixtures } from './fixtures.ts'
import type { Visitor } from './visitor.ts'

/* A device at the counter after the time without use: the counter goes on, and a press elsewhere asks who is there. */

const { office, openAs } = await startFixtures({ filled: false })
const { employee } = office.people
const { caseOfDay, detailsOf } = counterCases(office)

const question = ({ page }: Visitor) => page.getByRole('dialog', { name: t.stepUp('title') })
const link = ({ page }: Visitor, name: string) => page.getByRole('link', { name, exact: true }).first()

/** Ends the ordinary time of the employee's sessions, and makes their proofs old. */
const passIdle = () =>
  office.database.pool.query(
    "update sessions set idle_until = now() - interval '2 hours', proved_at = now() - interval '3 hours' where user_id = $1",
    [employee.userId],
  )
// The sessions of the test before.
beforeEach(async () => {
  await office.database.pool.query(
    'update sessions set idle_until = ends_at, proved_at = now(), counter_until = null where user_id = $1',
    [employee.userId],
  )
})

async function openAtCounter(look: Parameters<typeof openAs>[1] = PHONE) {
  const visitor = await openAs('employee', look)
  visitor.pageErrors.allow(/403|Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  await switchOn(visitor.page)
  await passIdle()
  return visitor
}

test('the counter works without a question, and what the page does by itself asks nothing', async () => {
  const made = await caseOfDay()
  const visitor = await openAtCounter()
  const { page, context } = visitor
  // The page is opened anew, as after the phone was away.
  await page.goto(paths.employee.runSheet)
  await page.getByText(made.vehicleNo.slice(-4)).first().waitFor()
  await context.setOffline(true)
  await page.goto(paths.employee.runSheet)
  await openCase(page, made)
  await move(page, 'submitted')
  await closeCase(page)
  await context.setOffline(false)
  await expect.poll(async () => (await detailsOf(made)).stage, { timeout: 60_000 }).toBe('submitted')
  expect(await question(visitor).count()).toBe(0)
})

test('a press elsewhere asks for the password: called off it leaves the page, and after it all works', async () => {
  const made = await caseOfDay()
  const visitor = await openAtCounter({ serviceWorkers: 'allow' })
  const { page } = visitor
  await page.goto(paths.employee.runSheet)
  await page.getByText(made.vehicleNo.slice(-4)).first().waitFor()
  expect(await question(visitor).count()).toBe(0)
  await link(visitor, t.vehicles('title')).click()
  await question(visitor).waitFor()
  await page.keyboard.press('Escape')
  await question(visitor).waitFor({ state: 'detached' })
  // The counter is still there.
  await link(visitor, t.runSheet('title')).click()
  await page.getByText(made.vehicleNo.slice(-4)).first().waitFor()
  expect(await question(visitor).count()).toBe(0)
  await link(visitor, t.vehicles('title')).click()
  await question(visitor).waitFor()
  await question(visitor)
    .getByLabel(/^Password/)
    .fill(employee.password)
  await page.keyboard.press('Enter')
  await question(visitor).waitFor({ state: 'detached' })
  await visitor.settle()
  await visitor.go(`/employee/cases/${made.CaseNo}`)
  await visitor.settle()
  expect(await question(visitor).count()).toBe(0)
})

test('a device that stays switched on makes its next session ready by itself, and asks nothing where a proof is due', async () => {
  await caseOfDay()
  const visitor = await openAtCounter()
  const { page } = visitor
  const { pool } = office.database
  const begin = async (proved: string) => {
    const times = 'idle_until = ends_at, counter_until = null, proved_at = now() - $2::interval'
    await pool.query(`update sessions set ${times} where user_id = $1`, [employee.userId, proved])
    const isRead = page.waitForResponse('**/case/counter-sheet?*')
    await page.goto(paths.employee.runSheet)
    await isRead
  }
  const ready = 'select from sessions where user_id = $1 and counter_until is not null'
  const readySessions = async () => (await pool.query(ready, [employee.userId])).rowCount
  await begin('11 minutes')
  expect([await readySessions(), await question(visitor).count()]).toEqual([0, 0])
  await begin('1 minute')
  await expect.poll(readySessions).toBe(1)
  expect(await question(visitor).count()).toBe(0)
  await page.goto(paths.employee.profile)
  await page.getByRole('switch', { name: t.counter('keep'), checked: true }).click()
  await expect.poll(readySessions).toBe(0)
})
