import { expect, test } from 'vitest'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { cardOf, expectAccessibleInBoth } from './page-actions.ts'

/* What office and dealer write to each other on the page of a case. */

const { office, openAt } = await startFixtures({ filled: false })
const { CaseNo } = await office.caseIn('assigned', { by: office.people.employee, client: office.people.client })

const { comments } = t

test('a note of staff is internal until the dealer is to see it, and what is typed survives a reload', async () => {
  const visitor = await openAt('employee', paths.employee.caseDetail(CaseNo))
  const { page } = visitor
  const card = cardOf(page, comments('title'))
  const text = card.getByRole('textbox', { name: comments('text') })
  await text.fill('The buyer has signed twice')
  await page.reload()
  await expect.poll(() => text.inputValue()).toBe('The buyer has signed twice')
  await text.press('Control+Enter')
  await card.getByRole('listitem').filter({ hasText: 'signed twice' }).getByText(comments('internal')).waitFor()
  expect(await text.inputValue()).toBe('')

  await text.focus()
  await card.getByRole('button', { name: comments('fileSubmitted') }).click()
  await card.getByRole('button', { name: comments('sendToDealer') }).click()
  await card
    .getByRole('listitem')
    .filter({ hasText: comments('fileSubmitted') })
    .getByText(comments('dealerSees'))
    .waitFor()
  await expectAccessibleInBoth(visitor)
})

test('the dealer reads what is for the dealer, and answers from the phone', async () => {
  const visitor = await openAt('client', paths.client.caseDetail(CaseNo), { width: 390 })
  const { page } = visitor
  const card = cardOf(page, comments('title'))
  await card.getByText(comments('fileSubmitted')).waitFor()
  expect(await card.getByText('signed twice').count()).toBe(0)
  await card.getByRole('textbox', { name: comments('text') }).fill('Half a word')
  await card.getByRole('button', { name: comments('thanks') }).click()
  await card
    .getByRole('listitem')
    .filter({ hasText: comments('thanks') })
    .waitFor()
  await card.getByRole('button', { name: comments('thanks') }).waitFor({ state: 'hidden' })
  expect(await card.getByRole('textbox', { name: comments('text') }).inputValue()).toBe('Half a word')
  await card.getByRole('textbox', { name: comments('text') }).fill('')
  await card.getByRole('button', { name: comments('send') }).click()
  await card.getByText(comments('textRequired')).waitFor()
  await card.getByRole('textbox', { name: comments('text') }).fill('The photo is sent')
  await card.getByRole('button', { name: comments('send') }).click()
  await card.getByRole('listitem').filter({ hasText: 'The photo is sent' }).waitFor()
})
