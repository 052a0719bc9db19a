import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { attachmentEndpoints } from '#contract/attachments/attachment.ts'
import { paperEndpoints } from '#contract/papers/paper.ts'
import { t } from '#contract/texts.ts'
import { plainPdf } from '#test/blank-pdfs.ts'
import { requireSuccess } from '#test/caller.ts'
import { encrypted } from '#test/hostile-pdfs.ts'
import { signedPdf } from '#test/signed-pdf.ts'
import { formWith, proofImage } from '#test/upload-form.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { focusOf } from './keys.ts'
import { answerOf, press, type } from './page-actions.ts'
import { scannedPage } from './phone-photo.ts'

/* The files of papers on the page of a case: chosen, dropped, pasted or photographed, shown large, deleted. */

const { office, openAs, openAt } = await startFixtures({ filled: false })
const { admin, employee, client } = office.people

const { attachments: texts, papers: paperTexts } = t
const PHONE = { width: 390, height: 844, touch: true }
const over = { transactionDetail: { to: 'LOCAL', numberPlate: 'NA' } } as const
const checklist = (caseId: string) => office.ok(paperEndpoints.ofCase, { as: admin, params: { caseId } })
const stored = async (caseId: string, name: string) =>
  (await checklist(caseId)).papers.find((paper) => paper.name === name)?.attachments ?? []
const uploadTo = async (caseId: string, bytes: Buffer, name: string) =>
  requireSuccess(
    await office.call(attachmentEndpoints.upload, { as: admin, params: { caseId }, ...formWith(bytes, name) }),
  )
const paperRow = (page: Page, name: string) =>
  page.locator('li[data-paper]').filter({ has: page.getByText(name, { exact: true }) })
const thumbnail = (page: Page, name: string) => page.getByRole('button', { name: texts('open', { name }) })

/** Gives files to the row of a paper, or of other files, through the browser's file dialog. */
async function give(page: Page, row: string, files: { name: string; mimeType: string; buffer: Buffer }[]) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: texts('addTo', { name: row }) }).click(),
  ])
  await chooser.setFiles(files)
}
const png = async (name: string, n: number) => ({ name, mimeType: 'image/png', buffer: await proofImage(n) })

test('uploads several files, a refused one shows its reason, and a scanned page has at least 1800 px on its longer side', async () => {
  const { id, CaseNo } = await office.caseIn('ready', { by: employee, over })
  const visitor = await openAs('employee')
  visitor.pageErrors.allow(/Failed to load resource/)
  const { page, visit } = visitor
  await visit(paths.employee.caseDetail(CaseNo))
  const pdf = { name: 'both-sides.pdf', mimeType: 'application/pdf', buffer: await plainPdf(2) }
  const word = { name: 'letter.docx', mimeType: 'application/msword', buffer: Buffer.from('a letter') }
  const broken = { name: 'broken.png', mimeType: 'image/png', buffer: (await proofImage(1)).subarray(0, 60) }
  const passwords = { userPassword: 'Ravi1990', ownerPassword: 'owner' }
  const locked = { ...pdf, name: 'locked.pdf', buffer: await encrypted(passwords, true) }
  await give(page, 'Form 29', [await png('front.png', 2), pdf, word, broken, locked])
  await thumbnail(page, 'front.png').waitFor()
  await thumbnail(page, 'both-sides.pdf').waitFor()
  const row = paperRow(page, 'Form 29')
  await row.getByText(texts('wrongKind')).waitFor()
  await row.getByText(t.upload('unreadable')).waitFor()
  await row.getByText(t.upload('pdfEncrypted')).waitFor()
  await row.getByText(paperTexts('received'), { exact: true }).waitFor()
  await row.getByRole('button', { name: texts('cancel', { name: 'letter.docx' }) }).click()
  await row.locator('button:focus').waitFor()
  await row.getByRole('button', { name: texts('cancel', { name: 'broken.png' }) }).click()
  const label = t.upload('pdfPassword', { name: 'locked.pdf' })
  await type(page, { [label]: 'Ravi1991' })
  await press(page, t.upload('openPdf'))
  await row.getByText(t.upload('pdfWrongPassword')).waitFor()
  await expect.poll(() => focusOf(page)).toContain(label)
  await type(page, { [label]: 'Ravi1990' })
  await press(page, t.upload('openPdf'))
  await thumbnail(page, 'locked.pdf').waitFor()
  expect(await row.getByRole('alert').count()).toBe(0)
  const names = (await stored(id, 'Form 29')).map(({ name }) => name)
  expect(names.sort()).toEqual(['both-sides.pdf', 'front.png', 'locked.pdf'])

  const signed = await signedPdf()
  await give(page, 'Insurance', [{ ...pdf, name: 'policy.pdf', buffer: signed }])
  await thumbnail(page, 'policy.pdf').click()
  const viewer = page.getByRole('dialog')
  await viewer.getByText(texts('signedOriginalKept', { isWhole: String(true) })).waitFor()
  const download = page.waitForEvent('download')
  await viewer.getByRole('link', { name: texts('saveOriginal') }).click()
  expect(await readFile(await (await download).path())).toEqual(signed)
  await page.keyboard.press('Escape')

  const scan = await scannedPage()
  await give(page, 'Form 30', [{ name: 'scan.jpg', mimeType: 'image/jpeg', buffer: scan }])
  await thumbnail(page, 'scan.jpg').waitFor({ timeout: 60_000 })
  const [file] = await stored(id, 'Form 30')
  const { width, height } = await sharp(await (await page.request.get(file?.url ?? '')).body()).metadata()
  expect([width, height], 'small print stays').toEqual([1350, 1800])
  expect(file?.bytes).toBeLessThan(scan.length / 2)
})

test('files are dropped on a paper or pasted, and without a paper they join the other files', async () => {
  const { id, CaseNo } = await office.caseIn('ready', { by: employee, over })
  const { page } = await openAt('superadmin', paths.superadmin.caseDetail(CaseNo))
  await paperRow(page, 'Form 30').waitFor()
  const transfer = async (name: string, n: number) =>
    page.evaluateHandle(
      ([fileName, bytes]) => {
        const data = new DataTransfer()
        data.items.add(new File([new Uint8Array(bytes)], fileName, { type: 'image/png' }))
        return data
      },
      [name, [...(await proofImage(n))]] as const,
    )
  const dropped = await transfer('dropped.png', 3)
  await paperRow(page, 'Form 30').dispatchEvent('dragover', { dataTransfer: dropped })
  await paperRow(page, 'Form 30').dispatchEvent('drop', { dataTransfer: dropped })
  await thumbnail(page, 'dropped.png').waitFor()
  const pasted = await transfer('pasted.png', 4)
  await page.evaluate(
    (clipboardData) => document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true })),
    pasted,
  )
  await thumbnail(page, 'pasted.png').waitFor()
  expect((await stored(id, 'Form 30')).map(({ name }) => name)).toEqual(['dropped.png'])
  expect((await checklist(id)).loose.map(({ name }) => name)).toEqual(['pasted.png'])
  const answer = answerOf(page, attachmentEndpoints.bundle.path.replace(':caseId', id))
  await page.getByRole('button', { name: texts('bundle') }).click()
  expect((await answer).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a failed upload is tried again, a running one is cancelled, and one goes on while another page is shown', async () => {
  const { id, CaseNo } = await office.caseIn('ready', { by: employee, over })
  const visitor = await openAs('employee')
  visitor.pageErrors.allow(/Failed to load resource/)
  const { page, visit } = visitor
  await visit(paths.employee.caseDetail(CaseNo))
  const call = '**/case/attachments/**'
  await page.route(call, (route) => route.abort())
  await give(page, 'Form 29', [await png('front.png', 5)])
  const retry = page.getByRole('button', { name: texts('tryAgain', { name: 'front.png' }) })
  await retry.waitFor()
  await page.unroute(call)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(call, async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  await retry.click()
  await page.getByRole('progressbar', { name: texts('uploading', { name: 'front.png' }) }).waitFor()
  await page.getByRole('button', { name: texts('cancel', { name: 'front.png' }) }).click()
  expect(await page.getByRole('progressbar').count()).toBe(0)
  await give(page, 'Form 30', [await png('back.png', 6)])
  await page.getByRole('progressbar', { name: texts('uploading', { name: 'back.png' }) }).waitFor()
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t.menu('home') })
    .first()
    .click()
  await page.waitForURL(`**${paths.employee.home}`)
  release()
  await expect.poll(async () => (await stored(id, 'Form 30')).map(({ name }) => name)).toEqual(['back.png'])
  expect(await stored(id, 'Form 29')).toEqual([])
})

test('the viewer zooms, turns, goes on by keys, deletes after a question, and closes by Escape', async () => {
  const { id, CaseNo } = await office.caseIn('ready', { by: employee, over })
  for (const n of [1, 2, 3]) await uploadTo(id, await proofImage(n), `scan-${n}.png`)
  const visitor = await openAt('superadmin', paths.superadmin.caseDetail(CaseNo))
  const { page } = visitor
  await thumbnail(page, 'scan-1.png').press('Enter')
  const dialog = page.getByRole('dialog')
  const image = (n: number) => dialog.getByRole('img', { name: `scan-${n}.png` })
  await image(1).waitFor()
  await page.keyboard.press('ArrowRight')
  await image(2).waitFor()
  await page.keyboard.press('ArrowLeft')
  await image(1).waitFor()
  await dialog.getByRole('button', { name: t.payments('zoomIn') }).press('Enter')
  await dialog.getByText('150 %').waitFor()
  await dialog.getByRole('button', { name: texts('turn') }).press('Enter')
  expect(await image(1).getAttribute('style')).toContain('rotate(90deg)')
  await dialog.getByRole('button', { name: texts('next') }).press('Enter')
  await image(2).waitFor()
  await dialog.getByRole('button', { name: texts('remove') }).press('Enter')
  const question = page.getByRole('alertdialog')
  await question.getByText(texts('removeDescription', { name: 'scan-2.png' })).waitFor()
  await question.getByRole('button', { name: texts('remove') }).press('Enter')
  await question.waitFor({ state: 'detached' })
  await dialog.waitFor({ state: 'detached' })
  await thumbnail(page, 'scan-2.png').waitFor({ state: 'detached' })
  expect((await checklist(id)).loose.map(({ name }) => name)).toEqual(['scan-1.png', 'scan-3.png'])
  await thumbnail(page, 'scan-3.png').press('Enter')
  await image(3).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

test('on a phone the viewer shows the pages of a PDF in place, and a long name does not widen the page', async () => {
  const { id, CaseNo } = await office.caseIn('assigned', { by: employee, client, over })
  await uploadTo(id, await plainPdf(3), 'three-pages.pdf')
  const visitor = await openAt('client', paths.client.caseDetail(CaseNo), PHONE)
  const { page } = visitor
  await thumbnail(page, 'three-pages.pdf').tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(texts('page', { page: 1, count: 3 })).waitFor()
  await dialog.getByRole('button', { name: texts('nextPage') }).tap()
  const shown = dialog.getByRole('img', { name: texts('pageOf', { name: 'three-pages.pdf', page: 2 }) })
  await shown.waitFor()
  expect(await shown.evaluate((image) => (image as unknown as { naturalHeight: number }).naturalHeight)).toBe(2000)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  // A long name does not widen the page.
  const name = `${'scan-of-both-sides-of-the-insurance-'.repeat(3)}.docx`
  await give(page, 'Insurance', [{ name, mimeType: 'application/msword', buffer: Buffer.from('a letter') }])
  await paperRow(page, 'Insurance').getByText(texts('wrongKind')).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
})

test('a dealer deletes an own file within the hour, and is not offered to delete others; on paper there is no hint of how files are added', async () => {
  const { id, CaseNo } = await office.caseIn('assigned', { client, over })
  await uploadTo(id, await proofImage(7), 'of-the-office.png')
  const { page } = await openAt('client', paths.client.caseDetail(CaseNo))
  await give(page, texts('otherFiles'), [await png('own.png', 8)])
  await thumbnail(page, 'own.png').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: texts('remove') }).waitFor()
  await dialog.getByRole('button', { name: texts('previous') }).click()
  await dialog.getByRole('img', { name: 'of-the-office.png' }).waitFor()
  expect(await dialog.getByRole('button', { name: texts('remove') }).count()).toBe(0)
  await page.keyboard.press('Escape')
  const hint = page.getByText(texts('howToAdd'))
  await hint.waitFor()
  await page.emulateMedia({ media: 'print' })
  await hint.waitFor({ state: 'hidden' })
})
