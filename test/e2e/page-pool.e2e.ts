import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startFixtures } from './fixtures.ts'

/* A page that serves one test after another carries nothing from one to the next. */

const { openAs } = await startFixtures({ filled: false })

const keptIn = (page: Page) =>
  page.evaluate(async () => ({
    cookie: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    visited: history.length,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isPrint: matchMedia('print').matches,
    clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
    width: innerWidth,
  }))

test('the next test gets a closed page without what was kept, routed, heard, allowed and set', async () => {
  const first = await openAs(null, { dark: true, width: 390 })
  const { page } = first
  let heard = 0
  page.on('request', () => {
    heard += 1
  })
  await page.route('**/readyz', (route) => route.abort())
  await page.emulateMedia({ media: 'print' })
  await first.context.grantPermissions(['clipboard-read'])
  await page.goto('/favicon.svg')
  await page.goto('/healthz')
  await page.evaluate(async () => {
    await cookieStore.set('kept', '1')
    localStorage.setItem('kept', '1')
    sessionStorage.setItem('kept', '1')
    await caches.open('kept')
    await new Promise((opened) => {
      const request = indexedDB.open('kept')
      request.onsuccess = opened
    })
  })
  const tab = await first.context.newPage()
  expect((await keptIn(page)).clipboard).toBe('granted')
  await first.close()
  const heardBefore = heard

  const second = await openAs(null)
  expect(second.page === page).toBe(true)
  expect(tab.isClosed()).toBe(true)
  expect(await keptIn(page)).toEqual({
    cookie: '',
    local: [],
    session: [],
    caches: [],
    databases: [],
    visited: 1,
    isDark: false,
    isPrint: false,
    clipboard: 'prompt',
    width: 1440,
  })
  expect((await page.goto('/readyz'))?.status()).toBe(200)
  expect(heard).toBe(heardBefore)
})

test('errors belong to the test in which they appear', async () => {
  const first = await openAs(null)
  await first.page.goto('/healthz')
  await first.page.evaluate(() => console.error('the first'))
  await expect.poll(() => first.pageErrors.unexpected).toEqual(['the first'])
  await first.close()
  const second = await openAs(null)
  expect(second.pageErrors.unexpected).toEqual([])
  await second.page.evaluate(() => console.error('the second'))
  await expect.poll(() => second.pageErrors.unexpected).toEqual(['the second'])
  // The fixtures expect that none are left.
  expect([first, second].map(({ pageErrors }) => pageErrors.unexpected.splice(0))).toEqual([
    ['the first'],
    ['the second'],
  ])
})

test('pages that are open at once share nothing', async () => {
  const [one, other] = [await openAs('employee'), await openAs('client')]
  expect(one.context === other.context).toBe(false)
  const roleOf = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').role)
  expect([await roleOf(one.page), await roleOf(other.page)]).toEqual(['employee', 'client'])
})

test('a page that was changed for good, and a fresh one, serve no other test', async () => {
  for (const change of [
    ({ page }) => page.clock.setFixedTime(0),
    ({ page }) => page.addInitScript('globalThis.changed = true'),
    ({ context }) => context.setOffline(true),
  ] satisfies ((visitor: Awaited<ReturnType<typeof openAs>>) => Promise<unknown>)[]) {
    const visitor = await openAs(null)
    await change(visitor)
    await visitor.close()
    expect(visitor.page.isClosed()).toBe(true)
  }
  const fresh = await openAs(null, { fresh: true })
  await fresh.close()
  expect(fresh.page.isClosed()).toBe(true)
})
