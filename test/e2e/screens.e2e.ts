import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { rateEndpoints } from '#contract/rates/rate-endpoints.ts'
import { serviceCodes } from '#contract/services/service-values.ts'
import { breadth, sampleOf } from '#test/breadth.ts'
import { paths } from '#web/lib/paths.ts'
import { axeFindings } from './axe.ts'
import { compositionFaults } from './compositions.ts'
import { startFixtures } from './fixtures.ts'
import { currentEntries, marksOfScreens } from './menu-marks.ts'
import { rawTexts } from './raw-texts.ts'
import { type RouteVisit, routes, routeVisits } from './routes.ts'
import { openScene, type Scene } from './scene.ts'
import { scenes } from './scenes.ts'
import { findText } from './spec-texts/find-text.ts'
import { edit, namesOfScreens } from './spec-texts/names.ts'
import { wordsOfScreens } from './spec-texts/words.ts'
import type { Visitor } from './visitor.ts'

/*
 * Every page of every role, as the route table lists them, at three widths and in the dark theme: the words of the
 * specification, its names once each, the marked entry of the menu, no console message, no blocked content, no name of a text
 * in its place, no horizontal overflow, no serious axe finding on desktop and phone (targets of 24 px included), one heading,
 * a title, a word composed in each text box. Then the overlays of the pages, in light and dark. `npm test` opens every page,
 * checks it at one of two widths, and opens every tenth overlay; axe reads every third page and these overlays, and some in
 * the dark theme. The drill reads all of them.
 */

const VARIANTS = [
  { name: '1440', width: 1440, dark: false, axe: 'sizes' },
  { name: '1440 dark', width: 1440, dark: true, axe: 'colours' },
  // Between desktop and phone only the width differs.
  { name: '768', width: 768, dark: false, axe: null },
  { name: '390', width: 390, dark: false, axe: 'sizes' },
] as const

interface Variant {
  name: string
  width: number
  dark: boolean
  /** The rules that axe checks, or null. */
  axe: 'sizes' | 'colours' | null
}

/** Each step has a timeout of its own; a whole role may take long on a busy machine. */
const TEST_TIMEOUT_MS = 600_000

/** So that a second try, or the look at one, repeats only some. */
const SCENES_PER_TEST = 16

const { office, openAs } = await startFixtures()
let checked = 0

// The case that is edited has other charges than the card.
await office.ok(rateEndpoints.replace, {
  as: office.people.admin,
  body: serviceCodes.map((service) => ({
    ...{ service, toRTO: null, clientId: null, receiptAmount: 901, otherCharges: 301, adminCharges: 101 },
  })),
})

afterAll(async () => {
  console.log(`${checked} screens checked on ${routes.length} routes`)
})

test('words, names and marks belong to pages', () => {
  const known = routes.map(({ path }) => path)
  const addresses = [wordsOfScreens, namesOfScreens, marksOfScreens]
    .flatMap((table) => Object.keys(table))
    .map((address) => address.split('?')[0] ?? '')
  expect(addresses.filter((address) => !known.includes(address as never))).toEqual([])
})

test('the route table has every role and every public page', () => {
  expect([...new Set(routes.map(({ role }) => role))].sort()).toEqual(['client', 'employee', 'public', 'superadmin'])
  expect(routes.length).toBeGreaterThanOrEqual(30)
})

for (const role of ['public', 'superadmin', 'employee', 'client'] as const) {
  const roleRoutes = routes.filter((route) => route.role === role)
  test.concurrent(`${role}: ${roleRoutes.length} routes`, { timeout: TEST_TIMEOUT_MS }, async () => {
    const visitor = await openAs(role === 'public' ? null : role)
    const faults: string[] = []
    let turn = 0
    for (const route of roleRoutes)
      for (const [index, routeVisit] of routeVisits(route, office).entries()) {
        const words = wordsOfScreens[routeVisit.address] ?? (index === 0 ? wordsOfScreens[route.path] : [])
        const texts = (page: Page) => textFaults(page, route.path, index, words)
        faults.push(...(await faultsAt(visitor, routeVisit, route.path, turn++, texts)))
      }
    if (role !== 'public') faults.push(...(await faultsAt(visitor, { address: `/${role}/no-such-page` }, '', turn)))
    await visitor.close()
    expect(faults, faults.join('\n')).toEqual([])
  })
  const ofRole = scenes.filter(({ by }) => by === role)
  const roleScenes = sampleOf(ofRole, 10)
  for (let from = 0; from < roleScenes.length; from += SCENES_PER_TEST) {
    const some = roleScenes.slice(from, from + SCENES_PER_TEST)
    const names = `${some[0]?.name} to ${some.at(-1)?.name}`
    test.concurrent(`${role}: dialogs, menus and sheets, ${names}`, { timeout: TEST_TIMEOUT_MS }, async () => {
      const visitor = await openAs(role === 'public' ? null : role)
      const faults: string[] = []
      for (const [index, scene] of some.entries()) faults.push(...(await faultsOver(visitor, scene, index)))
      await visitor.close()
      expect(faults, faults.join('\n')).toEqual([])
    })
  }
}

/** Returns the faults of a dialog or a menu over a page, in light and dark. */
async function faultsOver(visitor: Visitor, scene: Scene, turn: number): Promise<string[]> {
  const { page, pageErrors, settle } = visitor
  const width = scene.only === 'phone' ? 390 : 1440
  await page.setViewportSize({ width, height: 900 })
  await openScene(visitor, scene)
  const pageFaults = [...(await overflowFaults(page)), ...(await rawTexts(page))]
  for (const colorScheme of ['light', ...sampleOf(['dark'] as const, 4, turn)] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const rules = colorScheme === 'dark' ? 'colours' : 'sizes'
    pageFaults.push(...(await axeFindings(page, rootSelectors[scene.shows], rules)), ...pageErrors.unexpected.splice(0))
    checked += 1
  }
  // A menu or list closes or moves with its window; a dialog stays.
  if (scene.shows === 'dialog' && !scene.only) {
    await page.setViewportSize({ width: 390, height: 844 })
    await settle()
    pageFaults.push(...(await overflowFaults(page)).map((fault) => `${fault} at 390`))
  }
  if (!scene.only) pageFaults.push(...(await compositionFaults(page)))
  pageFaults.push(...(await passwordFaults(page)))
  return pageFaults.map((fault) => `${scene.name} over ${scene.address}: ${fault}`)
}

/** Returns by how much the page or an overlay is wider than it shows. */
async function overflowFaults(page: Page): Promise<string[]> {
  const tooWide = await page.evaluate<Record<string, number>>(`Object.fromEntries(
    [document.documentElement, ...document.querySelectorAll('[role$="dialog"], [role="menu"], [role="listbox"]')]
      .map((element) => [element.getAttribute('role') ?? 'page', element.scrollWidth - element.clientWidth])
      .filter(([, width]) => width > 0))`)
  return Object.entries(tooWide).map(([name, width]) => `${name} is ${width} px too wide`)
}

/** Returns what a form with a password lacks for password managers: whose password it is, and whether it is a new one. */
const passwordFaults = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('input[type=password]')].flatMap((field) => {
    // The secret of a webhook belongs to nobody's sign-in.
    if (field.name === 'webhookSecret') return []
    const username = field.form?.querySelector('input[autocomplete=username]')
    const isNamed = username && username.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING
    const isKnown = ['current-password', 'new-password'].includes(field.autocomplete)
    return [!isNamed && 'no user name before ', !isKnown && 'no kind of password at '].filter(Boolean)
      .map((fault) => fault + field.name)
  })`)

const rootSelectors = { dialog: '[role$="dialog"]', menu: '[role="menu"]', listbox: '[role="listbox"]', page: 'body' }

/** Charts that are drawn again in the colours of the other theme hold up the page: a finding counts if it stays. */
async function settledFindings(page: Page, rules: 'sizes' | 'colours'): Promise<string[]> {
  const findings = await axeFindings(page, undefined, rules)
  if (findings.length === 0 || rules === 'sizes') return findings
  await page.waitForTimeout(1000)
  return axeFindings(page, undefined, rules)
}

/** Returns the variants of a page, in `npm test` one by its turn: axe at every third, the dark theme at every twelfth. */
function variantsOf(turn: number): readonly Variant[] {
  const [desktop, dark, , phone] = VARIANTS
  const one: Variant = turn % 2 === 0 ? desktop : phone
  const some: Variant[] = [turn % 3 === 0 ? one : { ...one, axe: null }, ...(turn % 12 === 0 ? [dark] : [])]
  return breadth<readonly Variant[]>(some, VARIANTS)
}

/** Returns what the texts of a page lack on desktop, at one of its addresses. */
async function textFaults(page: Page, path: string, index: number, words: readonly string[] = []): Promise<string[]> {
  const faults: string[] = []
  for (const text of words) if ((await findText(page, text).count()) === 0) faults.push(`lacks "${text}"`)
  for (const find of index === 0 ? (namesOfScreens[path] ?? []) : []) {
    const count = await find(page).count()
    if (count !== 1) faults.push(`has ${String(find(page))} ${count} times`)
  }
  const isRejectedCase = path === paths.superadmin.caseDetail.pattern && index === 1
  if (isRejectedCase && (await edit(page).count()) > 0) faults.push('has something named Edit')
  const marks = marksOfScreens[path]
  const marked = marks && (await currentEntries(page)).join()
  if (marks && marked !== (marks[index] ?? marks[0])) faults.push(`marks "${marked}" in the menu`)
  if (path !== paths.client.caseDetail.pattern) return faults
  // Neither the entry of the menu nor a link back is the current page.
  const current = (await page.locator('[aria-current="page"]').allTextContents()).join()
  if (current !== office.cases.paid.CaseNo) faults.push(`names "${current}" as the current page`)
  return faults
}

/** Returns the faults of one page at every width and in both themes. Other colours need no settling: axe waits for their change. */
async function faultsAt(
  { page, pageErrors, visit, settle }: Visitor,
  routeVisit: RouteVisit,
  path: string,
  turn: number,
  texts: (page: Page) => Promise<string[]> = async () => [],
): Promise<string[]> {
  const faults: string[] = []
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await visit(routeVisit)
  faults.push(...(await texts(page)).map((fault) => `${routeVisit.address} ${fault}`))
  for (const { name, width, dark, axe } of variantsOf(turn)) {
    const pageFaults: string[] = []
    await page.setViewportSize({ width, height: width < 500 ? 844 : 900 })
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' })
    if (!dark) await settle()
    const expectedPath = routeVisit.address.split('?')[0]?.toLowerCase()
    const pathname = new URL(page.url()).pathname.toLowerCase()
    if (pathname !== expectedPath) pageFaults.push(`led to ${pathname}`)
    pageFaults.push(...(await overflowFaults(page)), ...(await rawTexts(page)))
    // The specification asks for plain text on this page: it has no heading.
    const headings = await page.locator('h1').count()
    if (headings !== (path === paths.unauthorized ? 0 : 1)) pageFaults.push(`has ${headings} headings`)
    if (!/\w/.test(await page.title())) pageFaults.push('has no title')
    if (axe) pageFaults.push(...(await settledFindings(page, axe)))
    pageFaults.push(...pageErrors.unexpected.splice(0))
    faults.push(...pageFaults.map((fault) => `${routeVisit.address} at ${name}: ${fault}`))
    checked += 1
  }
  const ofForms = [...(await passwordFaults(page)), ...(await compositionFaults(page))]
  faults.push(...ofForms.map((fault) => `${routeVisit.address}: ${fault}`))
  return faults
}
