import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { adjustmentEndpoints } from '#contract/adjustments/adjustment-endpoints.ts'
import { API_BASE } from '#contract/api.ts'
import { clientEndpoints } from '#contract/clients/client-endpoints.ts'
import { paymentEndpoints } from '#contract/payments/payment-endpoints.ts'
import { referenceEndpoints } from '#contract/reference/reference-endpoints.ts'
import { requestEndpoints } from '#contract/requests/request-endpoints.ts'
import { teamEndpoints } from '#contract/team/team-endpoints.ts'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { focusOf } from './keys.ts'
import { press } from './page-actions.ts'

/* How the screens adapt to a zoomed or low window, to forced colours, and to a finger. */

const { office, openAs, openAt } = await startFixtures()
const TOUCH = { width: 390, height: 844, touch: true }

/** The names of the Tab stops from the page's start that are covered or outside the window; `null` at the end. */
const COVERED = `(() => {
  const at = document.activeElement
  if (!at || at === document.body) return null
  const { left, top, width, height } = at.getBoundingClientRect()
  const isSeen = ([x, y]) => {
    const front = document.elementFromPoint(left + x * width, top + y * height)
    return front !== null && (at.contains(front) || front.contains(at) || front.closest('label') !== null)
  }
  // The left part: a date has its calendar button at the right.
  return [[0.1, 0.2], [0.5, 0.5], [0.1, 0.8], [0.7, 0.2], [0.7, 0.8]].every(isSeen)
    ? '' : (at.getAttribute('aria-label') ?? at.labels?.[0]?.textContent ?? at.textContent ?? at.tagName)
})()`

async function coveredStops(page: Page): Promise<{ covered: string[]; stops: number }> {
  const covered: string[] = []
  await page.locator('main').focus()
  for (let stops = 0; ; stops += 1) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate<string | null>(COVERED)
    if (name === null || stops > 90) return { covered, stops }
    if (name) covered.push(name)
  }
}

test('at 1366 px the filters of Reminders are as wide as the window, and a row of tabs has no height to scroll', async () => {
  const visitor = await openAt('superadmin', paths.superadmin.reminders, { width: 1366, height: 768 })
  const { page } = visitor
  const excess = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
  expect(excess, 'nothing scrolls sideways').toBe(0)
  // A browser whose scroll bars take up room would put one beside each row of tabs.
  await visitor.go(paths.superadmin.accounts)
  const hidden = await page
    .getByRole('tablist')
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  expect(hidden).toBe(0)
})

test('the folded menu of a low window shows no scroll bar, which would cover its icons on Windows', async () => {
  const { page } = await openAt('superadmin', paths.superadmin.rtos, { width: 1366, height: 625 })
  const menu = page.getByRole('navigation', { name: t.shell('mainMenu') })
  const look = () =>
    menu.evaluate((list) => [getComputedStyle(list).scrollbarWidth, list.scrollHeight > list.clientHeight] as const)
  expect(await look()).toEqual(['auto', true])
  await press(page, 'Toggle sidebar')
  await expect.poll(look).toEqual(['none', true])
})

test('a list fits beside the scroll bar of a window of 1440 px, and a long reason beside the actions of a payment', async () => {
  const { client } = office.people
  const { paymentId } = await office.payment(client, [await office.caseIn('assigned', { client })])
  const body = { reason: 'The bank shows no transfer of this amount in the week before this day, nor one of its parts' }
  await office.ok(paymentEndpoints.rejectPayment, { as: office.people.admin, params: { id: paymentId }, body })
  // The browser of the tests has no scroll bars: the window is smaller by that of Windows.
  for (const [who, where, width] of [
    ['employee', paths.employee.verifiedCases, 1440 - 17],
    ['client', paths.client.transactions, 1366],
  ] as const) {
    const visitor = await openAt(who, where, { width })
    const { page } = visitor
    const table = page.locator('section:has(> table)')
    await table.locator('tbody tr').first().waitFor()
    const hidden = await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect.soft([where, hidden]).toEqual([where, 0])
    await visitor.close()
  }
})

test('New Case has the width of its window, and no Tab stop of it is covered: at 400 %, at 200 %, and on a phone', async () => {
  const { page, settle } = await openAt('employee', paths.employee.newCase, { width: 320, height: 180 })
  for (const size of [
    { width: 320, height: 180 },
    { width: 640, height: 360 },
    { width: 360, height: 640 },
    { width: 1180, height: 700 },
  ]) {
    await page.setViewportSize(size)
    await settle()
    const wide = await page.evaluate('document.documentElement.scrollWidth - window.innerWidth')
    expect(wide, `${size.width} × ${size.height}`).toBeLessThanOrEqual(0)
    const { covered, stops } = await coveredStops(page)
    expect(covered, `${size.width} × ${size.height}`).toEqual([])
    expect(stops).toBeGreaterThan(40)
  }
})

test('a window below 480 px, as beside the keyboard of a phone, has nothing that sticks, and a dialog scrolls as a whole', async () => {
  const visitor = await openAt('superadmin', paths.superadmin.newCase, { width: 320, height: 180 })
  const { page } = visitor
  const sticking = () =>
    page.evaluate<string[]>(`[...document.querySelectorAll('header, nav, [data-sticks]')]
      .filter((one) => one.checkVisibility() && ['sticky', 'fixed'].includes(getComputedStyle(one).position))
      .map((one) => one.textContent.slice(0, 20))`)
  expect(await sticking()).toEqual([])
  await page.setViewportSize({ width: 390, height: 470 })
  expect(await sticking()).toEqual([])
  await page.setViewportSize({ width: 320, height: 180 })
  expect(await page.evaluate<number>('document.documentElement.scrollWidth'), 'nothing scrolls sideways').toBe(320)
  expect(await page.getByLabel('PUC Expiry').getAttribute('type'), 'a date has one Tab stop').not.toBe('date')
  await page.setViewportSize({ width: 360, height: 640 })
  expect((await sticking()).length).toBeGreaterThan(1)
  await page.setViewportSize({ width: 320, height: 180 })
  await visitor.go(paths.superadmin.branches)
  await press(page, 'Add Branch')
  await expect.poll(() => focusOf(page)).toBe('Name')
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate<string | null>(COVERED), await focusOf(page)).toBe('')
  }
})

test('a finger has the date picker of the device, and links in text that are large enough, none covering another', async () => {
  const visitor = await openAt('superadmin', paths.superadmin.newCase, TOUCH)
  const { page } = visitor
  expect(await page.getByLabel('PUC Expiry').getAttribute('type')).toBe('date')
  const { CaseNo } = office.cases.long
  for (const where of [paths.superadmin.home, paths.superadmin.rejectedCases, paths.superadmin.caseDetail(CaseNo)]) {
    await visitor.go(where)
    await page.locator('main a[class*="hover:underline"]').first().waitFor()
    const small = () =>
      page.evaluate<string[]>(`[...document.querySelectorAll('main a[class*="hover:underline"]')]
      .filter((link) => link.checkVisibility())
      .filter((link) => {
        link.scrollIntoView({ block: 'center' })
        const { left, width, top, bottom } = link.getBoundingClientRect()
        const isHit = (y) => link.contains(document.elementFromPoint(left + width / 2, y))
        const middle = (top + bottom) / 2
        return !isHit(middle - 12) || !isHit(middle + 12)
      })
      .map((link) => link.textContent)`)
    await expect.poll(small, { message: where }).toEqual([]) // the page moves while its parts arrive
  }
})

test('what stands below the password of the sign-in page has the room of a finger', async () => {
  const { page } = await openAt(null, paths.signIn, TOUCH)
  const tapBelow = async (control: Locator) => {
    const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.touchscreen.tap(x + width / 2, y + height / 2 + 18)
  }
  await tapBelow(page.getByRole('link', { name: t.session('forgot') }))
  await page.getByRole('dialog', { name: t.reset('title') }).waitFor()
  await page.keyboard.press('Escape')
  await tapBelow(page.getByRole('link', { name: t.session('noAccount') }))
  await page.getByRole('heading', { name: t.client('signUpHeading') }).waitFor()
})

test('a finger that lands beside a checkbox of a list, or between the switches of a team, finds it', async () => {
  const visitor = await openAt('superadmin', paths.superadmin.verifiedCases, TOUCH)
  const { page } = visitor
  await page.locator('main [role="checkbox"]').first().waitFor()
  const beside = (selector: string) =>
    page.evaluate<string[]>(`[...document.querySelectorAll('main ${selector}')].slice(0, 4).map((control) => {
      control.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = control.getBoundingClientRect()
      const hits = (x, y) => control === document.elementFromPoint(left + width / 2 + x, top + height / 2 + y)
      return [hits(-14, 0), hits(0, -18), hits(0, 18)].join()
    })`)
  expect(new Set(await beside('[role="checkbox"]'))).toEqual(new Set(['true,true,true']))
  await visitor.visit(`${paths.superadmin.clientDetails}?id=${office.people.client.client.id}`)
  expect(await beside('[role="switch"]')).toContain('true,true,true')
})

test('the numbers of a case are copied by a finger, and a card of the board is chosen by one', async () => {
  const visitor = await openAt('employee', paths.employee.caseDetail(office.cases.long.CaseNo), TOUCH)
  const { page } = visitor
  const copyButtons = page.getByRole('button', { name: t.cases('copy', { label: '' }) })
  await copyButtons.first().waitFor()
  for (const button of await copyButtons.all())
    expect(await button.boundingBox()).toMatchObject({ width: 44, height: 44 })
  await visitor.go(paths.employee.rto)
  const box = page.getByRole('main').getByRole('checkbox').first()
  await box.waitFor()
  const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.touchscreen.tap(x + width - 3, y + height / 2)
  await expect.poll(() => box.isChecked()).toBe(true)
})

test('the sign-ins of a firm are at least 24 px apart for a pointer, and 40 px for a finger', async () => {
  const { client } = office.people
  const member = { firstName: 'Nisha', lastName: 'Rane', email: 'nisha.rane@dealer.example', phoneNo: '9822011223' }
  await office.stepUp(client)
  await office.ok(teamEndpoints.add, { as: client, body: { ...member, canPay: false } })
  const tops = async (page: Page) =>
    Promise.all(
      (await page.getByRole('switch', { name: /^Sign-in of / }).all()).map(async (one) => (await one.boundingBox())?.y),
    )
  for (const [look, least] of [
    [undefined, 24],
    [TOUCH, 40],
  ] as const) {
    const visitor = await openAt('superadmin', `${paths.superadmin.clientDetails}?id=${client.client.id}`, look)
    const { page } = visitor
    await page.getByRole('switch', { name: /^Sign-in of Nisha/ }).waitFor()
    const [first = 0, second = 0] = await tops(page)
    expect(second - first).toBeGreaterThanOrEqual(least)
    await visitor.close()
  }
})

test('the fields of two owners have distinct names and short labels, and forced colours show the selection', async () => {
  const visitor = await openAt('superadmin', paths.superadmin.newCase)
  const { page } = visitor
  const owners = page.getByRole('group', { name: 'Owner' })
  for (const label of ['Name', 'Phone No', 'Aadhaar No', 'Address', 'State'])
    expect(await owners.getByText(label, { exact: true }).count(), label).toBe(2)
  for (const name of ['Phone No Registered Owner', 'Phone No New Owner'])
    expect(await page.getByRole('textbox', { name }).count()).toBe(1)
  expect(await page.getByRole('combobox', { name: 'State New Owner' }).count()).toBe(1)

  await page.emulateMedia({ forcedColors: 'active' })
  const style = (selector: string, property: string) =>
    page.evaluate<string>(
      `getComputedStyle(document.querySelector(${JSON.stringify(selector)}))[${JSON.stringify(property)}]`,
    )
  await page.getByRole('radio', { name: 'LOCAL' }).click()
  const canvas = await style('body', 'backgroundColor')
  const colour = await page.evaluate<string>(`(() => {
    const sample = document.body.appendChild(document.createElement('i'))
    sample.style.color = 'Highlight'
    return getComputedStyle(sample).color
  })()`)
  expect(await style('[role="radio"][data-state="checked"] > span', 'backgroundColor')).toBe(colour)
  expect(await style('nav [aria-current="step"]', 'outlineColor')).toBe(colour)
  expect(await style('aside nav [aria-current]', 'outlineStyle')).toBe('solid')
  await page.getByLabel('From RTO').press('ArrowDown')
  expect(await style('[role="option"][data-active]', 'outlineColor')).toBe(colour)
  await visitor.visit(paths.superadmin.rtos)
  expect(await style('[role="switch"][data-state="checked"]', 'backgroundColor')).toBe(colour)
  expect(await style('[role="switch"][data-state="checked"] > span', 'backgroundColor')).not.toBe(colour)
  await visitor.go(paths.superadmin.clients)
  expect(await style('[role="tab"][aria-selected="true"]', 'borderBottomColor')).toBe(colour)
  expect(await style('[role="tab"][aria-selected="false"]', 'borderBottomColor')).toBe(canvas)
  await visitor.go(paths.superadmin.queue)
  await page.locator('main li[aria-current]').waitFor()
  expect(await style('main li[aria-current]', 'outlineColor')).toBe(colour)

  await page.emulateMedia({ forcedColors: 'none' })
  const ink = await style('body', 'color')
  await expect.poll(() => style('main .text-muted', 'color')).not.toBe(ink)
  await page.emulateMedia({ contrast: 'more' })
  await expect.poll(() => style('main .text-muted', 'color')).toBe(ink)
})

test('names of a hundred letters and a debt of a crore leave no card and widen no page', async () => {
  const { admin, employee: by, client } = office.people
  const long = 'W'.repeat(100)
  const { id, mobileNo, firmName, address1, address2, city, state, pincode } = client.client
  const body = { firstName: long, lastName: long, mobileNo, firmName, address1, address2, city, state, pincode }
  await office.ok(clientEndpoints.edit, { as: admin, params: { id }, body })
  const { adjust } = adjustmentEndpoints
  const debt = { amount: 20_112_019.48, reason: 'Brought forward' }
  await office.ok(adjust, { as: admin, params: { id }, body: debt })
  const asked = { vehicleNo: 'MH12AB7788', services: ['fitness' as const] }
  await office.ok(requestEndpoints.create, { as: client, body: asked })
  const { CaseNo } = await office.caseIn('assigned', { by, client })

  const faults: string[] = []
  const tooWide = (page: Page) =>
    page.evaluate<string[]>(`[document.documentElement, ...document.querySelectorAll('dd, main ol')]
      .filter((one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).display !== 'inline')
      .map((one) => one.tagName + ' ' + one.textContent.trim().slice(0, 40))`)
  for (const [who, where, width] of [
    ['superadmin', `${paths.superadmin.clientDetails}?id=${id}`, 390],
    ['superadmin', paths.superadmin.caseDetail(CaseNo), 1440],
    ['client', paths.client.requests, 390],
    ['superadmin', `${paths.superadmin.clientDetails}?id=${id}&tab=statement`, 390],
  ] as const) {
    const { page, close } = await openAt(who, where, { width })
    faults.push(...(await tooWide(page)).map((text) => `${where}: ${text}`))
    await close()
  }
  expect(faults).toEqual([])
})

test('on a tablet the kind of date by which a list is filtered is whole, and a list stands clear of its views', async () => {
  const visitor = await openAt('superadmin', paths.superadmin.verifiedCases, { width: 768, height: 1024 })
  const { page } = visitor
  const cut = await page.evaluate<number>(`(() => {
    const { scrollWidth, clientWidth } = document.querySelector('main form [role="combobox"] > span')
    return scrollWidth - clientWidth
  })()`)
  expect(cut).toBeLessThanOrEqual(0)
  await visitor.go(`${paths.superadmin.rto}?view=table`)
  const gap = await page.evaluate<number>(`(() => {
    const [views, list] = ['main nav', '[data-table]'].map((one) => document.querySelector(one).getBoundingClientRect())
    return list.top - views.bottom
  })()`)
  expect(gap).toBe(8)
})

test('names of a hundred letters hide no column of the employees and the RTOs', async () => {
  const long = 'W'.repeat(100)
  await office.employee({ firstname: long, lastname: long })
  const rto = { rtoCode: 'MH-77', city: long }
  await office.ok(referenceEndpoints.createRto, { as: office.people.admin, body: rto })
  for (const where of [paths.superadmin.employees, paths.superadmin.rtos]) {
    const { page, close } = await openAt('superadmin', where, { width: 1440 })
    await page.getByText(long).first().waitFor()
    const hidden = await page
      .locator('section:has(> table)')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect([where, hidden]).toEqual([where, 0])
    await close()
  }
})

test('what could not be loaded is said clear of the edge of its card', async () => {
  const { page, visit, pageErrors } = await openAs('superadmin')
  pageErrors.allow(/503/)
  for (const [part, address] of [
    ['key', paths.superadmin.integrations],
    ['request', paths.superadmin.requests],
  ] as const) {
    await page.route(`**${API_BASE}/${part}/**`, (route) => route.fulfill({ status: 503, json: { success: false } }))
    await visit(address)
    const alert = page.getByRole('main').getByRole('alert').first()
    await alert.waitFor()
    const left = await alert.evaluate((shown) => {
      const text = document.createRange()
      text.selectNodeContents(shown)
      return text.getBoundingClientRect().left - (shown.closest('section')?.getBoundingClientRect().left ?? 0)
    })
    expect(left, address).toBeGreaterThanOrEqual(16)
  }
})
