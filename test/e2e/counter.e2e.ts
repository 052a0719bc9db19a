import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { addDays, officeDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import type { CasePaper } from '#contract/papers/paper.ts'
import { paperEndpoints } from '#contract/papers/paper-endpoints.ts'
import { stageEndpoints } from '#contract/stages/stage-endpoints.ts'
import { stageLabels } from '#contract/stages/stage-labels.ts'
import { breadth } from '#test/breadth.ts'
import { requireSuccess } from '#test/caller.ts'
import type { MadeCase } from '#test/factories.ts'
import { timeLimit } from '#test/time-limit.ts'
import { paths } from '#web/paths.ts'
import { openProfile, temporaryFolder } from './browser.ts'
import { closeCase, lineOf, move, note, openCase, PHONE, photograph, switchOn, waiting } from './counter-actions.ts'
import { startFixtures } from './fixtures.ts'
import { storedSession } from './office.ts'
import { close, dialogOf, expectAccessibleInBoth, press } from './page-actions.ts'
import { phonePhoto } from './phone-photo.ts'
import { storeSession, type Visitor } from './visitor.ts'

/* A device at the counter of the RTO: the kept run-sheet without a network, and what is sent when it is back. */

const { office, openAs } = await startFixtures({ filled: false })
const { admin, employee } = office.people
const texts = messages.counter
const today = officeDay(new Date())
const over = { transactionDetail: { to: 'LOCAL', numberPlate: 'NA', drc: true } } as const
let visitor: Visitor | null = null
afterEach(async () => {
  if (visitor) await close(visitor)
  visitor = null
})

async function caseOfDay(day = today, by = employee): Promise<MadeCase> {
  const made = await office.caseIn('ready', { by, over })
  await office.database.pool.query('update cases set appointment_date = $1 where id = $2', [day, made.id])
  return made
}
const detailsOf = async ({ id }: MadeCase) =>
  requireSuccess(await office.call(caseEndpoints.details, { as: admin, params: { id } })).data
const papersOf = async ({ id }: MadeCase) =>
  requireSuccess(await office.call(paperEndpoints.ofCase, { as: admin, params: { caseId: id } })).data
const historyOf = async ({ id }: MadeCase) =>
  requireSuccess(await office.call(caseEndpoints.history, { as: admin, params: { id } })).data.map(
    ({ action }) => action,
  )
const paperNamed = (papers: readonly CasePaper[], name: string) => papers.find((paper) => paper.name === name)

/** In a drill thirty changes and twelve photos. */
const PAPERS = breadth(3, 8)
const PHOTOS = breadth(2, 4)

test('changes and photos outlive the browser, and each arrives once', {
  timeout: timeLimit(300_000),
}, async () => {
  const tomorrow = addDays(today, 1)
  const cases: MadeCase[] = []
  for (const day of breadth([today, tomorrow], [today, today, tomorrow])) cases.push(await caseOfDay(day))
  const notToday = await caseOfDay(addDays(today, 2))
  const photo = await phonePhoto()
  const folder = temporaryFolder('counter')
  const openDevice = async (): Promise<[BrowserContext, Page]> => {
    const context = await openProfile(folder.path, 0, office.origin)
    const page = context.pages()[0] ?? (await context.newPage())
    page.setDefaultTimeout(timeLimit(15_000))
    return [context, page]
  }
  let [device, page] = await openDevice()
  /** Ends the browser as a kill does, without a word to the page. */
  const kill = async () => {
    const cdp = await device.newCDPSession(page)
    await Promise.all([device.waitForEvent('close'), cdp.send('Browser.crash').catch(() => undefined)])
  }
  await storeSession(page, await storedSession(office, employee))
  await switchOn(page)
  await device.setOffline(true)
  await page.goto(paths.employee.runSheet)
  await lineOf(page, cases[0] as MadeCase).waitFor()
  expect(await lineOf(page, notToday).count()).toBe(0)
  await page.getByText(/^No network since \d\d:\d\d\./).waitFor()

  let count = 0
  let photos = 0
  for (const made of cases) {
    if (made === cases.at(-1)) await press(page, texts.tomorrow)
    await openCase(page, made)
    const names = (await papersOf(made)).papers.slice(0, PAPERS).map(({ name }) => name)
    for (const name of names) {
      await note(page, name, 'received')
      count += 1
      await waiting(page, count)
    }
    for (const [stage, receiptNo] of [
      ['submitted', 'MH12/7'],
      ['inProcess', ''],
    ] as const) {
      await move(page, stage, receiptNo)
      count += 1
      await waiting(page, count)
    }
    for (const name of names.slice(0, PHOTOS)) {
      await photograph(page, name, photo, `photo-${photos}.jpg`)
      photos += 1
      count += 1
      await waiting(page, count)
    }
    await closeCase(page)
    if (made === cases[0]) {
      // The browser is killed in between, without a network.
      await kill()
      ;[device, page] = await openDevice()
      await device.setOffline(true)
      await page.goto(paths.employee.runSheet)
      await waiting(page, count)
      await lineOf(page, made).waitFor()
      await page.getByText(texts.waitingHere(count), { exact: true }).waitFor()
    }
  }
  expect([count - photos, photos]).toEqual(breadth([10, 4], [30, 12]))
  await device.close()
  ;[device, page] = await openDevice()
  await page.goto(paths.employee.runSheet)
  // It is killed once more while it sends: some have arrived, of one the answer is perhaps lost.
  const arrived = async () =>
    (await Promise.all(cases.map(historyOf))).flat().filter((action) => action === 'paper changed').length
  await expect.poll(arrived, { timeout: timeLimit(60_000) }).toBeGreaterThan(2)
  await kill()
  ;[device, page] = await openDevice()
  await page.goto(paths.employee.runSheet)
  await page.getByText(texts.waiting(1).slice(0, 8)).waitFor({ state: 'detached', timeout: timeLimit(120_000) })
  await expect
    .poll(() => page.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith('counter:'))?.[1]), {
      timeout: timeLimit(120_000),
    })
    .toBe('0')
  for (const made of cases) {
    const { stage, receiptNo } = await detailsOf(made)
    expect([stage, receiptNo]).toEqual(['inProcess', 'MH12/7'])
    const { papers } = await papersOf(made)
    const first = papers.slice(0, PAPERS)
    expect(first.map(({ state }) => state)).toEqual(first.map(() => 'received'))
    expect(papers.flatMap(({ attachments }) => attachments)).toHaveLength(PHOTOS)
    for (const { bytes } of papers.flatMap(({ attachments }) => attachments)) expect(bytes).toBeLessThan(photo.length)
    const history = await historyOf(made)
    expect(history.filter((action) => action === 'stage changed')).toHaveLength(2)
    expect(history.filter((action) => action === 'file added')).toHaveLength(PHOTOS)
    expect(history.filter((action) => action === 'paper changed')).toHaveLength(PAPERS)
  }
  await device.close()
  folder.remove()
})

test('a note whose numbers the device does not keep is no conflict, and keeps them', async () => {
  const made = await caseOfDay()
  const { paperId } = paperNamed((await papersOf(made)).papers, 'Form 29') as CasePaper
  const note = 'Challan 1234 5678 9012 lacks a signature'
  const as = admin
  const change = { paperId, state: 'deficient', note } as const
  requireSuccess(await office.call(paperEndpoints.change, { as, params: { caseId: made.id }, body: change }))
  visitor = await openAs('employee', PHONE)
  visitor.pageErrors.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  const { page, context } = visitor
  await switchOn(page)
  await context.setOffline(true)
  await page.goto(paths.employee.runSheet)
  await openCase(page, made)
  await dialogOf(page).getByText('Challan XXXX XXXX XXXX lacks a signature').waitFor()
  await dialogOf(page)
    .getByRole('button', { name: messages.papers.changeState('Form 29') })
    .press('Enter')
  const item = messages.papers.withNote(messages.papers.notNeeded)
  await page.getByRole('menuitem', { name: item, exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: messages.papers.noteOf('Form 29', messages.papers.notNeeded) })
  const box = dialog.getByRole('textbox')
  // The person leaves the note as it stands.
  if ((await box.inputValue()) === '') await box.fill('Challan XXXX XXXX XXXX lacks a signature')
  await dialog.getByRole('button', { name: messages.general.save }).click()
  await dialog.waitFor({ state: 'detached' })
  await closeCase(page)
  await waiting(page, 1)
  await context.setOffline(false)
  await expect
    .poll(async () => paperNamed((await papersOf(made)).papers, 'Form 29'), { timeout: timeLimit(60_000) })
    .toMatchObject({ state: 'notNeeded', note })
  expect(await page.getByText(texts.toDecide(1)).count()).toBe(0)
})

test('what the office changed meanwhile stands side by side, and the person decides', async () => {
  const [moved, gone, paper] = [await caseOfDay(), await caseOfDay(), await caseOfDay()]
  visitor = await openAs('employee', PHONE)
  visitor.pageErrors.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  const { page, context } = visitor
  await switchOn(page)
  await context.setOffline(true)
  await page.goto(paths.employee.runSheet)
  const takeIn = async (made: MadeCase, take: () => Promise<unknown>) => {
    await openCase(page, made)
    await take()
    await closeCase(page)
  }
  await takeIn(moved, () => move(page, 'submitted', 'MH12/1'))
  await takeIn(gone, () => move(page, 'submitted'))
  await takeIn(paper, () => note(page, 'Form 29', 'deficient', 'Not signed'))
  await waiting(page, 3)

  const asOffice = (stage: string) => ({
    as: admin,
    params: { caseId: moved.id },
    body: { stage, waitingOn: 'office' },
  })
  requireSuccess(await office.call(stageEndpoints.change, asOffice('approved')))
  const body = { rejectionRemarks: 'Wrong chassis' }
  requireSuccess(await office.call(caseEndpoints.reject, { as: admin, params: { id: gone.id }, body }))
  const { paperId } = paperNamed((await papersOf(paper)).papers, 'Form 29') as CasePaper
  const notNeeded = { paperId, state: 'notNeeded', note: 'Old owner' } as const
  requireSuccess(await office.call(paperEndpoints.change, { as: admin, params: { caseId: paper.id }, body: notNeeded }))

  await context.setOffline(false)
  await page.getByText(texts.toDecide(3)).waitFor({ timeout: timeLimit(60_000) })
  await press(page, texts.show)
  const item = (made: MadeCase) => dialogOf(page).getByRole('listitem').filter({ hasText: made.CaseNo })
  const side = (made: MadeCase, title: string) => item(made).getByRole('region', { name: title })
  await item(moved).getByText(texts.changedMeanwhile).waitFor()
  await side(moved, texts.yours).getByText(stageLabels().submitted).waitFor()
  await side(moved, texts.offices).getByText(stageLabels().approved).waitFor()
  await item(gone).getByText(messages.stages.notMovable).waitFor()
  await side(paper, texts.yours).getByText('Not signed').waitFor()
  await side(paper, texts.offices).getByText('Old owner').waitFor()
  await expectAccessibleInBoth(visitor)
  // Nothing was overwritten before the decisions.
  expect((await detailsOf(moved)).stage).toBe('approved')

  await item(gone).getByRole('button', { name: texts.drop }).click()
  await item(gone).waitFor({ state: 'detached' })
  await item(paper).getByRole('button', { name: texts.sendAgain }).click()
  await item(paper).waitFor({ state: 'detached' })
  expect(paperNamed((await papersOf(paper)).papers, 'Form 29')).toMatchObject({
    state: 'deficient',
    note: 'Not signed',
  })
  // A step back without a note is refused once more: it stays.
  await item(moved).getByRole('button', { name: texts.sendAgain }).click()
  await item(moved).getByText(messages.stages.noteForBack).waitFor()
  await item(moved).getByRole('button', { name: texts.drop }).click()
  await dialogOf(page).getByText(texts.listEmpty).waitFor()
  expect((await detailsOf(moved)).stage).toBe('approved')
})
