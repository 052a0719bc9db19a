import { expect, test } from 'vitest'
import type { Stage } from '#contract/cases/case-values.ts'
import { addDays, dayStart, officeDay, showDay } from '#contract/dates.ts'
import { serviceEndpoints } from '#contract/services/service.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import { stageLabels } from '#contract/stages/stages.ts'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { cardOf, press } from './page-actions.ts'

/* What the dates of the stages tell: late files and turn-around on the homes of staff, and the tracker of a dealer. */

const { office, openAt } = await startFixtures({ filled: false })
const { admin, employee, client } = office.people
const { pool } = office.database
const today = officeDay(new Date())
const daysAgo = (days: number) => dayStart(addDays(today, -days)).toISOString()

/** Moves a file, and sets the clock of its stage back. */
async function move(id: string, stage: Stage, days: number) {
  const body = { stage, waitingOn: 'rto', note: 'The officer is on leave' }
  await office.ok(stageEndpoints.change, { as: admin, params: { caseId: id }, body })
  await pool.query('update cases set stage_since = $2 where id = $1', [id, daysAgo(days)])
  await pool.query('update case_stages set reached_at = $3 where case_id = $1 and stage = $2', [
    id,
    stage,
    daysAgo(days),
  ])
}

const late = await office.caseIn('ready', { by: employee })
await move(late.id, 'approved', 19)
const lateOfAdmin = await office.caseIn('ready')
await move(lateOfAdmin.id, 'approved', 29)
const onTime = await office.caseIn('ready', { by: employee })
const approved = await office.caseIn('assigned', { client })
await move(approved.id, 'submitted', 21)
await move(approved.id, 'approved', 4)

test('the late files stand on the home, the furthest over first, and the turn-around of each RTO in the reports', async () => {
  const visitor = await openAt('superadmin', paths.superadmin.home)
  const { page, visit } = visitor
  const rows = page.getByRole('list', { name: t.stages('lateTitle') }).getByRole('listitem')
  await rows.first().waitFor()
  const texts = await rows.allInnerTexts()
  expect(texts).toHaveLength(2)
  expect(texts[0]).toContain(lateOfAdmin.CaseNo)
  expect(texts[0]).toContain(t.stages('daysOver', { days: 22 }))
  expect(texts[1]).toContain(late.CaseNo)
  expect(texts.join()).not.toContain(onTime.CaseNo)
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet()
    spacing.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }')
    document.adoptedStyleSheets = [spacing]
  })
  const overlap = await rows.first().evaluate((row) => {
    const [, plate, stage] = [...row.children].filter((part) => part.checkVisibility())
    return (plate?.firstElementChild?.getBoundingClientRect().right ?? 0) - (stage?.getBoundingClientRect().left ?? 0)
  })
  expect(overlap, 'text with the spacing of WCAG 1.4.12 covers no other').toBeLessThanOrEqual(0)

  await rows.first().getByRole('link', { name: lateOfAdmin.CaseNo }).click()
  await page.waitForURL(`**${paths.superadmin.caseDetail(lateOfAdmin.CaseNo)}`)

  await visit(paths.superadmin.reports)
  const services = await office.ok(serviceEndpoints.all, { as: admin })
  await press(page, t.board('chartAsTable', { title: t.board('rtoTitle') }))
  const card = cardOf(page, t.board('rtoTitle'))
  const cells = card.getByRole('row').last().getByRole('cell')
  await cells.first().waitFor()
  const [service, files, median, ninetieth] = await cells.allInnerTexts()
  expect(services.map(({ label }) => label)).toContain(service)
  // The two late ones were never submitted.
  expect([files, median, ninetieth]).toEqual(['1', '17', t.board('withinDays', { days: 17 })])
})

test('an employee has own late files only, and the way to all of them', async () => {
  const visitor = await openAt('employee', paths.employee.home, { width: 390 })
  const { page } = visitor
  const rows = page.getByRole('list', { name: t.stages('lateTitle') }).getByRole('listitem')
  await rows.filter({ hasText: late.CaseNo }).waitFor()
  expect(await rows.count()).toBe(1)
  expect(await cardOf(page, t.board('rtoTitle')).count()).toBe(0)
  await page.getByRole('link', { name: t.stages('allLate') }).click()
  await page.waitForURL(/late=1/)
  await page
    .getByRole('list', { name: t.stages('title') })
    .getByText(late.CaseNo)
    .waitFor()
})

test('a dealer sees six steps with the day of each, on a phone and on desktop, and no note', async () => {
  const visitor = await openAt('client', paths.client.caseDetail(approved.CaseNo), { width: 390 })
  const { page, settle } = visitor
  const region = page.getByRole('region', { name: t.stages('ofFile') })
  const steps = region.getByRole('listitem')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await settle()
    await steps.filter({ hasText: showDay(addDays(today, -21)) }).waitFor()
    const texts = await steps.allInnerTexts()
    expect(texts, `${width} px`).toHaveLength(6)
    for (const [at, [stage, day]] of [
      ['papers', showDay(today)],
      ['submitted', showDay(addDays(today, -21))],
      ['inProcess', null],
      ['approved', showDay(addDays(today, -4))],
      ['dispatched', null],
      ['handedOver', null],
    ].entries()) {
      expect(texts[at]).toContain(stageLabels()[stage as Stage])
      if (day) expect(texts[at]).toContain(day)
      else expect(texts[at]).not.toMatch(/\d{4}/)
    }
    expect(await steps.nth(3).getAttribute('aria-current')).toBe('step')
  }
  expect(await region.getByRole('button').count()).toBe(0)
  expect(await page.getByText('The officer is on leave').count()).toBe(0)
})
