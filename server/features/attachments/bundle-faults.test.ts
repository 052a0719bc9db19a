import { rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { attachmentEndpoints as calls } from '#contract/attachments/attachment-endpoints.ts'
import { messages } from '#contract/messages.ts'
import { createPdfs } from '#server/adapters/pdfs.ts'
import { bounds } from '#server/bounds.ts'
import { plainPdf } from '#test/blank-pdfs.ts'
import { requirePdf, requireSuccess } from '#test/caller.ts'
import { stampedPdf } from '#test/hostile-pdfs.ts'
import { openOffice } from '#test/office.ts'
import { pagesOfPdf } from '#test/read-pdf.ts'
import { formWith, proofImage } from '#test/upload-form.ts'

/* Files of a bundle that cannot be added to it. */
const office = await openOffice()
afterAll(() => office.close())
const admin = await office.superadmin()
const { id: caseId } = await office.caseIn('Created')

const pdfOf = (text: string) => plainPdf(1, (document) => document.getPages()[0]?.drawText(text, { x: 40, y: 700 }))
const upload = async (bytes: Buffer, name: string) =>
  requireSuccess(await office.call(calls.upload, { as: admin, params: { caseId }, ...formWith(bytes, name) })).data.id
/** The path of what is stored of an attachment. */
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
  (await pagesOfPdf(requirePdf(await bundle()))).map((text) => text.replaceAll(/\s+/g, ' ').trim())

let [first, image, second] = ['', '', '']
beforeAll(async () => {
  first = await upload(await pdfOf('first'), 'first.pdf')
  image = await upload(await proofImage(1), 'बीमा policy.png')
  second = await upload(await pdfOf('second'), 'second.pdf')
  await upload(await pdfOf('third'), 'third.pdf')
})

test('leave a page that names them in their place, and the rest follows', async () => {
  expect(await texts()).toEqual(['first', '', 'second', 'third'])
  await writeFile(await pathOf(second), 'no PDF')
  await truncate(await pathOf(image), 600)
  expect(await texts()).toEqual([
    'first',
    messages.attachments.notInBundle('बीमा policy.png'),
    messages.attachments.notInBundle('second.pdf'),
    'third',
  ])
  await writeFile(await pathOf(image), 'no image')
  await rm(await pathOf(first))
  await rm(await pathOf(second))
  expect(await texts()).toEqual([
    messages.attachments.notInBundle('first.pdf'),
    messages.attachments.notInBundle('बीमा policy.png'),
    messages.attachments.notInBundle('second.pdf'),
    'third',
  ])
})

test('also one that takes too long to copy, as an older version may have stored it', async () => {
  const pdfs = createPdfs({ ...bounds.pdf, seconds: 3 }, office.deps.log)
  const ordinary = office.deps.pdfs
  await writeFile(await pathOf(second), await stampedPdf())
  office.deps.pdfs = pdfs
  try {
    expect((await texts()).slice(2)).toEqual([messages.attachments.notInBundle('second.pdf'), 'third'])
  } finally {
    office.deps.pdfs = ordinary
    pdfs.close()
  }
})

test('a fault that passes is no reason to leave a file out', async () => {
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
