import { expect, test } from 'vitest'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { press, toastOf } from './page-actions.ts'

/* What a page shows on paper. */

const { office, openAt } = await startFixtures()

test('on paper an arrow leads from one RTO of a case to the other', async () => {
  const { page } = await openAt(
    'superadmin',
    `${paths.superadmin.clientDetails}?id=${office.people.client.client.id}&any=1`,
  )
  const arrow = page.locator('main .lucide-arrow-right').first()
  await arrow.waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await arrow.isVisible()).toBe(true)
})

test('a dealer prints a case with its amount and its stage', async () => {
  const { page } = await openAt('client', paths.client.caseDetail(office.cases.paid.CaseNo))
  await page.emulateMedia({ media: 'print' })
  for (const name of [t.caseSteps('progress'), t.stages('ofFile')])
    expect(await page.getByRole('region', { name }).isVisible(), name).toBe(true)
})

test('a toast and the bar of chosen cases are not printed over the list', async () => {
  const { page } = await openAt('client', `${paths.client.cases}?pay=1`)
  await press(page, t.payments('proceed'))
  const bar = page.getByRole('region', { name: t.payments('selection') })
  await toastOf(page).waitFor()
  expect(await bar.isVisible()).toBe(true)
  await page.emulateMedia({ media: 'print' })
  expect([await toastOf(page).isVisible(), await bar.isVisible()]).toEqual([false, false])
})
