import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { officialFormEndpoints as calls } from '#contract/official-forms/official-form-endpoints.ts'
import { pdfWithFields, plainPdf, scannedPdf, uploadedForm } from '#test/blank-pdfs.ts'
import { breadth } from '#test/breadth.ts'
import { requireSuccess } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'

const { office, admin } = await officeOfFile()
const UNKNOWN = '01900000-0000-7000-8000-0000000000ff'

const pixelsOf = async (picture: string) => {
  const image = sharp(Buffer.from(picture.replace('data:image/webp;base64,', ''), 'base64'))
  const { width, height } = await image.metadata()
  const { channels } = await image.stats()
  return { width, height, darkest: Math.min(...channels.map(({ min }) => min)) }
}

describe('the picture of a page', () => {
  const picture = (id: string, page: number, as = admin) => office.call(calls.picture, { as, params: { id, page } })

  test('shows the page as viewers do, with its fields', async () => {
    const form = await uploadedForm(office.call, admin, await scannedPdf())
    const pages = form.pages.map((size, index) => ({ ...size, page: index + 1 }))
    // A turned page, one that is cut and turned, and one with another origin.
    const some = pages.filter(({ page }) => [2, 6, 7].includes(page))
    for (const { page, width, height } of breadth(some, pages)) {
      const shown = await pixelsOf(requireSuccess(await picture(form.id, page)).data.picture)
      expect(shown.width / shown.height, `page ${page}`).toBeCloseTo(width / height, 2)
      expect(Math.max(shown.width, shown.height)).toBe(2000)
    }
    const [plain, withFields] = await Promise.all([plainPdf(), pdfWithFields()])
    const darkest = async (blank: Buffer) => {
      const { id } = await uploadedForm(office.call, admin, blank)
      return (await pixelsOf(requireSuccess(await picture(id, 1)).data.picture)).darkest
    }
    expect(await darkest(plain)).toBe(255)
    expect(await darkest(withFields)).toBeLessThan(80)
  })

  test('another page, an unknown form and a form without its file have no picture', async () => {
    const form = await uploadedForm(office.call, admin, await plainPdf(2))
    expect((await picture(form.id, 2)).status).toBe(200)
    expect((await picture(form.id, 3)).status).toBe(404)
    expect((await picture(form.id, 0)).status).toBe(400)
    expect((await picture(form.id, 1.5)).status).toBe(400)
    expect((await picture(UNKNOWN, 1)).status).toBe(404)
  })
})
