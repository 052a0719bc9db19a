import type { Page } from 'playwright-core'
import { test } from 'vitest'
import type { Stage } from '#contract/cases/case-values.ts'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { dialogOf, pick, press, toastShown } from './page-actions.ts'

/* Several cards of the board at once: chosen by keys and boxes, dropped together, assigned. */

const { office, openAs } = await startFixtures({ filled: false })
const { client } = office.people
const { bulk } = t
const files: { id: string; CaseNo: string }[] = []
for (let n = 0; n < 4; n += 1) files.push(await office.caseIn('ready', { client }))
const draft = await office.caseIn('Created')
const visitor = await openAs('superadmin')

const columnOf = (page: Page, stage: Stage) => page.locator(`[data-column="${stage}"]`)
const cardIn = (page: Page, stage: Stage, id: string) => columnOf(page, stage).locator(`[data-card="${id}"]`)

test('cards chosen by keys are dropped on a column together, without the one that cannot be moved', async () => {
  const { page, visit } = visitor
  await visit(paths.superadmin.rto)
  const cards = columnOf(page, 'papers').locator('[data-card]')
  await cards.nth(4).waitFor()
  await cards.first().getByRole('link').focus()
  await page.keyboard.press('Space')
  await page.getByText(bulk('selected', { count: '1' })).waitFor()
  await cards.last().getByRole('link').focus()
  await page.keyboard.press('Shift+Space')
  await page.getByText(bulk('selected', { count: '5' })).waitFor()
  const [first] = files
  await cardIn(page, 'papers', first?.id ?? '').dragTo(columnOf(page, 'approved'))
  const dialog = dialogOf(page)
  await dialog.getByText(`${draft.CaseNo}: `).waitFor()
  await dialog.getByRole('radio', { name: t.stages('approved'), checked: true }).waitFor()
  await dialog.getByRole('button', { name: bulk('changeStage') }).click()
  await toastShown(page, bulk('outcome', { done: 4, failed: 0 }))
  for (const { id } of files) await cardIn(page, 'approved', id).waitFor()
  await page.getByText(bulk('selected', { count: '1' })).waitFor()
  await press(page, bulk('clear'))
})

test('cards chosen by their boxes are assigned at once', async () => {
  const { page } = visitor
  for (const { id, CaseNo } of files.slice(0, 2)) {
    await cardIn(page, 'approved', id).hover()
    await page.getByRole('checkbox', { name: bulk('select', { name: CaseNo }) }).click()
  }
  await press(page, t.cases('assign'))
  await dialogOf(page)
    .getByRole('radio', { name: bulk('toOne') })
    .click()
  await pick(page, new RegExp(`^${t.cases('dealer')}`), 'Ravi')
  await dialogOf(page)
    .getByRole('button', { name: t.cases('assign') })
    .click()
  await toastShown(page, bulk('outcome', { done: 2, failed: 0 }))
})

test('the table of the files takes a stage for all of its page', async () => {
  const { page, go } = visitor
  await go(`${paths.superadmin.rto}?view=table&stage=approved`)
  await page.getByRole('checkbox', { name: t.table('selectAll') }).click()
  await page.getByText(bulk('selected', { count: '4' })).waitFor()
  await press(page, bulk('changeStage'))
  const dialog = dialogOf(page)
  await dialog.getByRole('radio', { name: t.stages('dispatched') }).click()
  await dialog.getByRole('button', { name: bulk('changeStage') }).click()
  await toastShown(page, bulk('outcome', { done: 4, failed: 0 }))
})
