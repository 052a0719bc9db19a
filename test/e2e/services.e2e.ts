import { expect, test } from 'vitest'
import { serviceEndpoints } from '#contract/services/service.ts'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { toastShown } from './page-actions.ts'

/* The catalogue: days of a service, papers added, changed, moved and taken out of use. */

const { office, openAs } = await startFixtures({ filled: false })
const { admin } = office.people
const { services } = t
const fitness = async () =>
  (await office.ok(serviceEndpoints.all, { as: admin })).find(({ code }) => code === 'fitness')

test('the days and papers of a service are changed, wrong days show an error at their field, and it fits a phone', async () => {
  const visitor = await openAs('superadmin')
  const { page, visit, settle } = visitor
  const before = await fitness()
  const label = before?.label ?? ''
  await visit(paths.superadmin.services)
  await page.getByRole('heading', { name: label, exact: true }).waitFor()
  await page.getByRole('button', { name: services('editServiceOf', { label }), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(services('expectedDays')).fill('400')
  await dialog.getByRole('button', { name: t.general('save') }).click()
  await dialog.getByText(services('daysRange', { most: 365 })).waitFor()
  await dialog.getByLabel(services('expectedDays')).fill('9')
  await dialog.getByRole('button', { name: t.general('save') }).click()
  await toastShown(page, services('edited'))
  await page.getByRole('button', { name: services('addPaperTo', { label }), exact: true }).click()
  await dialog.getByLabel(services('paperName')).fill('Speed governor certificate')
  await dialog.getByRole('button', { name: services('addPaper') }).click()
  await toastShown(page, services('paperAdded'))
  const menu = page.getByRole('button', {
    name: t.table('moreActionsOf', {
      row: services('paperOf', { name: 'Speed governor certificate', service: label }),
    }),
  })
  await menu.press('Enter')
  await page.getByRole('menuitem', { name: services('moveUp') }).press('Enter')
  const places = async () => (await fitness())?.papers.map(({ name }) => name)
  await expect.poll(async () => (await places())?.at(-1)).not.toBe('Speed governor certificate')
  await page.getByRole('menuitem', { name: t.general('edit') }).click()
  await dialog.getByRole('checkbox', { name: services('isActive') }).click()
  await dialog.getByRole('button', { name: t.general('save') }).click()
  await toastShown(page, services('paperEdited'))
  await page.getByText(services('off'), { exact: true }).waitFor()
  expect(await fitness()).toMatchObject({ expectedDays: 9 })
  expect((await fitness())?.papers.find(({ name }) => name === 'Speed governor certificate')?.isActive).toBe(false)

  // Each button of the catalogue has a name of its own.
  const buttons = await page.getByRole('main').getByRole('button').all()
  const names = await Promise.all(buttons.map((button) => button.getAttribute('aria-label')))
  expect(names.length).toBeGreaterThan(50)
  expect(names.length - new Set(names).size).toBe(0)

  await page.setViewportSize({ width: 390, height: 844 })
  await settle()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
