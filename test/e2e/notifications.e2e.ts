import { expect, test } from 'vitest'
import { commentEndpoints } from '#contract/comments/comment.ts'
import { notificationEndpoints } from '#contract/notifications/notification.ts'
import { t } from '#contract/texts.ts'
import { requireSuccess } from '#test/caller.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { openBeside } from './page-actions.ts'

/* The bell, its panel, the stream and the choices in My Profile. */

const { office, openAs, openAt } = await startFixtures()
const { employee, client } = office.people
const made = await office.caseIn('assigned', { by: employee, client })

const { notifications } = t
const comment = async (text: string) =>
  requireSuccess(
    await office.call(commentEndpoints.add, {
      as: employee,
      params: { caseId: made.id },
      body: { text, isInternal: false },
    }),
  )

test('the bell counts what comes, and a click opens the thing and counts as read', async () => {
  const visitor = await openAt('client', paths.client.cases, { width: 1440 })
  const { page } = visitor
  const bell = page.getByRole('button', { name: /^Notifications, \d+ unread$/ })
  await bell.waitFor()
  const unread = async () => Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0])
  const before = await unread()
  await comment('One more paper, please')
  await expect.poll(unread).toBe(before + 1)
  await bell.click()
  const panel = page.getByRole('dialog', { name: notifications('title') })
  const row = panel.getByRole('link', { name: notifications('comment') }).first()
  await row.waitFor()
  const place = await row.boundingBox()
  await comment('While the panel is open')
  const more = panel.getByRole('button', { name: notifications('newRows', { count: 1 }), exact: true })
  await more.waitFor()
  expect(await row.boundingBox()).toEqual(place)
  await visitor.settle()
  await more.click()
  await more.waitFor({ state: 'hidden' })
  // A button is named by its row, and of two rows of the same words and minute one has a number.
  const unreadRows = panel.getByRole('listitem').filter({ has: page.getByRole('button') })
  const words = await unreadRows.getByRole('link').allInnerTexts()
  expect(words.length).toBeGreaterThan(1)
  expect(new Set(words).size).toBe(words.length)
  for (const row of await unreadRows.all()) {
    const said = (await row.getByRole('link').innerText()).split('\n').join(' ')
    await row.getByRole('button', { name: `${notifications('markRead')} ${said}`, exact: true }).waitFor()
  }
  const other = panel.getByRole('link', { name: notifications('comment') }).nth(1)
  await openBeside(page, other, paths.client.caseDetail(made.CaseNo))
  await row.click()
  await page.waitForURL(`**${paths.client.caseDetail(made.CaseNo)}`)
  await panel.waitFor({ state: 'hidden' })
  await expect.poll(unread).toBe(before)
})

test('two tabs share one stream, which the other one takes over', async () => {
  const { page, visit } = await openAs('client', { width: 1440 })
  let streams = 0
  page.context().on('request', (request) => {
    if (request.url().includes(notificationEndpoints.stream.path)) streams += 1
  })
  const bellOf = (tab: typeof page) => tab.getByRole('button', { name: /^Notifications, \d+ unread$/ })
  const unread = async (tab: typeof page) =>
    Number(/\d+/.exec((await bellOf(tab).getAttribute('aria-label')) ?? '')?.[0])
  await visit(paths.client.cases)
  await expect.poll(() => streams).toBe(1)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await bellOf(other).waitFor()
  const before = await unread(other)
  await comment('For both tabs')
  await expect.poll(() => unread(page)).toBe(before + 1)
  await expect.poll(() => unread(other)).toBe(before + 1)
  expect(streams).toBe(1)
  await page.close()
  await expect.poll(() => streams).toBe(2)
  await comment('For the one that is left')
  await expect.poll(() => unread(other)).toBe(before + 2)
})

test('on a phone the panel covers the page; all are marked as read, and the choices are one tap away', async () => {
  const visitor = await openAt('client', paths.client.cases, { width: 390 })
  const { page } = visitor
  await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click()
  const panel = page.getByRole('dialog', { name: notifications('title') })
  await panel.getByText(notifications('today')).waitFor()
  await panel.getByRole('button', { name: notifications('markAll') }).click()
  await expect.poll(() => panel.getByRole('button', { name: notifications('markRead') }).count()).toBe(0)
  await panel.getByRole('link', { name: notifications('choose') }).click()
  await page.waitForURL(`**${paths.client.profile}*`)
  const choice = page.getByRole('switch', { name: `${notifications('comment')}, ${notifications('inPortal')}` })
  await choice.click()
  await expect.poll(() => choice.getAttribute('aria-checked')).toBe('false')
})
