import { expect, test } from 'vitest'
import { showPlate } from '#contract/cases/plate.ts'
import { addDays, officeDay, showDay } from '#contract/dates.ts'
import { reminderEndpoints } from '#contract/reminders/reminder-endpoints.ts'
import { t } from '#contract/texts.ts'
import { vehicleEndpoints } from '#contract/vehicles/vehicle.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { focusOf } from './keys.ts'
import { press, toastOf, toastShown } from './page-actions.ts'
import type { Visitor } from './visitor.ts'

/* The worklist of reminders: bands, texts, outcomes by keyboard, snooze, renewal, a mail to a dealer. */

const { office, openAs, openAt } = await startFixtures()
const { admin } = office.people
const employee = await office.employee()
const today = officeDay(new Date())
const far = addDays(today, 400)
const FAR = { insuranceExpiry: far, pucExpiry: far, fitnessExpiry: far, taxExpiry: far }
const firmName = office.people.client.client.firmName

let plates = 0
async function vehicleDue(days: number, by = employee) {
  plates += 1
  const vehicleNo = `MH21RE${String(plates).padStart(4, '0')}`
  await office.caseIn('ready', {
    by,
    over: {
      generalDetail: { firmName },
      vehicleDetail: { vehicleNo, chassisNo: `CH${vehicleNo}` },
      expireDetail: { ...FAR, pucExpiry: addDays(today, days) },
    },
  })
  return vehicleNo
}
const due = [-3, 2, 5, 20, 45]
const vehicles: string[] = []
for (const days of due) vehicles.push(await vehicleDue(days))
const [overdue = '', second = '', third = '', fourth = ''] = vehicles
const detailsOf = (plate: string) => office.ok(vehicleEndpoints.details, { as: admin, params: { plate } })

let visitor: Visitor
const { reminders } = t
const nameOf = (plate: string) => reminders('openOf', { plate: showPlate(plate), kind: reminders('kinds.PUC') })
const focusBecomes = (plate: string) => expect.poll(() => focusOf(visitor.page)).toBe(nameOf(plate))
const rows = () => visitor.page.getByRole('list', { name: reminders('listLabel') }).locator('> li')
/** From now on keeps the addresses that the page opens, instead of opening apps. */
const keepOpened = () =>
  visitor.page.evaluate(() => {
    Object.assign(window, { opened: [] })
    window.open = (url) => {
      ;(window as unknown as { opened: string[] }).opened.push(String(url))
      return null
    }
  })

/** Opens the worklist as the employee whose vehicles these are. */
async function openWorklist(search = '', width = 1440) {
  visitor = await openAt(employee, `${paths.employee.reminders}${search}`, { width })
}

test('the bands count, and narrow the list, which fits a phone', async () => {
  await openWorklist('', 390)
  const { page, settle } = visitor
  await expect.poll(() => rows().count()).toBe(5)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.setViewportSize({ width: 1440, height: 900 })
  await settle()
  for (const [band, count] of [['overdue', 1], ['week', 2], ['month', 1], ['later', 1]] as const)
    await page.getByRole('button', { name: `${reminders(`bands.${band}`)} ${count}` }).waitFor()
  expect(await rows().first().innerText()).toContain(reminders('daysAgo', { days: 3 }))
  await page.getByRole('button', { name: new RegExp(reminders('bands.month')) }).click()
  await expect.poll(() => rows().count()).toBe(1)
  expect(await rows().first().innerText()).toContain(showPlate(fourth))
  await page.getByRole('searchbox').fill('no such plate')
  await page.getByText(reminders('emptyFiltered')).waitFor()
}) // biome-ignore format: pairs

test('a reminder is handled by keyboard: send, outcome, next, in two keys each', async () => {
  await openWorklist()
  await keepOpened()
  const { page } = visitor
  await focusBecomes(overdue)
  await page.keyboard.press('w')
  await page.getByText(reminders('outcomeAfter', { channel: reminders('afterChannel.WHATSAPP') })).waitFor()
  await page.keyboard.press('1')
  await focusBecomes(second)
  // The toast names what was noted, and takes it back.
  const noted = toastOf(page).filter({
    hasText: reminders('noted', { reminder: nameOf(overdue), outcome: reminders('outcomes.sent') }),
  })
  await noted.getByRole('button', { name: t.ui('undo') }).click()
  await toastShown(page, reminders('withdrawn'))
  await expect.poll(() => rows().first().innerText()).toContain(reminders('notContacted'))
  await rows()
    .first()
    .getByRole('button', { name: nameOf(overdue) })
    .click()
  // Sooner the key would be a slip (web/lib/keys.ts).
  await page.waitForTimeout(400)
  await page.keyboard.press('1')
  await focusBecomes(second)
  await page.keyboard.press('l')
  await page.keyboard.press('w')
  await page.keyboard.press('2')
  await focusBecomes(third)
  const opened = await page.evaluate(() => (window as unknown as { opened: string[] }).opened)
  const firstTwo = async () => (await office.ok(reminderEndpoints.worklist, { as: employee, body: {} })).slice(0, 2)
  // The focus moves on while an outcome is saved.
  await expect
    .poll(async () => (await firstTwo()).map((row) => [row.lastChannel, row.lastOutcome]))
    .toEqual([
      ['WHATSAPP', 'sent'],
      ['WHATSAPP', 'willRenew'],
    ])
  const [one, two] = await firstTwo()
  expect(opened).toEqual([
    one?.links?.whatsapp,
    `https://wa.me/919766012345?text=${encodeURIComponent(two?.text.hi ?? '')}`,
  ])
  await page.keyboard.press('k')
  await focusBecomes(second)
  await expect.poll(() => rows().nth(1).innerText()).toContain(reminders('outcomes.willRenew'))
})

test('a reminder rests by a preset, and wakes again', async () => {
  await openWorklist(`?search=${third}`)
  const { page } = visitor
  await focusBecomes(third)
  await page.keyboard.press('z')
  await page.getByRole('menuitem', { name: reminders(`snoozeFor.${7}`) }).click()
  await page.getByText(reminders('emptyFiltered')).waitFor()
  await press(page, reminders('showResting'))
  await rows()
    .filter({ hasText: reminders('restsUntil', { day: showDay(addDays(today, 7)) }) })
    .waitFor()
  await page.keyboard.press('z')
  await page.getByRole('menuitem', { name: reminders('endSnooze') }).click()
  await expect.poll(() => rows().first().innerText()).toContain(reminders('notContacted'))
})

test('a renewal takes the new date, and a wrong one shows an error at the field', async () => {
  await openWorklist(`?search=${fourth}`)
  const { page } = visitor
  await focusBecomes(fourth)
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', {
    name: reminders('renewTitle', { kind: reminders('kinds.PUC'), plate: showPlate(fourth) }),
  })
  const field = dialog.getByRole('textbox', { name: reminders('newDate') })
  await field.fill(addDays(today, 10).split('-').reverse().join('/'))
  // A refusal by the server would be an error in the console.
  await dialog.getByRole('button', { name: t.general('save') }).click()
  await dialog.getByText(reminders('notAfterPresent', { day: showDay(addDays(today, 20)) })).waitFor()
  await field.fill(addDays(today, 385).split('-').reverse().join('/'))
  await dialog.getByRole('button', { name: t.general('save') }).click()
  await toastShown(page, reminders('renewed'))
  await page.getByText(reminders('emptyFiltered')).waitFor()
})

test('a dealer is mailed all of its vehicles, and the call list is printed', async () => {
  await openWorklist(`?firm=${encodeURIComponent(firmName)}`)
  const { page } = visitor
  await rows().first().waitFor()
  await press(page, reminders('mailDealerButton'))
  const dialog = page.getByRole('alertdialog', { name: reminders('mailDealerTitle', { firmName }) })
  await dialog.getByRole('button', { name: reminders('mailDealerButton') }).click()
  await toastShown(page, reminders('dealerMailed'))
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  const list = page.locator('[data-print-view]')
  await expect.poll(() => list.innerText()).toContain(showPlate(overdue))
})

test('without a phone of the owner the dealer is called, and it says so', async () => {
  const clerk = await office.employee()
  const vehicleNo = await vehicleDue(3, clerk)
  const { id } = await detailsOf(vehicleNo)
  const body = { owner: { name: 'Asha Patil', phoneNo: null } }
  await office.ok(vehicleEndpoints.edit, { as: admin, params: { id }, body })
  visitor = await openAt(clerk, paths.employee.reminders)
  await keepOpened()
  const { page } = visitor
  await page.getByText(reminders('dealerPhone')).waitFor()
  await page.keyboard.press('w')
  const { mobileNo } = office.people.client.client
  const opened = () => page.evaluate(() => (window as unknown as { opened: string[] }).opened)
  const [row] = await office.ok(reminderEndpoints.worklist, { as: clerk, body: {} })
  const text = row?.dealerText?.en ?? ''
  expect(text).toContain(`your customer's vehicle ${vehicleNo} of Asha Patil`)
  await expect.poll(opened).toEqual([`https://wa.me/91${mobileNo}?text=${encodeURIComponent(text)}`])
})

test('without any phone there is no outcome before the mail was opened', async () => {
  const clerk = await office.employee()
  const vehicleNo = await vehicleDue(4, clerk)
  await office.database.pool.query('update cases set dealer_id = null where vehicle_no = $1', [vehicleNo])
  const { id } = await detailsOf(vehicleNo)
  const body = { owner: { name: 'Asha Patil', phoneNo: null } }
  await office.ok(vehicleEndpoints.edit, { as: admin, params: { id }, body })
  visitor = await openAt(clerk, paths.employee.reminders)
  const { page } = visitor
  await page.getByText(reminders('noPhone')).waitFor()
  const outcome = page.getByRole('button', { name: reminders('outcomes.sent') })
  expect(await outcome.getAttribute('aria-disabled')).toBe('true')
  await focusBecomes(vehicleNo)
  await page.keyboard.press('1')
  await page.keyboard.press('m')
  await page.getByText(reminders('outcomeAfter', { channel: reminders('afterChannel.MAIL') })).waitFor()
  expect(await outcome.getAttribute('aria-disabled')).toBe(null)
  expect((await detailsOf(vehicleNo)).reminders).toEqual([])
  await page.keyboard.press('1')
  await expect.poll(async () => (await detailsOf(vehicleNo)).reminders.map(({ channel }) => channel)).toEqual(['MAIL'])
})

test('filters by RTO and, for the superadmin, by employee, and links to the report', async () => {
  const elsewhere = await office.rto()
  const vehicleNo = 'MH21RE0099'
  await office.caseIn('Created', {
    over: {
      vehicleDetail: { vehicleNo, chassisNo: 'CHRE0099', fromRTO: elsewhere.displayName, toRTO: elsewhere.displayName },
      expireDetail: { ...FAR, pucExpiry: addDays(today, 4) },
    },
  })
  visitor = await openAs('superadmin')
  const { page, visit } = visitor
  await visit(paths.superadmin.reminders)
  await page.getByRole('combobox', { name: t.facets('rto') }).click()
  await page.getByRole('option', { name: elsewhere.displayName }).click()
  await expect.poll(() => rows().count()).toBe(1)
  await page.getByRole('button', { name: `${reminders('bands.week')} 1` }).waitFor()
  await page.getByRole('combobox', { name: t.facets('madeBy') }).click()
  await page.getByRole('option', { name: new RegExp(employee.employee.employeeCode ?? '') }).click()
  await page.getByText(reminders('emptyFiltered')).waitFor()
  await page.getByRole('button', { name: t.table('moreActionsOf', { row: reminders('title') }) }).press('Enter')
  await page.getByRole('menuitem', { name: t.reminderReport('title') }).press('Enter')
  await page.waitForURL(`**${paths.superadmin.reminderReport}`)
})

/** Opens the worklist of a new employee with vehicles that are due in so many days. */
async function openOwnWorklist(...days: number[]) {
  const clerk = await office.employee()
  const plates: string[] = []
  for (const day of days) plates.push(await vehicleDue(day, clerk))
  visitor = await openAt(clerk, paths.employee.reminders)
  await focusBecomes(plates[0] ?? '')
  return { page: visitor.page, plates }
}

test('the arrows move through the menu of snoozes, Enter chooses, and the next reminder has the focus', async () => {
  const { page, plates } = await openOwnWorklist(3, 4)
  const [first = '', next = ''] = plates
  await page.keyboard.press('z')
  await expect.poll(() => focusOf(page)).toBe(reminders(`snoozeFor.${3}`))
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focusOf(page)).toBe(reminders(`snoozeFor.${7}`))
  await page.keyboard.press('Enter')
  await toastShown(
    page,
    reminders('noted', {
      reminder: nameOf(first),
      outcome: reminders('restsUntil', { day: showDay(addDays(today, 7)) }),
    }),
  )
  await focusBecomes(next)
})

test('the next reminder has the focus after a renewal', async () => {
  const { page, plates } = await openOwnWorklist(3, 4)
  await page.keyboard.press('r')
  await expect.poll(() => focusOf(page)).toBe(reminders('newDate'))
  await page.keyboard.press('Control+Enter')
  await toastShown(page, reminders('renewed'))
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await focusBecomes(plates[1] ?? '')
})

test('the key of an outcome, pressed twice, notes one contact and nothing for the next owner', async () => {
  const { page, plates } = await openOwnWorklist(3, 4)
  const [first = '', next = ''] = plates
  await page.evaluate(async () => {
    const press = (key: string, repeat = false) =>
      window.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }))
    // All within a moment, however slow the machine is.
    const moment = performance.now()
    performance.now = () => moment
    press('1')
    press('1', true)
    // After the list has gone on, as the second press of a person comes.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)))
    for (const key of ['1', '2']) press(key)
    Reflect.deleteProperty(performance, 'now')
  })
  await focusBecomes(next)
  await toastShown(page, reminders('noted', { reminder: nameOf(first), outcome: reminders('outcomes.sent') }))
  expect((await detailsOf(first)).reminders).toHaveLength(1)
  expect((await detailsOf(next)).reminders).toEqual([])
  // Another key between says that the person goes on, however soon.
  await page.keyboard.press('l')
  await page.keyboard.press('2')
  await toastShown(page, reminders('noted', { reminder: nameOf(next), outcome: reminders('outcomes.willRenew') }))
})
