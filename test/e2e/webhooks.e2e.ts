import { afterAll, afterEach, expect, test } from 'vitest'
import { messages } from '#contract/messages.ts'
import { webhookEndpoints } from '#contract/webhooks/webhook-endpoints.ts'
import { requireSuccess } from '#test/caller.ts'
import { openReceiver } from '#test/webhook-receiver.ts'
import { paths } from '#web/paths.ts'
import { startFixtures } from './fixtures.ts'
import { cardOf, close, dialogOf, expectAccessibleInBoth, press } from './page-actions.ts'
import type { Visitor } from './visitor.ts'

/* A webhook from its first event to its end, on the page of integrations. */

const { office, openAs } = await startFixtures({ filled: false })
Object.assign(office.deps.config, { WEBHOOK_ALLOW_PRIVATE: 'on' })
const receiver = await openReceiver()
afterAll(() => receiver.close())
const { webhooks } = messages
let visitor: Visitor
afterEach(() => close(visitor))

test('a webhook is added with its secret, tested, and its deliveries are sent again', async () => {
  visitor = await openAs('superadmin')
  const { page, visit } = visitor
  await visit(paths.superadmin.integrations)
  const card = cardOf(page, webhooks.title)
  await card.getByText(webhooks.none).waitFor()
  await card.getByRole('button', { name: webhooks.add }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel(webhooks.url).fill(`${receiver.url}/hook`)
  await dialog.getByRole('checkbox', { name: webhooks.allEvents }).click()
  await dialog.getByRole('button', { name: webhooks.add }).click()
  await dialog.getByText(webhooks.eventsRequired).waitFor()
  await expectAccessibleInBoth(visitor)
  await dialog.getByRole('checkbox', { name: webhooks.events['case.created'] }).click()
  await dialog.getByRole('checkbox', { name: webhooks.events['bill.paid'] }).click()
  await dialog.getByRole('button', { name: webhooks.add }).click()

  const secret = dialogOf(page)
  expect(await secret.getByLabel(webhooks.secretLabel).inputValue()).toMatch(/^whsec_/)
  await secret.getByRole('button', { name: webhooks.copySecret }).waitFor()
  await expectAccessibleInBoth(visitor)
  await secret.getByRole('button', { name: messages.general.close }).first().click()
  const row = card.getByRole('listitem').filter({ hasText: receiver.url })
  await row.getByText(webhooks.eventCount(2)).waitFor()

  await row.getByRole('button', { name: webhooks.deliveriesOf(`${receiver.url}/hook`) }).click()
  const log = dialogOf(page)
  await log.getByText(webhooks.noDelivery).waitFor()
  await log.getByRole('button', { name: webhooks.sendTest }).click()
  const sent = log.getByRole('listitem').filter({ hasText: webhooks.statuses.delivered })
  await sent.getByText(webhooks.answer(200)).waitFor()
  await sent.getByRole('button', { name: webhooks.showBody }).click()
  const shown = log.getByRole('region', { name: webhooks.bodyNamed(webhooks.ping, '').replace(/, $/, '') })
  await shown.getByText('"type": "ping"').waitFor()
  await expectAccessibleInBoth(visitor)
  await sent.getByRole('button', { name: webhooks.hideBody }).click()
  await shown.waitFor({ state: 'detached' })
  await sent.getByRole('button', { name: webhooks.sendAgain }).click()
  await expect.poll(() => receiver.received.length).toBe(2)
  await expect.poll(() => sent.count()).toBe(2)
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids).size).toBe(1)
  await expectAccessibleInBoth(visitor)
  await log.getByRole('button', { name: messages.general.close }).first().click()
})

test('it gets a new secret, is switched off, and deleted', async () => {
  visitor = await openAs('superadmin', { width: 390 })
  const { page, visit } = visitor
  await visit(paths.superadmin.integrations)
  const address = `${receiver.url}/hook`
  await press(page, webhooks.rotateNamed(address))
  await dialogOf(page).getByRole('button', { name: webhooks.rotate, exact: true }).click()
  const secret = dialogOf(page)
  await secret.getByLabel(webhooks.secretLabel).waitFor()
  await secret.getByRole('button', { name: messages.general.close }).first().click()

  await press(page, webhooks.editNamed(address))
  const dialog = dialogOf(page)
  await dialog.getByRole('checkbox', { name: webhooks.isOn }).click()
  await dialog.getByRole('button', { name: messages.general.save }).click()
  await cardOf(page, webhooks.title).getByText(webhooks.stateOff, { exact: true }).waitFor()

  await press(page, webhooks.deleteNamed(address))
  await dialogOf(page).getByRole('button', { name: webhooks.delete }).click()
  await page.getByText(webhooks.none).waitFor()
  const { data } = requireSuccess(await office.call(webhookEndpoints.all, { as: office.people.admin }))
  expect(data).toEqual([])
})
