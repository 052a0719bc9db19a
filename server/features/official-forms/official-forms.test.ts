import { describe, expect, test } from 'vitest'
import { activityEndpoints } from '#contract/activity/activity.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { officeDay } from '#contract/dates.ts'
import {
  officialFormEndpoints as calls,
  MAX_FORMS,
  type Mark,
  type OfficialForm,
} from '#contract/official-forms/official-form.ts'
import { t } from '#contract/texts.ts'
import { pdfWithFields, plainPdf, scannedPdf, uploadedForm } from '#test/blank-pdfs.ts'
import { requireFile, requireSuccess, type Session } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'
import { copiedPages, pagesOfPdf, placedTexts } from '#test/read-pdf.ts'
import { formWith } from '#test/upload-form.ts'
import { whileHeld } from '#test/while-held.ts'

const { office, admin } = await officeOfFile({ RATE_LIMITS: 'on' })
const employee = await office.employee()

const { ownerDetails: owners } = await office.caseBody()
const UNKNOWN = '01900000-0000-7000-8000-0000000000ff'
const at = (value: string, place: Partial<Mark> = {}): Mark => ({
  ...{ page: 1, x: 40, y: 60, width: 300, size: 12 },
  ...place,
  value,
})
const upload = (bytes: Buffer, as = admin, name = 'Form 29.pdf') =>
  office.call(calls.upload, { as, ...formWith(bytes, name, 'application/pdf') })
const edit = (form: OfficialForm, change: object, as = admin) => {
  const { name, services, isActive, marks } = form
  return office.call(calls.edit, { as, params: { id: form.id }, body: { name, services, isActive, marks, ...change } })
}
const formOf = async (marks: Mark[], blank?: Buffer) => {
  // Another superadmin each time, because uploads of one user are limited.
  const form = await uploadedForm(office.call, await office.superadmin(), blank ?? (await plainPdf(2)))
  return requireSuccess(await edit(form, { marks })).data
}
const fill = (form: Pick<OfficialForm, 'id'>, caseId: string, as: Session = admin, reason?: unknown) =>
  office.call(calls.fill, { as, params: { id: form.id }, body: { caseId, ...(reason !== undefined && { reason }) } })
const printed = async (...args: Parameters<typeof fill>) =>
  (await pagesOfPdf(requireFile(await fill(...args)))).join('\n').trim()

describe('a blank', () => {
  test('becomes an active form, named after its file', async () => {
    const form = requireSuccess(await upload(await pdfWithFields(), admin, 'Form 29 (Notice).PDF'))
    expect(form.status).toBe(201)
    expect(form.data).toEqual({
      id: expect.any(String),
      name: 'Form 29 (Notice)',
      pages: [{ width: 595, height: 842 }],
      fields: ['owner.name', 'address', 'plate', 'fee', 'given', 'fitness', 'transfer'],
      services: [],
      marks: [],
      isActive: true,
    })
    const nameless = requireSuccess(await upload(await scannedPdf(), admin, '.pdf')).data
    expect(nameless.name).toBe(t.officialForms('unnamed'))
    expect(requireSuccess(await upload(await plainPdf(), admin, '202611231405.pdf')).data.name).toBe(nameless.name)
    expect(nameless.pages[1]).toEqual({ width: 842, height: 595 })
  })

  test('a blank of 10 pages and 5 MB is accepted, and a larger one refused', async () => {
    expect((await upload(await plainPdf(10))).status).toBe(201)
    const many = await upload(await plainPdf(11))
    expect([many.status, many.errors.fields]).toEqual([400, { file: t.officialForms('tooManyPages', { most: 10 }) }])
    const big = (size: number) =>
      plainPdf(1, ({ context }) => void context.register(context.stream(Buffer.alloc(size, 'x'))))
    expect((await upload(await big(5_000_000))).status).toBe(201)
    const tooBig = await upload(await big(5 * 1024 * 1024))
    expect([tooBig.status, tooBig.errors.fields]).toEqual([413, { file: t.officialForms('tooLarge') }])
  })

  test('a blank beyond 500 is refused, also of two at once', async () => {
    const one = async () => upload(await plainPdf())
    const { id } = requireSuccess(await one()).data
    const { pool } = office.database
    await pool.query(`insert into forms (id, name, file_key, bytes, pages, fields, user_id, created_at)
      select gen_random_uuid(), 'One of many', gen_random_uuid()::text, bytes, pages, fields, user_id, created_at
      from forms, generate_series((select count(*) + 2 from forms), ${MAX_FORMS}) where id = '${id}'`)
    const answers = await whileHeld(office, 'lock table forms in share row exclusive mode', one, one)
    await pool.query("delete from forms where name = 'One of many'")
    const refused = { status: 409, message: t.officialForms('tooMany') }
    expect(answers).toMatchObject([{ status: 201 }, refused])
  })

  test('a blank that is damaged, active or no PDF is refused, and leaves nothing stored', async () => {
    const before = await office.database.db.selectFrom('forms').select('id').execute()
    const script = await plainPdf(1, (document) => document.addJavaScript('a', 'app.alert(1)'))
    for (const [bytes, status, message] of [
      [script, 400, t.upload('pdfActive')],
      [Buffer.from('%PDF-1.7\n1 0 obj'), 400, t.upload('pdfUnreadable')],
      [Buffer.from('hello'), 415, t.officialForms('pdfOnly')],
      [Buffer.alloc(0), 400, t.officialForms('noFile')],
    ] as const) {
      const answer = await upload(bytes)
      expect([answer.status, answer.errors.fields]).toEqual([status, { file: message }])
    }
    expect(await office.database.db.selectFrom('forms').select('id').execute()).toEqual(before)
  })
})

describe('marks', () => {
  test('marks are kept with name, services and state', async () => {
    const form = await uploadedForm(office.call, await office.superadmin(), await pdfWithFields())
    const marks = [
      at('vehicleDetail.vehicleNo', { x: 395, y: 830, width: 200 }),
      at('today'),
      at('text:श्री ₹'),
      { field: 'owner.name', value: 'ownerDetails.buyerName' },
    ]
    const change = { name: 'Form 29', services: ['transferLocal', 'hpt', 'hpt'], isActive: false, marks }
    const saved = requireSuccess(await edit(form, change)).data
    expect(saved).toEqual({ ...form, ...change, services: ['transferLocal', 'hpt'] })
    const all = await office.ok(calls.all, { as: admin })
    expect(all).toContainEqual(saved)
    const active = await office.ok(calls.all, { as: employee })
    expect(active.map(({ id }) => id)).not.toContain(form.id)
    expect(active.length).toBeGreaterThan(0)
  })

  test('marks that the form has no place for, or without a known value, are refused', async () => {
    const form = await uploadedForm(office.call, await office.superadmin(), await pdfWithFields())
    const { width: _, ...withoutWidth } = at('today')
    const { size: __, ...withoutSize } = at('today')
    const wrong: [object, string][] = [
      [at('vehicleDetail.colour'), 'value'],
      [at('constructor'), 'value'],
      [at('text:'), 'value'],
      [at('text: '), 'value'],
      [at('Today'), 'value'],
      [at('today', { page: 2 }), 'page'],
      [at('today', { page: 0 }), 'page'],
      [at('today', { x: -1 }), 'x'],
      [at('today', { x: 400, width: 200 }), 'x'],
      [at('today', { y: 840 }), 'y'],
      [at('today', { width: 0 }), 'width'],
      [at('today', { size: 1 }), 'size'],
      [withoutWidth, ''],
      [withoutSize, ''],
      [{ value: 'today' }, ''],
      [{ ...at('today'), field: 'fee' }, ''],
      [{ field: 'owner', value: 'today' }, 'field'],
      [{ field: 'send', value: 'today' }, 'field'],
      [{ ...at('today'), colour: 'red' }, 'colour'],
    ]
    for (const [mark, place] of wrong) {
      const { status, errors } = await edit(form, { marks: [at('today'), mark] })
      expect([status, Object.keys(errors.fields ?? {})], JSON.stringify(mark)).toEqual([
        400,
        [place ? `marks.1.${place}` : 'marks.1'],
      ])
    }
    const twice = [1, 2].map(() => ({ field: 'fee', value: 'today' }))
    expect((await edit(form, { marks: twice })).errors.fields).toEqual({
      'marks.1.field': t.officialForms('fieldTwice'),
    })
    for (const change of [{ services: ['tax'] }, { name: ' ' }, { isActive: null }, { marks: null }])
      expect((await edit(form, change)).status, JSON.stringify(change)).toBe(400)
    expect((await edit({ ...form, id: UNKNOWN }, {})).status).toBe(404)
  })

  test('marks and names with a number that could be an Aadhaar number are refused', async () => {
    const form = await formOf([])
    const refused = async (change: object) => {
      const { status, errors } = await edit(form, change)
      return [status, errors.fields]
    }
    const message = t.officialForms('aadhaarDigits')
    for (const text of ['text:234567890124', 'text:2345 6789 0124', 'text:UID/234567890124 of the owner'])
      expect(await refused({ marks: [at(text)] })).toEqual([400, { 'marks.0.value': message }])
    expect(await refused({ name: 'Form of 234567890124' })).toEqual([400, { name: message }])
    for (const text of ['text:2345 6789 0125', 'text:2345678901245', 'text:MH12/234567890125'])
      expect((await edit(form, { marks: [at(text)], name: text.slice(5) })).status, text).toBe(200)
  })

  test('the history has the changes', async () => {
    const form = await formOf([at('today')])
    const data = await office.ok(activityEndpoints.list, { as: admin, query: { kind: 'form' } })
    const ofForm = data.filter(({ aboutId }) => aboutId === form.id)
    expect(ofForm.map(({ action, about }) => [action, about])).toEqual([
      ['edited', 'Form 29'],
      ['uploaded', 'Form 29'],
    ])
    expect(ofForm[0]?.changes).toMatchObject({ marks: { from: 0, to: 1 }, values: { to: 'today' } })
  })
})

describe('a form that is printed', () => {
  test('has the values of the case, as they are written on forms', async () => {
    const body = await office.caseBody({
      vehicleDetail: { vehicleNo: 'MH12AB1234' },
      expireDetail: { taxExpiry: '2027-04-30' },
      transactionDetail: { fitness: true, rrf: false },
      ownerDetails: { ...owners, buyerName: 'नवनाथ शहा', buyerAddress: 'Flat 4\nPune' },
      expenseDetail: { receiptAmount: 123456.5 },
    })
    const data = await office.ok(caseEndpoints.create, { as: employee, body })
    const values = [
      'vehicleDetail.vehicleNo',
      'expireDetail.taxExpiry',
      'transactionDetail.fitness',
      'transactionDetail.rrf',
      'ownerDetails.buyerName',
      'ownerDetails.buyerAddress',
      'expenseDetail.receiptAmount',
      'vehicleDetail.rmaVehicleNo',
      'transactionDetail.hptId',
      'text:शहर',
      'CaseNo',
      'today',
    ]
    const form = await formOf(values.map((value, index) => at(value, { y: 40 + index * 30 })))
    const [texts = []] = await placedTexts(requireFile(await fill(form, data.id, employee)))
    const line = (index: number) =>
      texts
        .filter(({ y }) => Math.abs(y - (40 + index * 30 + 0.8 * 12)) < 1)
        .map(({ text }) => text)
        .join(' ')
    const [year, month, day] = officeDay(office.clock.now()).split('-')
    expect(values.map((_, index) => line(index))).toEqual([
      'MH12AB1234',
      '30/04/2027',
      'Yes',
      '',
      'नवनाथ शहा',
      'FLAT 4 PUNE',
      '₹1,23,456.50',
      '',
      'NA',
      'शहर',
      data.CaseNo,
      `${day}/${month}/${year}`,
    ])
  })

  test('a printed form is a PDF that is not stored anywhere', async () => {
    const { id } = await office.caseIn('Created', { by: employee })
    const answer = requireSuccess(await fill(await formOf([at('today')]), id, employee))
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
    expect(answer.headers['content-disposition']).toMatch(/^inline; filename\*=UTF-8''Form%2029%20VR-\d+\.pdf$/)
  })

  test('leaves fields blank that the role may not see', async () => {
    const { id } = await office.caseIn('Created', { by: employee })
    const paid = { expenseDetail: { otherCharges: 77, adminCharges: 88 } }
    const body = await office.caseBody(paid)
    const version = (await office.ok(caseEndpoints.details, { as: admin, params: { id } })).version
    await office.ok(caseEndpoints.edit, { as: admin, params: { id }, body: { ...body, version } })
    const form = await formOf([at('expenseDetail.otherCharges'), at('expenseDetail.adminCharges', { y: 90 })])
    expect(await printed(form, id)).toContain('₹88.00')
    expect(await printed(form, id, employee)).toBe('')
  })

  test('a form is refused for a case of another, when it is unknown, and when it is switched off', async () => {
    const { id } = await office.caseIn('Created', { by: employee })
    const form = await formOf([at('today')])
    expect((await fill(form, id, await office.employee())).status).toBe(404)
    expect((await fill(form, UNKNOWN)).status).toBe(404)
    expect((await fill({ id: UNKNOWN }, id)).status).toBe(404)
    expect((await fill(form, 'x')).status).toBe(400)
    requireSuccess(await edit(form, { isActive: false }))
    for (const as of [admin, employee]) {
      const { status, message } = await fill(form, id, as)
      expect([status, message]).toEqual([409, t.officialForms('inactive')])
    }
    expect((await fill(form, id, await office.employee())).status).toBe(404)
  })

  test('a form is 404 when the store has lost its blank', async () => {
    const { id } = await office.caseIn('Created', { by: employee })
    const form = await formOf([])
    const { file_key } = await office.database.db
      .selectFrom('forms')
      .select('file_key')
      .where('id', '=', form.id)
      .executeTakeFirstOrThrow()
    expect((await fill(form, id)).status).toBe(200)
    await office.deps.files.remove(file_key)
    expect((await fill(form, id)).status).toBe(404)
  })
})

describe('several forms', () => {
  const print = (forms: Pick<OfficialForm, 'id'>[], caseId: string, as: Session = admin, reason?: string) =>
    office.call(calls.print, { as, body: { formIds: forms.map(({ id }) => id), caseId, reason } })

  test('several forms are printed as one PDF in the given order, each once', async () => {
    const { id, CaseNo } = await office.caseIn('Created', { by: employee })
    const first = await formOf([at('CaseNo')], await plainPdf(2))
    const second = await formOf([at('text:श्री ₹5', { page: 1 })], await plainPdf(1))
    const answer = await print([second, first, second], id, employee)
    expect((await copiedPages(requireFile(answer))).map((page) => page.trim())).toEqual(['श्री ₹5', CaseNo, ''])
    expect(answer.headers['content-disposition']).toBe(`inline; filename*=UTF-8''Forms%20${CaseNo}.pdf`)
  })

  test('several forms are refused together when one is unknown or off, when there are none, too many, or too large', async () => {
    const { id } = await office.caseIn('Created', { by: employee })
    const form = await formOf([at('today')])
    const off = requireSuccess(await edit(await formOf([]), { isActive: false })).data
    expect((await print([form, { id: UNKNOWN }], id)).status).toBe(404)
    expect((await print([form], id, await office.employee())).status).toBe(404)
    expect(await print([form, off], id)).toMatchObject({ status: 409, message: t.officialForms('inactive') })
    expect((await print([], id)).errors.fields).toEqual({ formIds: t.officialForms('noneChosen') })
    const many = Array.from({ length: 21 }, (_, n) => ({ id: `01900000-0000-7000-8000-0000000001${n + 10}` }))
    expect((await print(many, id)).errors.fields).toEqual({ formIds: t.officialForms('tooManyChosen', { most: 20 }) })
    const { db } = office.database
    await db
      .updateTable('forms')
      .set({ bytes: 4 * 5 * 1024 * 1024 })
      .where('id', '=', form.id)
      .execute()
    expect((await print([form], id)).status).toBe(200)
    expect((await print([form, await formOf([])], id)).errors.fields).toEqual({ formIds: t.officialForms('tooHeavy') })
  })

  test('reveal the Aadhaar numbers once, in the name of the forms that print them', async () => {
    const aadhaar = { sellerAadharNo: '234567890124', buyerAadharNo: '345678901235' }
    const { id } = await office.caseIn('Created', { by: employee, over: { ownerDetails: { ...owners, ...aadhaar } } })
    const forms = [
      await formOf([at('ownerDetails.sellerAadharNo')]),
      await formOf([at('today')]),
      await formOf([at('ownerDetails.buyerAadharNo')]),
    ]
    const [masked] = await pagesOfPdf(requireFile(await print(forms, id, employee)))
    expect(masked?.trim()).toBe('XXXX XXXX 0124')
    const pages = await pagesOfPdf(requireFile(await print(forms, id, employee, 'To file form 29')))
    expect([pages[0]?.trim(), pages[4]?.trim()]).toEqual(Object.values(aadhaar))
    const data = await office.ok(caseEndpoints.history, { as: admin, params: { id } })
    const revealed = data.filter(({ action }) => action === 'Aadhaar revealed')
    expect(revealed.map(({ changes }) => changes.form?.to)).toEqual(['Form 29, Form 29'])
  })
})

describe('Aadhaar numbers', () => {
  const revealed = async (caseId: string) => {
    const answer = await office.call(caseEndpoints.history, { as: admin, params: { id: caseId } })
    return requireSuccess(answer).data.filter(({ action }) => action === 'Aadhaar revealed')
  }
  const [seller, buyer] = ['234567890124', '345678901235']
  const newCase = async (as: Session) => {
    const body = await office.caseBody({ ownerDetails: { ...owners, sellerAadharNo: seller, buyerAadharNo: buyer } })
    return (await office.ok(caseEndpoints.create, { as, body })).id
  }
  const marks = [at('ownerDetails.sellerAadharNo'), at('ownerDetails.buyerAadharNo', { y: 90 })]

  test('Aadhaar numbers are masked without a reason, in full with one, which the history keeps', async () => {
    const caseId = await newCase(employee)
    const form = await formOf(marks)
    expect((await printed(form, caseId, employee)).split('\n')).toEqual(['XXXX XXXX 0124', 'XXXX XXXX 1235'])
    expect(await printed(form, caseId, employee, '  ')).not.toContain(seller)
    expect(await revealed(caseId)).toEqual([])
    expect((await printed(form, caseId, employee, 'To file form 29')).split('\n')).toEqual([seller, buyer])
    const [entry, ...others] = await revealed(caseId)
    expect(others).toEqual([])
    expect(entry?.changes).toEqual({
      reason: { from: null, to: 'To file form 29' },
      form: { from: null, to: 'Form 29' },
    })
  })

  test('Aadhaar numbers are not revealed by a form without them, nor from a case of another', async () => {
    const caseId = await newCase(employee)
    requireFile(await fill(await formOf([at('today')]), caseId, employee, 'To file form 29'))
    expect((await fill(await formOf(marks), caseId, await office.employee(), 'To file form 29')).status).toBe(404)
    expect(await revealed(caseId)).toEqual([])
  })

  test('Aadhaar numbers are not revealed when a form cannot be filled, because the store has lost a blank', async () => {
    const caseId = await newCase(employee)
    const [form, lost] = [await formOf(marks), await formOf(marks)]
    const { file_key } = await office.database.db
      .selectFrom('forms')
      .select('file_key')
      .where('id', '=', lost.id)
      .executeTakeFirstOrThrow()
    await office.deps.files.remove(file_key)
    const reason = 'To file form 29'
    expect((await fill(lost, caseId, employee, reason)).status).toBe(404)
    const body = { caseId, formIds: [form.id, lost.id], reason }
    expect((await office.call(calls.print, { as: employee, body })).status).toBe(404)
    expect(await revealed(caseId)).toEqual([])
  })

  test('count with the limit of reveals, 20 an hour', async () => {
    const other = await office.employee()
    const caseId = await newCase(other)
    const form = await formOf(marks)
    for (let n = 0; n < 10; n += 1) requireFile(await fill(form, caseId, other, 'To file form 29'))
    const reveal = { as: other, params: { id: caseId }, body: { reason: 'To file form 29' } }
    for (let n = 0; n < 10; n += 1) await office.ok(caseEndpoints.revealAadhaar, reveal)
    const answer = await fill(form, caseId, other, 'To file form 29')
    expect([answer.status, Number(answer.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await office.call(caseEndpoints.revealAadhaar, reveal)).status).toBe(429)
    requireFile(await fill(form, caseId, other))
    expect(await revealed(caseId)).toHaveLength(20)
  })
})
