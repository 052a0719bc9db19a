import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { API_BASE } from '#contract/api.ts'
import { teamEndpoints } from '#contract/team/member.ts'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { focusOf } from './keys.ts'
import { press } from './page-actions.ts'

/* How the screens adapt to a zoomed or low window, to forced colours, and to a finger; their widths: `screens.e2e.ts`. */

const { office, openAt } = await startFixtures()
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

test('New Case in a zoomed or low window, and on a phone, has its width, no Tab stop that is covered, and below 480 px nothing that sticks', async () => {
  const visitor = await openAt('superadmin', paths.superadmin.newCase, { width: 320, height: 180 })
  const { page, settle } = visitor
  const sticking = () =>
    page.evaluate<string[]>(`[...document.querySelectorAll('header, nav, [data-sticks]')]
      .filter((one) => one.checkVisibility() && ['sticky', 'fixed'].includes(getComputedStyle(one).position))
      .map((one) => one.textContent.slice(0, 20))`)
  for (const size of [
    { width: 320, height: 180 }, // 400 %
    { width: 640, height: 360 }, // 200 %
    { width: 390, height: 470 }, // beside the keyboard of a phone
    { width: 360, height: 640 },
    { width: 1180, height: 700 },
  ]) {
    const name = `${size.width} × ${size.height}`
    await page.setViewportSize(size)
    await settle()
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), name).toBeLessThanOrEqual(0)
    if (size.height < 480) expect(await sticking(), name).toEqual([])
    else if (size.width === 360) expect((await sticking()).length, name).toBeGreaterThan(1)
    if (size.width === 390) continue
    const { covered, stops } = await coveredStops(page)
    expect(covered, name).toEqual([])
    expect(stops).toBeGreaterThan(20)
  }
  expect(await page.getByLabel('PUC Expiry').getAttribute('type'), 'a date has one Tab stop').not.toBe('date')
  // A dialog scrolls as a whole.
  await page.setViewportSize({ width: 320, height: 180 })
  await visitor.go(paths.superadmin.branches)
  await press(page, 'Add Branch')
  await expect.poll(() => focusOf(page)).toBe('Name')
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate<string | null>(COVERED), await focusOf(page)).toBe('')
  }
})

test('a finger has the date picker of the device, and finds links in text, checkboxes of a list and switches of a team also beside them', async () => {
  const { admin: as, client } = office.people
  const member = { firstName: 'Nisha', lastName: 'Rane', email: 'nisha.rane@dealer.example', phoneNo: '9822011223' }
  await office.stepUp(client)
  await office.ok(teamEndpoints.add, { as: client, body: { ...member, canPay: false } })
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
  const beside = (selector: string) =>
    page.evaluate<string[]>(`[...document.querySelectorAll('main ${selector}')].slice(0, 4).map((control) => {
      control.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = control.getBoundingClientRect()
      const hits = (x, y) => control === document.elementFromPoint(left + width / 2 + x, top + height / 2 + y)
      return [hits(-14, 0), hits(0, -18), hits(0, 18)].join()
    })`)
  await visitor.go(paths.superadmin.verifiedCases)
  await page.locator('main [role="checkbox"]').first().waitFor()
  expect(new Set(await beside('[role="checkbox"]'))).toEqual(new Set(['true,true,true']))
  await visitor.go(`${paths.superadmin.clientDetails}?id=${client.client.id}`)
  await page.getByRole('switch', { name: /^Sign-in of Nisha/ }).waitFor()
  expect(await beside('[role="switch"]')).toContain('true,true,true')
  expect(await signInsApart(page)).toBeGreaterThanOrEqual(40)
  const pointer = await openAt(as, `${paths.superadmin.clientDetails}?id=${client.client.id}`)
  await pointer.page.getByRole('switch', { name: /^Sign-in of Nisha/ }).waitFor()
  expect(await signInsApart(pointer.page)).toBeGreaterThanOrEqual(24)
})

/** The distance in px of the switches of the first two sign-ins of a firm. */
async function signInsApart(page: Page): Promise<number> {
  const switches = await page.getByRole('switch', { name: /^Sign-in of / }).all()
  const [first = 0, second = 0] = await Promise.all(switches.map(async (one) => (await one.boundingBox())?.y))
  return second - first
}

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

test('the numbers of a case are copied by a finger, and a card of the board is chosen by one', async () => {
  const visitor = await openAt('employee', paths.employee.caseDetail(office.cases.long.CaseNo), TOUCH)
  const { page } = visitor
  const copyButtons = page.getByRole('button', { name: t.cases('copy', { label: '' }) })
  await page.getByRole('button', { name: 'Vehicle', exact: true }).tap()
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

test('the folded menu of a low window has no scroll bar, a filter of a tablet is whole, and what failed to load stands clear of the edge', async () => {
  const visitor = await openAt('superadmin', paths.superadmin.rtos, { width: 1366, height: 625 })
  const { page } = visitor
  const menu = page.getByRole('navigation', { name: t.shell('mainMenu') })
  const look = () =>
    menu.evaluate((list) => [getComputedStyle(list).scrollbarWidth, list.scrollHeight > list.clientHeight] as const)
  expect(await look()).toEqual(['auto', true])
  await press(page, 'Toggle sidebar')
  // On Windows the bar would cover the icons.
  await expect.poll(look).toEqual(['none', true])

  await page.setViewportSize({ width: 768, height: 1024 })
  await visitor.go(paths.superadmin.verifiedCases)
  const cut = await page.evaluate<number>(`(() => {
    const { scrollWidth, clientWidth } = document.querySelector('main form [role="combobox"] > span')
    return scrollWidth - clientWidth
  })()`)
  expect(cut, 'the kind of date').toBeLessThanOrEqual(0)
  await visitor.go(`${paths.superadmin.rto}?view=table`)
  const gap = await page.evaluate<number>(`(() => {
    const [views, list] = ['main nav', '[data-table]'].map((one) => document.querySelector(one).getBoundingClientRect())
    return list.top - views.bottom
  })()`)
  expect(gap, 'a list stands clear of its views').toBe(8)

  visitor.pageErrors.allow(/503/)
  for (const [part, address] of [
    ['key', paths.superadmin.integrations],
    ['request', paths.superadmin.requests],
  ] as const) {
    await page.route(`**${API_BASE}/${part}/**`, (route) => route.fulfill({ status: 503, json: { success: false } }))
    await visitor.visit(address)
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
