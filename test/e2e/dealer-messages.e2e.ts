import { expect, test } from 'vitest'
import { dealerMessageEndpoints } from '#contract/dealer-messages/dealer-message.ts'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { toastOf, toastShown } from './page-actions.ts'

/* The messages to dealers, one after the other. */

const { office, openAt } = await startFixtures()
const { dealerMessages } = t

test('missing papers are asked for by one key a dealer, copied, skipped and taken back', async () => {
  const clerk = await office.employee()
  const [one, two] = [await office.client(), await office.client()]
  for (const client of [one, two]) await office.caseIn('assigned', { by: clerk, client })
  const waiting = () => office.ok(dealerMessageEndpoints.waiting, { as: clerk, query: { kind: 'papers' } })
  const [first, second] = await waiting()
  const { page } = await openAt(clerk, paths.employee.rto)
  await page.getByRole('link', { name: t.papers('askOnWhatsApp') }).click()
  await page.getByText(dealerMessages('left', { left: 2 })).waitFor()
  await page.evaluate(() => {
    Object.assign(window, { opened: [] })
    window.open = (url) => {
      ;(window as unknown as { opened: string[] }).opened.push(String(url))
      return null
    }
  })
  const rowOf = (message: typeof first) =>
    page.getByRole('button', {
      name: dealerMessages('rowOf', { firmName: message?.firmName ?? '', about: message?.about ?? '' }),
    })
  const hasFocus = (message: typeof first) =>
    expect.poll(() => rowOf(message).evaluate((row) => row === document.activeElement)).toBe(true)
  await hasFocus(first)
  await page.keyboard.press('Enter')
  await toastShown(page, dealerMessages('sentTo', { firmName: first?.firmName ?? '' }))
  await page.getByText(dealerMessages('left', { left: 1 })).waitFor()
  const opened = await page.evaluate(() => (window as unknown as { opened: string[] }).opened)
  expect(opened).toEqual([`https://wa.me/91${first?.mobileNo}?text=${encodeURIComponent(first?.text ?? '')}`])
  await hasFocus(second)
  await toastOf(page)
    .getByRole('button', { name: t.ui('undo') })
    .click()
  await toastShown(page, dealerMessages('withdrawn'))
  await page.getByText(dealerMessages('left', { left: 2 })).waitFor()
  expect((await waiting()).map(({ lastSentAt }) => lastSentAt)).toEqual([null, null])
})
