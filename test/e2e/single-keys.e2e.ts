import { expect, test } from 'vitest'
import { paperStateLabels } from '#contract/papers/paper-values.ts'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { focusOf } from './keys.ts'
import { cardOf, dialogOf, rowOf } from './page-actions.ts'

/* Keys without Ctrl and their switch (WCAG 2.1.4), and the field that "Edit" is about. */

const { office, openAs } = await startFixtures({ filled: false })
const { admin } = office.people
const over = { transactionDetail: { to: 'LOCAL', numberPlate: 'NA', drc: true } } as const
const { CaseNo } = await office.caseIn('ready', { by: admin, over })
const lacking = await office.caseIn('Created', { by: admin, over: { generalDetail: { appointmentDate: '' } } })

test('single keys act until a device switches them off, and are then neither shown nor announced', async () => {
  const visitor = await openAs('superadmin')
  const { page, visit, settle } = visitor
  const keyed = page.locator('main [aria-keyshortcuts="A"]')
  const queue = `${paths.superadmin.queue}?kind=toAssign`
  await visit(queue)
  await keyed.first().waitFor()
  await page.keyboard.press('a')
  await dialogOf(page).waitFor()
  await page.keyboard.press('Escape')
  await dialogOf(page).waitFor({ state: 'detached' })

  await visit(paths.superadmin.profile)
  const choice = page.getByRole('switch', { name: t.account('singleKeys') })
  await choice.click()
  await visitor.settle()
  await visit(queue)
  await page
    .getByRole('button', { name: t.cases('assign') })
    .first()
    .waitFor()
  expect(await keyed.count()).toBe(0)
  for (const key of ['a', '?', '/', '2']) await page.keyboard.press(key)
  await settle()
  expect(await dialogOf(page).count()).toBe(0)
  expect(new URL(page.url()).searchParams.get('kind')).toBe('toAssign')
  // The arrows are no characters.
  await page.keyboard.press('ArrowDown')

  await visit(paths.superadmin.caseDetail(CaseNo))
  const paper = page.locator('li[data-paper]').first()
  await paper.getByRole('button').first().focus()
  await page.keyboard.press('r')
  await page.keyboard.press('d')
  await settle()
  expect(await dialogOf(page).count()).toBe(0)
  expect(await paper.innerText()).toContain(paperStateLabels().missing)
  await page.keyboard.press('Control+k')
  await dialogOf(page).waitFor()
  await page.keyboard.press('Escape')

  await visit(paths.superadmin.profile)
  expect(await choice.getAttribute('aria-checked')).toBe('false')
  await choice.click()
  await visit(queue)
  await keyed.first().waitFor()
})

test('"Edit" of a case without an appointment date opens the form at that field', async () => {
  const { page, visit } = await openAs('superadmin')
  const formOpens = async () => {
    await page.waitForURL(`**${paths.superadmin.caseEdit(lacking.CaseNo)}`)
    await expect.poll(() => focusOf(page)).toBe('Appointment Date')
  }
  await visit(paths.superadmin.caseDetail(lacking.CaseNo))
  await page.getByText(t.caseSteps('lacksAppointment')).waitFor()
  await page
    .locator('main section')
    .getByRole('link', { name: t.general('edit'), exact: true })
    .first()
    .click()
  await formOpens()
  await visit(`${paths.superadmin.queue}?kind=toVerify`)
  await page.keyboard.press('e')
  await formOpens()
  await visit(`${paths.superadmin.myCases}?any=1`)
  await rowOf(page, lacking.CaseNo)
    .getByRole('link', { name: t.general('edit') })
    .click()
  await formOpens()
  expect(await cardOf(page, t.cases('editGeneral')).count()).toBe(1)
})
