import { expect, test } from 'vitest'
import { addDays, officeDay } from '#contract/dates.ts'
import { reminderEndpoints } from '#contract/reminders/reminder-endpoints.ts'
import { firstText } from '#contract/reminders/reminder-text.ts'
import { t } from '#contract/texts.ts'
import { vehicleEndpoints } from '#contract/vehicles/vehicle.ts'
import type { EmployeeSession } from '#test/factories.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { cardOf, dialogOf, expectAccessibleInBoth, press, toastShown } from './page-actions.ts'

/* The settings and texts of reminders, what would be sent today, and the report. */

const { office, openAt } = await startFixtures()
// From 09:00 IST on the worker sends every minute what the settings of a test make due.
office.clock.set(`${officeDay(new Date())}T00:00:00+05:30`)
const { admin, client } = office.people
const texts = t.reminderSettings
const settings = () => office.ok(reminderEndpoints.settings, { as: admin })
const templates = () => office.ok(reminderEndpoints.templates, { as: admin })

/** A vehicle whose PUC ends `days` from today. */
async function vehicleDue(vehicleNo: string, days: number, by?: EmployeeSession) {
  const far = addDays(officeDay(new Date()), 300)
  await office.caseIn('ready', {
    ...(by && { by }),
    over: {
      vehicleDetail: { vehicleNo, chassisNo: `CH${vehicleNo}` },
      generalDetail: { firmName: client.client.firmName },
      expireDetail: {
        pucExpiry: addDays(officeDay(new Date()), days),
        ...{ insuranceExpiry: far, fitnessExpiry: far, taxExpiry: far },
      },
    },
  })
  return office.ok(vehicleEndpoints.details, { as: admin, params: { plate: vehicleNo } })
}

test('lead days, mails to dealers and the gateway are set, and a refusal stays next to its field', async () => {
  await office.call(reminderEndpoints.editSettings, { as: admin, body: { leadDays: [30, 7, 1] } })
  const visitor = await openAt('superadmin', paths.superadmin.reminderSettings)
  const { page } = visitor
  const leadDays = page.getByLabel(new RegExp(`^${texts('leadDays')}`))
  const address = page.getByLabel(texts('webhookUrl'))
  expect(await leadDays.inputValue()).toBe('30, 7, 1')
  await leadDays.fill('30, 7, soon')
  await address.fill('gateway.example.com')
  await page.getByLabel(texts('secret'), { exact: true }).fill('short')
  await press(page, t.general('save'))
  for (const text of [t.reminders('badLeadDays'), t.reminders('badWebhookUrl'), t.reminders('badSecret')])
    await page.getByText(text, { exact: true }).waitFor()
  expect(await leadDays.evaluate((field) => field === document.activeElement)).toBe(true)
  await expectAccessibleInBoth(visitor)

  // The server refuses a private network; what is typed stays.
  visitor.pageErrors.allow(/400/)
  await leadDays.fill('45, 7  -2')
  await address.fill('https://127.0.0.1:9000/hook')
  await page.getByLabel(texts('secret'), { exact: true }).fill('a long secret of the gateway')
  await page.getByRole('radio', { name: texts('digestWeekly') }).click()
  await press(page, t.general('save'))
  await page.getByText(t.reminders('privateWebhook'), { exact: true }).first().waitFor()
  expect(await leadDays.inputValue()).toBe('45, 7  -2')
  expect(await page.getByLabel(texts('secret'), { exact: true }).inputValue()).toBe('a long secret of the gateway')

  // A reload loses nothing; the secret is kept in the tab alone.
  await page.reload()
  await page.getByText(texts('restored')).waitFor()
  expect(await leadDays.inputValue()).toBe('45, 7  -2')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('a long secret of the gateway')
  await address.fill('https://gateway.example.com/hook')
  await press(page, t.general('save'))
  await toastShown(page, t.reminders('saved'))
  const saved = {
    leadDays: [45, 7, -2],
    dealerDigest: 'weekly',
    dealerMessages: false,
    webhookUrl: 'https://gateway.example.com/hook',
  }
  expect(await settings()).toEqual({ ...saved, hasWebhookSecret: true })

  // The secret is never shown again, and left as it is by other changes.
  await page.getByText(texts('secretSet'), { exact: true }).waitFor()
  expect(await page.content()).not.toContain('a long secret of the gateway')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('a long secret of the gateway')
  await press(page, texts('replaceSecret'))
  await page.getByLabel(texts('newSecret'), { exact: true }).fill('another')
  await press(page, texts('keepSecret'))
  await address.fill('')
  await press(page, t.general('save'))
  await expect.poll(settings).toEqual({ ...saved, webhookUrl: null, hasWebhookSecret: true })

  // It is removed with the next save, not before, and the decision can be taken back.
  await press(page, texts('removeSecret'))
  await page.getByText(texts('secretRemoved'), { exact: true }).waitFor()
  await press(page, texts('keepSecret'))
  await page.getByText(texts('secretSet'), { exact: true }).waitFor()
  await press(page, texts('removeSecret'))
  expect(await settings()).toMatchObject({ hasWebhookSecret: true })
  await press(page, t.general('save'))
  await expect.poll(settings).toEqual({ ...saved, webhookUrl: null, hasWebhookSecret: false })
  expect(await page.getByLabel(texts('secret'), { exact: true }).inputValue()).toBe('')
})

test('a text is written with placeholders by click and seen with sample values, in each language, and refused at its field', async () => {
  const visitor = await openAt('superadmin', paths.superadmin.reminderSettings)
  const { page } = visitor
  const card = cardOf(page, texts('texts'))
  await card.getByRole('tab', { name: t.reminders('kinds.TAX') }).click()
  const english = card.getByRole('textbox', { name: texts('languages.en') })
  const hindi = card.getByRole('textbox', { name: texts('languages.hi') })
  await english.fill('Hello , pay')
  await english.evaluate((area) =>
    (area as unknown as { setSelectionRange(a: number, b: number): void }).setSelectionRange(6, 6),
  )
  await card
    .getByRole('button', { name: texts('insert', { name: '{owner}', language: texts('languages.en') }) })
    .click()
  expect(await english.inputValue()).toBe('Hello {owner}, pay')
  await page.keyboard.type('!')
  expect(await english.inputValue()).toBe('Hello {owner}!, pay')
  await card.getByText(`Hello ${texts('sampleOwner')}!, pay`, { exact: true }).waitFor()
  await hindi.fill('{owner} {mobile}')
  await card.getByRole('button', { name: texts('saveTexts') }).click()
  await card.getByText(t.reminders('unknownPlaceholder', { name: '{mobile}' }), { exact: true }).waitFor()
  expect(await hindi.evaluate((field) => field === document.activeElement)).toBe(true)

  // Another kind and back: what was typed is still there.
  await card.getByRole('tab', { name: 'PUC' }).click()
  expect(await english.inputValue()).toBe(firstText.en)
  await card.getByRole('tab', { name: t.reminders('kinds.TAX') }).click()
  expect(await hindi.inputValue()).toBe('{owner} {mobile}')
  await hindi.fill('{owner} जी')
  await card.getByRole('button', { name: texts('saveTexts') }).click()
  await toastShown(page, t.reminders('templatesSaved'))
  const stored = await templates()
  expect(stored.filter(({ kind }) => kind === 'TAX').map(({ text }) => text)).toEqual([
    'Hello {owner}!, pay',
    '{owner} जी',
    firstText.mr,
  ])
  expect(stored.filter(({ kind }) => kind === 'PUC').map(({ text }) => text)).toEqual(Object.values(firstText))
  await card.getByRole('button', { name: texts('firstTextOf', { language: texts('languages.hi') }) }).click()
  expect(await hindi.inputValue()).toBe(firstText.hi)

  // A refusal of the server stands next to the text that it means. The browser checks the same, so the request is changed on
  // its way.
  await page.route('**/reminder/templates', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    const body = route.request().postDataJSON() as { text: string }[]
    await route.continue({ postData: JSON.stringify([body[0], { ...body[1], text: 'no {such}' }]) })
  })
  await hindi.fill('नमस्ते {owner}')
  visitor.pageErrors.allow(/400/)
  await card.getByRole('button', { name: texts('saveTexts') }).click()
  await expect.poll(() => hindi.getAttribute('aria-invalid')).toBe('true')
  await card.getByText(t.reminders('unknownPlaceholder', { name: '{such}' }), { exact: true }).waitFor()
  expect(await hindi.inputValue()).toBe('नमस्ते {owner}')
})

test('what would be sent today counts reminders and mails by the saved settings', async () => {
  await vehicleDue('MH12RS0001', 5)
  await vehicleDue('MH12RS0002', 5)
  const gateway = { webhookUrl: 'https://gateway.example.com/hook', webhookSecret: 'a long secret of the gateway' }
  const body = { leadDays: [5], dealerDigest: 'daily', ...gateway } as const
  await office.ok(reminderEndpoints.editSettings, { as: admin, body })
  const data = await office.ok(reminderEndpoints.dueToday, { as: admin })
  const visitor = await openAt('superadmin', paths.superadmin.reminderSettings)
  const { page } = visitor
  await press(page, texts('preview'))
  const dialog = dialogOf(page)
  await dialog.getByText(texts('reminderCount', { count: data.webhook.count }), { exact: true }).waitFor()
  await dialog.getByRole('listitem').filter({ hasText: 'MH12RS0001' }).waitFor()
  await dialog.getByRole('listitem').filter({ hasText: client.client.firmName }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await office.ok(reminderEndpoints.editSettings, { as: admin, body: { dealerDigest: 'off', webhookUrl: null } })
  await press(page, texts('preview'))
  await dialog.getByText(texts('noGateway'), { exact: true }).waitFor()
  await dialog.getByText(texts('digestsOff'), { exact: true }).waitFor()
})

test('the report sums sent, renewed here and elsewhere by month, and is found by the search', async () => {
  const [first, second, third] = [
    await vehicleDue('MH12RS0003', 9),
    await vehicleDue('MH12RS0004', 9),
    await vehicleDue('MH12RS0005', 9),
  ]
  const contact = { kind: 'PUC', channel: 'CALL', outcome: 'sent' } as const
  for (const { id: vehicleId } of [first, second, third])
    await office.ok(reminderEndpoints.log, { as: admin, body: { ...contact, vehicleId } })
  const elsewhere = { ...contact, outcome: 'renewedElsewhere', vehicleId: third.id } as const
  await office.ok(reminderEndpoints.log, { as: admin, body: elsewhere })
  const newExpiryDate = addDays(officeDay(new Date()), 200)
  const renewal = { vehicleId: first.id, kind: 'PUC', newExpiryDate } as const
  await office.ok(reminderEndpoints.renew, { as: admin, body: renewal })
  const visitor = await openAt('superadmin', paths.superadmin.reminderReport, { width: 390 })
  const { page } = visitor
  const cells = await page.getByRole('row').filter({ hasText: 'PUC' }).getByRole('cell').allInnerTexts()
  // On a phone the share stands below "Renewed with us".
  expect(cells).toEqual(['3', `1\n${t.reminderReport('percent', { share: 33 })}`, '1'])
  expect(await page.getByRole('row').nth(1).getByRole('cell').allInnerTexts()).toEqual(cells)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill(t.reminderReport('title'))
  await page.getByRole('option', { name: t.reminderReport('title') }).waitFor()
})

test.each(['superadmin', 'employee'] as const)('the home of the %s counts the week and leads to it', async (role) => {
  const by = office.people.employee
  const { id: vehicleId } = await vehicleDue(role === 'employee' ? 'MH12RS0006' : 'MH12RS0007', 3, by)
  const as = role === 'employee' ? by : admin
  const before = await office.ok(reminderEndpoints.week, { as })
  expect(before.due).toBeGreaterThan(0)
  const contact = { vehicleId, kind: 'PUC', channel: 'CALL', outcome: 'willRenew' } as const
  await office.ok(reminderEndpoints.log, { as, body: contact })
  const visitor = await openAt(role, paths[role].home)
  const { page } = visitor
  const line = page.getByRole('link', {
    name: t.reminders('weekLine', { contacted: before.contacted + 1 }),
  })
  await line.waitFor()
  await line.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${paths[role].reminders}?band=week`)
})
