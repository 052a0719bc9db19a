import { afterEach, expect, test } from 'vitest'
import { messages } from '#contract/messages.ts'
import { teamEndpoints } from '#contract/team/team-endpoints.ts'
import { requireSuccess } from '#test/caller.ts'
import { paths } from '#web/paths.ts'
import { startFixtures } from './fixtures.ts'
import { cardOf, close, dialogOf, expectAccessibleInBoth, submit, toastShown, type } from './page-actions.ts'
import type { Visitor } from './visitor.ts'

/* The people of a dealer's firm: the owner adds them and says who may pay; a member finds no such card. */

const { office, openAs } = await startFixtures({ filled: false })
const owner = await office.client({ firstName: 'Meera', lastName: 'Joshi' })
const { team } = messages
let visitor: Visitor
afterEach(() => close(visitor))

const memberOf = async (email: string) =>
  requireSuccess(await office.call(teamEndpoints.all, { as: owner })).data.find((one) => one.email === email)

test('the owner adds a member, lets them pay and switches them off', async () => {
  visitor = await openAs(owner)
  const { page, visit } = visitor
  await visit(paths.client.profile)
  const card = cardOf(page, team.title)
  await card.getByText(team.owner, { exact: true }).waitFor()
  await card.getByRole('button', { name: team.add }).click()
  const { firstName, lastName, email, phone } = messages.fields
  await type(dialogOf(page), {
    [firstName]: 'Nisha',
    [lastName]: 'Rane',
    [email]: 'nisha@rane.test',
    [phone]: '9822012345',
  })
  await expectAccessibleInBoth(visitor)
  await submit(page, team.add)
  await toastShown(page, team.added)
  expect(await office.linkTokenFor('nisha@rane.test')).toBeTruthy()

  const item = card.getByRole('listitem').filter({ hasText: 'nisha@rane.test' })
  await item.getByRole('switch', { name: team.mayPayNamed('Nisha Rane') }).click()
  await expect.poll(async () => (await memberOf('nisha@rane.test'))?.canPay).toBe(true)
  await item.getByRole('switch', { name: team.signsInNamed('Nisha Rane') }).click()
  await expect.poll(async () => (await memberOf('nisha@rane.test'))?.isActive).toBe(false)
  await expectAccessibleInBoth(visitor)
})

test('a member sees no team, and reads why it cannot pay', async () => {
  const member = await office.member(owner)
  const { assignmentId, CaseNo, totalAmount } = await office.caseIn('assigned', { client: owner })
  visitor = await openAs(member, { width: 390 })
  const { page, visit } = visitor
  await visit(paths.client.profile)
  await cardOf(page, messages.client.creditSummary).waitFor()
  expect(await page.getByText(team.description).count()).toBe(0)
  const state = { paidCaseIds: [assignmentId], totalPayable: totalAmount, caseNos: [CaseNo] }
  await visit({ address: paths.client.payment, state })
  await page.getByText(team.mayNotPay).first().waitFor()
})
