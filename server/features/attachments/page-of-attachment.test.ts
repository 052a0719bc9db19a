import sharp from 'sharp'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { attachmentEndpoints as calls } from '#contract/attachments/attachment-endpoints.ts'
import { plainPdf } from '#test/blank-pdfs.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { openOffice } from '#test/office.ts'
import { formWith, proofImage } from '#test/upload-form.ts'

const office = await openOffice()
afterAll(() => office.close())
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
