import { expect, test } from 'vitest'
import { t } from '#contract/texts.ts'
import { sampleOf } from '#test/breadth.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { cardOf } from './page-actions.ts'
import { guestOf, play, situations } from './spec-texts/situations.ts'

/*
 * The browser translates every page, and each text that comes later. Forms are sent, refused and answered as on any other
 * page; `npm test` sends some of them.
 */

const { office, openAs, openAt } = await startFixtures()
const translated = { translated: true }

test('forms of translated pages are sent and answered', async () => {
  for (const situation of sampleOf(
    situations.filter(({ act }) => act),
    8,
  )) {
    const visitor = await openAs(guestOf(situation.by, office), translated)
    visitor.pageErrors.allow(/Failed to load resource/)
    await play(visitor, situation, office)
  }
})

test('a comment is sent from a translated page, whose button says whom it reaches', async () => {
  const { CaseNo } = office.cases.created
  const { page } = await openAt('employee', paths.employee.caseDetail(CaseNo), translated)
  const card = cardOf(page, t.comments('title'))
  for (const [words, button] of [
    ['For the office', t.comments('addNote')],
    ['For the dealer', t.comments('sendToDealer')],
  ] as const) {
    await card.getByRole('textbox', { name: t.comments('text') }).fill(words)
    if (button === t.comments('sendToDealer'))
      await card.getByRole('checkbox', { name: t.comments('dealerSees') }).click()
    await card.getByRole('button', { name: button }).click()
    await card.getByRole('listitem').filter({ hasText: words }).waitFor()
  }
})

test('names and plates stay as they are written', async () => {
  const { page, visit } = await openAt('superadmin', paths.superadmin.home, translated)
  const { CaseNo } = office.cases.unpaid
  const names = [CaseNo, 'Shah Motors', 'Ravi Shah', 'Asha Patil', 'MH', 'MH-12', office.people.admin.email]
  for (const address of [
    `${paths.superadmin.verifiedCases}?any=1`,
    paths.superadmin.caseDetail(CaseNo),
    `${paths.superadmin.clients}?tab=verified`,
  ]) {
    await visit(address)
    await page.getByText('Shah Motors', { exact: true }).filter({ visible: true }).first().waitFor()
    const words = await page.locator('font > font').allTextContents()
    expect(words).toContain(t.menu('clients'))
    expect(
      words.filter((text) => names.includes(text.trim())),
      address,
    ).toEqual([])
  }
})
