import { afterEach, expect, test } from 'vitest'
import { messages } from '#contract/messages.ts'
import { stageEndpoints } from '#contract/stages/stage-endpoints.ts'
import { paths } from '#web/paths.ts'
import { startFixtures } from './fixtures.ts'
import { cardOf, close, dialogOf, expectAccessibleInBoth, press, toastShown } from './page-actions.ts'
import type { Visitor } from './visitor.ts'

/* API keys: created with their scopes, shown once, used, revoked. */

const { office, openAs } = await startFixtures({ filled: false })
const { admin } = office.people
const { keys } = messages
let visitor: Visitor
afterEach(() => close(visitor))

test('a key is created after a step-up, shown once, works for its scopes, and is dead when it is revoked, on a phone too', async () => {
  visitor = await openAs('superadmin')
  const { page, visit } = visitor
  await visit(paths.superadmin.integrations)
  visitor.pageErrors.allow(/403/)
  const card = cardOf(page, keys.title)
  office.clock.set(new Date(office.clock.now().getTime() + 11 * 60_000))
  await card.getByRole('button', { name: keys.create }).click()
  const dialog = page.getByRole('dialog', { name: keys.create })
  await dialog.getByRole('button', { name: keys.create }).click()
  await dialog.getByText(keys.nameRequired).waitFor()
  await dialog.getByText(keys.scopesRequired).waitFor()
  await dialog.getByLabel(new RegExp(`^${keys.nameLabel}`)).fill('Tally of Pune')
  await dialog.getByRole('checkbox', { name: keys.casesRead }).click()
  await expectAccessibleInBoth(visitor)
  await dialog.getByRole('button', { name: keys.create }).click()
  const question = page.getByRole('dialog', { name: messages.stepUp.title })
  await question.getByLabel(/^Password/).fill(admin.password)
  await page.keyboard.press('Enter')

  const shown = page.getByRole('dialog', { name: keys.secretTitle })
  const secret = await shown.getByLabel(keys.secretLabel('Tally of Pune')).inputValue()
  expect(secret).toMatch(/^vrp_[\w-]{43}$/)
  await expectAccessibleInBoth(visitor)
  await page.mouse.click(5, 5)
  expect(await shown.isVisible(), 'a slip of the pointer loses nothing').toBe(true)
  await shown.getByRole('button', { name: keys.done }).click()
  await shown.waitFor({ state: 'detached' })
  expect(await page.content()).not.toContain(secret)

  const item = card.getByRole('listitem').filter({ hasText: 'Tally of Pune' })
  await item.getByText(keys.neverUsed).waitFor()
  const as = { ...admin, token: secret }
  expect((await office.call(stageEndpoints.counts, { as })).status).toBe(200)
  await office.apiKey('bills:read', 'payments:read', 'clients:read')
  await page.reload()
  await item.getByText(keys.lastUse).waitFor()

  await item.getByRole('button', { name: keys.revokeNamed('Tally of Pune') }).click()
  await dialogOf(page).getByRole('button', { name: keys.revoke }).click()
  await toastShown(page, keys.revoked)
  await item.getByText(keys.stateRevoked, { exact: true }).waitFor()
  expect((await office.call(stageEndpoints.counts, { as })).status).toBe(401)

  await page.setViewportSize({ width: 390, height: 844 })
  await card.getByText('Tally', { exact: true }).waitFor()
  await expectAccessibleInBoth(visitor)
  await press(page, keys.revokeNamed('Tally'))
  await press(page, messages.session.cancel)
})
