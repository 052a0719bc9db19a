import { afterAll, expect, test } from 'vitest'
import { officialFormEndpoints as calls } from '#contract/official-forms/official-form-endpoints.ts'
import { t } from '#contract/texts.ts'
import { plainPdf, uploadedForm } from '#test/blank-pdfs.ts'
import { requireSuccess } from '#test/caller.ts'
import { openOffice } from '#test/office.ts'

const office = await openOffice()
afterAll(() => office.close())

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
