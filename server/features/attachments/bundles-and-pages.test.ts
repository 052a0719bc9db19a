import { rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { attachmentEndpoints as calls } from '#contract/attachments/attachment.ts'
import { MAX_BUNDLE_BYTES } from '#contract/attachments/attachment-values.ts'
import { t } from '#contract/texts.ts'
import { plainPdf } from '#test/blank-pdfs.ts'
import { requireFile, requireSuccess, type Session } from '#test/caller.ts'
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

const employee = await office.employee()
const [client, other] = [await office.client(), await office.client()]

const caseOf = async () => (await office.caseIn('assigned', { by: employee, client })).id
const uploadPdf = async (caseId: string, pages = 1) =>
  (await office.ok(calls.upload, { as: client, params: { caseId }, ...formWith(await plainPdf(pages), 'scan.pdf') })).id
const look = (caseId: string, id: string, page: number, as: Session = client) =>
  office.call(calls.page, { as, params: { caseId, id, page } })
const keptPages = (id: string) =>
  office.database.db.selectFrom('drawn_pages').select(['page', 'file_key']).where('attachment_id', '=', id).execute()
const drawings = vi.spyOn(office.deps.pdfs, 'drawPage')
afterEach(() => drawings.mockClear())

test('a page of a PDF is drawn for users who see its case, and is 404 for others or beyond the last page', async () => {
  const { id: caseId } = await office.caseIn('assigned', { by: employee, client })
  const upload = async (bytes: Buffer, name: string) =>
    (await office.ok(calls.upload, { as: client, params: { caseId }, ...formWith(bytes, name) })).id
  const pdf = await upload(await plainPdf(3), 'three.pdf')
  const image = await upload(await proofImage(1), 'one.png')
  const page = (id: string, number: number, as: Session = client) =>
    office.call(calls.page, { as, params: { caseId, id, page: number } })
  for (const as of [client, employee]) {
    const { picture, pageCount } = requireSuccess(await page(pdf, 3, as)).data
    expect(pageCount).toBe(3)
    const bytes = Buffer.from(picture.replace('data:image/webp;base64,', ''), 'base64')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', height: 2000 })
  }
  expect((await page(pdf, 4)).status).toBe(404)
  expect((await page(pdf, 0)).status).toBe(400)
  expect((await page(image, 1)).status).toBe(404)
  expect((await page(pdf, 1, other)).status).toBe(404)
})

test.each([
  ['a strip', [14_400, 3], [2000, 1]],
  ['half a point', [0.5, 0.5], [2000, 2000]],
  ['a roll of 2 km', [600, 6_000_000], [1, 2000]],
  ['no width', [0, 842], [1545, 2000]],
] as const)('a page of %s has a picture', async (_, sides, [width, height]) => {
  const caseId = await caseOf()
  const bytes = await plainPdf(1, (document) => document.getPages()[0]?.setMediaBox(0, 0, sides[0], sides[1]))
  const { id } = await office.ok(calls.upload, { as: client, params: { caseId }, ...formWith(bytes, 'scan.pdf') })
  const { picture } = requireSuccess(await look(caseId, id, 1)).data
  const shown = await sharp(Buffer.from(picture.replace('data:image/webp;base64,', ''), 'base64')).metadata()
  expect([shown.width, shown.height]).toEqual([width, height])
})

test('the first page is drawn at the upload, and every other one once for all viewers', async () => {
  const caseId = await caseOf()
  const id = await uploadPdf(caseId, 2)
  expect((await keptPages(id)).map(({ page }) => page)).toEqual([1])
  drawings.mockClear()
  const first = requireSuccess(await look(caseId, id, 1)).data
  expect([first.pageCount, drawings.mock.calls.length]).toEqual([2, 0])
  const looks = await Promise.all(Array.from({ length: 100 }, (_, n) => look(caseId, id, 2, n % 2 ? client : employee)))
  expect(new Set(looks.map((answer) => requireSuccess(answer).data.picture)).size).toBe(1)
  expect(drawings).toHaveBeenCalledOnce()
  expect((await look(caseId, id, 3)).status).toBe(404)
  expect(drawings, 'the number of pages is known').toHaveBeenCalledOnce()
})

test('a drawn page that the store has lost is drawn again, since backups leave it out', async () => {
  const caseId = await caseOf()
  const id = await uploadPdf(caseId)
  const [kept] = await keptPages(id)
  await office.deps.files.remove(kept?.file_key ?? '')
  expect((await look(caseId, id, 1)).status).toBe(200)
  const [again] = await keptPages(id)
  expect(again?.file_key).not.toBe(kept?.file_key)
  expect(await office.deps.files.get(again?.file_key ?? '')).not.toBe(null)
})

test('a deleted PDF takes its drawn pages along', async () => {
  const caseId = await caseOf()
  const id = await uploadPdf(caseId, 2)
  await look(caseId, id, 2)
  const keys = (await keptPages(id)).map(({ file_key }) => file_key ?? '')
  expect(keys).toHaveLength(2)
  await office.ok(calls.remove, { as: client, params: { caseId, id } })
  expect(await keptPages(id)).toEqual([])
  for (const key of keys) expect(await office.deps.files.get(key)).toBe(null)
  expect(await office.database.db.selectFrom('dropped_files').selectAll().execute()).toEqual([])
})
