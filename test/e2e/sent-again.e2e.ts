import { expect, test } from 'vitest'
import { API_BASE } from '#contract/api.ts'
import { documentEndpoints } from '#contract/documents/document.ts'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { dialogOf, press, submit, toastOf, toastShown, type } from './page-actions.ts'

/* What creates something creates it once, also when its answer was lost and the person presses again. */

const { office, openAt } = await startFixtures({ filled: false })

test('a document whose answer was lost is added once after a reload, and another one with other words', async () => {
  const { page, pageErrors } = await openAt('superadmin', paths.superadmin.documents)
  pageErrors.allow(/Failed to load resource/)
  const add = 'Add Document'
  await press(page, add)
  await type(dialogOf(page), { 'Document Name': 'Form 29', 'Form URL': 'https://forms.test/29.pdf' })
  // The call arrives, and the connection is cut before its answer.
  await page.route(
    `**${API_BASE}${documentEndpoints.create.path}`,
    (route) => route.fetch().then(() => route.abort('connectionfailed')),
    { times: 1 },
  )
  await dialogOf(page).getByRole('button', { name: add, exact: true }).click()
  await toastOf(page)
    .filter({ hasText: t.general('offline') })
    .waitFor()
  await page.reload()
  await press(page, add)
  const name = dialogOf(page).getByLabel(/^Document Name/)
  await expect.poll(() => name.inputValue()).toBe('Form 29')
  await submit(page, add)
  await toastShown(page, 'Document added')
  await press(page, add)
  await type(dialogOf(page), { 'Document Name': 'Form 30', 'Form URL': 'https://forms.test/29.pdf' })
  await submit(page, add)
  const data = await office.ok(documentEndpoints.all, { as: office.people.admin })
  expect(data.map((one) => one.name)).toEqual(['Form 29', 'Form 30'])
})
