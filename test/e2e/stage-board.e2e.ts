import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { API_BASE } from '#contract/api.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { type Stage, stages } from '#contract/cases/case-values.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import { stageLabels, waitingOnLabels } from '#contract/stages/stages.ts'
import { t } from '#contract/texts.ts'
import { requireSuccess } from '#test/caller.ts'
import { placedTexts } from '#test/read-pdf.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { dialogOf, toastOf, toastShown } from './page-actions.ts'

/*
 * The page At the RTO: cards of its board by drag, by keys and by their menu; what the server refuses goes back. Its table,
 * and the stage on the page of a case.
 */

const { office, openAs, openAt } = await startFixtures({ filled: false })
const { admin, employee } = office.people
const { pool } = office.database
const files = await Promise.all(Array.from({ length: 24 }, () => office.caseIn('ready', { by: employee })))
const draft = await office.caseIn('Created', { by: employee })
const [first, second, third, fourth] = files
if (!first || !second || !third || !fourth) throw new Error('The files were made')
// The oldest are late, in this order.
for (const [at, { id }] of files.slice(0, 3).entries())
  await pool.query(`update cases set stage_since = stage_since - make_interval(days => $2) where id = $1`, [
    id,
    20 - at,
  ])

const stageOf = async (id: string) => (await office.ok(caseEndpoints.details, { as: admin, params: { id } })).stage
const move = (id: string, stage: Stage, note?: string) =>
  office.call(stageEndpoints.change, { as: admin, params: { caseId: id }, body: { stage, waitingOn: 'rto', note } })

const columnOf = (page: Page, stage: Stage) => page.locator(`[data-column="${stage}"]`)
const cardIn = (page: Page, stage: Stage, id: string) => columnOf(page, stage).locator(`[data-card="${id}"]`)
const countOf = (page: Page, stage: Stage) => columnOf(page, stage).getByRole('heading').innerText()
const focusedCard = (page: Page) =>
  page.evaluate(
    'document.activeElement?.matches("a") ? document.activeElement.closest("[data-card]")?.dataset.card : null',
  )

/** Opens the menu of the focused card and chooses an entry by its first letter. */
async function chooseByLetter(page: Page, label: string) {
  await page.keyboard.press('s')
  await expect.poll(() => page.evaluate('document.activeElement?.closest("[role=menu]") !== null')).toBe(true)
  await page.keyboard.press(label.charAt(0).toLowerCase())
  await page.locator('[role="menuitem"][data-highlighted]').filter({ hasText: label }).waitFor()
  await page.keyboard.press('Enter')
}

/** Holds the answers to moves back until the returned function is called. */
async function delayMoves(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**${API_BASE}/case/stage/*`, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('six columns with exact counts, the late ones in red, and their oldest cards', async () => {
  const visitor = await openAt('superadmin', paths.superadmin.rto)
  const { page } = visitor
  await cardIn(page, 'papers', first.id).waitFor()
  expect(await page.locator('[data-column]').count()).toBe(stages.length)
  expect(await countOf(page, 'papers')).toMatch(/25$/)
  const cards = columnOf(page, 'papers').locator('[data-card]')
  expect(await cards.count()).toBe(20)
  const oldest = await cards.evaluateAll((all) => all.slice(0, 3).map((card) => card.getAttribute('data-card')))
  expect(oldest).toEqual([first.id, second.id, third.id])
  const text = await cards.first().innerText()
  for (const part of [first.CaseNo, '20 of 7 days', t.stages('late'), t.stages('missingPapers'), 'Papers 0 of '])
    expect(text).toContain(part)
  await columnOf(page, 'papers')
    .getByRole('link', { name: t.stages('lateOf', { count: '3' }) })
    .click()
  await page.waitForURL(/late=1/)
  const rows = page.getByRole('table').getByRole('row')
  await expect.poll(() => rows.count()).toBe(4)
  await page.goBack()
  await columnOf(page, 'papers')
    .getByRole('link', { name: t.stages('showAll', { count: '25' }) })
    .click()
  await page.waitForURL(/view=table/)
  await rows.filter({ hasText: first.CaseNo }).waitFor()
})

test('paper has all stages with all their cards, and no filters', async () => {
  const { page } = await openAt('superadmin', `${paths.superadmin.rto}?view=board`)
  await cardIn(page, 'papers', first.id).waitFor()
  const cards = await page.locator('[data-card]').count()
  const texts = (await placedTexts(await page.pdf({ format: 'A4' }))).flat()
  for (const { text, x, width } of texts) expect(x + width, text).toBeLessThan(595)
  const words = texts.map(({ text }) => text).join(' ')
  for (const stage of stages) expect(words).toContain(stageLabels()[stage])
  expect(words.match(/[A-Z]{2} \d\d [A-Z]{1,3} \d{4}/g)).toHaveLength(cards)
  expect(words).not.toContain(t.stages('waitingOn'))
})

test('a card holds its plate and its menu also with wide spacing of texts', async () => {
  const { page } = await openAt('superadmin', paths.superadmin.rto, { width: 1366 })
  await cardIn(page, 'papers', first.id).waitFor()
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet()
    spacing.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }')
    document.adoptedStyleSheets = [spacing]
  })
  const beyond = await page.locator('[data-card]').evaluateAll((cards) =>
    cards.filter((card) => {
      const { right } = card.getBoundingClientRect()
      return [...card.querySelectorAll('a, button')].some((part) => part.getBoundingClientRect().right > right)
    }),
  )
  expect(beyond).toHaveLength(0)
})

test('a dragged card is in its new column before the server has answered', async () => {
  const { page } = await openAt('employee', paths.employee.rto)
  const answer = await delayMoves(page)
  await cardIn(page, 'papers', first.id).dragTo(columnOf(page, 'submitted'))
  await cardIn(page, 'submitted', first.id).waitFor()
  expect(await cardIn(page, 'papers', first.id).count()).toBe(0)
  expect(await stageOf(first.id)).toBe('papers')
  expect(await countOf(page, 'papers')).toMatch(/24$/)
  expect(await countOf(page, 'submitted')).toMatch(/1$/)
  answer()
  await toastShown(page, t.stages('moved', { caseNo: first.CaseNo, stage: stageLabels().submitted }))
  await cardIn(page, 'submitted', first.id).waitFor()
  expect(await stageOf(first.id)).toBe('submitted')
  expect(await cardIn(page, 'submitted', first.id).innerText()).toContain(waitingOnLabels().rto)
})

test('a move that the server refuses goes back, with the message of the server', async () => {
  const { page, visit, pageErrors } = await openAs('superadmin')
  pageErrors.allow(/409/)
  await visit(paths.superadmin.rto)
  const answer = await delayMoves(page)
  await cardIn(page, 'papers', second.id).dragTo(columnOf(page, 'approved'))
  await cardIn(page, 'approved', second.id).waitFor()
  await pool.query(`update cases set status = 'Updated' where id = $1`, [second.id])
  answer()
  await toastOf(page).getByText(t.stages('notMovable')).waitFor()
  await cardIn(page, 'papers', second.id).waitFor()
  expect(await cardIn(page, 'approved', second.id).count()).toBe(0)
  expect(await stageOf(second.id)).toBe('papers')
  await pool.query(`update cases set status = 'ready' where id = $1`, [second.id])
})

test('a card is moved by keyboard alone: arrows, S, a letter of the stage, and back with a note', async () => {
  requireSuccess(await move(fourth.id, 'inProcess'))
  const { page } = await openAt('superadmin', paths.superadmin.rto)
  await cardIn(page, 'papers', second.id).getByRole('link').focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focusedCard(page)).toBe(third.id)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => focusedCard(page)).toBe(fourth.id)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => focusedCard(page)).toBe(second.id)
  await page.keyboard.press('s')
  await page.getByRole('menuitem', { name: stageLabels().submitted }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => focusedCard(page)).toBe(second.id)
  await chooseByLetter(page, stageLabels().dispatched)
  await cardIn(page, 'dispatched', second.id).waitFor()
  await expect.poll(() => focusedCard(page)).toBe(second.id)
  await expect.poll(() => stageOf(second.id)).toBe('dispatched')
  // The answer has come, and the same card still has the focus.
  await toastShown(page, t.stages('moved', { caseNo: second.CaseNo, stage: stageLabels().dispatched }))
  expect(await focusedCard(page)).toBe(second.id)

  await chooseByLetter(page, stageLabels().inProcess)
  const dialog = dialogOf(page)
  await dialog.getByRole('radio', { name: stageLabels().inProcess, checked: true }).waitFor()
  await dialog.getByRole('textbox', { name: t.stages('note') }).fill('The plate came back')
  await page.keyboard.press('Control+Enter')
  await dialog.waitFor({ state: 'detached' })
  await cardIn(page, 'inProcess', second.id).waitFor()
  await expect.poll(() => focusedCard(page)).toBe(second.id)
  expect(await stageOf(second.id)).toBe('inProcess')
})

test('an unverified file cannot be moved, and a phone moves files by the menu', async () => {
  // The column shows the oldest.
  await pool.query(`update cases set stage_since = stage_since - interval '30 days' where id = $1`, [draft.id])
  const visitor = await openAt('employee', paths.employee.rto, { width: 390 })
  const { page } = visitor
  await cardIn(page, 'papers', third.id).waitFor()
  await columnOf(page, 'papers').getByText(/late/).first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('button', { name: t.stages('move', { caseNo: third.CaseNo }) }).click()
  await page.getByRole('menuitem', { name: stageLabels().submitted }).click()
  await cardIn(page, 'submitted', third.id).waitFor()
  await expect.poll(() => stageOf(third.id)).toBe('submitted')
  const button = page.getByRole('button', { name: t.stages('move', { caseNo: draft.CaseNo }) })
  expect(await button.getAttribute('aria-disabled')).toBe('true')
  expect(await cardIn(page, 'papers', draft.id).getAttribute('draggable')).toBe('false')
})

test('the choice of the view stays with the user, and an address may say otherwise', async () => {
  const { page, visit } = await openAt('superadmin', paths.superadmin.rto)
  await page.getByRole('tab', { name: t.stages('table') }).click()
  await page.getByRole('table').waitFor()
  await visit(paths.superadmin.rto)
  await page.getByRole('table').waitFor()
  await visit(`${paths.superadmin.rto}?view=board`)
  await page.locator('[data-column]').first().waitFor()
  await page.getByRole('combobox', { name: t.stages('waitingOn') }).click()
  await page.getByRole('option', { name: waitingOnLabels().rto }).click()
  await cardIn(page, 'papers', files[5]?.id ?? '').waitFor({ state: 'detached' })
  await expect.poll(() => countOf(page, 'papers')).toMatch(/0$/)
})

test('the late ones lead the table, and a file goes from there to its receiver with the receipt of the RTO', async () => {
  const late = await office.caseIn('ready', { by: employee })
  await pool.query(`update cases set stage_since = stage_since - interval '12 days' where id = $1`, [late.id])
  const { page, settle, visit } = await openAt('superadmin', `${paths.superadmin.rto}?view=table`)
  const row = page.getByRole('table').getByRole('row').filter({ hasText: late.CaseNo })
  await row.waitFor()
  await page.getByRole('button', { name: /late/ }).first().click()
  await page.waitForURL(/stage=papers.*late=1|late=1.*stage=papers/)
  await settle()
  await row.waitFor()
  await page.getByRole('button', { name: t.stages('changeOf', { caseNo: late.CaseNo }) }).click()
  const dialog = dialogOf(page)
  const save = () => dialog.getByRole('button', { name: t.general('save') }).click()
  await dialog.getByRole('radio', { name: stageLabels().submitted }).click()
  await dialog.getByRole('radio', { name: waitingOnLabels().rto, exact: true }).click()
  await dialog.getByRole('textbox', { name: t.stages('receiptNo') }).fill('MH12/2026/4711')
  await dialog.getByRole('textbox', { name: t.stages('feePaid') }).fill('1250.50')
  await save()
  await row.waitFor({ state: 'detached' })

  await visit(paths.superadmin.caseDetail(late.CaseNo))
  const ofFile = page.getByRole('region', { name: t.stages('ofFile') })
  await ofFile.getByText(t.stages('receiptOf', { receiptNo: 'MH12/2026/4711' })).waitFor()
  await ofFile.getByText(t.stages('waitsOn', { who: waitingOnLabels().rto }), { exact: false }).waitFor()
  await ofFile.getByRole('button', { name: t.stages('change') }).click()
  await dialog.getByRole('radio', { name: stageLabels().handedOver }).click()
  expect(await dialog.getByRole('textbox', { name: t.stages('receiptNo') }).count()).toBe(0)
  await dialog.getByRole('textbox', { name: t.stages('handedTo') }).fill('Ramesh Pawar')
  await save()
  await ofFile.getByText(t.stages('handedToName', { name: 'Ramesh Pawar' })).waitFor()
  const data = await office.ok(caseEndpoints.details, { as: admin, params: { id: late.id } })
  expect(data).toMatchObject({ receiptNo: 'MH12/2026/4711', feePaid: 1250.5, handedTo: 'Ramesh Pawar' })
})
