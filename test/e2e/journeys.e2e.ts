import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { officeDay } from '#contract/dates.ts'
import { stageLabels } from '#contract/stages/stages.ts'
import { t } from '#contract/texts.ts'
import type { Session } from '#test/caller.ts'
import { proofImage } from '#test/upload-form.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { focusOf } from './keys.ts'
import { cardOf, dialogOf, press } from './page-actions.ts'

/* Journeys of a working day with what they cost: every key and every tap is counted in the page. */

const { office, openAs, openAt } = await startFixtures()
const { employee } = office.people
const PHONE = { width: 390, height: 844, touch: true }
/** The taps on the camera itself: the shutter and "Use photo". */
const PHOTO = 2

/** Counts keys, of which a chord is one, and taps in all pages of a journey, which loads no second document. */
const COUNTER = `(() => {
  const add = (kind) => sessionStorage.setItem(kind, Number(sessionStorage.getItem(kind) ?? 0) + 1)
  addEventListener('keydown', ({ key }) => ['Control', 'Shift', 'Alt', 'Meta'].includes(key) || add('keys'), true)
  // A key that presses a button makes a click without a place.
  addEventListener('click', ({ isTrusted, detail }) => isTrusted && detail > 0 && add('taps'), true)
})()`

async function start(who: Session, where: string, options?: Parameters<typeof openAs>[1]) {
  const visitor = await openAt(who, where, options)
  await visitor.page.evaluate(COUNTER)
  return visitor.page
}

const count = async (page: Page) => {
  const [keys, taps] = (await page.evaluate(
    "['keys', 'taps'].map((kind) => Number(sessionStorage.getItem(kind) ?? 0))",
  )) as number[]
  console.log(`${expect.getState().currentTestName}: ${keys} keys, ${taps} taps`)
  return { keys: keys ?? 0, taps: taps ?? 0 }
}

test('the papers of a case are received and its stage is moved by 12 keys', async () => {
  const { CaseNo } = await office.caseIn('ready', { by: employee })
  const page = await start(employee, paths.employee.caseDetail(CaseNo))
  await page.getByRole('button', { name: t.papers('markAll') }).waitFor()
  await page.keyboard.press('Shift+R')
  await page.getByText(t.papers('complete')).waitFor()
  await page.keyboard.press('s')
  // The note has the focus; the stages stand above it.
  await dialogOf(page).getByRole('textbox').and(page.locator(':focus')).waitFor()
  for (let back = 0; back < 5 && (await focusOf(page)) !== t.stages('stage'); back += 1)
    await page.keyboard.press('Shift+Tab')
  // As long as a finger: Radix chooses a radio while the arrow is still down.
  await page.keyboard.press('ArrowDown', { delay: 100 })
  await dialogOf(page).getByRole('radio', { name: stageLabels().submitted, checked: true }).waitFor()
  await page.keyboard.press('Control+Enter')
  await dialogOf(page).waitFor({ state: 'detached' })
  expect((await count(page)).keys).toBeLessThanOrEqual(12)
})

test('nine files of a run-sheet are handed in by 12 taps', async () => {
  const files = await Promise.all(Array.from({ length: 9 }, () => office.caseIn('ready', { by: employee })))
  const ids = files.map(({ id }) => id)
  await office.database.pool.query('update cases set appointment_date = null')
  await office.database.pool.query('update cases set appointment_date = $1 where id = any($2)', [
    officeDay(new Date()),
    ids,
  ])
  const page = await start(employee, paths.employee.runSheet, PHONE)
  for (const { CaseNo } of files)
    await page.getByRole('checkbox', { name: t.runSheet('tick', { caseNo: CaseNo }) }).tap()
  await page.getByRole('button', { name: t.runSheet('handedIn'), exact: true }).tap()
  await page.getByText(t.bulk('outcome', { done: 9, failed: 0 }), { exact: true }).waitFor()
  expect((await count(page)).taps).toBeLessThanOrEqual(12)
})

test('a dealer sends the photo of a missing paper by 4 taps, from home', async () => {
  const client = await office.client({ firstName: 'Four', lastName: 'Taps' })
  const { CaseNo } = await office.caseIn('assigned', { client })
  const page = await start(client, paths.client.home, PHONE)
  await page.getByRole('main').getByRole('link').filter({ hasText: CaseNo }).first().tap()
  const camera = page.getByRole('button', { name: t.attachments('takePhoto', { name: 'Form 29' }) })
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), camera.tap()])
  await chooser.setFiles({ name: 'photo.png', mimeType: 'image/png', buffer: await proofImage(41) })
  await page.getByRole('button', { name: t.attachments('open', { name: 'photo.png' }) }).waitFor()
  expect((await count(page)).taps + PHOTO).toBeLessThanOrEqual(4)
})

test('a dealer asks for work with three photos by 12 taps beside the plate', async () => {
  const client = await office.client({ firstName: 'Twelve', lastName: 'Taps' })
  const page = await start(client, paths.client.requests, PHONE)
  const { requests } = t
  const form = cardOf(page, requests('ask'))
  await form.getByRole('textbox', { name: t.caseFields('vehicleNo') }).tap()
  await page.keyboard.type('mh12rq7003')
  await form.getByLabel('Fitness', { exact: false }).first().tap()
  for (const n of [1, 2, 3]) {
    const camera = form.getByRole('button', { name: t.attachments('takePhoto', { name: requests('photos') }) })
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), camera.tap()])
    await chooser.setFiles({ name: `photo-${n}.png`, mimeType: 'image/png', buffer: await proofImage(50 + n) })
    await page.getByText(`photo-${n}.png`, { exact: true }).waitFor()
  }
  await press(page, requests('send'))
  await page
    .getByRole('list', { name: requests('title') })
    .getByText(requests('statuses.open'))
    .waitFor()
  for (const n of [1, 2, 3])
    await page.getByRole('button', { name: t.attachments('open', { name: `photo-${n}.png` }) }).waitFor()
  expect((await count(page)).taps + 3 * PHOTO).toBeLessThanOrEqual(12)
})
