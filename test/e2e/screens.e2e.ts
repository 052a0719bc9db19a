import { AxeBuilder } from '@axe-core/playwright'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '#contract/endpoint.ts'
import { paths } from '#web/paths.ts'
import { openBrowser } from './browser.ts'
import { type RunningOffice, startOffice, storedSession } from './office.ts'
import { type Arrival, arrivalsAt, readRoutes } from './routes.ts'
import { openVisitor, type Visitor } from './visitor.ts'

/*
 * Every page of every role, as the route table lists them, at three widths and in the dark: nothing
 * on the console, nothing refused, nothing too wide, no serious finding of axe, one heading, a title.
 */

const LOOKS = [
  { name: '1440', width: 1440, dark: false },
  { name: '1440 dark', width: 1440, dark: true },
  { name: '768', width: 768, dark: false },
  { name: '390', width: 390, dark: false },
] as const

const routes = readRoutes()
let office: RunningOffice
let browser: Browser
let checked = 0

beforeAll(async () => {
  ;[office, browser] = await Promise.all([startOffice(), openBrowser()])
}, 120_000)

afterAll(async () => {
  console.log(`${checked} screens checked on ${routes.length} routes`)
  await browser?.close()
  await office?.stop()
})

test('the route table has every role and every public page', () => {
  const rolesOf = new Set<string>(
    routes.flatMap(({ roles }): readonly string[] => (roles === 'public' ? ['public'] : roles)),
  )
  expect([...rolesOf].sort()).toEqual(['client', 'employee', 'public', 'superadmin'])
  expect(routes.length).toBeGreaterThanOrEqual(30)
})

for (const role of ['public', 'superadmin', 'employee', 'client'] as const) {
  const own = routes.filter(({ roles }) => (role === 'public' ? roles === 'public' : roles.includes(role as never)))
  test.concurrent(`${role}: ${own.length} routes`, { timeout: 240_000 }, async () => {
    const visitor = await openVisitor(browser, office.origin, role === 'public' ? null : await sessionOf(role))
    const faults: string[] = []
    for (const route of own)
      for (const arrival of arrivalsAt(route, office)) faults.push(...(await faultsAt(visitor, arrival, route.path)))
    if (role !== 'public') faults.push(...(await faultsAt(visitor, { address: `/${role}/no-such-page` }, '')))
    await visitor.close()
    expect(faults).toEqual([])
  })
}

const sessionOf = (role: Role) =>
  storedSession(office, role === 'superadmin' ? office.people.admin : office.people[role])

/** All that is wrong with one page, looked at in every width and colour. */
async function faultsAt({ page, watch, visit, settle }: Visitor, arrival: Arrival, path: string): Promise<string[]> {
  const faults: string[] = []
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await visit(arrival)
  for (const { name, width, dark } of LOOKS) {
    const found: string[] = []
    await page.setViewportSize({ width, height: width < 500 ? 844 : 900 })
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' })
    await settle()
    const wanted = arrival.address.split('?')[0]?.toLowerCase()
    const here = new URL(page.url()).pathname.toLowerCase()
    if (here !== wanted) found.push(`led to ${here}`)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (wide > 0) found.push(`is ${wide} px too wide`)
    // "Plain text", the spec says of this one page: it has no heading.
    const headings = await page.locator('h1').count()
    if (headings !== (path === paths.unauthorized ? 0 : 1)) found.push(`has ${headings} headings`)
    if (!/\w/.test(await page.title())) found.push('has no title')
    found.push(...(await axeFindings(page)))
    found.push(...watch.troubles.splice(0))
    faults.push(...found.map((fault) => `${arrival.address} at ${name}: ${fault}`))
    checked += 1
  }
  return faults
}

async function axeFindings(page: Visitor['page']): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}
