import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { attachmentEndpoints as calls } from '#contract/papers/attachment-endpoints.ts'
import { plainPdf } from '#test/blank-pdfs.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { openOffice } from '#test/office.ts'
import { formWith, proofImage } from '#test/upload-form.ts'

const office = await openOffice()
afterAll(() => office.close())
const employee = await office.employee()
const [client, other] = [await office.client(), await office.client()]

test('a page of a PDF is drawn for those who see its case, and is not there for others or beyond the last', async () => {
  const { id: caseId } = await office.caseIn('assigned', { by: employee, client })
  const upload = async (bytes: Buffer, name: string) =>
    requireSuccess(await office.call(calls.upload, { as: client, params: { caseId }, ...formWith(bytes, name) })).data
      .id
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
