import { afterAll, expect, test } from 'vitest'
import { stageEndpoints } from '#contract/stages/stage.ts'
import { t } from '#contract/texts.ts'
import { openReceiver } from '#test/webhook-receiver.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { cardOf, dialogOf, expectAccessibleInBoth, press, toastShown } from './page-actions.ts'

/* The page of integrations: a webhook from its first event to its end; API keys created with their scopes, shown once, used, revoked. */

const { office, openAt } = await startFixtures({ filled: false })
const { admin } = office.people
Object.assign(office.deps.config, { WEBHOOK_ALLOW_PRIVATE: 'on' })
const receiver = await openReceiver()
afterAll(() => receiver.close())
const { keys, webhooks } = t

test('a webhook is added with its secret, tested, its deliveries sent again; it gets a new secret, is switched off and deleted', async () => {
  const visitor = await openAt('superadmin', paths.superadmin.integrations)
  const { page } = visitor
  const card = cardOf(page, webhooks('title'))
  await card.getByText(webhooks('none')).waitFor()
  await card.getByRole('button', { name: webhooks('add') }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel(webhooks('url')).fill(`${receiver.url}/hook`)
  await dialog.getByRole('checkbox', { name: webhooks('allEvents') }).click()
  await dialog.getByRole('button', { name: webhooks('add') }).click()
  await dialog.getByText(webhooks('eventsRequired')).waitFor()
  await expectAccessibleInBoth(visitor)
  await dialog.getByRole('checkbox', { name: webhooks.raw('events')['case.created'] }).click()
  await dialog.getByRole('checkbox', { name: webhooks.raw('events')['bill.paid'] }).click()
  await dialog.getByRole('button', { name: webhooks('add') }).click()

  const secret = dialogOf(page)
  expect(await secret.getByLabel(webhooks('secretLabel')).inputValue()).toMatch(/^whsec_/)
  await secret.getByRole('button', { name: webhooks('copySecret') }).waitFor()
  await expectAccessibleInBoth(visitor)
  await secret
    .getByRole('button', { name: t.general('close') })
    .first()
    .click()
  const row = card.getByRole('listitem').filter({ hasText: receiver.url })
  await row.getByText(webhooks('eventCount', { count: 2 })).waitFor()

  await row.getByRole('button', { name: webhooks('deliveriesOf', { address: `${receiver.url}/hook` }) }).click()
  const log = dialogOf(page)
  await log.getByText(webhooks('noDelivery')).waitFor()
  await log.getByRole('button', { name: webhooks('sendTest') }).click()
  const sent = log.getByRole('listitem').filter({ hasText: webhooks('statuses.delivered') })
  await sent.getByText(webhooks('answer', { status: 200 })).waitFor()
  await sent.getByRole('button', { name: webhooks('showBody') }).click()
  const shown = log.getByRole('region', {
    name: webhooks('bodyNamed', { event: webhooks('ping'), at: '' }).replace(/, $/, ''),
  })
  await shown.getByText('"type": "ping"').waitFor()
  await sent.getByRole('button', { name: webhooks('hideBody') }).click()
  await shown.waitFor({ state: 'detached' })
  await sent.getByRole('button', { name: webhooks('sendAgain') }).click()
  await expect.poll(() => receiver.received.length).toBe(2)
  await expect.poll(() => sent.count()).toBe(2)
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids).size).toBe(1)
  await log
    .getByRole('button', { name: t.general('close') })
    .first()
    .click()

  await page.setViewportSize({ width: 390, height: 844 })
  const address = `${receiver.url}/hook`
  await press(page, webhooks('rotateNamed', { address }))
  await dialogOf(page)
    .getByRole('button', { name: webhooks('rotate'), exact: true })
    .click()
  await secret.getByLabel(webhooks('secretLabel')).waitFor()
  await secret
    .getByRole('button', { name: t.general('close') })
    .first()
    .click()

  await press(page, webhooks('editNamed', { url: address }))
  await dialog.getByRole('checkbox', { name: webhooks('isOn') }).click()
  await dialog.getByRole('button', { name: t.general('save') }).click()
  await cardOf(page, webhooks('title')).getByText(webhooks('stateOff'), { exact: true }).waitFor()

  await press(page, webhooks('deleteNamed', { address }))
  await dialogOf(page)
    .getByRole('button', { name: webhooks('delete') })
    .click()
  await page.getByText(webhooks('none')).waitFor()
})

test('a key is created after a step-up, shown once, works for its scopes, and is dead when it is revoked, on a phone too', async () => {
  const visitor = await openAt('superadmin', paths.superadmin.integrations)
  const { page } = visitor
  visitor.pageErrors.allow(/403/)
  const card = cardOf(page, keys('title'))
  office.clock.set(new Date(office.clock.now().getTime() + 11 * 60_000))
  await card.getByRole('button', { name: keys('create') }).click()
  const dialog = page.getByRole('dialog', { name: keys('create') })
  await dialog.getByRole('button', { name: keys('create') }).click()
  await dialog.getByText(keys('nameRequired')).waitFor()
  await dialog.getByText(keys('scopesRequired')).waitFor()
  await dialog.getByLabel(new RegExp(`^${keys('nameLabel')}`)).fill('Tally of Pune')
  await dialog.getByRole('checkbox', { name: keys('casesRead') }).click()
  await expectAccessibleInBoth(visitor)
  await dialog.getByRole('button', { name: keys('create') }).click()
  const question = page.getByRole('dialog', { name: t.stepUp('title') })
  await question.getByLabel(/^Password/).fill(admin.password)
  await page.keyboard.press('Enter')

  const shown = page.getByRole('dialog', { name: keys('secretTitle') })
  const secret = await shown.getByLabel(keys('secretLabel', { name: 'Tally of Pune' })).inputValue()
  expect(secret).toMatch(/^vrp_[\w-]{43}$/)
  await page.mouse.click(5, 5)
  expect(await shown.isVisible(), 'a slip of the pointer loses nothing').toBe(true)
  await shown.getByRole('button', { name: keys('done') }).click()
  await shown.waitFor({ state: 'detached' })
  expect(await page.content()).not.toContain(secret)

  const item = card.getByRole('listitem').filter({ hasText: 'Tally of Pune' })
  await item.getByText(keys('neverUsed')).waitFor()
  const as = { ...admin, token: secret }
  expect((await office.call(stageEndpoints.counts, { as })).status).toBe(200)
  await office.apiKey('bills:read', 'payments:read', 'clients:read')
  await page.reload()
  await item.getByText(keys('lastUse')).waitFor()

  await item.getByRole('button', { name: keys('revokeNamed', { name: 'Tally of Pune' }) }).click()
  await dialogOf(page)
    .getByRole('button', { name: keys('revoke') })
    .click()
  await toastShown(page, keys('revoked'))
  await item.getByText(keys('stateRevoked'), { exact: true }).waitFor()
  expect((await office.call(stageEndpoints.counts, { as })).status).toBe(401)

  await page.setViewportSize({ width: 390, height: 844 })
  await card.getByText('Tally', { exact: true }).waitFor()
  await press(page, keys('revokeNamed', { name: 'Tally' }))
  await press(page, t.session('cancel'))
})
