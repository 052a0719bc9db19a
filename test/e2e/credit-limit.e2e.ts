import { afterAll, expect, test } from 'vitest'
import { clientEndpoints } from '#contract/clients/client-endpoints.ts'
import { officeDay, showInstant } from '#contract/dates.ts'
import { identityEndpoints } from '#contract/identity/identity-endpoints.ts'
import { messages } from '#contract/messages.ts'
import { showRupees, sumRupees } from '#contract/money.ts'
import { requireSuccess } from '#test/caller.ts'
import { paths } from '#web/paths.ts'
import { startFixtures } from './fixtures.ts'
import { close, dialogOf, press, toastShown } from './page-actions.ts'
import type { Visitor } from './visitor.ts'

/* What a dealer reads at 80 % and at 100 % of its credit, and the payment beyond it that the office allows. */

const { office, openAs } = await startFixtures({ filled: false })
await office.stepUp(office.people.admin)
const visitors: Visitor[] = []
afterAll(async () => {
  for (const visitor of visitors) await close(visitor)
})

async function visitAs(who: Parameters<typeof openAs>[0], path: string): Promise<Visitor> {
  const visitor = await openAs(who)
  visitors.push(visitor)
  await visitor.visit(path)
  return visitor
}

/** A dealer whose limit is so many times a case, with one case paid on credit and one to pay. */
async function dealerWith(times: number) {
  const { totalAmount } = await office.caseIn('assigned')
  const creditLimit = Math.floor(totalAmount * times * 100) / 100
  const client = await office.client({ creditLimit })
  const paid = await office.caseIn('assigned', { client })
  await office.payment(client, [paid], 'CREDIT')
  return {
    client,
    left: sumRupees([creditLimit, -paid.totalAmount]),
    next: await office.caseIn('assigned', { client }),
  }
}

const banner = ({ page }: Visitor, text: string) => page.getByRole('status').filter({ hasText: text }).first().waitFor()

test('at 80 % a dealer reads how much credit is left', async () => {
  const { client, left } = await dealerWith(1.25)
  const text = messages.account.creditNearlyUsed(80, showRupees(left))
  const visitor = await visitAs(client, paths.client.home)
  await banner(visitor, text)
})

test('at 100 % it reads that all is used, and the superadmin allows one payment beyond it', async () => {
  const { client, next } = await dealerWith(1)
  const dealer = await visitAs(client, paths.client.home)
  await banner(dealer, messages.account.creditUsedUp)

  const admin = await visitAs(office.people.admin, `${paths.superadmin.clientDetails}?id=${client.client.id}`)
  await press(admin.page, messages.client.overrideCredit)
  const dialog = dialogOf(admin.page)
  await dialog.getByRole('button', { name: messages.client.allow, exact: true }).click()
  await dialog.getByText('Reason is required').waitFor()
  await dialog.getByLabel(/^Reason/).fill('A busy day')
  await dialog.getByRole('button', { name: messages.client.allow, exact: true }).click()
  await toastShown(admin.page, messages.client.overrideGiven)

  const profile = requireSuccess(await office.call(identityEndpoints.myProfile, { as: client })).data
  expect(officeDay(new Date(profile.creditOverrideUntil ?? 0)) >= officeDay(new Date())).toBe(true)
  await dealer.visit(paths.client.home)
  await banner(dealer, messages.account.creditBeyondLimit(showInstant(profile.creditOverrideUntil ?? '')))

  await office.payment(client, [next], 'CREDIT')
  await dealer.visit(paths.client.home)
  await banner(dealer, messages.account.creditUsedUp)
  const as = office.people.admin
  const all = requireSuccess(await office.call(clientEndpoints.all, { as })).data
  const { creditLimit = 0, utilizedCredit = 0 } = all.find(({ id }) => id === client.client.id) ?? {}
  expect(utilizedCredit).toBeGreaterThan(creditLimit)
})
