import { expect, test } from 'vitest'
import { messages } from '#contract/messages.ts'
import { plainPdf } from '#test/blank-pdfs.ts'
import { paths } from '#web/paths.ts'
import { startFixtures } from './fixtures.ts'
import { close, expectAccessibleInBoth, press, rowOf, submit, toastShown, type } from './page-actions.ts'

/* The page of official forms: upload, name, services, state. */

const { openAs } = await startFixtures()
const text = messages.officialForms

test('a form is uploaded, named, given services and switched off', async () => {
  const visitor = await openAs('superadmin')
  const { page } = visitor
  await visitor.visit(paths.superadmin.forms)
  await rowOf(page, 'Form 29').waitFor()
  const choose = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await press(page, text.upload)
    await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer })
  }
  visitor.pageErrors.allow(/400/)
  await choose('Form 30.pdf', Buffer.from('%PDF-1.7 damaged'))
  await toastShown(page, text.uploadFailed, 'error')
  await choose('Form 30.pdf', await plainPdf(2))
  await toastShown(page, text.uploaded)
  await rowOf(page, 'Form 30').waitFor()

  await press(page, messages.general.editNamed('Form 30'))
  await type(page, { [text.nameLabel]: 'Form 30, report of transfer' })
  await page.getByLabel('Transfer of ownership, same RTO').check()
  await page.getByLabel('Fitness', { exact: true }).check()
  await submit(page, messages.general.save)
  await toastShown(page, text.edited)
  const row = rowOf(page, 'Form 30, report of transfer')
  await expect.poll(() => row.innerText()).toMatch(/Transfer of ownership, same RTO, Fitness\s+2\s+0/)
  await expectAccessibleInBoth(visitor)

  await row.getByRole('switch').click()
  await expect.poll(() => row.getByRole('switch').getAttribute('aria-checked')).toBe('false')
  await visitor.visit(paths.superadmin.forms)
  expect(await rowOf(page, 'Form 30, report of transfer').getByRole('switch').getAttribute('aria-checked')).toBe(
    'false',
  )
  await close(visitor)
})
