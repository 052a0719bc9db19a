import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { Locator, Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { commentEndpoints } from '#contract/comments/comment.ts'
import { notificationEndpoints } from '#contract/notifications/notification.ts'
import { requestEndpoints } from '#contract/requests/request.ts'
import { t } from '#contract/texts.ts'
import { breadth } from '#test/breadth.ts'
import { requireSuccess } from '#test/caller.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { storedSession } from './office.ts'
import { cardOf } from './page-actions.ts'
import { refuseFeatures } from './refused-features.ts'
import { openVisitor, type Visitor } from './visitor.ts'

/* Pages that show what others do: never under somebody's hands, and without a gap after a sleep. */

/** Each holds alone; many come while somebody types. */
const EVENTS = breadth(12, 50)

const { office, browser, openAs } = await startFixtures()
const { admin, employee, client } = office.people
const made = await office.caseIn('assigned', { by: employee, client })

const comment = async (text: string, as = employee) =>
  requireSuccess(
    await office.call(commentEndpoints.add, { as, params: { caseId: made.id }, body: { text, isInternal: false } }),
  )
const ask = (vehicleNo: string) =>
  office.ok(requestEndpoints.create, { as: client, body: { vehicleNo, services: ['fitness'] } })

/** Opens a page whose stream is open. */
async function openLive(page: Page, visit: Visitor['visit'], path: string) {
  const opened = page.waitForResponse((response) => response.url().endsWith(notificationEndpoints.stream.path))
  await visit(path)
  await opened
}

/** Types until the events have happened, and expects that the field has every letter, the focus, and its place. */
async function typeMeanwhile(page: Page, field: Locator, happens: (n: number) => Promise<unknown>) {
  await field.click()
  const isTold = page.waitForResponse((response) => response.url().includes(notificationEndpoints.all.path))
  const place = await field.boundingBox()
  let isOver = false
  const events = (async () => {
    for (let n = 1; n <= EVENTS; n += 1) await happens(n)
    await isTold
    isOver = true
  })()
  let typed = ''
  while (!isOver) {
    const letter = 'abcdefghij'.charAt(typed.length % 10)
    await page.keyboard.type(letter)
    typed += letter
    await page.waitForTimeout(60)
  }
  await events
  expect(await field.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true)
  expect((await field.inputValue()).toLowerCase()).toBe(typed)
  expect(await field.boundingBox()).toEqual(place)
}

test('the search of a list keeps its letters while others act', async () => {
  const { page, visit } = await openAs('superadmin')
  await openLive(page, visit, paths.superadmin.myCases)
  await typeMeanwhile(page, page.getByPlaceholder(t.table('search')), (n) => comment(`List ${n}`))
})

test('a browser that cannot join signals, as Safari before 17.4, hears of changes too', async () => {
  const { page, visit } = await openAs('superadmin', { fresh: true })
  await page.addInitScript('delete AbortSignal.any')
  await openLive(page, visit, paths.superadmin.caseDetail(made.CaseNo))
  await comment('Heard without joined signals')
  await page.getByText('Heard without joined signals', { exact: true }).waitFor()
})

/** Keeps the streams of a page waiting, and returns what lets them open. */
async function holdStream(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**${notificationEndpoints.stream.path}`, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('what happens after a page was read, and before its stream is open, is on the page, also if nobody is notified of it', async () => {
  const own = await office.caseIn('Created', { by: employee })
  const { page, visit } = await openAs('employee')
  const open = await holdStream(page)
  await visit(paths.employee.caseDetail(own.CaseNo))
  const body = { text: 'While nobody listens', isInternal: true }
  await office.ok(commentEndpoints.add, { as: admin, params: { caseId: own.id }, body })
  await office.ok(caseEndpoints.verify, { as: admin, params: { id: own.id } })
  open()
  await page.getByText('ready', { exact: true }).waitFor()
  await cardOf(page, t.comments('title')).getByText('While nobody listens', { exact: true }).waitFor()
})

test('a comment keeps its letters while others come, which stand there afterwards', async () => {
  const { page, visit } = await openAs('client')
  await openLive(page, visit, paths.client.caseDetail(made.CaseNo))
  const card = cardOf(page, t.comments('title'))
  const text = card.getByRole('textbox', { name: t.comments('text') })
  await typeMeanwhile(page, text, (n) => comment(`Case ${n}`))
  const typed = await text.inputValue()
  expect(await card.getByText(`Case ${EVENTS}`, { exact: true }).count()).toBe(0)
  await text.blur()
  await card.getByText(`Case ${EVENTS}`, { exact: true }).waitFor()
  expect(await text.inputValue()).toBe(typed)
})

test('new rows of a list wait above it, and no row moves before they are asked for', async () => {
  await ask('MH12LV0001')
  const visitor = await openAs('client')
  const { page, visit } = visitor
  await openLive(page, visit, paths.client.requests)
  const rows = page.getByRole('list', { name: t.requests('title') }).getByRole('listitem')
  const plates = () => rows.allInnerTexts()
  await rows.first().waitFor()
  const before = await plates()
  // Rows wait also while somebody types.
  await page.getByRole('textbox', { name: t.requests('note') }).fill('Still typing')
  for (const n of [2, 3, 4]) await ask(`MH12LV000${n}`)
  const button = page.getByRole('button', { name: t.notifications('newRows', { count: 3 }) })
  await button.waitFor()
  expect(await plates()).toEqual(before)
  await button.click()
  await expect.poll(() => rows.count()).toBe(before.length + 3)
  await button.waitFor({ state: 'hidden' })
  expect(await page.getByRole('textbox', { name: t.requests('note') }).inputValue()).toBe('Still typing')
})

test('a row that is added at the end, or changes where it stands, is there by itself', async () => {
  const { page, visit } = await openAs(admin)
  await openLive(page, visit, paths.superadmin.requests)
  await ask('MH12LV0005')
  await page.getByRole('listitem').filter({ hasText: 'MH12LV0005' }).waitFor()
  expect(await page.getByRole('button', { name: t.notifications('newRows', { count: 1 }) }).count()).toBe(0)
})

/**
 * Forwards connections to the office. When it falls silent, streams hear nothing any more and are not told so, as after
 * a sleep; the browser closes idle connections by itself then.
 */
async function silentProxy() {
  const pairs = new Map<Socket, { to: Socket; isStream: boolean }>()
  const { hostname, port } = new URL(office.origin)
  const server = createServer((from) => {
    const pair = { to: connect(Number(port), hostname), isStream: false }
    pairs.set(from, pair)
    from.on('data', (bytes) => {
      if (/^GET \S+/.test(bytes.toString('latin1')))
        pair.isStream = bytes.includes(`${notificationEndpoints.stream.path} `)
    })
    from.pipe(pair.to).pipe(from)
    from.on('error', () => {}).on('close', () => pair.to.destroy())
    pair.to.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const from of pairs.keys()) from.destroy()
    server.close()
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fallSilent() {
      for (const [from, { to, isStream }] of pairs) {
        to.unpipe(from)
        if (isStream) to.destroy()
        else from.destroy()
      }
    },
  }
}

test('after a sleep the page has what happened meanwhile, though its connection died without a word', async () => {
  const proxy = await silentProxy()
  const visitor = await openVisitor(browser, proxy.origin, await storedSession(office, client))
  const { page, visit } = visitor
  await page.clock.install()
  await openLive(page, visit, paths.client.caseDetail(made.CaseNo))
  const card = cardOf(page, t.comments('title'))
  await card.getByRole('list', { name: t.comments('title') }).waitFor()
  proxy.fallSilent()
  await comment('While the lid was closed')
  const again = page.waitForResponse((response) => response.url().endsWith(notificationEndpoints.stream.path))
  await page.clock.fastForward('10:00')
  await again
  await card.getByText('While the lid was closed', { exact: true }).waitFor()
  expect(await card.getByText('While the lid was closed', { exact: true }).count()).toBe(1)
  await comment('Awake')
  await card.getByText('Awake', { exact: true }).waitFor()
})

test('a page whose browser refuses channels, locks and streams hears of changes by asking every minute', async () => {
  const { page, visit, pageErrors } = await openAs('client')
  pageErrors.allow(/Failed to load resource/)
  await page.addInitScript(refuseFeatures, [['BroadcastChannel', 'locks'], 'call'] as const)
  await page.route(`**${notificationEndpoints.stream.path}`, (route) => route.abort())
  await page.clock.install()
  await visit(paths.client.caseDetail(made.CaseNo))
  const card = cardOf(page, t.comments('title'))
  await card.getByRole('list', { name: t.comments('title') }).waitFor()
  await comment('Nobody was told')
  const heard = card.getByText('Nobody was told', { exact: true })
  const minuteLater = async () => {
    await page.clock.fastForward('01:10')
    return heard.count()
  }
  await expect.poll(minuteLater, { timeout: 60_000 }).toBe(1)
})
