import { expect, test } from 'vitest'
import type { Mark } from '#contract/official-forms/official-form.ts'
import { officialFormEndpoints as calls } from '#contract/official-forms/official-form-endpoints.ts'
import { t } from '#contract/texts.ts'
import { plainPdf, uploadedForm } from '#test/blank-pdfs.ts'
import { requireFile } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'
import { placedTexts } from '#test/read-pdf.ts'

/* Values of a form that are no field of a case. */

const { office, admin } = await officeOfFile()

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
