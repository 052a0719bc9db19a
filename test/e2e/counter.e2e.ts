import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { addDays, officeDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import type { CasePaper } from '#contract/papers/paper.ts'
import { paperEndpoints } from '#contract/papers/paper-endpoints.ts'
import { stageEndpoints } from '#contract/stages/stage-endpoints.ts'
import { stageLabels } from '#contract/stages/stage-labels.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import type { MadeCase } from '#test/factories.ts'
import { timeLimit } from '#test/time-limit.ts'
import { paths } from '#web/paths.ts'
import { openProfile, temporaryFolder } from './browser.ts'
import { startFixtures } from './fixtures.ts'
import { storedSession } from './office.ts'
import { close, dialogOf, expectAccessibleInBoth, press } from './page-actions.ts'
import { phonePhoto } from './phone-photo.ts'
import { storeSession, type Visitor } from './visitor.ts'

/* A device at the counter of the RTO: the kept run-sheet without a network, and what is sent when it is back. */

const { office, openAs } = await startFixtures({ filled: false })
const { admin, employee } = office.people
const { counter: texts, papers: paperTexts } = messages
const today = officeDay(new Date())
const over = { transactionDetail: { to: 'LOCAL', numberPlate: 'NA', drc: true } } as const
const PHONE = { width: 390, height: 844, touch: true, serviceWorkers: 'allow' } as const
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

/** Switches the device on in My Profile, and waits until it has the run-sheet and the whole app. */
async function switchOn(page: Page, role: 'employee' | 'superadmin' = 'employee') {
  await page.goto(paths[role].profile)
  await page.getByRole('switch', { name: texts.keep }).click()
  await page.getByText(/^Kept at \d/).waitFor()
  await expect.poll(() => keptFiles(page), { timeout: timeLimit(60_000) }).toBeGreaterThan(100)
}
const keptFiles = (page: Page) => page.evaluate(async () => (await (await caches.open('page')).keys()).length)

const lineOf = (page: Page, { vehicleNo }: MadeCase) => page.getByRole('button', { name: showPlate(vehicleNo) })

async function openCase(page: Page, made: MadeCase) {
  await lineOf(page, made).click()
  await page.getByRole('dialog', { name: showPlate(made.vehicleNo) }).waitFor()
}
const closeCase = async (page: Page) => {
  await page.keyboard.press('Escape')
  await dialogOf(page).waitFor({ state: 'detached' })
}

async function move(page: Page, stage: keyof typeof stageLabels, receiptNo = '') {
  await dialogOf(page).getByRole('button', { name: messages.stages.change }).click()
  const dialog = page.getByRole('dialog', { name: /^Change stage/ })
  await dialog.getByRole('radio', { name: stageLabels[stage], exact: true }).click()
  if (receiptNo) await dialog.getByLabel(messages.stages.receiptNo).fill(receiptNo)
  await dialog.getByRole('button', { name: messages.general.save }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function note(page: Page, paper: string, state: 'received' | 'deficient', text = '') {
  await dialogOf(page)
    .getByRole('button', { name: paperTexts.changeState(paper) })
    .press('Enter')
  const item = state === 'received' ? paperTexts.received : paperTexts.withNote(paperTexts.deficient)
  await page.getByRole('menuitem', { name: item, exact: true }).press('Enter')
  if (state === 'received') return
  const dialog = page.getByRole('dialog', { name: paperTexts.noteOf(paper, paperTexts.deficient) })
  await dialog.getByRole('textbox').fill(text)
  await dialog.getByRole('button', { name: messages.general.save }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function photograph(page: Page, paper: string, bytes: Buffer, name: string) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialogOf(page)
      .getByRole('button', { name: messages.attachments.addTo(paper) })
      .click(),
  ])
  await chooser.setFiles([{ name, mimeType: 'image/jpeg', buffer: bytes }])
}
const waiting = (page: Page, count: number) => page.getByText(texts.waiting(count)).waitFor()

test('thirty changes and twelve photos outlive the browser, and each arrives once', {
  timeout: timeLimit(300_000),
}, async () => {
  const cases = [await caseOfDay(), await caseOfDay(), await caseOfDay(addDays(today, 1))]
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
    if (made === cases[2]) await press(page, texts.tomorrow)
    await openCase(page, made)
    const names = (await papersOf(made)).papers.slice(0, 8).map(({ name }) => name)
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
    for (const name of names.slice(0, 4)) {
      await photograph(page, name, photo, `photo-${photos}.jpg`)
      photos += 1
      count += 1
      await waiting(page, count)
    }
    await closeCase(page)
    if (made === cases[0]) {
      // The browser ends in between, without a network.
      await device.close()
      ;[device, page] = await openDevice()
      await device.setOffline(true)
      await page.goto(paths.employee.runSheet)
      await waiting(page, count)
      await lineOf(page, made).waitFor()
      await page.getByText(texts.waitingHere(count), { exact: true }).waitFor()
    }
  }
  expect([count - photos, photos]).toEqual([30, 12])
  await device.close()
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
    const first = papers.slice(0, 8)
    expect(first.map(({ state }) => state)).toEqual(first.map(() => 'received'))
    expect(papers.flatMap(({ attachments }) => attachments)).toHaveLength(4)
    for (const { bytes } of papers.flatMap(({ attachments }) => attachments)) expect(bytes).toBeLessThan(photo.length)
    const history = await historyOf(made)
    expect(history.filter((action) => action === 'stage changed')).toHaveLength(2)
    expect(history.filter((action) => action === 'file added')).toHaveLength(4)
  }
  await device.close()
  folder.remove()
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
  await side(moved, texts.yours).getByText(stageLabels.submitted).waitFor()
  await side(moved, texts.offices).getByText(stageLabels.approved).waitFor()
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

/** Everything readable in the browser's stores of this origin. */
const storedBytes = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = []
    const decode = (value: unknown): string => {
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
        return new TextDecoder().decode(value as AllowSharedBufferSource)
      if (value instanceof CryptoKey) return value.extractable ? 'extractable key' : 'key'
      if (typeof value === 'object' && value !== null) return Object.values(value).map(decode).join(' ')
      return String(value)
    }
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name as string)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      for (const store of db.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const request = db.transaction(store).objectStore(store).getAll()
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
        texts.push(...rows.map(decode))
      }
      db.close()
    }
    const cached: string[] = []
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) cached.push(new URL(request.url).pathname)
    return { databases: (await indexedDB.databases()).map(({ name }) => name), texts: texts.join('\n'), cached }
  })

const onlyApp = (cached: readonly string[]) =>
  cached.filter((path) => !/^\/(?:assets\/[\w-]+\.(?:js|css))?$/.test(path))

test('what is kept is not readable, and a logout leaves nothing', async () => {
  const made = await caseOfDay()
  visitor = await openAs('employee', PHONE)
  visitor.pageErrors.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  const { page, context } = visitor
  await switchOn(page)
  await context.setOffline(true)
  await page.goto(paths.employee.runSheet)
  await openCase(page, made)
  await move(page, 'submitted', 'SECRETRECEIPT')
  await closeCase(page)
  await waiting(page, 1)
  await expectAccessibleInBoth(visitor)
  const kept = await storedBytes(page)
  expect(kept.databases).toEqual(['counter'])
  for (const text of [made.CaseNo, made.vehicleNo, 'SECRETRECEIPT', 'Form 29', 'extractable key'])
    expect(kept.texts).not.toContain(text)
  expect(kept.texts).toContain('key')
  expect(onlyApp(kept.cached)).toEqual([])

  await press(page, messages.shell.openMenu)
  await press(page, messages.session.logout)
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText(messages.shell.changesWillBeLost(1)).waitFor()
  await dialog.getByRole('button', { name: messages.session.logout }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(async () => (await storedBytes(page)).databases).toEqual([])
  const left = await storedBytes(page)
  expect([left.texts, onlyApp(left.cached)]).toEqual(['', []])
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  for (const text of [made.CaseNo, 'SECRETRECEIPT']) expect(stored).not.toContain(text)
})

test('the key goes with a 401 and twelve hours after the last contact, and the person is told', async () => {
  // Their session is ended below.
  const runner = await office.employee()
  const made = await caseOfDay(today, runner)
  visitor = await openAs(runner, PHONE)
  visitor.pageErrors.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  const { page, context } = visitor
  await switchOn(page)
  await context.setOffline(true)
  await page.goto(paths.employee.runSheet)
  await openCase(page, made)
  await move(page, 'submitted')
  await waiting(page, 1)
  await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('counter')
      request.onsuccess = () => resolve(request.result)
    })
    const store = db.transaction('key', 'readwrite').objectStore('key')
    const key = await new Promise<object>((resolve) => {
      const request = store.get('key')
      request.onsuccess = () => resolve(request.result)
    })
    await new Promise((resolve) => {
      store.put({ ...key, lastContact: Date.now() - 12 * 3_600_000 }, 'key').onsuccess = resolve
    })
    db.close()
  })
  await page.reload()
  await page.getByText(texts.lost(1)).waitFor()
  await page.getByText(texts.nothingKept).waitFor()
  expect((await storedBytes(page)).texts).toBe('')
  await context.setOffline(false)
  await page.getByText(made.CaseNo).first().waitFor()
  await page.goto(paths.employee.profile)
  await page.getByText(/^Kept at \d/).waitFor()
  // It was not read yet.
  await page.getByText(texts.lost(1)).waitFor()
  await press(page, texts.understood)
  await page.getByText(texts.lost(1)).waitFor({ state: 'detached' })
  expect((await storedBytes(page)).databases).toEqual(['counter'])
  await office.database.pool.query('delete from sessions where user_id = $1', [runner.userId])
  await page.goto(paths.employee.runSheet)
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(async () => (await storedBytes(page)).databases).toEqual([])
  expect((await detailsOf(made)).stage).toBe('papers')
})

test('a device stores nothing until it is switched on, and a dealer cannot switch it on', async () => {
  await caseOfDay()
  const dealer: Session = office.people.client
  for (const [who, switches] of [
    ['superadmin', 1],
    ['client', 0],
  ] as const) {
    visitor = await openAs(who, { serviceWorkers: 'allow' })
    const { page, visit } = visitor
    await visit(paths[who].profile)
    expect(await page.getByRole('switch', { name: texts.keep }).count()).toBe(switches)
    if (who === 'superadmin') await visit(paths.superadmin.runSheet)
    const { databases, cached } = await storedBytes(page)
    expect([databases, onlyApp(cached)]).toEqual([[], []])
    await close(visitor)
  }
  visitor = null
  expect((await office.call(stageEndpoints.counterSheet, { as: dealer, query: { date: today } })).status).toBe(403)
})
