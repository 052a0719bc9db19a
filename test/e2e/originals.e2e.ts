import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { originalEndpoints } from '#contract/originals/original.ts'
import { originalHolderLabels } from '#contract/originals/original-values.ts'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { cardOf, dialogOf, expectAccessibleInBoth, submit, toastShown } from './page-actions.ts'

/* The register of originals, on a phone at the counter. */

const { office, openAt } = await startFixtures({ filled: false })
const { employee, client } = office.people
const made = await office.caseIn('assigned', { by: employee, client })
const PHONE = { width: 390, height: 844, touch: true }
const { originals } = t
const ofCase = () => office.ok(originalEndpoints.ofCase, { as: employee, params: { caseId: made.id } })

/** Draws a zigzag on the area for the signature. */
async function sign(page: Page) {
  const area = dialogOf(page).getByRole('img', { name: originals('draw') })
  await area.scrollIntoViewIfNeeded()
  const box = await area.boundingBox()
  if (!box) throw new Error('The area for the signature is not shown')
  const at = (n: number) => [box.x + 20 + n * 18, box.y + box.height * (n % 2 ? 0.3 : 0.7)] as const
  await page.mouse.move(...at(0))
  await page.mouse.down()
  for (let n = 1; n < 14; n += 1) await page.mouse.move(...at(n), { steps: 2 })
  await page.mouse.up()
}

test('an employee enters an RC, hands it to its owner who signs, and the dealer sees where it is', async () => {
  const visitor = await openAt(employee, paths.employee.caseDetail(made.CaseNo), PHONE)
  const { page } = visitor
  await page.getByRole('button', { name: originals('add') }).click()
  await dialogOf(page).getByLabel(originals('giver')).fill('Ravi')
  await submit(page, t.general('save'))
  await toastShown(page, originals('received'))
  const card = cardOf(page, originals('title'))
  await card.getByText(originals('withOffice')).waitFor()

  await card.getByRole('button', { name: originals('hand') }).click()
  await dialogOf(page).getByRole('radio', { name: originalHolderLabels().person }).click()
  await dialogOf(page)
    .getByRole('button', { name: originals('hand'), exact: true })
    .click()
  await dialogOf(page).getByText(originals('takerRequired')).waitFor()
  await dialogOf(page).getByText(originals('signatureTooShort')).waitFor()
  await dialogOf(page).getByLabel(originals('takerName')).fill('Esha Inamdar')
  await sign(page)
  await expectAccessibleInBoth(visitor)
  await submit(page, originals('hand'))
  await card.getByText(originals('withPerson', { name: 'Esha Inamdar' })).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await card.getByRole('button', { name: originals('entries') }).click()
  await dialogOf(page)
    .getByRole('img', { name: originals('signatureOf', { name: 'Esha Inamdar' }) })
    .waitFor()
  await dialogOf(page)
    .getByText(originals('receivedFrom', { from: 'Dealer, Ravi' }))
    .waitFor()
  await expectAccessibleInBoth(visitor)

  const dealer = await openAt(client, paths.client.caseDetail(made.CaseNo), PHONE)
  const seen = cardOf(dealer.page, originals('title'))
  await seen.getByText(originals('withPerson', { name: 'Esha Inamdar' })).waitFor()
  expect(await seen.getByRole('button').count()).toBe(0)
})

test('the register shows what is in hand, and the toast takes an entry back', async () => {
  const { page } = await openAt(employee, `${paths.employee.originals}?held=person`, PHONE)
  const row = page.getByText(originals('withPerson', { name: 'Esha Inamdar' }))
  await row.waitFor()
  await page.getByRole('button', { name: /^Hand over: RC/ }).click()
  await submit(page, originals('hand'))
  await toastShown(page, originals('handedOver'))
  await row.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: t.ui('undo'), exact: true }).click()
  await toastShown(page, originals('undone'))
  await row.waitFor()
  expect((await ofCase())[0]).toMatchObject({ holder: 'person', isUndoable: false })
})
