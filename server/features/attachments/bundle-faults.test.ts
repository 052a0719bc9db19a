import { rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { attachmentEndpoints as calls } from '#contract/attachments/attachment-endpoints.ts'
import { MAX_BUNDLE_BYTES } from '#contract/attachments/attachment-values.ts'
import { t } from '#contract/texts.ts'
import { plainPdf } from '#test/blank-pdfs.ts'
import { requireFile } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'
import { pagesOfPdf } from '#test/read-pdf.ts'
import { formWith, proofImage } from '#test/upload-form.ts'

/* Files of a bundle that cannot be added to it. */
const { office, admin } = await officeOfFile()
const { id: caseId } = await office.caseIn('Created')

const pdfOf = (text: string) => plainPdf(1, (document) => document.getPages()[0]?.drawText(text, { x: 40, y: 700 }))
const upload = async (bytes: Buffer, name: string) =>
  (await office.ok(calls.upload, { as: admin, params: { caseId }, ...formWith(bytes, name) })).id
/** The path of a stored attachment. */
const pathOf = async (id: string) => {
  const { file_key } = await office.database.db
    .selectFrom('attachments')
    .select('file_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return join(office.deps.config.DATA_DIR, 'files', file_key.slice(0, 2), file_key)
}
const bundle = () => office.call(calls.bundle, { as: admin, params: { caseId } })
const texts = async () =>
  (await pagesOfPdf(requireFile(await bundle()))).map((text) => text.replaceAll(/\s+/g, ' ').trim())

let [first, image, second] = ['', '', '']
beforeAll(async () => {
  first = await upload(await pdfOf('first'), 'first.pdf')
  image = await upload(await proofImage(1), 'बीमा policy.png')
  second = await upload(await pdfOf('second'), 'second.pdf')
  await upload(await pdfOf('third'), 'third.pdf')
})

test('an unreadable file leaves a page with its name', async () => {
  expect(await texts()).toEqual(['first', '', 'second', 'third'])
  const [pdf, jpeg] = [await pathOf(second), await pathOf(image)]
  await writeFile(pdf, Buffer.alloc((await stat(pdf)).size, 'no PDF'))
  await writeFile(jpeg, Buffer.alloc((await stat(jpeg)).size, 'no image'))
  expect(await texts()).toEqual([
    'first',
    t.attachments('notInBundle', { name: 'बीमा policy.png' }),
    t.attachments('notInBundle', { name: 'second.pdf' }),
    'third',
  ])
})

test('a missing or shortened file leaves a page with its name', async () => {
  await truncate(await pathOf(image), 600)
  await rm(await pathOf(first))
  await rm(await pathOf(second))
  expect(await texts()).toEqual([
    t.attachments('notInBundle', { name: 'first.pdf' }),
    t.attachments('notInBundle', { name: 'बीमा policy.png' }),
    t.attachments('notInBundle', { name: 'second.pdf' }),
    'third',
  ])
})

test('a store that does not answer is 503', async () => {
  const copyTo = vi.spyOn(office.deps.files, 'copyTo')
  copyTo.mockRejectedValueOnce(new Error('away'))
  expect((await bundle()).status).toBe(503)
  copyTo.mockImplementationOnce(async (_, path) => {
    await writeFile(path, 'half')
    throw Object.assign(new Error('away'), { code: 'ECONNRESET' })
  })
  expect((await bundle()).status).toBe(503)
  copyTo.mockRestore()
})

test('more than 100 MB are refused', async () => {
  for (let n = 0; n < 7; n += 1) await upload(await pdfOf('small'), 'small.pdf')
  const setBytes = (bytes: number) =>
    office.database.db.updateTable('attachments').set({ bytes }).where('case_id', '=', caseId).execute()
  await setBytes(Math.floor(MAX_BUNDLE_BYTES / 11))
  expect((await bundle()).status).toBe(200)
  await setBytes(Math.ceil(MAX_BUNDLE_BYTES / 11))
  const { status, message } = await bundle()
  expect([status, message]).toEqual([413, t.attachments('bundleTooLarge')])
})
