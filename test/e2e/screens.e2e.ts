import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { adjustmentEndpoints } from '#contract/adjustments/adjustment.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { rateEndpoints } from '#contract/rates/rate.ts'
import { referenceEndpoints } from '#contract/reference/reference.ts'
import { requestEndpoints } from '#contract/requests/request.ts'
import { serviceCodes } from '#contract/services/service-values.ts'
import { breadth, sampleOf } from '#test/breadth.ts'
import { paths } from '#web/lib/paths.ts'
import { axeFindings } from './axe.ts'
import { compositionFaults } from './compositions.ts'
import { startFixtures } from './fixtures.ts'
import { currentEntries, marksOfScreens } from './menu-marks.ts'
import { rawTexts } from './raw-texts.ts'
import { type RouteSamples, type RouteVisit, routes, routeVisits } from './routes.ts'
import { openScene, type Scene } from './scene.ts'
import { scenes } from './scenes.ts'
import { findText } from './spec-texts/find-text.ts'
import { edit, namesOfScreens } from './spec-texts/names.ts'
import { wordsOfScreens } from './spec-texts/words.ts'
import type { Visitor } from './visitor.ts'

/*
 * Every page of every role, as the route table lists them, in windows of several widths and in the dark theme: the words of
 * the specification, its names once each, the marked entry of the menu, no console message, no blocked content, no name of a
 * text in its place, nothing wider than its place, no serious axe finding on desktop and phone (targets of 24 px included),
 * one heading, a title, a word composed in each text box. Then the overlays of the pages, in light and dark. `npm test` opens
 * every page as a link does, on desktop, laptop and phone, and every tenth overlay; axe reads every third page and these
 * overlays, and some in the dark theme; of the pages that employees share with superadmins, the latter have their words composed.
 * The drill loads every page, and reads all.
 */

interface Look {
  name: string
  width: number
  dark?: true
  /** The rules that axe checks. */
  axe?: 'sizes' | 'colours'
}

/** The window of 1440 px without the scroll bar of Windows: the browser of the tests has none. */
const DESKTOP: Look = { name: 'desktop', width: 1440 - 17, axe: 'sizes' }
const DARK: Look = { name: 'desktop, dark', width: 1440 - 17, dark: true, axe: 'colours' }
const LAPTOP: Look = { name: 'laptop', width: 1366 }
const TABLET: Look = { name: 'tablet', width: 768 }
const PHONE: Look = { name: 'phone', width: 390, axe: 'sizes' }

/** The looks of a page; in `npm test` axe reads one of them at every third page, by its turn. */
function looksOf(turn: number): readonly Look[] {
  const unread = ({ axe: _, ...look }: Look): Look => look
  const isRead = (look: Look, remainder: number) => (turn % 6 === remainder ? look : unread(look))
  const [desktop, phone] = [isRead(DESKTOP, 0), isRead(PHONE, 3)]
  const some = turn % 2 === 0 ? [desktop, phone, LAPTOP] : [desktop, LAPTOP, phone]
  return breadth([...some, ...(turn % 12 === 0 ? [DARK] : [])], [DESKTOP, DARK, LAPTOP, TABLET, PHONE])
}

/** Each step has a timeout of its own; a whole role may take long on a busy machine. */
const TEST_TIMEOUT_MS = 600_000

/** So that no test is much longer than the others, and the look at one repeats only some. */
const SCENES_PER_TEST = 16
const ROUTES_PER_TEST = 21

const { office, openAs } = await startFixtures()
let checked = 0

// The case that is edited has other charges than the card.
await office.ok(rateEndpoints.replace, {
  as: office.people.admin,
  body: serviceCodes.map((service) => ({
    ...{ service, toRTO: null, clientId: null, receiptAmount: 901, otherCharges: 301, adminCharges: 101 },
  })),
})

/** Puts in names of a hundred letters, a debt of a crore and a long reason; returns the client and its case. */
async function addLongest() {
  const { admin: as, employee: by, client: dealer } = office.people
  const long = 'W'.repeat(100)
  await office.employee({ firstname: long, lastname: long })
  const rto = { rtoCode: 'MH-77', city: long }
  await office.ok(referenceEndpoints.createRto, { as, body: rto })
  const client = await office.client({ firstName: long, lastName: long })
  const debt = { amount: 20_112_019.48, reason: 'Brought forward' }
  await office.stepUp(as)
  const { id } = client.client
  await office.ok(adjustmentEndpoints.adjust, { as, params: { id }, body: debt })
  const asked = { vehicleNo: 'MH12AB7788', services: ['fitness' as const] }
  await office.ok(requestEndpoints.create, { as: dealer, body: asked })
  const { paymentId } = await office.payment(dealer, [await office.caseIn('assigned', { client: dealer })])
  const body = { reason: 'The bank shows no transfer of this amount in the week before this day, nor one of its parts' }
  await office.ok(paymentEndpoints.rejectPayment, { as, params: { id: paymentId }, body })
  return { client, assigned: await office.caseIn('assigned', { by, client }) }
}
const { client: longest, assigned } = await addLongest()
const samples: RouteSamples = {
  ...office,
  cases: { ...office.cases, assigned },
  people: { ...office.people, client: longest },
}

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
  const ofThisRole = routes.filter((route) => route.role === role)
  for (let from = 0; from < ofThisRole.length; from += ROUTES_PER_TEST) {
    const some = ofThisRole.slice(from, from + ROUTES_PER_TEST)
    const names = `${some[0]?.path} to ${some.at(-1)?.path}`
    test.concurrent(`${role}: ${some.length} routes, ${names}`, { timeout: TEST_TIMEOUT_MS }, async () => {
      const visitor = await openAs(role === 'public' ? null : role)
      const faults: string[] = []
      let turn = 0
      for (const route of some)
        for (const [index, where] of routeVisits(route, samples).entries()) {
          const words = wordsOfScreens[where.address] ?? (index === 0 ? wordsOfScreens[route.path] : [])
          const texts = (page: Page) => textFaults(page, route.path, index, words)
          faults.push(...(await faultsAt(visitor, where, route.path, turn++, texts)))
        }
      if (from === 0 && role !== 'public')
        faults.push(...(await faultsAt(visitor, { address: `/${role}/no-such-page` }, '', turn)))
      await visitor.close()
      expect(faults, faults.join('\n')).toEqual([])
    })
  }
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
  const pageFaults = [...(await widthFaults(page)), ...(await rawTexts(page))]
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
    pageFaults.push(...(await widthFaults(page)).map((fault) => `${fault} at 390`))
  }
  if (!scene.only) pageFaults.push(...(await compositionFaults(page)))
  pageFaults.push(...(await passwordFaults(page)))
  return pageFaults.map((fault) => `${scene.name} over ${scene.address}: ${fault}`)
}

/**
 * Returns by how much the page, an overlay, a table or a text of a card is wider than its place, and a row of tabs higher: a
 * browser whose scroll bars take up room would put one beside it.
 */
const widthFaults = (page: Page) =>
  page.evaluate<string[]>(`[
    ...document.querySelectorAll('html, [role$="dialog"], [role="menu"], [role="listbox"], main dd, main ol:not(nav ol)'),
    ...(innerWidth < 768 ? [] : document.querySelectorAll('main section:has(> table)')),
  ].map((one) => [one, one.scrollWidth - one.clientWidth])
    .concat([...document.querySelectorAll('[role="tablist"]')].map((one) => [one, one.scrollHeight - one.clientHeight]))
    .filter(([one, excess]) => excess > 0 && getComputedStyle(one).display !== 'inline')
    .map(([one, excess]) => (one.role ?? one.localName) + ' exceeds its place by ' + excess + ' px: ' + one.textContent.trim().slice(0, 40))`)

/** Returns what a form with a password lacks for password managers: whose password it is, and whether it is a new one. */
const passwordFaults = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('input[type=password]')].flatMap((field) => {
    // The secret of a webhook and the password of the mail server belong to nobody's sign-in.
    if (field.name === 'webhookSecret' || location.pathname.endsWith('/office/mail')) return []
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

/** Returns what the texts of a page lack on desktop, at one of its addresses. */
async function textFaults(page: Page, path: string, index: number, words: readonly string[] = []): Promise<string[]> {
  const lacking = words.map(async (text) => ((await findText(page, text).count()) === 0 ? [`lacks "${text}"`] : []))
  const named = (index === 0 ? (namesOfScreens[path] ?? []) : []).map(async (find) => {
    const count = await find(page).count()
    return count === 1 ? [] : [`has ${String(find(page))} ${count} times`]
  })
  const faults = (await Promise.all([...lacking, ...named])).flat()
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

/** In `npm test` the same form is not composed in twice; leaving the form of a case by a link asks whether to save it. */
const isAlsoOfSuperadmins = (path: string) =>
  routes.some((one) => one.path === path.replace('/employee', '/superadmin'))
const isAsked = (page: Page) => new URL(page.url()).pathname.endsWith('/edit')

/** Returns the faults of one page in all looks. Other colours need no settling: axe waits for their change. */
async function faultsAt(
  { page, pageErrors, visit, go, settle }: Visitor,
  where: RouteVisit,
  path: string,
  turn: number,
  texts: (page: Page) => Promise<string[]> = async () => [],
): Promise<string[]> {
  const faults: string[] = []
  await page.setViewportSize({ width: DESKTOP.width, height: 900 })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  if (where.state || isAsked(page) || breadth(false, true)) await visit(where)
  else await go(where.address)
  faults.push(...(await texts(page)).map((fault) => `${where.address} ${fault}`))
  for (const { name, width, dark, axe } of looksOf(turn)) {
    const pageFaults: string[] = []
    await page.setViewportSize({ width, height: width < 500 ? 844 : 900 })
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' })
    if (!dark) await settle()
    const expectedPath = where.address.split('?')[0]?.toLowerCase()
    const pathname = new URL(page.url()).pathname.toLowerCase()
    if (pathname !== expectedPath) pageFaults.push(`led to ${pathname}`)
    pageFaults.push(...(await widthFaults(page)), ...(await rawTexts(page)))
    // The specification asks for plain text on this page: it has no heading.
    const headings = await page.locator('h1').count()
    if (headings !== (path === paths.unauthorized ? 0 : 1)) pageFaults.push(`has ${headings} headings`)
    if (!/\w/.test(await page.title())) pageFaults.push('has no title')
    if (axe) pageFaults.push(...(await settledFindings(page, axe)))
    pageFaults.push(...pageErrors.unexpected.splice(0))
    faults.push(...pageFaults.map((fault) => `${where.address} at ${name}: ${fault}`))
    checked += 1
  }
  const isComposedElsewhere = breadth(path.startsWith('/employee') && isAlsoOfSuperadmins(path), false)
  const ofForms = [...(await passwordFaults(page)), ...(isComposedElsewhere ? [] : await compositionFaults(page))]
  faults.push(...ofForms.map((fault) => `${where.address}: ${fault}`))
  if (!isComposedElsewhere) await settle() // a search of what was composed
  return faults
}
