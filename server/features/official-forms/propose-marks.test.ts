import { degrees } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import {
  type CentralForm,
  officialFormEndpoints as calls,
  centralForms,
  type Mark,
  type OfficialForm,
} from '#contract/official-forms/official-form.ts'
import { t } from '#contract/texts.ts'
import { pdfWithFields, plainPdf, scannedPdf, uploadedForm } from '#test/blank-pdfs.ts'
import { breadth } from '#test/breadth.ts'
import { requireFile, requireSuccess } from '#test/caller.ts'
import { centralBlank, financiers, PRINTED_AT, people, TAX_UNTIL, vehicle, versions } from '#test/central-blanks.ts'
import { officeOfFile } from '#test/office.ts'
import { placedTexts } from '#test/read-pdf.ts'

const { office, admin } = await officeOfFile()
const employee = await office.employee()
const UNKNOWN = '01900000-0000-7000-8000-0000000000ff'

await office.rto('MH-12', 'Pune')
await office.rto('MH-15', 'Nashik')
const body = await office.caseBody({
  vehicleDetail: vehicle,
  ownerDetails: people,
  expireDetail: { taxExpiry: TAX_UNTIL },
  transactionDetail: {
    hptId: (await office.firm(financiers.ended)).id,
    hpaId: (await office.firm(financiers.added)).id,
  },
})
const created = await office.ok(caseEndpoints.create, { as: admin, body })

const propose = (form: Pick<OfficialForm, 'id'>, number: string, as = admin) =>
  office.call(calls.propose, { as, params: { id: form.id, number: number as CentralForm } })
const uploaded = async (pdf: Buffer) => uploadedForm(office.call, await office.superadmin(), pdf)

describe.each(Object.entries(versions))('on a blank of %s', (_, version) => {
  test.each(centralForms)(
    'the values of form %s are printed beside its labels, and nothing elsewhere',
    async (number) => {
      const { pdf, expected } = await centralBlank(number, version)
      const form = await uploaded(pdf)
      const { marks, missing, isScan } = requireSuccess(await propose(form, number)).data
      expect([missing, isScan]).toEqual([[], false])
      const { id, name, services, isActive } = form
      await office.ok(calls.edit, { as: admin, params: { id }, body: { name, services, isActive, marks } })
      const filled = await office.clock.at(PRINTED_AT, () =>
        office.call(calls.fill, { as: admin, params: { id }, body: { caseId: created.id } }),
      )
      const [blankPages, pages] = [await placedTexts(pdf), await placedTexts(requireFile(filled))]
      // The texts of the blank come first on each page, then those that were printed.
      const printed = pages.map((texts, index) => texts.slice(blankPages[index]?.length))
      const isIn = ({ x, end, y }: (typeof expected)[number], text: (typeof printed)[number][number]) =>
        text.x >= x - 4 && text.x + text.width <= end + 1 && Math.abs(text.y - y) < 3
      const plain = (text: string) => text.replaceAll(/\s/g, '')
      const inGaps = expected.map((place) => {
        const texts = (printed[place.page - 1] ?? []).filter((text) => isIn(place, text))
        return { line: place.line, text: plain(texts.map(({ text }) => text).join('')) }
      })
      expect(inGaps).toEqual(expected.map(({ line, text }) => ({ line, text: plain(text) })))
      const stray = printed.flatMap((texts, index) =>
        texts.filter((text) => !expected.some((place) => place.page === index + 1 && isIn(place, text))),
      )
      expect(stray).toEqual([])
    },
  )
})

describe('the proposed marks', () => {
  test('name the labels that the blank does not have', async () => {
    const { pdf } = await centralBlank('35', versions.a4)
    const { marks, missing } = requireSuccess(await propose(await uploaded(pdf), '30')).data
    expect(marks.map(({ value }) => value)).toEqual(['vehicleDetail.toRTO'])
    expect(missing).toContainEqual({ label: 'son/wife/daughter of', value: 'seller.sonOf' })
  })

  test('stand one below the other on a scan, inside the page and fit to be saved', async () => {
    for (const pdf of [await scannedPdf(), await plainPdf()]) {
      const { id, name, services, isActive, pages } = await uploaded(pdf)
      const { marks, missing, isScan } = requireSuccess(await propose({ id }, '29')).data
      expect([missing, isScan, marks.length]).toEqual([[], true, 9])
      const tops = marks.map(({ y = 0 }) => y)
      expect(tops).toEqual(tops.toSorted((a, b) => a - b))
      expect(tops.at(-1)).toBeLessThan(pages[0]?.height ?? 0)
      const change = { name, services, isActive, marks }
      await office.ok(calls.edit, { as: admin, params: { id }, body: change })
    }
  })

  test('an unknown form or number has no proposed marks, and an employee gets none', async () => {
    const form = await uploaded(await plainPdf())
    expect((await propose({ id: UNKNOWN }, '29')).status).toBe(404)
    const unknown = await propose(form, '31')
    expect([unknown.status, unknown.errors.fields]).toEqual([400, { number: t.officialForms('noSuchCentralForm') }])
    expect((await propose(form, '29', employee)).status).toBe(403)
  })

  test('stand on their page, whatever way it is turned and wherever the file puts letters', async () => {
    for (const angle of [0, 90, 180, 270]) {
      const turned = await plainPdf(1, async (document) => {
        const [page] = document.getPages()
        const font = await document.embedFont('Helvetica')
        page?.setRotation(degrees(angle))
        for (const x of [-900, -20, 300, 560, 1e9])
          page?.drawText('Vehicle No. ....................', { x, y: 400, size: 11, font })
        page?.drawText('Chassis No.', { x: 1, y: -3, size: 300, font })
      })
      const { id, name, services, isActive } = await uploaded(turned)
      const { marks } = requireSuccess(await propose({ id }, '26')).data
      const change = { name, services, isActive, marks }
      await office.ok(calls.edit, { as: admin, params: { id }, body: change })
      if (angle === 0) expect(marks.map(({ value }) => value)).toContain('vehicleDetail.vehicleNo')
    }
  })

  test('marks are found in the first 30,000 characters, however many the pages have', async () => {
    const many = await plainPdf(3, async (document) => {
      const font = await document.embedFont('Courier')
      for (const page of document.getPages())
        for (let line = 0; line < 100; line += 1)
          page.drawText('Registration mark '.repeat(20), { x: 1, y: 841 - line, size: 1, font })
    })
    const { marks } = requireSuccess(await propose(await uploaded(many), '26')).data
    expect(marks.length).toBeLessThan(5)
  })
})

/* Values of a form that are no field of a case. */

const at = (value: string, place: Partial<Mark>): Mark => ({
  page: 1,
  x: 40,
  y: 60,
  width: 300,
  size: 12,
  ...place,
  value,
})

test('crosses the services of the case, names the office, and has one letter in each box', async () => {
  const { id } = await office.caseIn('ready')
  const { id: formId, name, services, isActive } = await uploadedForm(office.call, admin, await plainPdf())
  const marks = [
    at('tick:transferLocal', { y: 100 }),
    at('tick:drc', { y: 140 }),
    at('office.name', { y: 180 }),
    at('text:MH12', { y: 220, width: 80, boxes: 4 }),
    at('text:TOO LONG', { y: 260, width: 80, boxes: 4 }),
  ]
  const body = { name, services, isActive, marks }
  await office.ok(calls.edit, { as: admin, params: { id: formId }, body })
  const [texts = []] = await placedTexts(
    requireFile(await office.call(calls.fill, { as: admin, params: { id: formId }, body: { caseId: id } })),
  )
  expect(texts.map(({ text, y }) => [text, Math.floor((y - 60) / 40)])).toEqual([
    ['X', 1],
    [t.general('productName'), 3],
    ...['M', 'H', '1', '2'].map((letter) => [letter, 4]),
    ['TOO LONG', 5],
  ])
  // Each letter is in the middle of its box of 20 points.
  expect(texts.slice(2, 6).map(({ x, width }) => Math.round(x + width / 2))).toEqual([50, 70, 90, 110])
})

test('a text that no font has is named, and one of another script is printed', async () => {
  const { id } = await office.caseIn('ready')
  const { id: formId, name, services, isActive } = await uploadedForm(office.call, admin, await plainPdf())
  const fill = async (text: string) => {
    const body = { name, services, isActive, marks: [at(`text:${text}`, {})] }
    await office.ok(calls.edit, { as: admin, params: { id: formId }, body })
    return office.call(calls.fill, { as: admin, params: { id: formId }, body: { caseId: id } })
  }
  const refused = await fill('Li Wei 李伟')
  expect([refused.status, refused.errors]).toMatchObject([
    409,
    { message: t.report('unprintable', { text: 'Li Wei 李伟', letters: '李伟' }), code: 'report.noFont' },
  ])
  const [texts = []] = await placedTexts(requireFile(await fill('ஸ்ரீனிவாசன்')))
  expect(texts.map(({ text }) => text)).toEqual(['ஸ்ரீனிவாசன்'])
})

test('parts of a form stay when another part is edited, and one must be named', async () => {
  const as = await office.superadmin()
  const form = await uploadedForm(office.call, as, await plainPdf(2))
  const edit = (body: object) => office.call(calls.edit, { as, params: { id: form.id }, body })
  const named = { name: 'Form 29 of Pune', services: ['hpt'] }
  expect(requireSuccess(await edit(named)).data).toEqual({ ...form, ...named })
  expect(requireSuccess(await edit({ isActive: false })).data).toEqual({ ...form, ...named, isActive: false })
  const marks = [{ page: 1, x: 40, y: 60, width: 300, size: 12, value: 'CaseNo' }]
  const saved = { ...form, ...named, isActive: false, marks }
  expect(requireSuccess(await edit({ marks })).data).toEqual(saved)
  const { status, errors } = await edit({})
  expect([status, errors.fields]).toEqual([400, { name: t.officialForms('nameRequired') }])
  expect(await office.ok(calls.all, { as })).toContainEqual(saved)
})

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
