import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { API_BASE } from '#contract/api.ts'
import { attachmentEndpoints } from '#contract/attachments/attachment-endpoints.ts'
import { commentEndpoints } from '#contract/comments/comment-endpoints.ts'
import { documentEndpoints } from '#contract/documents/document-endpoints.ts'
import { keyEndpoints } from '#contract/keys/key-endpoints.ts'
import { paperEndpoints } from '#contract/papers/paper-endpoints.ts'
import { referenceEndpoints } from '#contract/reference/reference-endpoints.ts'
import { t } from '#contract/texts.ts'
import { proofImage } from '#test/upload-form.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { cardOf, dialogOf, pick, press, submit, toastOf, toastShown, type } from './page-actions.ts'
import type { Visitor } from './visitor.ts'

/* What creates something creates it once, also when its answer was lost and the person presses again. */

const { office, openAs } = await startFixtures({ filled: false })
const { admin: as } = office.people
const { superadmin } = paths
let admin: Visitor

beforeEach(async () => {
  admin = await openAs('superadmin')
  admin.pageErrors.allow(/Failed to load resource/)
})

/** The next call arrives, and the connection is cut before its answer. */
const loseAnswer = (page: Page, { path }: { path: string }) =>
  page.route(
    `**${API_BASE}${path.replace(/:\w+/, '*')}`,
    async (route) => {
      await route.fetch()
      await route.abort('connectionfailed')
    },
    { times: 1 },
  )

/** Presses the button of the open dialog; its answer is lost. */
async function sendInVain(page: Page, name: string) {
  await dialogOf(page).getByRole('button', { name, exact: true }).click()
  await toastOf(page)
    .filter({ hasText: t.general('offline') })
    .waitFor()
}

test('a branch whose answer was lost is added once', async () => {
  const { page } = admin
  await admin.visit(superadmin.branches)
  await press(page, 'Add Branch')
  const texts = { Name: 'Nashik Road', Address1: '45 MG Road', Address2: 'First floor', City: 'Nashik' }
  await type(dialogOf(page), { ...texts, Pincode: '422101' })
  await pick(page, /^State/, 'Maharashtra')
  await loseAnswer(page, referenceEndpoints.createBranch)
  await sendInVain(page, 'Add Branch')
  await submit(page, 'Add Branch')
  await toastShown(page, 'Branch Successfully created.')
  const data = await office.ok(referenceEndpoints.allBranches, { as })
  expect(data.filter(({ name }) => name === 'Nashik Road')).toHaveLength(1)
})

test('a document whose answer was lost is added once after a reload, and another one with other words', async () => {
  const { page } = admin
  await admin.visit(superadmin.documents)
  await press(page, 'Add Document')
  await type(dialogOf(page), { 'Document Name': 'Form 29', 'Form URL': 'https://forms.test/29.pdf' })
  await loseAnswer(page, documentEndpoints.create)
  await sendInVain(page, 'Add Document')
  await page.reload()
  await press(page, 'Add Document')
  await expect
    .poll(() =>
      dialogOf(page)
        .getByLabel(/^Document Name/)
        .inputValue(),
    )
    .toBe('Form 29')
  await submit(page, 'Add Document')
  await toastShown(page, 'Document added')
  await press(page, 'Add Document')
  await type(dialogOf(page), { 'Document Name': 'Form 30', 'Form URL': 'https://forms.test/29.pdf' })
  await submit(page, 'Add Document')
  const data = await office.ok(documentEndpoints.all, { as })
  expect(data.map(({ name }) => name)).toEqual(['Form 29', 'Form 30'])
})

test('an API key whose answer was lost is made once, and shown with its secret', async () => {
  const { page } = admin
  await admin.visit(superadmin.integrations)
  await cardOf(page, t.keys('title'))
    .getByRole('button', { name: t.keys('create') })
    .click()
  await dialogOf(page).getByLabel(t.keys('nameLabel')).fill('Tally')
  await dialogOf(page)
    .getByRole('checkbox', { name: t.keys('casesRead') })
    .click()
  await loseAnswer(page, keyEndpoints.create)
  await sendInVain(page, t.keys('create'))
  await dialogOf(page)
    .getByRole('button', { name: t.keys('create'), exact: true })
    .click()
  const shown = page.getByRole('dialog', { name: t.keys('secretTitle') })
  const secret = await shown.getByLabel(t.keys('secretLabel', { name: 'Tally' })).inputValue()
  const data = await office.ok(keyEndpoints.all, { as })
  expect(data.map(({ prefix }) => secret.startsWith(prefix))).toEqual([true])
})

test('a comment and a scan whose answers were lost stand once in the case', async () => {
  const { page } = admin
  const { id: caseId, CaseNo } = await office.caseIn('ready', { over: { transactionDetail: { to: 'LOCAL' } } })
  await admin.visit(superadmin.caseDetail(CaseNo))
  const card = cardOf(page, t.comments('title'))
  await card.getByRole('textbox', { name: t.comments('text') }).fill('The buyer has signed twice')
  await loseAnswer(page, commentEndpoints.add)
  const send = card.getByRole('button', { name: t.comments('addNote') })
  await send.click()
  await toastOf(page)
    .filter({ hasText: t.general('offline') })
    .waitFor()
  await send.click()
  await expect.poll(() => card.getByRole('textbox', { name: t.comments('text') }).inputValue()).toBe('')
  const data = await office.ok(commentEndpoints.ofCase, { as, params: { caseId } })
  expect(data).toHaveLength(1)

  await loseAnswer(page, attachmentEndpoints.upload)
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: t.attachments('addTo', { name: 'Form 29' }) }).click(),
  ])
  await chooser.setFiles({ name: 'rc.png', mimeType: 'image/png', buffer: await proofImage(3) })
  await page.getByRole('button', { name: t.attachments('tryAgain', { name: 'rc.png' }) }).click()
  await toastShown(page, t.attachments('added', { count: 1 }))
  const checklist = await office.ok(paperEndpoints.ofCase, { as, params: { caseId } })
  expect([...checklist.papers.flatMap(({ attachments }) => attachments), ...checklist.loose]).toHaveLength(1)
})
