import { afterAll, expect, test } from 'vitest'
import { paths } from '#web/paths.ts'
import { axeFindings } from './axe.ts'
import { startFixtures } from './fixtures.ts'
import { type RouteVisit, routes, visitsOfRoute } from './routes.ts'
import { openScene, type Scene, scenes } from './scenes.ts'
import type { Visitor } from './visitor.ts'

/*
 * Every page of every role, as the route table lists them, at three widths and in the dark theme: no console message,
 * no blocked content, no horizontal overflow, no serious axe finding on desktop and phone, one heading, a title. Then
 * the overlays of the pages, in light and dark.
 */

const LOOKS = [
  { name: '1440', width: 1440, dark: false, axe: 'all' },
  { name: '1440 dark', width: 1440, dark: true, axe: 'colours' },
  // Between desktop and phone only the width differs.
  { name: '768', width: 768, dark: false, axe: null },
  { name: '390', width: 390, dark: false, axe: 'all' },
] as const

/** Each step has a timeout of its own; a whole role may take long on a busy machine. */
const LONGEST = 600_000

const { office, openAs: come } = await startFixtures()
let checked = 0

afterAll(async () => {
  console.log(`${checked} screens checked on ${routes.length} routes`)
})

test('the route table has every role and every public page', () => {
  expect([...new Set(routes.map(({ role }) => role))].sort()).toEqual(['client', 'employee', 'public', 'superadmin'])
  expect(routes.length).toBeGreaterThanOrEqual(30)
})

for (const role of ['public', 'superadmin', 'employee', 'client'] as const) {
  const own = routes.filter((route) => route.role === role)
  test.concurrent(`${role}: ${own.length} routes`, { timeout: LONGEST }, async () => {
    const visitor = await come(role === 'public' ? null : role)
    const faults: string[] = []
    for (const route of own)
      for (const arrival of visitsOfRoute(route, office)) faults.push(...(await faultsAt(visitor, arrival, route.path)))
    if (role !== 'public') faults.push(...(await faultsAt(visitor, { address: `/${role}/no-such-page` }, '')))
    await visitor.close()
    expect(faults).toEqual([])
  })
  const over = scenes.filter(({ by }) => by === role)
  test.concurrent(`${role}: ${over.length} dialogs, menus and sheets`, { timeout: LONGEST }, async () => {
    const visitor = await come(role === 'public' ? null : role)
    const faults: string[] = []
    for (const scene of over) faults.push(...(await faultsOver(visitor, scene)))
    await visitor.close()
    expect(faults).toEqual([])
  })
}

/** Returns the faults of a dialog or a menu over a page, in light and dark. */
async function faultsOver(visitor: Visitor, scene: Scene): Promise<string[]> {
  const { page, watch, settle } = visitor
  const width = scene.only === 'phone' ? 390 : 1440
  await page.setViewportSize({ width, height: 900 })
  await openScene(visitor, scene)
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settle()
    const ask = colorScheme === 'dark' ? 'colours' : 'all'
    found.push(...(await axeFindings(page, placeOf[scene.shows], ask)), ...watch.troubles.splice(0))
    checked += 1
  }
  return found.map((fault) => `${scene.name} over ${scene.address}: ${fault}`)
}

const placeOf = { dialog: '[role$="dialog"]', menu: '[role="menu"]', listbox: '[role="listbox"]', page: 'body' }

/** Returns the faults of one page at every width and in both themes. */
async function faultsAt({ page, watch, visit, settle }: Visitor, arrival: RouteVisit, path: string): Promise<string[]> {
  const faults: string[] = []
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await visit(arrival)
  for (const { name, width, dark, axe } of LOOKS) {
    const found: string[] = []
    await page.setViewportSize({ width, height: width < 500 ? 844 : 900 })
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' })
    await settle()
    const wanted = arrival.address.split('?')[0]?.toLowerCase()
    const here = new URL(page.url()).pathname.toLowerCase()
    if (here !== wanted) found.push(`led to ${here}`)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (wide > 0) found.push(`is ${wide} px too wide`)
    // The specification asks for plain text on this page: it has no heading.
    const headings = await page.locator('h1').count()
    if (headings !== (path === paths.unauthorized ? 0 : 1)) found.push(`has ${headings} headings`)
    if (!/\w/.test(await page.title())) found.push('has no title')
    if (axe) found.push(...(await axeFindings(page, undefined, axe)))
    found.push(...watch.troubles.splice(0))
    faults.push(...found.map((fault) => `${arrival.address} at ${name}: ${fault}`))
    checked += 1
  }
  return faults
}
